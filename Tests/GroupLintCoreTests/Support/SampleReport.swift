@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A report made by hand: diagnostics mark words in the text of a file.
struct SampleReport {
    var report = LintReport()
    let source: SourceFile
    var run = RunDescription(root: "/repo", findRules: { [SampleRule.self] }, exitCode: 0)

    init(_ text: String, path: String = "App/View.swift") {
        source = SourceFile(path: path, bytes: Array(text.utf8))
        report.sources[path] = source
        report.fileCount = 1
    }

    /// Range of the first occurrence of a text at or after an offset.
    func range(_ text: String) -> SourceRange {
        let needle = Array(text.utf8)
        let start = source.bytes.indices.first { source.bytes[$0...].starts(with: needle) } ?? 0
        return SourceRange(start: UInt32(start), end: UInt32(start + needle.count))
    }

    mutating func add(
        _ marked: String, _ message: String = "runs for every row", severity: Severity = .warning, help: String? = nil,
        related: [(String, String)] = [], fix: Fix? = nil
    ) {
        report.diagnostics.append(
            Diagnostic(
                rule: "sample_rule", category: .lifecycle, severity: severity, confidence: .high, message: message,
                help: help, path: source.path, range: range(marked), scope: "Feed.body",
                related: related.map { RelatedLocation(path: source.path, range: range($0.0), message: $0.1) },
                target: nil, fix: fix))
    }

    /// Marks the last added diagnostic as accepted.
    mutating func accept(_ kind: Acceptance.Kind, reason: String? = nil, at comment: String? = nil) {
        guard var diagnostic = report.diagnostics.popLast() else { return }
        let path = kind == .baseline ? ".grouplint-baseline.json" : source.path
        diagnostic.suppression = Acceptance(kind: kind, reason: reason, path: path, range: comment.map(range))
        report.suppressed.append(diagnostic)
    }

    func text(colored: Bool = false) -> String {
        let reporter = TextReporter(style: TextStyle(isColored: colored))
        return String(decoding: reporter.render(report, run), as: UTF8.self)
    }

}

/// A rule that never runs.
struct SampleRule: Rule {
    var limit = 3
    var names = ["Group"]

    static let info = RuleInfo(
        id: "sample_rule", summary: "Something | happens too often.", category: .lifecycle,
        rationale: "First line\nof a paragraph.\n\nAnother paragraph.",
        cases: [
            RuleCase(.warning, when: "any other place", says: "happens"), RuleCase(.error, when: "in a list", says: "happens"),
        ],
        doubts: [Doubt(.low, when: "in a macro")],
        silentOn: ["previews"],
        fix: "Removes it, which is safe.", sources: ["https://developer.apple.com"], bad: "Group { }", good: "VStack { }",
        exampleTarget: "iOS=14.0", versions: .since(.iOS17), measured: .init(right: 59, read: 72, at: .warning),
        needsTarget: true)

    static let options: [RuleOption<Self>] = [
        .int("limit", \.limit, "most that is accepted"),
        .strings("names", \.names, "names of containers"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {}
}
