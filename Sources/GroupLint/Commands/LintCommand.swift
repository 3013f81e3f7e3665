import GroupLintEngine

extension Program {
    /// `grouplint lint`: lints, fixes, and writes the reports.
    mutating func lint(_ options: LintOptions) -> ExitCode {
        if refusesEverything(options) || refusesFamiliarCommand(options) || refusesOutput(options) { return .failure }
        if options.watches { return watch(options) }
        guard let run = run(options) else { return .failure }
        return finish(run)
    }

    /// Applies fixes, writes the reports, and returns the exit code.
    mutating func finish(_ run: LintRun) -> ExitCode {
        var run = run
        guard acceptAndFix(&run) else { return .failure }
        run.progress?.clear()
        run.report.add(run.sources)
        var options = run.options
        if options.picksFormat { options.format = environment.preferredFormat }
        let code = exitCode(run)
        let description = run.description(code)
        // A quiet run does not fail without a word.
        let showsReason = !options.isQuiet || run.report.diagnostics.isEmpty
        let reason = code == .diagnostics && showsReason && !options.watches ? run.reasonOfFailure : nil
        if let limit = options.diagnosticLimit { run.report.limit(to: limit) }
        showProblems(run.report, root: run.sources.root, options, showsAll: run.failsOnUnreadCode)
        suggestCommand(options, run.sources)
        if !options.isQuiet {
            showLeftOut(run.sources)
            showNothingChanged(run)
            showInNoTarget(run.report)
            showNoRule(run)
            showMisnamedConfiguration(run)
        }
        var isWritten =
            write(run.fixedText, options)
            && (options.fixing == .diff || writeReports(run.report, description, options))
        isWritten = writeTables(run.report, options) && isWritten
        if options.format.record.isPlain, !options.isQuiet { showHints(run) }
        if let reason { note(reason) }
        return isWritten && writeStamp(options) ? code : .failure
    }

    private mutating func writeStamp(_ options: LintOptions) -> Bool {
        guard let stamp = options.stamp else { return true }
        return write(Array("\(Self.stampMark)\(ToolIdentity.version).\n".utf8), to: stamp)
    }

    /// Finds the files and lints them; nil when the run cannot start, which has been reported.
    ///
    /// - Parameter lint: replaces `makeReport` for the report of the run.
    mutating func run(
        _ options: LintOptions, lint: ((LintConfiguration, SourceSet) -> LintReport)? = nil
    ) -> LintRun? {
        guard let request = discoveryRequest(options) else { return nil }
        do throws(GitError) {
            return try run(options, request, lint ?? makeReport)
        } catch {
            complain(error.message)
            return nil
        }
    }

    private mutating func run(
        _ options: LintOptions, _ request: SourceDiscovery.Request, _ lint: (LintConfiguration, SourceSet) -> LintReport
    ) throws(GitError) -> LintRun? {
        let progress = progressLine(options)
        defer { progress?.clear() }
        var phase = Stopwatch()
        var before = LintTimings(areKept: options.showsTimings)
        var request = request
        if let seconds = options.fileTimeout { environment.limitFileTime(seconds) }
        if let size = options.memoryLimit { environment.limitMemory(size) }
        var selection = selection(options)
        let git = try gitRun(options.git, request)
        if let staged = git?.staged {
            request.versions = staged
            // Git does not ignore files that are in its index.
            selection.obeysGitIgnore = false
        }
        var sources = SourceDiscovery.find(request, &selection)
        sources.setAside = environment.setAside
        guard let loaded = loadConfiguration(options, selection, for: sources) else { return nil }
        var configuration = configuration(loaded, options, sources)
        configuration.progress = progress?.show
        before.add("find files and settings", &phase)
        let changedFiles = try git?.changedFiles(sources)
        let staged = try git?.stagedPaths()
        if let shard = options.shard { sources = sources.part(shard.number, of: shard.count) }
        if let changed = staged ?? changedFiles?.paths { sources = sources.reporting(on: changed) }
        var options = options
        loaded.resolver.complete(&options.fixPolicy)
        var run = LintRun(
            options: options, loaded: loaded, configuration: configuration, sources: sources,
            report: lint(configuration, sources))
        run.changedFiles = changedFiles
        run.report.timings?.phases.insert(contentsOf: before.phases, at: 0)
        run.progress = progress
        if let git { run.base = try baseReport(git, request, run, selection) }
        return run
    }

