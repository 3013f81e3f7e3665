import GroupLintEngine

/// What is said about the files of a folder.
extension Workspace {
    /// The report of the command line on a file. Until the index is complete, the report is based on the open buffers and the
    /// files near them, and leaves out what other files often decide.
    func report(on path: String) -> LintReport {
        guard settings != nil, lints(path) else { return LintReport() }
        var report = project.report(on: path, load: load)
        if !knowsProject {
            let later = rules.filter { $0.info.needsProject }.map { $0.info.id }
            // Whether a suppression is needed depends on the other files.
            report.diagnostics.removeAll { $0.category == .suppression || later.contains($0.rule) }
        }
        guard let baseline else { return report }
        let match = baseline.match(report, files: [path], rules: runningRules)
        report.diagnostics = match.new.map { report.diagnostics[$0] }
        return report
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

    /// Adds diagnostics of a report to the baseline and writes its file.
    ///
    /// - Parameter positions: indices of the diagnostics.
    mutating func accept(_ report: LintReport, _ positions: [Int]) throws(InputError) {
        if let baselineProblem { throw InputError(kind: .io, message: baselineProblem) }
        let loaded = baseline ?? LoadedBaseline(path: baselinePath, baseline: Baseline([]), root: root)
        let all = BaselineDocument.entries(report, path: loaded.entryPath)
        let entries = loaded.baseline.entries + positions.map { all[$0] }
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
