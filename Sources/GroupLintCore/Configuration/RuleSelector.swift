/// What a user writes to name rules: the id of a rule, a pattern such as `group_*`, a category, or `all`.
package struct RuleSelector: Equatable, Sendable {
    /// What the text is; the less specific comes first.
    package enum Kind: Int, Sendable {
        case all
        case category
        case pattern
        case id
    }

    package let text: String
    package let kind: Kind

    init(_ text: String, _ kind: Kind) {
        self.text = text
        self.kind = kind
    }

    /// The selector of one rule.
    package init(id: String) {
        self.init(id, .id)
    }

    /// Whether a text is a pattern rather than a name.
    static func isPattern(_ text: String) -> Bool { text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

    package func matches(_ info: RuleInfo) -> Bool {
        switch kind {
        case .all: true
        case .category: info.category.rawValue == text
        case .pattern: Wildcards.match(Array(text.utf8)[...], Array(info.id.utf8)[...])
        case .id: info.id == text
        }
    }

    /// Whether another selector says more exactly which rules are meant: an id more than a pattern, a pattern more than a
    /// category, and of two patterns the one with more letters.
    package func isLessSpecific(than other: RuleSelector) -> Bool {
        (kind.rawValue, letterCount) < (other.kind.rawValue, other.letterCount)
    }

    /// Number of bytes that a pattern fixes; 0 for other kinds.
    private var letterCount: Int { kind == .pattern ? text.utf8.count { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") } : 0 }
}

/// All rules by the names that users write for them. The command line, configurations and editors all ask it.
package struct RuleNames: Sendable {
    private let rules: [RuleInfo]

    package init(_ rules: [RuleInfo]) {
        self.rules = rules
    }

    /// The word that names every rule.
    package static let everyRule = "all"

    package var ids: [String] { rules.map(\.id) }

    /// Categories that have a rule.
    package var categories: [RuleCategory] {
        RuleCategory.allCases.filter { category in rules.contains { $0.category == category } }
    }

    /// Every name that is not a pattern.
    package var words: [String] { ids + categories.map(\.rawValue) + [Self.everyRule] }

    /// Finds what a text names.
    package func selector(_ text: String) throws(UnknownRule) -> RuleSelector {
        if rules.contains(where: { $0.id == text }) { return RuleSelector(id: text) }
        if text == Self.everyRule || text == "*" { return RuleSelector(text, .all) }
        guard RuleSelector.isPattern(text) else {
            if rules.contains(where: { $0.category.rawValue == text }) { return RuleSelector(text, .category) }
            if text.hasSuffix(".swift") {
                throw UnknownRule("\"\(text)\" is a file; write \(text):LINE to name what is reported there", nearest: "", in: [])
            }
            throw UnknownRule("unknown rule \"\(text)\"", nearest: text, in: words)
        }
        let pattern = RuleSelector(text, .pattern)
        if rules.contains(where: pattern.matches) { return pattern }
        throw UnknownRule("no rule matches \"\(text)\"", nearest: text, in: likelyPatterns)
    }

    /// Rules that at least one of the selectors names, in the order of the rules.
    package func ids(matching selectors: [RuleSelector]) -> [String] {
        rules.filter { info in selectors.contains { $0.matches(info) } }.map(\.id)
    }

    /// Patterns that match the first or the last words of an id.
    private var likelyPatterns: [String] {
        ids.flatMap { id in
            id.indices.filter { id[$0] == "_" }.flatMap { ["\(id[...$0])*", "*\(id[$0...])"] }
        }
    }
}

/// An error for a text that names no rule.
package struct UnknownRule: Error {
    /// Lower case, no period.
    package let message: String
    private let text: String
    private let candidates: [String]

    init(_ message: String, nearest text: String, in candidates: [String]) {
        self.message = message
        self.text = text
        self.candidates = candidates
    }

    /// What to write instead. Compares the text with all candidates.
    package var help: String {
        let nearest = SpellingSuggestion.nearest(to: text, in: candidates) ?? Self.extended(text, candidates)
        return nearest.map { "did you mean \"\($0)\"?" } ?? Self.plainHelp
    }

    /// What to do if nothing is suggested.
    package static let plainHelp = "grouplint rules lists them all"

    /// The first name that contains a part of an id, or that begins almost like it: `unstopable_timer`.
    private static func extended(_ text: String, _ candidates: [String]) -> String? {
        guard text.count > 3, text.utf8.count <= SpellingSuggestion.longestWord else { return nil }
        if let whole = candidates.first(where: { $0.contains(text.lowercased()) }) { return whole }
        let beginnings = candidates.filter { $0.count > text.count }.map { String($0.prefix(text.count + 1)) }
        guard let beginning = SpellingSuggestion.nearest(to: text, in: beginnings) else { return nil }
        return candidates.first { $0.hasPrefix(beginning) }
    }
}
