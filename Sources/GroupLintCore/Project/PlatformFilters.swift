/// Files and directories that a target compiles for some of its platforms only, as the column "Filters" of Xcode says.
struct PlatformFilters: Sendable {
    /// For each path a number with one bit for each platform, in the order of `Platform.allCases`.
    private var masks = NameTable()
    private var isEmpty = true

    /// - Parameters:
    ///   - path: see `ProjectPath.name`.
    ///   - spellings: names of platforms in a project file, such as `ios` and `maccatalyst`. Others are ignored.
    mutating func insert(_ path: Name, _ spellings: [String]) {
        var mask: Int32 = 0
        for platform in spellings.compactMap(Platform.init(spelling:)) { mask |= Self.bit(platform) }
        masks.insert(path, mask)
        isEmpty = false
    }

    /// The versions of the platforms that a file is compiled for.
    ///
    /// - Parameter path: see `ProjectPath.ancestry`.
    func apply(to targets: DeploymentTargets, _ path: [Name]) -> DeploymentTargets {
        guard !isEmpty, let mask = path.lazy.compactMap({ masks[$0] }).first else { return targets }
        var result = targets
        for (platform, _) in targets.versions.pairs where mask & Self.bit(platform) == 0 { result[platform] = nil }
        return result
    }

    private static func bit(_ platform: Platform) -> Int32 { 1 << Int32(Platform.allCases.firstIndex(of: platform) ?? 31) }
}
