/// One check. A value without mutable state whose stored properties are its options at their defaults.
package protocol Rule: Sendable {
    static var info: RuleInfo { get }
    static var options: [RuleOption<Self>] { get }

    /// A rule with every option at its default.
    init()

    /// Reports what the rule has to say about one file.
    func check(_ file: ViewFile, _ context: inout RuleContext)
}

extension Rule {
    package static var options: [RuleOption<Self>] { [] }

    /// Options with their defaults, for documents.
    package static var optionSummaries: [RuleOptionSummary] {
        let defaults = Self()
        return options.map { RuleOptionSummary(name: $0.name, help: $0.help, defaultValue: $0.value(in: defaults), range: $0.range) }
    }
}

/// What documents say about an option.
package struct RuleOptionSummary: Sendable {
    package let name: String
    package let help: String
    package let defaultValue: RuleOptionValue
    /// Numbers that a number may be.
    package let range: ClosedRange<Int>
}
