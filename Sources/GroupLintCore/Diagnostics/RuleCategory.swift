/// The subject of a rule.
public enum RuleCategory: String, CaseIterable, Sendable {
    /// How often and when `onAppear`, `task` and similar modifiers run.
    case lifecycle
    /// Which views keep their state when something changes.
    case identity
    /// Unnecessary work.
    case performance
    case navigation
    case availability
    case layout
    case style
    /// Comments that disable rules.
    case suppression
}
