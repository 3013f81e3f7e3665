/// The pipeline of a run: parse and summarize every file, merge the summaries into the project index, and run the
/// rules on the view trees. A file is parsed again only if a rule asks for its syntax.
package struct Linter: Sendable {
    package let configuration: LintConfiguration

    package init(_ configuration: LintConfiguration) {
        self.configuration = configuration
    }

    /// Lints files by path. `load` is called up to three times for each path, from several threads.
    ///
    /// - Parameter context: more files of the project. They are read, but not reported on.
    /// - Parameter keep: gets the indexes of the run, which are freed otherwise.
    package func lint(
        _ paths: [String], context: [String] = [], load: @escaping @Sendable (String) -> Result<SourceFile, InputError>,
        keep: ((ProjectIndexes) -> Void)? = nil
    ) -> LintReport {
        let whole = Stopwatch()
        var phase = whole
        var timings = LintTimings(areKept: configuration.measuresRules)
        var report = LintReport()
        let shown = check(paths, context, load, keep, &report, &timings, &phase)
        addSources(shown, load, &report)
        report.problems.sort(by: InputProblem.isOrderedBefore)
        timings.add("read what is shown", &phase)
        if configuration.measuresRules {
            report.timings = timings
            report.durationMilliseconds = whole.elapsed.microseconds / 1000
        }
        return report
    }

    /// Runs all passes. A separate function, which frees their data before the sources to show are read.
    ///
    /// - Returns: the hashes of the files that the report shows.
    private func check(
        _ paths: [String], _ context: [String], _ load: @escaping @Sendable (String) -> Result<SourceFile, InputError>,
        _ keep: ((ProjectIndexes) -> Void)?, _ report: inout LintReport, _ timings: inout LintTimings, _ phase: inout Stopwatch
    ) -> [String: UInt64] {
        // No file is replaced later, so none keeps its names.
        let names = RunNames(configuration.folders)
        let summaries = summarize(paths, context, load, &report, names)
        timings.add("read and parse", &phase)
        FileWatch.enter(.merging, "")
        let indexes = ProjectIndexes(summaries, configuration, names)
        timings.add("index the project", &phase)
        FileWatch.enter(.checking, "")
        check(context.isEmpty ? nil : paths, of: indexes, load, &report, &timings)
        keep?(indexes)
        timings.add("check", &phase)
        return indexes.hashes(ofFilesIn: report)
    }

    /// Builds the project index of files by path, without running rules. Files that cannot be read are left out.
    package func index(
        _ paths: [String], load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> ProjectIndex {
        var report = LintReport()
        return ProjectIndex(summarize(paths, [], load, &report))
    }

    /// Summary of one file.
    package static func summary(of source: SourceFile) -> FileSummary { FileSummary(FileSummary.tree(of: source)) }

    /// What other files see of a file.
    func summary(of source: SourceFile) -> FileSummary { Self.summary(of: seen(source)) }

    /// The code of a file that other files see: none if no target compiles it.
    private func seen(_ source: SourceFile) -> SourceFile {
        configuration.isLeftOut(source.path) ? SourceFile(path: source.path, bytes: []) : source
    }

    /// Summaries of files by path, without those that cannot be read.
    package func summaries(
        _ paths: [String], load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> [FileSummary] {
        var report = LintReport()
        return summarize(paths, [], load, &report)
    }

    /// Checks some files of existing indexes. The caller's stack must be deep enough for the parser.
    ///
    /// - Parameters:
    ///   - paths: the files to check; nil for all.
    ///   - readings: what reading the files found.
    package func check(
        _ paths: [String]?, of indexes: ProjectIndexes, readings: LintReport = LintReport(),
        load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> LintReport {
        var report = readings
        var timings = LintTimings(areKept: configuration.measuresRules)
        check(paths, of: indexes, load, &report, &timings)
        addSources(indexes.hashes(ofFilesIn: report), load, &report)
        return report
    }

    // MARK: Passes

    private struct Summary: Sendable {
        /// Nil if the file could not be read.
        var file: FileSummary?
        /// At most one. An array is small when empty: few files have a problem, and all summaries are in memory at
        /// once.
        var problems: [InputProblem] = []
        /// Whether other files need to know the file, which is not linted.
        var isMissed = false
    }

    /// First pass: summarizes every file and drops its tree at once.
    func summarize(
        _ paths: [String], _ context: [String], _ load: @escaping @Sendable (String) -> Result<SourceFile, InputError>,
        _ report: inout LintReport, _ names: RunNames? = nil
    ) -> [FileSummary] {
        let count = paths.count
        let results = map(.reading, count + context.count) { position, _ in
            summarize(position < count ? paths[position] : context[position - count], load, names)
        }
        var summaries: [FileSummary] = []
        summaries.reserveCapacity(results.count)
        for (position, result) in results.enumerated() {
            let isSetAside = result.problems.contains { $0.kind == .internal }
            if position < count || isSetAside {
                report.problems += result.problems
                if result.file == nil { report.skippedCount += 1 }
            }
            if let file = result.file { summaries.append(file) }
            if isSetAside || result.isMissed || result.problems.contains(where: { $0.kind == .io }) {
                report.isProjectIncomplete = true
            }
        }
        return summaries
    }

    private func summarize(
        _ path: String, _ load: (String) -> Result<SourceFile, InputError>, _ names: RunNames?
    ) -> Summary {
        FileWatch.enter(.reading, path)
        defer { FileWatch.leave() }
        switch load(path) {
        case .success(let source):
            FileWatch.enter(.parsing)
            let tree = FileSummary.tree(of: seen(source))
            FileWatch.enter(.indexing)
            // A fix would change one of the two versions.
            if tree.hasMergeConflict {
                return Summary(
                    problems: [
                        InputProblem(
                            kind: .skipped, severity: .info, message: "has merge conflicts and is not linted", path: path,
                            range: nil)
                    ], isMissed: true)
            }
            let problem = tree.problems.first.map { problem in
                InputProblem(
                    kind: .parse, severity: .info, message: tree.message(of: problem), path: source.path,
                    range: problem.range)
            }
            return Summary(file: FileSummary(tree, names?.of(path)), problems: problem.map { [$0] } ?? [])
        case .failure(let error):
            let problem = InputProblem(
                kind: error.kind, severity: error.kind == .skipped ? .info : .error, message: error.message,
                path: path, range: nil)
            return Summary(problems: [problem])
        }
    }

    /// The files to check in one of the indexes.
    private struct Part: Sendable {
        let index: ProjectIndex
        let dispatch: RuleDispatch
        let files: [Int]
        let load: @Sendable (String) -> Result<SourceFile, InputError>
    }

    /// Second pass: runs the rules on every file with view code. A file is parsed again only if a rule asks for its
    /// syntax.
    private func check(
        _ paths: [String]?, of indexes: ProjectIndexes, _ load: @escaping @Sendable (String) -> Result<SourceFile, InputError>,
        _ report: inout LintReport, _ timings: inout LintTimings
    ) {
        let changed = SharedValue<Set<String>>([])
        let parts = zip(indexes.all, indexes.positions(of: paths)).map { index, files in
            let dispatch = RuleDispatch(configuration, index, files: paths == nil ? nil : files)
            let load = index.unchanged(load, changed)
            return Part(index: index, dispatch: dispatch, files: filesToCheck(among: files, index, &report), load: load)
        }
        for part in parts { note(part, isOnly: parts.count == 1, &report) }
        let steps = parts.indices.flatMap { part in
            parts[part].files.filter(parts[part].dispatch.concerns).map { (part: part, file: $0) }
        }
        let results = map(.checking, steps.count) { step, parsed in
            let (part, file) = (parts[steps[step].part], steps[step].file)
            FileWatch.enter(.checking, part.index.files[file].path)
            defer { FileWatch.leave() }
            return part.dispatch.check(file: file, parsed: parsed) { try? part.load($0).get() }
        }
        FileWatch.enter(.reporting, "")
        if configuration.measuresRules { timings.rules = ruleTimes(results.flatMap(\.times)) }
        var found = [[Diagnostic]](repeating: [], count: parts.count)
        for (step, result) in zip(steps, results) { found[step.part] += result.diagnostics }
        for (part, found) in zip(parts, found) { addUnsuppressed(found, part, &report) }
        report.addChanged(changed.value.sorted())
        report.diagnostics.sort(by: Diagnostic.isOrderedBefore)
        report.suppressed.sort(by: Diagnostic.isOrderedBefore)
    }

    /// Notes in the report how many files have views, and what is not known about them.
    private func note(_ part: Part, isOnly: Bool, _ report: inout LintReport) {
        let viewFiles = part.files.filter { !part.index.files[$0].views.elements.isEmpty }
        report.viewFileCount = (report.viewFileCount ?? 0) + viewFiles.count
        report.untargetedFileCount += viewFiles.count { part.dispatch.settings(ofFile: $0).targets.isUnknown }
        if isOnly { report.unshownViews = part.index.unshownViews(in: viewFiles, part.load) }
    }

    /// Adds the diagnostics of a part to the report, those that comments suppress apart from the others.
    private func addUnsuppressed(_ found: [Diagnostic], _ part: Part, _ report: inout LintReport) {
        var suppressions = SuppressionCheck(
            part.index, part.dispatch, configuration, isProjectIncomplete: report.isProjectIncomplete)
        suppressions.apply(to: found, of: part.files) { try? part.load($0).get() }
        report.diagnostics += suppressions.kept.filter(isShown)
        report.suppressed += suppressions.suppressed.filter(isShown)
    }

    /// Total time of each rule, sorted by id.
    private func ruleTimes(_ items: [LintTimings.Item]) -> [LintTimings.Item] {
        var sums: [String: Duration] = [:]
        for item in items { sums[item.name, default: .zero] += item.duration }
        return sums.map { LintTimings.Item($0.key, $0.value) }.sorted { $0.name < $1.name }
    }

    /// Positions of the files to check: those that no tool generated and that a target compiles. Notes the others in the
    /// report.
    private func filesToCheck(
        among files: [Int], _ index: ProjectIndex, _ report: inout LintReport
    ) -> [Int] {
        var others: Set<String> = []
        let checked = files.filter { position in
            let file = index.files[position]
            let settings = configuration.settings(for: file.path)
            let isGenerated = file.isGenerated && settings.skipsGenerated
            if isGenerated { report.generatedCount += 1 } else if settings.membership != .compiled { report.inNoTargetCount += 1 }
            let isPassedOver = isGenerated || settings.membership != .compiled
            if isPassedOver { others.insert(file.path) }
            return !isPassedOver
        }
        report.uncheckedPaths.formUnion(others)
        report.fileCount += checked.count
        if !others.isEmpty { report.problems.removeAll { $0.kind == .parse && others.contains($0.path) } }
        return checked
    }

    /// Whether a diagnostic is not off and is certain enough for its file.
    private func isShown(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity != .off
            && diagnostic.confidence >= configuration.settings(for: diagnostic.path).minimumConfidence
    }

    /// Number of files from which threads are used. With fewer files, starting threads takes the time that they save.
    package static let fileCountWorthThreads = 128

    private func map<Result: Sendable>(
        _ phase: LintPhase, _ fileCount: Int, _ body: @escaping @Sendable (Int, ParsedFiles) -> Result
    ) -> [Result] {
        var show: (@Sendable (Int, Int) -> Void)?
        if let progress = configuration.progress { show = { progress(phase, $0, $1) } }
        return WorkerThreads.map(
            fileCount, threads: fileCount < Self.fileCountWorthThreads ? 1 : configuration.threadCount,
            callerWorks: configuration.callerHasDeepStack,
            progress: show, state: ParsedFiles.init, body)
    }
}

extension InputProblem {
    fileprivate static func isOrderedBefore(_ left: InputProblem, _ right: InputProblem) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        return (left.range?.start ?? 0) < (right.range?.start ?? 0)
    }
}
