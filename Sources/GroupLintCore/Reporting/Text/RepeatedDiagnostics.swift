/// Shortens a list of diagnostics for people. If a file has many with the same rule and message, only the first few are shown;
/// of older spellings, which can be many hundreds, only the first.
package struct RepeatedDiagnostics {
    private struct Key: Hashable {
        var path: String
        var rule: String
        var message: String

        init(_ diagnostic: Diagnostic) {
            path = diagnostic.path
            rule = diagnostic.rule
            message = diagnostic.message
        }
    }

    /// Most diagnostics of one kind that are all shown.
    static let limit = 4
    /// How many are shown of a kind that has more.
    package static let shownCount = 3

    /// Numbers of diagnostics by kind; only of kinds with more than `limit`.
    private var counts: [Key: Int] = [:]
    private var seen: [Key: Int] = [:]

    init(_ diagnostics: [Diagnostic]) {
        if diagnostics.count < 2 { return }
        for diagnostic in diagnostics where Self.canBeHidden(diagnostic) { counts[Key(diagnostic), default: 0] += 1 }
        let summarized = Set(diagnostics.lazy.filter(Self.isSummarized).map(\.rule))
        counts = counts.filter { $0.value > (summarized.contains($0.key.rule) ? 1 : Self.limit) }
    }

    /// Errors have to be corrected one by one. Suppressed diagnostics are listed only when the user asks for them.
    private static func canBeHidden(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity < .error && diagnostic.suppression == nil
    }

    /// Whether one diagnostic stands for all equal ones of a file.
    private static func isSummarized(_ diagnostic: Diagnostic) -> Bool { diagnostic.category == .migration }

    /// Number of equal diagnostics that are left out after this one; nil if this one is left out. Call it once for each
    /// diagnostic, in order.
    mutating func leftOutCount(after diagnostic: Diagnostic) -> Int? {
        guard !counts.isEmpty, Self.canBeHidden(diagnostic) else { return 0 }
        let key = Key(diagnostic)
        guard let count = counts[key] else { return 0 }
        let number = seen[key, default: 0] + 1
        seen[key] = number
        let shown = Self.isSummarized(diagnostic) ? 1 : Self.shownCount
        if number > shown { return nil }
        return number == shown ? count - number : 0
    }
}