    /// Removes diagnostics that the baseline suppresses from the report, and fixes the others. Returns false and writes
    /// nothing when the baseline cannot be read, which has been reported.
    private mutating func acceptAndFix(_ run: inout LintRun) -> Bool {
        FileWatch.enter(.baseline, "")
        do throws(InputError) {
            let baseline = try loadBaseline(run.options, run.loaded, root: run.sources.root)
            run.usesBaseline = baseline != nil
            let (lint, rules, configuration, sources) = (makeReport, run.findRules, run.configuration, run.sources)
            run.base?.accept(baseline, sources, rules)
            let base = run.base
            run.report.accept(baseline, sources, rules, isPart: run.options.shard != nil)
            run.report.keepWhatIsNew(since: base, sources, rules, isPart: run.options.shard != nil)
            let reason = run.options.suppressionReason
            if let reason {
                run.report.offerSuppressions(reason: reason, threads: configuration.threadCount)
                run.options.fixPolicy = FixPolicy(applied: "comment on")
            }
            let fixes = applyFixes(run) { changed in
                let sources = sources.replacing(changed)
                var report = lint(configuration, sources)
                report.accept(baseline, sources, rules)
                report.keepWhatIsNew(since: base, sources, rules)
                if let reason { report.offerSuppressions(reason: reason, threads: configuration.threadCount) }
                return report
            }
            run.progress?.clear()
            (run.report, run.fixedText, run.changesSomething) = (fixes.report, fixes.text, fixes.changesSomething)
            if reason != nil { countSuppressions(&run) }
            if fixes.movesLines { showMovedLines(run.options) }
            if run.options.git.isStaged, run.options.fixing == .apply {
                run.report.addNotFixed(sources, run.options.fixPolicy)
                if run.changesSomething { note("the fixes are in the files but not staged; review them, then run git add") }
            }
            return true
        } catch {
            complain(error.message)
            return false
        }
    }

    /// Removes the added comments from the fixes in the report, and prints their number.
    private mutating func countSuppressions(_ run: inout LintRun) {
        let count = run.report.fixedCount
        run.report.fixedCount = 0
        for index in run.report.diagnostics.indices { run.report.diagnostics[index].fix = nil }
        guard run.options.fixing == .apply, !run.options.isQuiet else { return }
        let isClean = run.report.diagnostics.allSatisfy { $0.category == .suppression }
        let none = isClean ? "there was nothing to suppress, so no comment was added" : "no comment was added"
        if count == 0 { return note(none) }
        let comments = count == 1 ? "1 suppression comment" : "\(count) suppression comments"
        note("added \(comments); please replace the reason where you know a better one")
    }

    /// The request to find files; nil when a list of paths or the root cannot be read, which has been reported.
    private mutating func discoveryRequest(_ options: LintOptions) -> SourceDiscovery.Request? {
        guard let listed = paths(of: FileRequest(lists: options.files.lists)) else { return nil }
        var request = SourceDiscovery.Request(
            inputs: options.files.paths.filter { $0 != "-" } + listed,
            workingDirectory: environment.workingDirectory)
        request.allowsEmpty = options.allowsEmpty
        request.offersEmpty = options.given.verb == .lint
        request.root = options.root
        request.followsLinks = options.followsLinks
        request.readsProject = options.readsProject
        request.isWatched = options.watches
        request.home = environment.variable("HOME")
        if options.readsStandardInput {
            request.standardInput = .init(path: options.stdinFilename, bytes: environment.standardInput())
        }
        if let root = options.root {
            let absolute = FilePath.absolute(root, from: environment.workingDirectory)
            guard FilePath.isDirectory(absolute) else {
                complain("--root \"\(root)\" is not a directory")
                return nil
            }
        }
        return request
    }

    /// All paths of a request, with those of its lists; nil when a list cannot be read, which has been reported.
    mutating func paths(of request: FileRequest) -> [String]? {
        var paths = request.paths
        for list in request.lists {
            do throws(InputError) {
                var bytes = try list.file == "-" ? environment.standardInput().get() : listBytes(list.file)
                if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
                if list.separator != 0, bytes.contains(0) { throw Self.listWithNull }
                for line in bytes.split(separator: list.separator) {
                    var line = line
                    if list.separator != 0, line.last == UInt8(ascii: "\r") { line.removeLast() }
                    if !line.isEmpty { paths.append(String(decoding: line, as: UTF8.self)) }
                }
            } catch {
                complain("the list of paths \"\(list.file)\" \(error.message)")
                return nil
            }
        }
        return paths
    }

