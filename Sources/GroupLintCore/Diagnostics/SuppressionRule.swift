/// The rules about suppression comments. The raw value of a case is the id of the rule.
///
/// The linter reports these rules itself, because only the linter knows which diagnostics the comments hide. No other rule
/// is known to Core.
public enum SuppressionRule: String, CaseIterable, Sendable {
    case blanket = "blanket_suppression"
    case malformed = "malformed_suppression"
    case missingReason = "missing_reason_suppression"
    case unclosed = "unclosed_suppression"
    case unknown = "unknown_suppression"
    case unused = "unused_suppression"

    /// The cases that the rule reports.
    package var cases: [RuleCase] { SuppressionFinding.allCases.filter { $0.rule == self }.map(\.ruleCase) }
}

/// A kind of problem with a suppression comment.
public enum SuppressionFinding: CaseIterable, Sendable {
    case hidesEveryRule
    case namesNoRule
    case namesSeveralRules
    case malformed
    case givesNoReason
    case unclosed
    case unknown
    case unused

    public var rule: SuppressionRule {
        switch self {
        case .hidesEveryRule, .namesNoRule, .namesSeveralRules: .blanket
        case .malformed: .malformed
        case .givesNoReason: .missingReason
        case .unclosed: .unclosed
        case .unknown: .unknown
        case .unused: .unused
        }
    }

    public var ruleCase: RuleCase {
        switch self {
        case .hidesEveryRule:
            RuleCase(
                .warning, when: "all in a region or file",
                says: "`all` hides nothing here, because it works only with `:this`, `:next` and `:previous`")
        case .namesNoRule: RuleCase(.warning, when: "no id at all", says: "this comment has no effect, because it names no rule")
        case .namesSeveralRules:
            RuleCase(
                .warning, when: "a category or a pattern instead of ids",
                says: "`{name}` has no effect here, because a comment must name each rule by its id")
        case .malformed: RuleCase(.warning, says: "{mistake}")
        case .givesNoReason: RuleCase(.warning, says: "this comment gives no reason")
        case .unclosed:
            RuleCase(
                .error, says: "`{rule}` stays switched off up to the {end}, because no `grouplint:enable` follows")
        case .unknown: RuleCase(.warning, says: "there is no rule `{rule}`")
        case .unused: RuleCase(.warning, says: "this {part} hides nothing, because {silence} here")
        }
    }

    /// The smallest change that helps, in lower case without a period; nil if it depends on the comment.
    public var help: String? {
        switch self {
        case .givesNoReason: "add a reason after two hyphens: `-- reason`"
        case .hidesEveryRule, .namesNoRule, .namesSeveralRules, .malformed, .unclosed, .unknown, .unused: nil
        }
    }
}
