/// What documents, configuration files and reports know about a rule. `Rule` adds the check.
public protocol RuleDescription: Sendable {
    static var info: RuleInfo { get }
    /// Options with their defaults.
    static var optionSummaries: [RuleOptionSummary] { get }
}

/// Documentation of an option.
public struct RuleOptionSummary: Sendable {
    public let name: String
    public let help: String
    public let defaultValue: RuleOptionValue
    /// Allowed values of a number.
    public let range: ClosedRange<Int>

    public init(name: String, help: String, defaultValue: RuleOptionValue, range: ClosedRange<Int>) {
        self.name = name
        self.help = help
        self.defaultValue = defaultValue
        self.range = range
    }
}

/// The value of an option of a rule.
public enum RuleOptionValue: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case strings([String])
}
