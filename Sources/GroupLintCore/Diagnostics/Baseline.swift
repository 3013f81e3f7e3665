/// Diagnostics that a project has accepted for now, recognized after the code around them has changed.
public struct Baseline: Equatable, Sendable {
    /// Equal diagnostics of one rule in one declaration.
    public struct Entry: Hashable, Codable, Sendable {
        /// Relative to the directory of the baseline, with `/`.
        public var path: String
        public var rule: String
        /// Declarations around it joined by periods.
        public var scope: String
        /// Key of the rule and of the tokens on the line, as `BaselineHash` makes it.
        public var hash: String
        /// How many there are; at least 1.
        public var count: Int

        public init(path: String, rule: String, scope: String, hash: String, count: Int) {
            self.path = path
            self.rule = rule
            self.scope = scope
            self.hash = hash
            self.count = count
        }
    }

    /// Sorted by path, rule, scope and hash; no two with the same of all four.
    public private(set) var entries: [Entry]

    public init(_ entries: [Entry]) {
        var counts: [Entry: Int] = [:]
        for entry in entries { counts[entry.withCount(0), default: 0] += max(0, entry.count) }
        self.entries = counts.filter { $0.value > 0 }.map { $0.key.withCount($0.value) }.sorted(by: Entry.isOrderedBefore)
    }

    public var count: Int { entries.reduce(0) { $0 + $1.count } }
}

extension Baseline.Entry {
    fileprivate func withCount(_ count: Int) -> Baseline.Entry {
        var entry = self
        entry.count = count
        return entry
    }

    fileprivate static func isOrderedBefore(_ left: Baseline.Entry, _ right: Baseline.Entry) -> Bool {
        for (a, b) in [(left.path, right.path), (left.rule, right.rule), (left.scope, right.scope), (left.hash, right.hash)]
        where a != b {
            return a.utf8.lexicographicallyPrecedes(b.utf8)
        }
        return false
    }
}
