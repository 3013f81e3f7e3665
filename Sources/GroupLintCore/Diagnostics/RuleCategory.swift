/// The subject of a rule.
public enum RuleCategory: String, CaseIterable, Sendable {
    /// How often and when `onAppear`, `task` and similar modifiers run.
    case lifecycle
    /// Who owns the data of views, and which changes update them.
    case state
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

    /// Whether rules say what happens when the code runs.
    public var isAboutRunTime: Bool {
        switch self {
        case .lifecycle, .state, .identity, .performance, .navigation, .layout: true
        case .availability, .style, .suppression: false
        }
    }
}
