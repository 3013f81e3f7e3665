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
        // As a rule they come from a file that is sorted already.
        let isSorted = zip(entries, entries.dropFirst()).allSatisfy(Entry.isOrderedBefore)
        if isSorted, entries.allSatisfy({ $0.count > 0 }) {
            self.entries = entries
            return
        }
        var merged: [Entry] = []
        for entry in entries.sorted(by: Entry.isOrderedBefore) where entry.count > 0 {
            if let last = merged.last, !Entry.isOrderedBefore(last, entry) {
                merged[merged.count - 1].count += entry.count
            } else {
                merged.append(entry)
            }
        }
        self.entries = merged
    }

    public var count: Int { entries.reduce(0) { $0 + $1.count } }
}

extension Baseline.Entry {
    fileprivate static func isOrderedBefore(_ left: Baseline.Entry, _ right: Baseline.Entry) -> Bool {
        if precedesInBytes(left.path, right.path) { return true }
        if precedesInBytes(right.path, left.path) { return false }
        if precedesInBytes(left.rule, right.rule) { return true }
        if precedesInBytes(right.rule, left.rule) { return false }
        if precedesInBytes(left.scope, right.scope) { return true }
        if precedesInBytes(right.scope, left.scope) { return false }
        return precedesInBytes(left.hash, right.hash)
    }
}
