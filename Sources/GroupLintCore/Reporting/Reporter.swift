/// Renders a report in one output format.
package protocol Reporter: Sendable {
    func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8]
}

/// Facts about a run that reports need in addition to the diagnostics.
package struct RunDescription: Sendable {
    /// Absolute path of the directory that the paths of the report are relative to.
    package var root: String
    /// Rules that ran, sorted by id. Computed on request, because the text format does not need them.
    package var rules: [any RuleDescription.Type] { findRules() }
    private let findRules: @Sendable () -> [any RuleDescription.Type]
    /// Exit code of the process if all reports can be written.
    package var exitCode: Int
    /// Whether to show wall times. They differ from run to run.
    package var showsTimings = false
    /// Whether to list diagnostics that comments or the baseline accept.
    package var showsSuppressed = false
    /// The terminal that the report is printed on; nil for pipes, files and CI services.
    package var screen: Screen?
    /// Absolute path of the directory that paths in texts for people are relative to; nil for the root of the run.
    package var pathDirectory: String?
    /// Whether the text for people lists every one of many equal diagnostics.
    package var listsRepeats = false
    /// Files that were saved last, in a run that watches. A terminal shows all their diagnostics, after those of other files.
    package var recentPaths: Set<String> = []
    /// Whether to include counts by rule, category and file.
    package var showsStatistics = false
    /// Whether a diagnostic makes the run fail.
    package var isFailure: @Sendable (Diagnostic) -> Bool = { $0.severity >= .error }
    /// Whether the run used a baseline.
    package var usesBaseline = false
    /// Path of the root relative to the directory that a CI service expects; empty, or with `/` at the end.
    package var servicePrefix = ""
    /// URL of the published Rules.md; nil if there is none.
    package var documentation: String?
    /// The part of the files that was checked, such as `2/4`; nil for all files.
    package var shard: String?
    /// Files that the user named.
    package var namedPaths: Set<String> = []
    /// Name that distinguishes several SARIF logs of one commit, or nil.
    package var category: String?
    /// Owners of a path that is relative to the root, as a CODEOWNERS file names them; nil if the repository has no such file.
    package var owners: (@Sendable (String) -> [String])?
    /// Whether SARIF logs contain the absolute path of the root.
    package var showsAbsoluteBase = false

    /// What a report on a terminal depends on besides files and settings.
    package struct Screen: Sendable {
        /// Whether a baseline can be created for what was reported.
        package var suggestsBaseline: Bool
        /// Number of columns of the terminal; nil if it is unknown.
        package var width: Int?

        package init(suggestsBaseline: Bool, width: Int? = nil) {
            self.suggestsBaseline = suggestsBaseline
            self.width = width
        }
    }

    package init(root: String, findRules: @escaping @Sendable () -> [any RuleDescription.Type], exitCode: Int) {
        self.root = root
        self.findRules = findRules
        self.exitCode = exitCode
    }

    /// URL of a rule's section in Rules.md.
    func address(ofRule id: String) -> String? { documentation.map { "\($0)#\(id)" } }
}

/// Line tables of the files in a report, one for each file.
struct ReportPlaces {
    private let tables: [String: LineTable]
    private let sources: [String: SourceFile]
    private static let none = LineTable([])

    init(_ report: LintReport) {
        sources = report.sources
        tables = report.sources.isEmpty ? [:] : report.sources.mapValues { LineTable($0.bytes) }
    }

    /// Whether the report has the bytes of a file.
    func holds(_ path: String) -> Bool { sources[path] != nil }

    /// Line table of a file; empty when the report does not have the file's bytes.
    func table(_ path: String) -> LineTable { tables[path] ?? Self.none }

    /// The edits of a fix in a file, for programs.
    func edits(of fix: Fix, _ path: String) -> [Fix.Edit] { fix.joinedEdits(in: sources[path]?.bytes ?? []) }

    func span(_ path: String, _ range: SourceRange) -> (start: SourceLocation, end: SourceLocation) {
        let table = table(path)
        return (table.location(range.start), table.location(max(range.start, range.end)))
    }
}
