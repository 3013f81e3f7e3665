/// Patterns relative to one directory. The last pattern that matches decides.
package struct PathPatternList: Sendable {
    private let patterns: PatternTable
    private let swiftFilePatterns: PatternTable

    package init(_ patterns: [PathPattern]) {
        self.patterns = PatternTable(patterns)
        swiftFilePatterns = PatternTable(patterns.filter(\.mayNameSwiftFiles))
    }

    /// Parses a `.gitignore`, one pattern per line.
    package init(lines: [UInt8]) {
        let text = lines.starts(with: [0xEF, 0xBB, 0xBF]) ? lines.dropFirst(3) : lines[...]
        self.init(text.split(separator: 0x0A).compactMap { PathPattern($0) })
    }

    package var isEmpty: Bool { patterns.patterns.isEmpty }
    /// Whether a pattern may match a file whose name ends in `.swift`.
    package var mayNameSwiftFiles: Bool { !swiftFilePatterns.patterns.isEmpty }

    /// Whether the last pattern that matches a path is not negated; nil when no pattern matches.
    ///
    /// - Parameter directory: components of the parent directory, relative to the patterns' directory.
    func decision(on name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, _ kind: PathKind) -> Bool? {
        let table = kind == .swiftFile ? swiftFilePatterns : patterns
        return table.last(name, in: directory, isDirectory: kind == .directory).map { !table.patterns[$0].isNegated }
    }
}
