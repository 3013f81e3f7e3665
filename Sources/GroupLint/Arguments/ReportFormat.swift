import GroupLintEngine

/// Formats of reports; the raw value is the name in `--format`.
enum ReportFormat: String, CaseIterable {
    case text
    case compact
    case xcode
    case json
    case ndjson
    case sarif
    case github
    case gitlab
    case junit
    case checkstyle
    case markdown
    case html
    case rdjson
}

extension ReportFormat {
    /// Properties of a format that the program, its tests and its scripts use.
    struct Record {
        /// Who uses the format, as in README. Lower case, no full stop.
        var help: String
        /// File extension of the approved sample in Fixtures/Reporters.
        var ending: String
        /// Whether the report, or each of its lines, is JSON.
        var isJSON = false
        /// Whether people read it in a terminal. Tables may then follow it.
        var isPlain = false
        /// Environment variable that holds the directory to which the service expects relative paths.
        var pathVariable: String?
        var makeReporter: (_ style: TextStyle, _ showsSummary: Bool) -> any Reporter
    }

    /// The table of all formats.
    var record: Record {
        switch self {
        case .text:
            Record(help: "people: code, further places, remedy", ending: "txt", isPlain: true) {
                TextReporter(style: $0, showsSummary: $1)
            }
        case .compact:
            Record(help: "editors and `grep`: one line each", ending: "compact.txt", isPlain: true) { _, _ in CompactReporter() }
        case .xcode: Record(help: "build phases and plugins", ending: "xcode.txt") { _, _ in XcodeReporter() }
        case .json: Record(help: "programs", ending: "json", isJSON: true) { _, _ in JSONReporter() }
        case .ndjson: Record(help: "programs", ending: "ndjson", isJSON: true) { _, _ in NDJSONReporter() }
        case .sarif: Record(help: "code scanning", ending: "sarif", isJSON: true) { _, _ in SARIFReporter() }
        case .github:
            Record(help: "annotations of GitHub Actions", ending: "github.txt", pathVariable: "GITHUB_WORKSPACE") { _, _ in
                GitHubReporter()
            }
        case .gitlab:
            Record(help: "Code Quality of GitLab", ending: "gitlab.json", isJSON: true, pathVariable: "CI_PROJECT_DIR") { _, _ in
                GitLabReporter()
            }
        case .junit: Record(help: "every other CI service", ending: "junit.xml") { _, _ in JUnitReporter() }
        case .checkstyle: Record(help: "every other CI service", ending: "checkstyle.xml") { _, _ in CheckstyleReporter() }
        case .markdown: Record(help: "step summaries and comments", ending: "md") { _, _ in MarkdownReporter() }
        case .html: Record(help: "people in a browser", ending: "html") { _, _ in HTMLReporter() }
        case .rdjson: Record(help: "reviewdog", ending: "rdjson", isJSON: true) { _, _ in RDJSONReporter() }
        }
    }

    /// A table for scripts. Each line has a name, `json` or `text`, and the help text, separated by tabs.
    static var table: String {
        allCases.map { format in
            let record = format.record
            return "\(format.rawValue)\t\(record.isJSON ? "json" : "text")\t\(record.help)\n"
        }.joined()
    }
}
