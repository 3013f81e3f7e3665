import GroupLintEngine

extension Program {
    /// `grouplint merge`: merges the JSON reports of several shards into one. The exit code is that of the whole run.
    mutating func merge(_ files: [String], _ options: MergeOptions) -> ExitCode {
        if let output = options.output, refuses([("--output", output)]) { return .failure }
        do throws(InputError) {
            var reports: [(name: String, bytes: [UInt8])] = []
            for file in files {
                do throws(InputError) {
                    reports.append(
                        (file, try FileReader.document(at: FilePath.absolute(file, from: environment.workingDirectory))))
                } catch {
                    throw InputError(kind: .io, message: "\"\(file)\" \(error.message)")
                }
            }
            let merged = try ReportMerge(reports)
            // The project is not needed to print what was read.
            if options.format == .json, options.failOn != nil || options.exitsZero {
                let code = exitCode(merged, options) { _ in options.failOn ?? .off }
                return writeJSON(merged, options) ? code : .failure
            }
            let root = RunRoot.top(around: environment.workingDirectory) ?? environment.workingDirectory
            if let path = merged.live.first?.path, !FilePath.exists(FilePath.join(root, path)) {
                complain("there is no \"\(path)\" in \(root); run grouplint merge in the directory that was linted")
                return .failure
            }
            guard let gate = gate(options) else { return .failure }
            let code = exitCode(merged, options, gate.level)
            let isWritten = try options.format == .json ? writeJSON(merged, options) : write(merged, code, gate, options)
            if code == .diagnostics, failsOnUnreadCode(merged, gate.level) {
                note("the exit code is 1, because a file was not linted, or not completely")
            }
            if code == .diagnostics, options.isBaselineStrict, merged.hasStaleEntries {
                note("the exit code is 1, because entries of the baseline are stale; grouplint baseline check lists them")
            }
            return isWritten ? code : .failure
        } catch {
            complain(error.message)
            return .failure
        }
    }

    /// The project that was linted, and what makes a run on it fail.
    private struct Gate {
        var sources: SourceSet
        var loaded: LoadedConfiguration
        /// The lowest severity that fails, by path.
        var level: @Sendable (String) -> Severity
    }

    private mutating func writeJSON(_ merged: ReportMerge, _ options: MergeOptions) -> Bool {
        guard let bytes = try? merged.json() else {
            complain("the report could not be encoded")
            return false
        }
        return options.output.map { write(bytes, to: $0) } ?? (emit(bytes) == .success)
    }

    /// Writes the whole report in another format than JSON. Returns false when that failed, which has been reported.
    private mutating func write(
        _ merged: ReportMerge, _ code: ExitCode, _ gate: Gate, _ options: MergeOptions
    ) throws(InputError) -> Bool {
        let sources = gate.sources
        let report = try merged.report { path in
            // The lines of a file outside of the project must not be printed because a report names it.
            guard path.hasSuffix(".swift"), let file = FilePath.resolved(FilePath.join(sources.root, path)),
                FilePath.lies(file, in: sources.root)
            else { return nil }
            return try? sources.load(path).get()
        }
        let configuration = gate.loaded.resolver.lintConfiguration(for: gate.sources.allPaths, threadCount: 1)
        let findRules = { @Sendable in gate.loaded.resolver.runningRules(configuration) }
        var description = RunDescription(root: gate.sources.root, findRules: findRules, exitCode: Int(code.rawValue))
        description.showsSuppressed = !report.suppressed.isEmpty
        let hasTooManyWarnings = options.warningLimit.map { merged.warningCount > $0 } ?? false
        description.isFailure = { [level = gate.level] diagnostic in
            diagnostic.severity.reaches(level(diagnostic.path)) || hasTooManyWarnings && diagnostic.severity >= .warning
        }
        var lint = LintOptions()
        lint.given = options.given
        lint.format = options.format ?? environment.preferredFormat
        lint.color = options.color
        if refusesOutput(lint) { return false }
        showProblems(report, root: gate.sources.root, lint)
        return writeReports(report, description, lint)
    }

    private func exitCode(
        _ merged: ReportMerge, _ options: MergeOptions, _ level: (String) -> Severity
    ) -> ExitCode {
        if merged.hasProblem(.io) || merged.lacksNamedFile { return .failure }
        if merged.hasProblem(.internal) { return .internalFailure }
        if options.exitsZero { return .success }
        if options.isBaselineStrict, merged.hasStaleEntries { return .diagnostics }
        if let limit = options.warningLimit, merged.warningCount > limit { return .diagnostics }
        let fails = merged.live.contains { path, severity in severity.reaches(level(path)) }
        return fails || failsOnUnreadCode(merged, level) ? .diagnostics : .success
    }

    private func failsOnUnreadCode(_ merged: ReportMerge, _ level: (String) -> Severity) -> Bool {
        merged.unreadPaths.contains { Severity.info.reaches(level($0)) }
    }

    /// Nil when a configuration is invalid, which has been reported.
    private mutating func gate(_ options: MergeOptions) -> Gate? {
        var selection = selection(LintOptions())
        var request = SourceDiscovery.Request(inputs: ["."], workingDirectory: environment.workingDirectory)
        request.allowsEmpty = true
        let sources = SourceDiscovery.find(request, &selection)
        guard let loaded = loadConfiguration(LintOptions(), selection, for: sources) else { return nil }
        let level = options.failOn
        return Gate(sources: sources, loaded: loaded) { [resolver = loaded.resolver] in level ?? resolver.failOn($0) }
    }
}

extension Severity {
    /// Whether a diagnostic with the severity makes a run fail for which a lowest one is set.
    func reaches(_ least: Severity) -> Bool { least != .off && self >= least }
}
