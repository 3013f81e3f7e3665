import GroupLintEngine

/// What is said about the files of a folder.
extension Workspace {
    /// The report of the command line on a file. Until the index is complete, the report is based on the open buffers and the
    /// files near them, and leaves out what other files often decide.
    func report(on path: String) -> LintReport {
        var report = wholeReport(on: path)
        report.diagnostics = positions(ofNewIn: report, path).map { report.diagnostics[$0] }
        return report
    }

    /// The report on a file with what is in the baseline.
    private func wholeReport(on path: String) -> LintReport {
        guard settings != nil, lints(path) else { return LintReport() }
        var report = project.report(on: path, load: load)
        if !knowsProject {
            let later = rules.filter { $0.info.needsProject }.map { $0.info.id }
            // Whether a suppression is needed depends on the other files.
            report.diagnostics.removeAll { $0.category == .suppression || later.contains($0.rule) }
        }
        return report
    }

    /// Positions of the diagnostics that are not in the baseline.
    private func positions(ofNewIn report: LintReport, _ path: String) -> [Int] {
        baseline?.match(report, files: [path], rules: runningRules).new ?? Array(report.diagnostics.indices)
    }

    private var runningRules: [any RuleDescription.Type] {
        settings?.resolver.runningRules(project.linter.configuration) ?? []
    }

    /// UTF-8 text of a file after all of its safe fixes; nil when there are none.
    func fixed(_ path: String) -> [UInt8]? {
        guard let settings else { return nil }
        var policy = FixPolicy()
        settings.resolver.complete(&policy)
        let (workspace, report) = (self, report(on: path))
        let fixer = Fixer(policy) { changed in
            var copy = workspace
            for (path, bytes) in changed { copy.setBuffer(path, bytes) }
            return copy.report(on: path)
        }
        return fixer.fix(report).files.first { $0.path == path }?.bytes
    }

    /// The views of a file, or of one type in it, as text.
    func outlineText(_ path: String, type: String?) -> String {
        guard case .success(let source) = load(path) else { return "" }
        let outline = project.outline(of: source, type: type) { try? load($0).get() }
        return ViewOutlineText.render([outline], style: TextStyle(isColored: false))
    }

    /// The last view type whose name starts at or before a byte offset; nil if there is none.
    func type(at offset: UInt32, in path: String) -> String? {
        viewTypes(in: path).last { $0.range.start <= offset }?.name
    }

    /// View types of a file, with the ranges of their names.
    func viewTypes(in path: String) -> [(name: String, range: SourceRange)] {
        guard case .success(let source) = load(path) else { return [] }
        return project.viewTypes(in: source)
    }

    /// Adds a diagnostic of a file to the baseline and writes its file.
    mutating func accept(_ diagnostic: Diagnostic, in path: String) throws(InputError) {
        // Another program may have written the file since, and not every editor says so.
        loadBaseline()
        if let baselineProblem { throw InputError(kind: .io, message: baselineProblem) }
        let report = wholeReport(on: path)
        let position = positions(ofNewIn: report, path).first { position in
            let other = report.diagnostics[position]
            return other.rule == diagnostic.rule && other.range == diagnostic.range && other.message == diagnostic.message
        }
        guard let position else { return }
        let loaded = baseline ?? LoadedBaseline(path: baselinePath, baseline: Baseline([]), root: root)
        let entries = loaded.baseline.entries + [BaselineDocument.entries(report, path: loaded.entryPath)[position]]
        guard let bytes = try? BaselineDocument.bytes(Baseline(entries)) else {
            throw InputError(kind: .internal, message: "the baseline could not be encoded")
        }
        do throws(WriteError) {
            try OutputFile.write(bytes, to: loaded.path, below: root)
        } catch {
            throw InputError(kind: .io, message: "\"\(loaded.path)\" could not be written: \(error.text)")
        }
        loadBaseline()
    }
}
