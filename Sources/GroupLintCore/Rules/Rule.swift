/// One check. A rule is a value without mutable state; its stored properties are its options, initially at their
/// defaults.
public protocol Rule: Sendable {
    static var info: RuleInfo { get }
    static var options: [RuleOption<Self>] { get }

    /// A rule with every option at its default.
    init()

    /// Checks one file and reports diagnostics to the context.
    func check(_ file: ViewFile, _ context: inout RuleContext)
}

extension Rule {
    public static var options: [RuleOption<Self>] { [] }

    /// Options with their defaults, for documents.
    public static var optionSummaries: [RuleOptionSummary] {
        let defaults = Self()
        return options.map {
            RuleOptionSummary(name: $0.name, help: $0.help, defaultValue: $0.value(in: defaults), range: $0.range)
        }
    }
}

/// Documentation of an option.
public struct RuleOptionSummary: Sendable {
    public let name: String
    public let help: String
    public let defaultValue: RuleOptionValue
    /// Allowed values of a number.
    public let range: ClosedRange<Int>
}
