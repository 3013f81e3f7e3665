/// Which comments of a file suppress which of its diagnostics. The work grows with the number of both, not with their product.
struct SuppressionMatches {
    /// For each diagnostic, the index of the first suppression that covers it.
    private(set) var firsts: [Int?]
    /// For each suppression, whether it covers a diagnostic.
    private(set) var isUsed: [Bool]

    /// - Parameter relatives: ids of the rules whose suppressions also cover the diagnostics of a rule; see `RuleInfo`.
    init(_ diagnostics: [Diagnostic], _ suppressions: [Suppression], relatives: (String) -> [String] = { _ in [] }) {
        firsts = [Int?](repeating: nil, count: diagnostics.count)
        isUsed = [Bool](repeating: false, count: suppressions.count)
        let byName = Dictionary(grouping: suppressions.indices) { suppressions[$0].name }
        let forAll = byName[Suppression.everyRule] ?? []
        for (rule, indices) in Dictionary(grouping: diagnostics.indices, by: { diagnostics[$0].rule }) {
            let found = indices.sorted { diagnostics[$0].range.start < diagnostics[$1].range.start }
            let candidates = ([rule] + relatives(rule)).flatMap { byName[$0] ?? [] } + forAll
            match(found, diagnostics, candidates.sorted(), suppressions)
        }
    }

    /// - Parameters:
    ///   - found: indices of the diagnostics of one rule, by their starts.
    ///   - candidates: indices of the suppressions that cover that rule, the first to count first.
    private mutating func match(
        _ found: [Int], _ diagnostics: [Diagnostic], _ candidates: [Int], _ suppressions: [Suppression]
    ) {
        // For each diagnostic, a later one or itself at or before the next one that no suppression covers yet.
        var next = Array(0...found.count)
        func nextFree(_ position: Int) -> Int {
            var position = position
            while next[position] != position {
                next[position] = next[next[position]]
                position = next[position]
            }
            return position
        }
        for candidate in candidates {
            let coverage = suppressions[candidate].coverage
            let start = found.partitionPoint { diagnostics[$0].range.start < coverage.start }
            let end = found.partitionPoint { diagnostics[$0].range.start < coverage.end }
            guard start < end else { continue }
            isUsed[candidate] = true
            var position = nextFree(start)
            while position < end {
                firsts[found[position]] = candidate
                next[position] = position + 1
                position = nextFree(position)
            }
        }
    }
}
