/// The rules about comments that switch rules off, with their ids. The linter reports them itself, because it alone knows
/// what the comments of a file hide. Core knows these rules and no other.
public enum SuppressionRule: String, CaseIterable, Sendable {
    case blanket = "blanket_suppression"
    case malformed = "malformed_suppression"
    case missingReason = "missing_reason_suppression"
    case unclosed = "unclosed_suppression"
    case unknown = "unknown_suppression"
    case unused = "unused_suppression"

    /// Everything that the rule says.
    var cases: [RuleCase] { SuppressionFinding.allCases.filter { $0.rule == self }.map(\.ruleCase) }
}

/// What is wrong with a comment.
public enum SuppressionFinding: CaseIterable, Sendable {
    case hidesEveryRule
    case namesNoRule
    case malformed
    case givesNoReason
    case unclosed
    case unknown
    case unused

    public var rule: SuppressionRule {
        switch self {
        case .hidesEveryRule, .namesNoRule: .blanket
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
                says: "all hides every rule, also those to come; only :this and :next take it")
        case .namesNoRule: RuleCase(.warning, when: "no id at all", says: "the comment names no rule")
        case .malformed: RuleCase(.warning, says: "{mistake}")
        case .givesNoReason: RuleCase(.warning, says: "no reason is given")
        case .unclosed:
            RuleCase(.error, says: "the region of \"{rule}\" is not closed by grouplint:enable in the same braces")
        case .unknown: RuleCase(.warning, says: "there is no rule \"{rule}\"")
        case .unused: RuleCase(.warning, says: "{silence} here")
        }
    }

    /// The smallest change, in lower case without a full stop; nil where it depends on the comment.
    public var help: String? {
        switch self {
        case .hidesEveryRule, .namesNoRule: "name the rules that are accepted here"
        case .malformed: "write grouplint:disable:next rule_id -- reason"
        case .givesNoReason: "say why behind two hyphens"
        case .unclosed: "close it with grouplint:enable, or use :next, :this or :file"
        case .unknown, .unused: nil
        }
    }
}
