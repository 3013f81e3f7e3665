/// The versions of all systems that came out with one version of iOS.
package struct ReleaseYear: Sendable {
    /// Major version of iOS, from 13 on.
    private let iOS: Int

    package static let iOS15 = ReleaseYear(iOS: 15)
    package static let iOS16 = ReleaseYear(iOS: 16)
    package static let iOS18 = ReleaseYear(iOS: 18)

    /// The words of the catalog, from that of the first year on.
    static let words: StaticString = "since13 since14 since15 since16 since17 since18"
    static let first = 13

    private init(iOS: Int) {
        self.iOS = iOS
    }

    /// Nil for 0, which stands for no version.
    init?(_ iOS: UInt8) {
        guard iOS > 0 else { return nil }
        self.init(iOS: Int(iOS))
    }

    /// The first visionOS came after iOS 17 and has all that came before it.
    package var versions: [Platform: OSVersion] {
        var versions: [Platform: OSVersion] = [
            .iOS: OSVersion(iOS), .macOS: iOS > 13 ? OSVersion(iOS - 3) : OSVersion(10, 15), .tvOS: OSVersion(iOS),
            .watchOS: OSVersion(iOS - 7), .macCatalyst: OSVersion(iOS),
        ]
        if iOS > 17 { versions[.visionOS] = OSVersion(iOS - 16) }
        return versions
    }
}
