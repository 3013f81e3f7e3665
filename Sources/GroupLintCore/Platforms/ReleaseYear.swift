/// The OS versions that Apple released together with one version of iOS.
public enum ReleaseYear: UInt8, Sendable {
    case iOS15 = 15
    case iOS16
    case iOS17
    case iOS18

    /// Version of each platform. The first visionOS came after iOS 17 and has all earlier features.
    public var versions: [Platform: OSVersion] {
        let iOS = Int(rawValue)
        var versions: [Platform: OSVersion] = [
            .iOS: OSVersion(iOS), .macOS: OSVersion(iOS - 3), .tvOS: OSVersion(iOS), .watchOS: OSVersion(iOS - 7),
            .macCatalyst: OSVersion(iOS),
        ]
        if iOS > 17 { versions[.visionOS] = OSVersion(iOS - 16) }
        return versions
    }
}
