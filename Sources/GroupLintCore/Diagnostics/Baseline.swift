/// Diagnostics that a project accepts for now. They are recognized even after the code around them has changed.
public struct Baseline: Equatable, Sendable {
    /// Diagnostics of one rule in one declaration with the same hash.
    public struct Entry: Hashable, Codable, Sendable {
        /// Path relative to the directory of the baseline, with `/` as the separator.
        public var path: String
        public var rule: String
        /// Enclosing declarations joined by periods, as in `Diagnostic.scope`.
        public var scope: String
        /// Hash of the rule and of the tokens on the line, made by `BaselineHash`.
        public var hash: String
        /// Number of diagnostics; at least 1.
        public var count: Int

        public init(path: String, rule: String, scope: String, hash: String, count: Int) {
            self.path = path
            self.rule = rule
            self.scope = scope
            self.hash = hash
            self.count = count
        }
    }

    /// Sorted by path, rule, scope and hash. No two entries are equal in all four.
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
