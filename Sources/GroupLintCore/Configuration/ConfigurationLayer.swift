/// A configuration file with its patterns in tables. Several configurations that extend the file share it.
package struct ConfigurationLayer: Sendable {
    let file: ConfigurationFile
    let lines: LineTable
    let exclude: PathPatternList
    private let include: PatternTable
    /// The patterns of `paths` of all overrides.
    private let overridePaths: PatternTable
    /// Position of the override of each pattern in `overridePaths`.
    private let owners: [Int]
    /// The patterns of `exclude` of each override.
    private let overrideExcludes: [PatternTable]

    package init(_ file: ConfigurationFile, lines: LineTable) {
        self.file = file
        self.lines = lines
        include = PatternTable(file.include.map(\.pattern))
        exclude = PathPatternList(file.exclude.map(\.pattern))
        overridePaths = PatternTable(file.overrides.flatMap { $0.paths.map(\.pattern) })
        owners = file.overrides.enumerated().flatMap { position, override in override.paths.map { _ in position } }
        overrideExcludes = file.overrides.map { PatternTable($0.exclude.map(\.pattern)) }
    }

    /// Whether `include` matches a file or a directory above it.
    func includes(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool { !include.covering(path).isEmpty }

    /// Positions of the overrides that apply to a file, in their order.
    ///
    /// - Parameter path: components, relative to the directory of the configuration.
    func overrides(for path: [ArraySlice<UInt8>]) -> [Int] {
        var found: [Int] = []
        for pattern in overridePaths.covering(path[...]) where found.last != owners[pattern] {
            if overrideExcludes[owners[pattern]].covering(path[...]).isEmpty { found.append(owners[pattern]) }
        }
        return found
    }
}
