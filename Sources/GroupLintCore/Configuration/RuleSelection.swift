/// Which rules run and how, as the command line says: the last word over every configuration.
///
/// Lists, because they are short and every start of the program makes them: the first dictionary or set with text as keys
/// costs a tenth of a millisecond, while the runtime looks for the conformance.
package struct RuleSelection: Sendable {
    package var preset: Preset?
    /// The only rules that run; empty when all may.
    package var only: [String] = []
    package var enabled: [String] = []
    package var disabled: [String] = []
    /// The last for a rule counts.
    package var severities: [RuleSeverity] = []

    package struct RuleSeverity: Equatable, Sendable {
        package var rule: String
        package var severity: Severity

        package init(_ rule: String, _ severity: Severity) {
            self.rule = rule
            self.severity = severity
        }
    }

    package init() {}

    func severity(of rule: String) -> Severity? { severities.last { $0.rule == rule }?.severity }

    /// Whether a rule runs, when the configuration has nothing or something to say about it.
    func runs(_ info: RuleInfo, configured: Severity?, preset: Preset) -> Bool {
        let id = info.id
        let severity = severity(of: id)
        if disabled.contains(id) || severity == .off { return false }
        if !only.isEmpty { return only.contains(id) }
        if enabled.contains(id) || severity != nil { return true }
        if let configured { return configured != .off }
        return preset.runs(info)
    }
}
