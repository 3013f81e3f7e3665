/// Apple platforms that SwiftUI runs on.
public enum Platform: String, CaseIterable, Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
    case visionOS
    case macCatalyst

    /// Accepts the spellings of the compiler and of package manifests. Ignores case.
    public init?(spelling: String) {
        let lower = spelling.lowercased()
        if lower == "ipados" {
            self = .iOS
            return
        }
        if lower == "osx" {
            self = .macOS
            return
        }
        if lower == "xros" {
            self = .visionOS
            return
        }
        if lower == "catalyst" {
            self = .macCatalyst
            return
        }
        guard let match = Platform.allCases.first(where: { $0.rawValue.lowercased() == lower }) else { return nil }
        self = match
    }
}

/// Version `major.minor.patch` of an operating system.
public struct OSVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int
    public var patch: Int

    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Parses one to three numbers separated by periods.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { UInt16($0) }.map(Int.init)
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    public static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

/// Lowest OS versions that the code must run on. The code is not built for a platform that is not listed. An empty
/// value means that nothing is known; rules that depend on a version stay silent then.
public struct DeploymentTargets: Hashable, Sendable {
    public private(set) var versions: PlatformVersions

    public init(_ versions: PlatformVersions = [:]) {
        self.versions = versions
    }

    public var isUnknown: Bool { versions.isEmpty }

    public subscript(platform: Platform) -> OSVersion? {
        get { versions[platform] }
        set { versions[platform] = newValue }
    }

    /// Platforms in a fixed order whose target is below the version that is given for them.
    public func platforms(below limits: PlatformVersions) -> [(platform: Platform, version: OSVersion)] {
        versions.pairs.compactMap { platform, target in
            guard let limit = limits[platform], target < limit else { return nil }
            return (platform, target)
        }
    }
}
