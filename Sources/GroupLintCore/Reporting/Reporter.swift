/// Turns a report into the bytes of one output format.
package protocol Reporter: Sendable {
    func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8]
}

/// What a report says about the run besides what it found.
package struct RunDescription: Sendable {
    /// Absolute path that the paths of the report are relative to.
    package var root: String
    /// Rules that ran, sorted by id. Found out when they are asked for: the text for people has no need of them.
    package var rules: [any Rule.Type] { findRules() }
    private let findRules: @Sendable () -> [any Rule.Type]
    /// Exit code that the process will end with, provided that every report can be written.
    package var exitCode: Int
    /// Whether wall times are shown, which differ from run to run.
    package var showsTimings = false
    /// Whether what comments and the baseline accept is listed too.
    package var showsSuppressed = false
    /// Whether counts by rule and directory are part of the report.
    package var showsStatistics = false
    /// Whether diagnostics were held against a baseline.
    package var usesBaseline = false
    /// What leads from the directory that a service counts paths from to the root; empty, or with `/` at its end.
    package var servicePrefix = ""
    /// Address of Rules.md, which the sections of rules are behind; nil where nobody has published it.
    package var documentation: String?
    /// Which part of the files was checked, such as `2/4`; nil for all.
    package var shard: String?
    /// Name of this kind of run among others of the same commit, or nil.
    package var category: String?
    /// Whether SARIF logs state where the root lies on this machine.
    package var showsAbsoluteBase = false

    package init(root: String, findRules: @escaping @Sendable () -> [any Rule.Type], exitCode: Int) {
        self.root = root
        self.findRules = findRules
        self.exitCode = exitCode
    }

    /// Where people read about a rule.
    func address(ofRule id: String) -> String? { documentation.map { "\($0)#\(id)" } }
}

/// Line tables of the files that a report points into, made once for each.
struct ReportPlaces {
    private let tables: [String: LineTable]
    private static let none = LineTable([])

    init(_ report: LintReport) {
        tables = report.sources.isEmpty ? [:] : report.sources.mapValues { LineTable($0.bytes) }
    }

    /// An empty table when the bytes of the file are not part of the report.
    func table(_ path: String) -> LineTable { tables[path] ?? Self.none }

    func span(_ path: String, _ range: SourceRange) -> (start: SourceLocation, end: SourceLocation) {
        let table = table(path)
        return (table.location(range.start), table.location(max(range.start, range.end)))
    }
}
