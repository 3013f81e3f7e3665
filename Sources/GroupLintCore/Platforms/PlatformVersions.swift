/// A version for some platforms.
///
/// A list with a place for each platform. A dictionary in its place makes the runtime look for the conformance of its keys,
/// which every start would pay for.
public struct PlatformVersions: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// Empty, or one place for each platform in the order of `Platform.allCases`.
    private var places: [OSVersion?] = []

    public init() {}

    public init(dictionaryLiteral elements: (Platform, OSVersion)...) {
        for (platform, version) in elements { self[platform] = version }
    }

    public var isEmpty: Bool { places.isEmpty }

    public var count: Int { places.count { $0 != nil } }

    public subscript(platform: Platform) -> OSVersion? {
        get { places.isEmpty ? nil : places[platform.place] }
        set {
            if places.isEmpty {
                guard newValue != nil else { return }
                places = [OSVersion?](repeating: nil, count: Platform.allCases.count)
            }
            places[platform.place] = newValue
            if places.allSatisfy({ $0 == nil }) { places = [] }
        }
    }

    /// Platforms that have a version, in the order of `Platform.allCases`.
    public var pairs: [(platform: Platform, version: OSVersion)] {
        Platform.allCases.compactMap { platform in self[platform].map { (platform, $0) } }
    }
}

extension Platform {
    /// Position in `Platform.allCases`.
    fileprivate var place: Int {
        switch self {
        case .iOS: 0
        case .macOS: 1
        case .tvOS: 2
        case .watchOS: 3
        case .visionOS: 4
        case .macCatalyst: 5
        }
    }
}
