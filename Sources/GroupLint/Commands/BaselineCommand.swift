import GroupLintEngine

/// A baseline and the directory that its paths are relative to.
struct LoadedBaseline {
    /// Absolute.
    var path: String
    var baseline: Baseline
    /// Absolute path that report paths are relative to.
    var root: String

    private var directory: String { FilePath.parent(path) }

    /// Converts a path of the report to a path relative to the baseline.
    func entryPath(_ path: String) -> String { FilePath.relative(FilePath.join(root, path), to: directory) }

    /// Matches the diagnostics of a report against the baseline.
    ///
    /// - Parameter files: paths of the linted files whose project was read, as in the report. Only there can an entry be
    ///   stale.
    /// - Parameter isOnlyOfName: see `BaselineMatch.Scope`; nil if no other run checks other files.
    func match(
        _ report: LintReport, files: [String], rules: [any RuleDescription.Type],
        isOnlyOfName: (@Sendable (String) -> Bool)? = nil
    ) -> BaselineMatch {
        let unread = report.uncheckedPaths.union(report.problems.lazy.filter { $0.kind != .parse }.map(\.path))
        let linted = Set(files.filter { !unread.contains($0) }.map(entryPath))
        let directory = directory
        var scope = BaselineMatch.Scope(rules: Set(rules.map { $0.info.id })) {
            linted.contains($0)
        } exists: {
            // A link whose target is missing is a file that could not be linted.
            let path = FilePath.join(directory, $0)
            return FilePath.exists(path) || FilePath.isLink(path)
        }
        scope.isOnlyOfName = isOnlyOfName
        return BaselineMatch(BaselineDocument.entries(report, path: entryPath), against: baseline, scope)
    }
}

extension Program {
    /// The baseline of a run, or nil when there is none.
    ///
    /// - Throws: an error if the baseline cannot be read or is invalid.
    func loadBaseline(_ options: LintOptions, _ loaded: LoadedConfiguration, root: String) throws(InputError) -> LoadedBaseline? {
        if options.ignoresBaseline { return nil }
        let configured = options.baseline == nil ? loaded.resolver.rootConfiguration?.baseline : nil
        let path = baselinePath(options, loaded, root: root)
        guard FilePath.exists(path) || options.baseline != nil || configured != nil else { return nil }
        do throws(InputError) {
            let bytes = try options.baseline == nil ? FileReader.settings(at: path, below: root) : FileReader.document(at: path)
            return LoadedBaseline(path: path, baseline: try BaselineDocument.read(bytes), root: root)
        } catch {
            let place = configured.map { ", which \($0.place) names," } ?? ""
            throw InputError(
                kind: .io, message: "the baseline \"\(FilePath.relative(path, to: root))\"\(place) \(error.message)")
        }
    }

    /// Absolute path of the baseline, which may not exist. The command line comes first, then the configuration of the
    /// root, then the default path.
    func baselinePath(_ options: LintOptions, _ loaded: LoadedConfiguration, root: String) -> String {
        let named = options.baseline.map { FilePath.absolute($0, from: environment.workingDirectory) }
        let configured = loaded.resolver.rootConfiguration?.baseline?.path
        return FilePath.normalized(named ?? FilePath.absolute(configured ?? BaselineDocument.fileName, from: root))
    }

    // MARK: Commands

    /// `grouplint baseline create|update|prune|check`.
    mutating func baseline(_ action: BaselineAction, _ options: LintOptions, acceptsNew: Bool) -> ExitCode {
        guard var run = run(options) else { return .failure }
        run.report.add(run.sources)
        if run.report.problems.contains(where: { $0.kind == .io || $0.kind == .internal }) {
            showProblems(run.report, root: run.sources.root, options)
            complain("\(run.sources.paths.isEmpty ? "no file" : "not every file") could be linted; the baseline was not changed")
            return .failure
        }
        // Entries of these files are neither checked nor removed.
        let unread = run.report.problems.filter { $0.kind == .skipped }
        if !unread.isEmpty {
            var report = run.report
            report.problems = unread
            showProblems(report, root: run.sources.root, options)
        }
        FileWatch.enter(.baseline, "")
        do throws(InputError) {
            if action == .create { return try createBaseline(run, options) }
            guard let baseline = try loadBaseline(options, run.loaded, root: run.sources.root) else {
                throw InputError(kind: .io, message: "there is no baseline; create one with grouplint baseline create")
            }
            let match = baseline.match(run.report, files: run.sources.pathsWithProject, rules: run.findRules())
            return try carryOut(
                action, baseline, match, run.report, acceptsNew: acceptsNew,
                below: options.baseline == nil ? run.sources.root : nil)
        } catch {
            complain(error.message)
            return .failure
        }
    }

