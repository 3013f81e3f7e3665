/// Rules and severities from the command line. They take precedence over every configuration.
///
/// Uses lists because they are short: the first dictionary or set with string keys costs every start of the program
/// 0.1 ms, while the runtime looks up the conformance.
package struct RuleSelection: Sendable {
    package var preset: Preset?
    /// The only rules that run; empty to allow all.
    package var only: [String] = []
    package var enabled: [String] = []
    package var disabled: [String] = []
    /// Severities by rule; the last one for a rule wins.
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

    package func severity(of rule: String) -> Severity? { severities.last { $0.rule == rule }?.severity }

    /// Whether a rule runs.
    ///
    /// - Parameter configured: severity from the configuration, if it has one.
    package func runs(_ info: RuleInfo, configured: Severity?, preset: Preset) -> Bool {
        let id = info.id
        let severity = severity(of: id)
        if disabled.contains(id) || severity == .off { return false }
        if !only.isEmpty { return only.contains(id) }
        if enabled.contains(id) || severity != nil { return true }
        if let configured { return configured != .off }
        return preset.runs(info)
    }
}
