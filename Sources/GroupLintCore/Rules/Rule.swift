/// One check. A rule is a value without mutable state; its stored properties are its options, initially at their
/// defaults.
public protocol Rule: RuleDescription {
    static var options: [RuleOption<Self>] { get }

    /// A rule with every option at its default.
    init()

    /// Checks one file and reports diagnostics to the context.
    func check(_ file: ViewFile, _ context: inout RuleContext)
}

extension Rule {
    public static var options: [RuleOption<Self>] { [] }

    public static var optionSummaries: [RuleOptionSummary] {
        let defaults = Self()
        return options.map {
            RuleOptionSummary(name: $0.name, help: $0.help, defaultValue: $0.value(in: defaults), range: $0.range)
        }
    }
}

extension [any Rule.Type] {
    /// The rules as their descriptions. An implicit conversion of the array would ask the runtime about each rule.
    public var descriptions: [any RuleDescription.Type] { map { $0 } }
}