    private mutating func createBaseline(_ run: LintRun, _ options: LintOptions) throws(InputError) -> ExitCode {
        let path = baselinePath(options, run.loaded, root: run.sources.root)
        func shown(_ isTerminal: Bool) -> String {
            FilePath.relative(path, to: isTerminal && environment.isForPeople ? environment.workingDirectory : run.sources.root)
        }
        if FilePath.exists(path) {
            let name = shown(environment.errorsAreTerminal)
            throw InputError(
                kind: .io,
                message: "\"\(name)\" already exists; to add what is new, use grouplint baseline update --accept-new")
        }
        let loaded = LoadedBaseline(path: path, baseline: Baseline([]), root: run.sources.root)
        let baseline = Baseline(BaselineDocument.entries(run.report, path: loaded.entryPath))
        try write(baseline, to: path, below: options.baseline == nil ? run.sources.root : nil)
        let name = shown(environment.outputIsTerminal)
        let written = FilePath.normalized(FilePath.absolute(name, from: environment.workingDirectory))
        let place = written == path ? "" : " in \(run.sources.root)"
        return emit("wrote \(counted(baseline.count)) to \(escapingControls(name + place))\n")
    }

    private mutating func carryOut(
        _ action: BaselineAction, _ loaded: LoadedBaseline, _ match: BaselineMatch, _ report: LintReport,
        acceptsNew: Bool, below root: String?
    ) throws(InputError) -> ExitCode {
        let stale = match.stale.reduce(0) { $0 + $1.count }
        let all = BaselineDocument.entries(report, path: loaded.entryPath)
        let new = match.new.map { all[$0] }
        switch action {
        case .create: return .failure
        case .check:
            for entry in match.stale { writeError(visiblePath("\(entry.path): \(entry.rule) in \(entry.scope) is stale") + "\n") }
            let text = "\(counted(loaded.baseline.count)), \(stale) stale, \(new.count) new\n"
            return emit(text) == .success ? stale > 0 ? .diagnostics : .success : .failure
        case .prune:
            try write(Baseline(match.kept), to: loaded.path, below: root)
            return emit("removed \(counted(stale)); \(loaded.baseline.count - stale) left\n")
        case .update:
            let kept = Baseline(match.kept + (acceptsNew ? new : []))
            try write(kept, to: loaded.path, below: root)
            for entry in new {
                writeError(
                    visiblePath("\(entry.path): \(entry.rule) in \(entry.scope) is new\(acceptsNew ? " and was added" : "")")
                        + "\n")
            }
            if !new.isEmpty, !acceptsNew { note("use --accept-new to add new diagnostics to the baseline") }
            return emit("\(counted(kept.count)); removed \(stale), added \(acceptsNew ? new.count : 0)\n")
        }
    }

    private func counted(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

    private func write(_ baseline: Baseline, to path: String, below root: String?) throws(InputError) {
        guard let bytes = try? BaselineDocument.bytes(baseline) else {
            throw InputError(kind: .internal, message: "the baseline could not be encoded")
        }
        do throws(WriteError) {
            try OutputFile.write(bytes, to: path, below: root)
        } catch {
            throw InputError(kind: .io, message: "\"\(path)\" could not be written: \(error.text)")
        }
    }
}

extension LintReport {
    /// Moves diagnostics that the baseline suppresses to `suppressed`, and records stale entries.
    ///
    /// - Parameter isPart: whether other runs report on the other files.
    mutating func accept(
        _ baseline: LoadedBaseline?, _ sources: SourceSet, _ findRules: () -> [any RuleDescription.Type], isPart: Bool = false
    ) {
        guard let baseline else { return }
        let match = baseline.match(
            self, files: sources.pathsWithProject, rules: findRules(), isOnlyOfName: isPart ? sources.isOnlyOfName : nil)
        let new = Set(match.new)
        let path = FilePath.relative(baseline.path, to: baseline.root)
        for (position, diagnostic) in diagnostics.enumerated() where !new.contains(position) {
            var diagnostic = diagnostic
            diagnostic.suppression = Acceptance(kind: .baseline, reason: nil, path: path, range: nil)
            suppressed.append(diagnostic)
        }
        diagnostics = match.new.map { diagnostics[$0] }
        suppressed.sort(by: Diagnostic.isOrderedBefore)
        stale = match.stale.map { entry in
            var entry = entry
            entry.path = FilePath.relative(FilePath.join(FilePath.parent(baseline.path), entry.path), to: baseline.root)
            return entry
        }
        guard isPart else { return }
        let own = Set(sources.paths)
        staleUnlessMoved = stale.filter { !own.contains($0.path) }
        stale.removeAll { !own.contains($0.path) }
    }
}
