/// One check. A value without mutable state whose stored properties are its options at their defaults.
public protocol Rule: Sendable {
    static var info: RuleInfo { get }
    static var options: [RuleOption<Self>] { get }

    /// A rule with every option at its default.
    init()

    /// Reports what the rule has to say about one file.
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

/// What documents say about an option.
public struct RuleOptionSummary: Sendable {
    public let name: String
    public let help: String
    public let defaultValue: RuleOptionValue
    /// Numbers that a number may be.
    public let range: ClosedRange<Int>
}
