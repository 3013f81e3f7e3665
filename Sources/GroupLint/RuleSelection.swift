import GroupLintCore

/// Which rules run, as the command line says.
struct RuleSelection {
    /// Nil when `--only` was not given.
    var only: Set<String>?
    var enabled: Set<String>?
    var disabled: Set<String>?
    var severities: [String: Severity] = [:]

    /// The rules that run, sorted by id. A rule that is off by default runs only when it is asked for by name.
    func rules(of all: [any Rule.Type]) -> [ConfiguredRule] {
        all.filter { runs($0.info) }
            .sorted { $0.info.id < $1.info.id }
            .map { ConfiguredRule($0.init(), severity: severities[$0.info.id]) }
    }

    private func runs(_ info: RuleInfo) -> Bool {
        let id = info.id
        if disabled?.contains(id) ?? false || severities[id] == .off { return false }
        if enabled?.contains(id) ?? false { return true }
        if let only { return only.contains(id) }
        return info.severity != .off || severities[id] != nil
    }
}
