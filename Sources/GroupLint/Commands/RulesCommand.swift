import GroupLintEngine

extension Program {
    /// Lists or explains rules.
    mutating func showRules(_ request: RuleRequest) -> ExitCode {
        var ids = Set(request.ids)
        for place in request.places {
            guard let found = rulesReporting(at: place, request.options) else { return .failure }
            ids.formUnion(found)
        }
        var shown = rules.filter { ids.contains($0.info.id) }
        var severities: [String: Severity] = [:]
        if let file = request.file {
            guard let running = severitiesOfRules(for: file, request.options) else { return .failure }
            severities = running
            shown = shown.filter { severities[$0.info.id] != nil }
            if shown.isEmpty { note("no \(request.names.isEmpty ? "" : "such ")rule runs for \(file)") }
        } else if let preset = request.preset {
            shown = shown.filter { preset.runs($0.info) }
            for rule in shown { severities[rule.info.id] = .off }
            if shown.isEmpty { note("the preset \(preset.rawValue) runs no such rule") }
        }
        let columns = environment.peopleWidth
        switch request.form {
        case .explanation:
            if request.format == .text { return emitProse(RuleDocuments.explanation(of: shown.descriptions, columns: columns)) }
            return emitReference { try RuleDocuments.explanation(of: shown.descriptions, request.format) }
        case .table:
            let code = emitReference {
                try RuleDocuments.list(shown.descriptions, request.format, severities, columns: columns)
            }
            if request.format == .text, let name = request.names.first(where: { $0.kind == .id }) {
                note("grouplint explain \(name.text) prints what the rule reports, and why")
            }
            return code
        }
    }

    /// Ids of the rules that report in a line; nil if none does or on an error, which has been said.
    private mutating func rulesReporting(at place: CodeLine, _ options: LintOptions) -> Set<String>? {
        var lint = options
        lint.files.paths = [place.file]
        guard var run = run(lint) else { return nil }
        run.progress?.clear()
        run.report.add(run.sources)
        showProblems(run.report, root: run.sources.root, lint)
        if run.incompleteCode != nil { return nil }
        if run.sources.paths.isEmpty || !run.report.uncheckedPaths.isEmpty {
            complain("\(place.file) is not checked; grouplint config explain-path \(place.file) says why")
            return nil
        }
        // A report without diagnostics shows no source.
        let path = run.sources.paths[0]
        guard let source = run.report.sources[path] ?? (try? run.sources.load(path).get()) else { return nil }
        let table = LineTable(source.bytes)
        let last = table.location(UInt32(source.bytes.count)).line
        if place.line > last {
            complain("\(place.file) has only \(last) line\(last == 1 ? "" : "s")")
            return nil
        }
        let lines = run.report.diagnostics.filter { $0.path == source.path }.map { diagnostic in
            (line: table.location(diagnostic.range.start).line, rule: diagnostic.rule)
        }
        let found = lines.filter { $0.line == place.line }
        if found.isEmpty {
            let nearest = lines.min { abs($0.line - place.line) < abs($1.line - place.line) }
            let hint = nearest.map { "; the nearest report is in line \($0.line): \($0.rule)" } ?? ""
            complain("nothing is reported in line \(place.line) of \(place.file)\(hint)")
        }
        return found.isEmpty ? nil : Set(found.map(\.rule))
    }

    /// Configured severities of the rules that run for a file, by id, `off` for those that choose the severity case by case.
    /// Nil on an error, which has been reported. An excluded file has none.
    private mutating func severitiesOfRules(for file: String, _ options: LintOptions) -> [String: Severity]? {
        guard let (loaded, path, isLeftOut) = loadConfiguration(of: file, options) else { return nil }
        var severities: [String: Severity] = [:]
        for rule in isLeftOut ? [] : loaded.resolver.explain(path).rules {
            guard let configured = rule.configured, configured.severity != .off else { continue }
            severities[rule.info.id] = configured.severity ?? .off
        }
        return severities
    }
}