    /// A path ends at the byte for the system, so the list would name other files.
    private static var listWithNull: InputError {
        InputError(kind: .io, message: "has a NUL byte; write it as UTF-8 with a path on each line, or use --files-from0")
    }

    private func listBytes(_ file: String) throws(InputError) -> [UInt8] {
        try FileReader.document(at: FilePath.absolute(file, from: environment.workingDirectory))
    }

    private func exitCode(_ run: LintRun) -> ExitCode {
        let (report, options) = (run.report, run.options)
        if let code = run.incompleteCode { return code }
        if options.exitsZero { return .success }
        if options.fixing == .diff { return run.changesSomething ? .diagnostics : .success }
        if options.exitsNonZeroOnFix, run.changesSomething { return .diagnostics }
        if options.isBaselineStrict, report.staleCount > 0 { return .diagnostics }
        if let limit = options.warningLimit, report.count(.warning) > limit { return .diagnostics }
        let isOverGate = report.diagnostics.contains(where: run.isOverGate) || run.failsOnUnreadCode
        return isOverGate ? .diagnostics : .success
    }

    /// Writes a diff or the fixed text of standard input; false on an error, which has been reported.
    private mutating func write(_ text: [UInt8]?, _ options: LintOptions) -> Bool {
        guard let text else { return true }
        guard options.fixing == .diff, let file = options.output else { return emit(text) == .success }
        return write(text, to: file)
    }
}

/// The state of a lint run.
struct LintRun {
    var options: LintOptions
    var loaded: LoadedConfiguration
    var configuration: LintConfiguration
    var sources: SourceSet
    var report: LintReport
    /// Nil without `--changed-since`.
    var changedFiles: ChangedFiles?
    /// The report on older versions of the files, for `--new-from`; nil without that option.
    var base: LintReport?
    /// The diff, or the fixed text of standard input.
    var fixedText: [UInt8]?
    var changesSomething = false
    var usesBaseline = false
    /// Files that were saved last, with `--watch`.
    var recentPaths: Set<String> = []
    /// Must be cleared before anything else is printed.
    var progress: ProgressLine?

    /// The exit code for files that are missing in the results; nil if none makes the run fail.
    var incompleteCode: ExitCode? {
        let isUnread = report.problems.contains { $0.kind == .io || $0.kind == .skipped && sources.named.contains($0.path) }
        if isUnread { return .failure }
        return report.problems.contains { $0.kind == .internal } ? .internalFailure : nil
    }

    /// Whether a diagnostic makes the run fail, by `--fail-on` or `fail_on`.
    var isOverGate: @Sendable (Diagnostic) -> Bool {
        let fails = fails
        return { fails($0.severity, $0.path) }
    }

    /// Whether a severity makes the run fail, for the file at a path.
    var fails: @Sendable (Severity, String) -> Bool {
        let (option, resolver) = (options.failOn, loaded.resolver)
        return { severity, path in
            severity.reaches(option ?? resolver.failOn(path))
        }
    }

    /// Data about the run for reports.
    func description(_ code: ExitCode) -> RunDescription {
        var description = RunDescription(root: sources.root, findRules: findRules, exitCode: Int(code.rawValue))
        description.showsTimings = options.showsTimings
        description.showsSuppressed = options.showsSuppressed
        description.listsRepeats = options.listsRepeats
        description.showsStatistics = options.showsStatistics
        description.shard = options.shard.map { "\($0.number)/\($0.count)" }
        description.namedPaths = sources.named
        description.usesBaseline = usesBaseline
        description.recentPaths = recentPaths
        let hasTooManyWarnings = options.warningLimit.map { report.count(.warning) > $0 } ?? false
        description.isFailure = { [isOverGate] in isOverGate($0) || hasTooManyWarnings && $0.severity >= .warning }
        description.documentation = options.documentation
        description.category = options.sarifCategory
        description.showsAbsoluteBase = options.showsAbsoluteBase
        return description
    }

    /// Finds the rules that run in at least one file, sorted by id.
    var findRules: @Sendable () -> [any RuleDescription.Type] {
        { [resolver = loaded.resolver, configuration] in resolver.runningRules(configuration) }
    }
}
