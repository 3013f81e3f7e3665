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
    /// What taps and gestures reach.
    case interaction
    /// What VoiceOver and other assistive apps say and reach.
    case accessibility
    case availability
    case layout
    case style
    /// Older spellings of SwiftUI's API.
    case migration
    /// Comments that disable rules.
    case suppression

    /// What the rules are about, in lower case without a period.
    public var summary: String {
        switch self {
        case .lifecycle: "how often and when `onAppear`, `task` and similar modifiers run"
        case .state: "who owns the data of views, and which changes update them"
        case .identity: "which views keep their state when something changes"
        case .performance: "unnecessary work"
        case .navigation: "links, destinations, sheets and other presentations"
        case .interaction: "what taps and gestures reach"
        case .accessibility: "what VoiceOver and other assistive apps say and reach"
        case .availability: "code that needs a later OS version or Xcode"
        case .layout: "how many views there are, and where they are"
        case .style: "code that has no effect"
        case .migration: "older spellings of SwiftUI's API"
        case .suppression: "comments that switch rules off"
        }
    }

    /// Whether rules say what happens when the code runs.
    public var isAboutRunTime: Bool {
        switch self {
        case .lifecycle, .state, .identity, .performance, .navigation, .layout, .interaction, .accessibility: true
        case .availability, .style, .migration, .suppression: false
        }
    }
}
