/// What a rule is about.
public enum RuleCategory: String, CaseIterable, Sendable {
    /// How often and when `onAppear`, `task` and friends run.
    case lifecycle
    /// Which views keep their state when something changes.
    case identity
    /// Work that is done for nothing.
    case performance
    case navigation
    case availability
    case layout
    case style
    /// Comments that switch rules off.
    case suppression
}
