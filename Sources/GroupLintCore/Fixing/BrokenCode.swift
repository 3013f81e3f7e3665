extension SyntaxTree {
    /// Whether the top-level declarations that a range touches have a syntax problem. The parser may have misread their code,
    /// so no fix changes it.
    package func isBroken(at range: SourceRange) -> Bool {
        if problems.isEmpty { return false }
        let touched = root.children().map(\.range).filter { $0.start <= range.end && range.start <= $0.end }
        let start = min(range.start, touched.first?.start ?? range.start)
        let end = max(range.end, touched.last?.end ?? range.end)
        return problems.contains { $0.range.start <= end && start <= $0.range.end }
    }

    /// The fix if it can be applied. Readers must not be promised a fix that is then left out.
    package func applicable(_ fix: Fix?) -> Fix? {
        guard let fix, fix.applicability != .manual, let hull = fix.hull else { return fix }
        return isBroken(at: hull) ? nil : fix
    }
}
