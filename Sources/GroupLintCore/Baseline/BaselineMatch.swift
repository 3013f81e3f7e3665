/// Compares the diagnostics of a report with a baseline.
package struct BaselineMatch: Sendable {
    /// Positions of the diagnostics that are not in the baseline.
    package private(set) var new: [Int] = []
    /// Entries that are still found, with their current places, and entries that the run did not check.
    package private(set) var kept: [Baseline.Entry] = []
    /// Entries that are no longer found, although their rule ran and their file was linted or deleted.
    package private(set) var stale: [Baseline.Entry] = []

    private var left: [Baseline.Entry]
    private var isMatched: [Bool]

    /// What the run checked. Only there can an entry be stale.
    package struct Scope: Sendable {
        /// Whether a file was linted.
        package var wasLinted: @Sendable (String) -> Bool
        /// Whether the file exists.
        package var exists: @Sendable (String) -> Bool
        /// Ids of the rules that ran.
        package var rules: Set<String>

        package init(
            rules: Set<String>, wasLinted: @escaping @Sendable (String) -> Bool,
            exists: @escaping @Sendable (String) -> Bool
        ) {
            self.rules = rules
            self.wasLinted = wasLinted
            self.exists = exists
        }
    }

    /// - Parameter found: one entry with a count of 1 for each diagnostic, in the order of the report.
    package init(_ found: [Baseline.Entry], against baseline: Baseline, _ scope: Scope) {
        left = baseline.entries
        isMatched = [Bool](repeating: false, count: found.count)
        // First places that did not change, then moves within a file, then renamed files.
        match(found) { $0.path == $1.path && $0.scope == $1.scope }
        match(found) { $0.path == $1.path }
        match(found) { $0.scope == $1.scope && !scope.exists($1.path) }
        new = isMatched.indices.filter { !isMatched[$0] }
        var notSeen: [Baseline.Entry] = []
        for entry in left where entry.count > 0 {
            let isGone = scope.rules.contains(entry.rule) && (scope.wasLinted(entry.path) || !scope.exists(entry.path))
            if isGone { stale.append(entry) } else { notSeen.append(entry) }
        }
        kept = Baseline(zip(found, isMatched).filter(\.1).map(\.0) + notSeen).entries
    }

    private mutating func match(
        _ found: [Baseline.Entry], _ isSame: (_ found: Baseline.Entry, _ entry: Baseline.Entry) -> Bool
    ) {
        let byKey = Dictionary(grouping: left.indices) { left[$0].rule + "\0" + left[$0].hash }
        for (position, diagnostic) in found.enumerated() where !isMatched[position] {
            let candidates = byKey[diagnostic.rule + "\0" + diagnostic.hash] ?? []
            guard let entry = candidates.first(where: { left[$0].count > 0 && isSame(diagnostic, left[$0]) }) else {
                continue
            }
            left[entry].count -= 1
            isMatched[position] = true
        }
    }
}
