/// The OS versions that Apple released together with one version of iOS.
public enum ReleaseYear: UInt8, Sendable {
    case iOS15 = 15
    case iOS16
    case iOS17
    case iOS18
    /// Since iOS 26, all versions have the same number.
    case iOS27 = 27

    /// The first visionOS came after iOS 17 and has all that came before it.
    public var versions: PlatformVersions {
        let iOS = Int(rawValue)
        if iOS > 25 {
            let version = OSVersion(iOS)
            return [
                .iOS: version, .macOS: version, .tvOS: version, .watchOS: version, .macCatalyst: version, .visionOS: version,
            ]
        }
        var versions: PlatformVersions = [
            .iOS: OSVersion(iOS), .macOS: OSVersion(iOS - 3), .tvOS: OSVersion(iOS), .watchOS: OSVersion(iOS - 7),
            .macCatalyst: OSVersion(iOS),
        ]
        if iOS > 17 { versions[.visionOS] = OSVersion(iOS - 16) }
        return versions
    }
}
