/// Which rules run and how, as the command line says: the last word over every configuration.
package struct RuleSelection: Sendable {
    package var preset: Preset?
    /// Nil when `--only` was not given.
    package var only: Set<String>?
    package var enabled: Set<String>?
    package var disabled: Set<String>?
    package var severities: [String: Severity] = [:]

    package init() {}

    /// Whether a rule runs, when the configuration has nothing or something to say about it.
    func runs(_ info: RuleInfo, configured: Severity?, preset: Preset) -> Bool {
        let id = info.id
        if disabled?.contains(id) ?? false || severities[id] == .off { return false }
        if enabled?.contains(id) ?? false || severities[id] != nil { return only?.contains(id) ?? true }
        if let only { return only.contains(id) }
        if let configured { return configured != .off }
        return preset.runs(info)
    }
}
