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
    ///   - recentPaths: files of which nothing is left out, and which come last.
    init(_ diagnostics: [Diagnostic], isComplete: Bool, recentPaths: Set<String> = []) {
        addOthers(recentPaths.isEmpty ? diagnostics : diagnostics.filter { !recentPaths.contains($0.path) }, isComplete)
        if recentPaths.isEmpty { return }
        items += Self.mostSevereLast(diagnostics.filter { recentPaths.contains($0.path) }).map { Item(diagnostic: $0) }
    }

    private mutating func addOthers(_ diagnostics: [Diagnostic], _ isComplete: Bool) {
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
