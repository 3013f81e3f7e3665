import GroupLintEngine

extension Program {
    /// Lists or explains rules.
    mutating func showRules(_ request: RuleRequest) -> ExitCode {
        var shown = rules.filter { request.ids.contains($0.info.id) }
        var severities: [String: Severity] = [:]
        if let file = request.file {
            guard let running = severitiesOfRules(for: file, request.options) else { return .failure }
            severities = running
            shown = shown.filter { severities[$0.info.id] != nil }
            if shown.isEmpty { note("no \(request.names.isEmpty ? "" : "such ")rule runs for \(file)") }
        } else if let preset = request.preset {
            shown = shown.filter { preset.runs($0.info) }
            for rule in shown { severities[rule.info.id] = rule.info.severity }
            if shown.isEmpty { note("the preset \(preset.rawValue) runs no such rule") }
        }
        switch request.form {
        case .explanation: return emitReference { try RuleDocuments.explanation(of: shown.descriptions, request.format) }
        case .table:
            let columns = environment.outputWidth()
            let code = emitReference {
                try RuleDocuments.list(shown.descriptions, request.format, severities, columns: columns)
            }
            if request.format == .text, let name = request.names.first(where: { $0.kind == .id }) {
                note("grouplint explain \(name.text) prints what the rule reports, and why")
            }
            return code
        }
    }

    /// Severities of the rules that run for a file, by id; nil on an error, which has been reported. An excluded file has none.
    private mutating func severitiesOfRules(for file: String, _ options: LintOptions) -> [String: Severity]? {
        guard let (loaded, path, isLeftOut) = loadConfiguration(of: file, options) else { return nil }
        var severities: [String: Severity] = [:]
        for rule in isLeftOut ? [] : loaded.resolver.explain(path).rules {
            guard let configured = rule.configured, configured.severity != .off else { continue }
            severities[rule.info.id] = configured.severity ?? rule.info.severity
        }
        return severities
    }
}
