/// The diagnostics of a report on a terminal: the most severe last, where a reader starts, and of each rule only the first
/// few.
struct ScreenList {
    struct Item {
        var diagnostic: Diagnostic
        /// Number of diagnostics of the same rule and severity that are left out after this one.
        var leftOut = 0
    }

    /// A rule at one severity. A rule with warnings and infos never hides its warnings behind the infos.
    private struct Kind: Hashable {
        var rule: String
        var severity: Severity
    }

    private(set) var items: [Item] = []

    /// - Parameters:
    ///   - diagnostics: in the order of reports.
    ///   - isComplete: whether to leave out nothing.
    init(_ diagnostics: [Diagnostic], isComplete: Bool) {
        var counts: [Kind: Int] = [:]
        for diagnostic in diagnostics where !isComplete && Self.canBeLeftOut(diagnostic) {
            counts[Self.kind(diagnostic), default: 0] += 1
        }
        var seen: [Kind: Int] = [:]
        for diagnostic in Self.mostSevereLast(diagnostics) {
            let kind = Self.kind(diagnostic)
            guard let count = counts[kind], count > RepeatedDiagnostics.limit, Self.canBeLeftOut(diagnostic) else {
                items.append(Item(diagnostic: diagnostic))
                continue
            }
            let number = seen[kind, default: 0] + 1
            seen[kind] = number
            let shown = RepeatedDiagnostics.shownCount
            if number > shown { continue }
            items.append(Item(diagnostic: diagnostic, leftOut: number == shown ? count - shown : 0))
        }
    }

    private static func kind(_ diagnostic: Diagnostic) -> Kind { Kind(rule: diagnostic.rule, severity: diagnostic.severity) }

    /// Errors have to be corrected one by one. Suppressed diagnostics are listed only when the user asks for them.
    private static func canBeLeftOut(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity < .error && diagnostic.suppression == nil
    }

    /// Suppressed ones first, then by severity; the order within a severity stays.
    private static func mostSevereLast(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var result = diagnostics.filter { $0.suppression != nil }
        let active = diagnostics.filter { $0.suppression == nil }
        for severity in Severity.allCases.sorted() { result += active.filter { $0.severity == severity } }
        return result
    }
}

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
        var text = hidden > 0 ? "\(hidden) more \(hidden == 1 ? "rule" : "rules"), less severe (--stats lists all)\n" : ""
        for row in rows.suffix(Self.ruleLimit) {
            let count = String(row.count)
            let padding = String(repeating: " ", count: width - count.utf8.count)
            let name = row.severity.rawValue
            let gap = String(repeating: " ", count: 7 - min(7, name.utf8.count))
            text += "\(padding)\(count) \(style.paint(row.severity))\(gap)  \(escapingControls(row.rule))\n"
        }
        return text + "\n"
    }

    /// - Parameter suggestsBaseline: whether a baseline can be created for what was reported.
    func nextStep(suggestsBaseline: Bool) -> String {
        guard let rule = ScreenList(report.diagnostics, isComplete: true).items.last?.diagnostic.rule else { return "" }
        let explain = "Next: grouplint explain \(escapingControls(rule))"
        guard suggestsBaseline, all.count >= Self.manyDiagnostics else { return explain + "\n" }
        return explain + ", or grouplint baseline create to see only new ones\n"
    }
}
