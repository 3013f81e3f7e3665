/// Compares the diagnostics of a report with a baseline.
package struct BaselineMatch: Sendable {
    /// Positions of the diagnostics that are not in the baseline.
    package private(set) var new: [Int] = []
    /// Entries that are no longer found, although their rule ran and their file was linted or deleted.
    package private(set) var stale: [Baseline.Entry] = []

    private let found: [Baseline.Entry]
    private var left: [Baseline.Entry]
    private var isMatched: [Bool]
    /// Entries that the run did not check.
    private var notSeen: [Baseline.Entry] = []

    /// What the run checked. Only there can an entry be stale.
    package struct Scope: Sendable {
        /// Whether a file was linted.
        package var wasLinted: @Sendable (String) -> Bool
        /// Whether the file exists.
        package var exists: @Sendable (String) -> Bool
        /// Ids of the rules that ran.
        package var rules: Set<String>
        /// Whether only one file of all has a name; nil if no other run checks other files. If one does, an entry of a file that
        /// is gone is given only to the one file with its name, because two runs could give it to one file each.
        package var isOnlyOfName: (@Sendable (String) -> Bool)?

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
        self.found = found
        left = baseline.entries
        isMatched = [Bool](repeating: false, count: found.count)
        let wanted = Set(found.map { Key($0) })
        let known = wanted.isEmpty ? [] : left.indices.filter { wanted.contains(Key(left[$0])) }
        // First places that did not change, then moves within a file, then renamed files.
        match(among: known) { Key($0, path: $0.path, scope: $0.scope) }
        match(among: known) { Key($0, path: $0.path) }
        match(among: known, where: { !scope.exists($0.path) }) { entry in
            guard let isOnly = scope.isOnlyOfName else { return Key(entry, scope: entry.scope) }
            let name = String(entry.path.split(separator: "/").last ?? "")
            return Key(entry, path: isOnly(name) ? name : entry.path, scope: entry.scope)
        }
        new = isMatched.indices.filter { !isMatched[$0] }
        var last: (path: String, isGone: Bool)?
        for entry in left where entry.count > 0 {
            // Entries are sorted by path.
            if last?.path != entry.path { last = (entry.path, scope.wasLinted(entry.path) || !scope.exists(entry.path)) }
            if last?.isGone == true, scope.rules.contains(entry.rule) { stale.append(entry) } else { notSeen.append(entry) }
        }
    }

    /// Entries that are still found, with their current places, and entries that the run did not check.
    package var kept: [Baseline.Entry] { Baseline(zip(found, isMatched).filter(\.1).map(\.0) + notSeen).entries }

    /// What an entry and a diagnostic must have in common.
    private struct Key: Hashable {
        var rule: String
        var hash: String
        var path: String?
        var scope: String?

        init(_ entry: Baseline.Entry, path: String? = nil, scope: String? = nil) {
            (rule, hash, self.path, self.scope) = (entry.rule, entry.hash, path, scope)
        }
    }

    /// Matches diagnostics with the entries that have the same key, in their order.
    ///
    /// - Parameter known: positions of the entries in `left` that can match at all.
    private mutating func match(
        among known: [Int], where isPossible: (Baseline.Entry) -> Bool = { _ in true }, by key: (Baseline.Entry) -> Key
    ) {
        guard isMatched.contains(false) else { return }
        var candidates: [Key: [Int]] = [:]
        for position in known.reversed() where left[position].count > 0 {
            candidates[key(left[position]), default: []].append(position)
        }
        for (position, diagnostic) in found.enumerated() where !isMatched[position] {
            let key = key(diagnostic)
            while let entry = candidates[key]?.last {
                if left[entry].count > 0, isPossible(left[entry]) {
                    left[entry].count -= 1
                    isMatched[position] = true
                    break
                }
                candidates[key]?.removeLast()
            }
        }
    }
}
