/// What a terminal shows around the summary: counts by rule above it, and below it what to do next.
struct ScreenEnd {
    let report: LintReport
    let style: TextStyle

    /// Most rules in the list of counts.
    private static let ruleLimit = 10
    /// Fewer diagnostics than this are looked at one by one; a baseline is not suggested.
    private static let manyDiagnostics = 10

    private var all: [Diagnostic] { report.diagnostics + report.omitted }

    /// Numbers of diagnostics by rule and severity, the most severe and largest last; empty for a single rule.
    var counts: String {
        var numbers: [Severity: [String: Int]] = [:]
        for diagnostic in all { numbers[diagnostic.severity, default: [:]][diagnostic.rule, default: 0] += 1 }
        let rows = Severity.allCases.sorted().flatMap { severity in
            (numbers[severity] ?? [:]).sorted { ($1.value, $0.key) > ($0.value, $1.key) }
                .map { (count: $0.value, severity: severity, rule: $0.key) }
        }
        guard rows.count > 1 else { return "" }
        let hidden = rows.count - Self.ruleLimit
        let width = rows.map { String($0.count).utf8.count }.max() ?? 1
        var text = hidden > 0 ? "\(hidden) more \(hidden == 1 ? "rule" : "rules") (--statistics lists all)\n" : ""
        for row in rows.suffix(Self.ruleLimit) {
            let count = String(row.count)
            let padding = String(repeating: " ", count: width - count.utf8.count)
            let name = row.severity.rawValue
            let gap = String(repeating: " ", count: 7 - min(7, name.utf8.count))
            text += "\(padding)\(count) \(style.paint(row.severity))\(gap)  \(escapingControls(row.rule))\n"
        }
        return text + "\n"
    }

    /// - Parameters:
    ///   - suggestsBaseline: whether a baseline can be created for what was reported.
    ///   - recentPaths: files whose diagnostics are the last in the list.
    func nextStep(suggestsBaseline: Bool, _ recentPaths: Set<String>) -> String {
        let list = ScreenList(report.diagnostics, isComplete: true, recentPaths: recentPaths)
        guard let rule = list.items.last?.diagnostic.rule else { return "" }
        let explain = "Next: grouplint explain \(escapingControls(rule))"
        guard suggestsBaseline, all.count >= Self.manyDiagnostics else { return explain + "\n" }
        return explain + ", or grouplint baseline create to see only new ones\n"
    }
}
