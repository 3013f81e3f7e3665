import GroupLintEngine

/// The result of `--fix` or `--diff`.
struct FixResult {
    /// Diagnostics and problems that remain.
    var report: LintReport
    /// The new text of standard input, or the diff. It goes to standard output instead of the report; nil for none.
    var text: [UInt8]?
    var changesSomething = false
    /// Whether fixes moved lines without another change to them.
    var movesLines = false
}

extension Program {
    /// Applies fixes as the options ask. A file that cannot be written becomes a problem in the report.
    ///
    /// - Parameter lint: lints all files of the run, using the given bytes for the changed ones.
    func applyFixes(
        _ run: LintRun, lint: @escaping @Sendable (_ changed: [String: [UInt8]]) -> LintReport
    ) -> FixResult {
        let (options, sources) = (run.options, run.sources)
        if options.fixing == .show { return FixResult(report: run.report) }
        let fixer = Fixer(options.fixPolicy, threadCount: run.configuration.threadCount, lint: lint)
        let outcome = fixer.fix(run.report, mayFix: sources.canBeReplaced)
        var result = FixResult(report: outcome.report, changesSomething: !outcome.files.isEmpty)
        result.movesLines = outcome.files.contains { $0.movesLines }
        if options.fixing == .diff {
            result.text = environment.shown(
                outcome.files.flatMap { UnifiedDiff.text(path: $0.path, from: $0.original, to: $0.bytes) })
            return result
        }
        let failures = write(outcome.files.filter { $0.path != sources.standardInputPath }, below: sources.root)
        if !failures.isEmpty {
            let written = outcome.files.filter { failures[$0.path] == nil }
            let changed = Dictionary(uniqueKeysWithValues: written.map { ($0.path, $0.bytes) })
            result.report = outcome.report.replaced(by: lint(changed), failures)
            result.report.fixedCount = written.reduce(0) { $0 + $1.fixCount }
            result.changesSomething = !written.isEmpty
        }
        if let path = sources.standardInputPath {
            let fixed = outcome.files.first { $0.path == path }
            result.text = fixed?.bytes ?? sources.heldBytes(path)
        }
        return result
    }

    /// Writes the fixed files. Returns the errors by path.
    private func write(_ files: [FixedFile], below root: String) -> [String: InputError] {
        var failures: [String: InputError] = [:]
        let folders = Set(files.map { FilePath.parent(FilePath.join(root, $0.path)) })
        for folder in folders { FileReplacement.removeRemains(in: folder) }
        for file in files {
            do throws(InputError) {
                try FixedFileWriter(root: root).write(file)
            } catch {
                failures[file.path] = error
            }
        }
        return failures
    }
}

extension LintReport {
    /// The new report, with the fix problems of this report for files that were written, and with the failures.
    fileprivate func replaced(by report: LintReport, _ failures: [String: InputError]) -> LintReport {
        var report = report
        report.problems += problems.filter { [.fix, .internal].contains($0.kind) && failures[$0.path] == nil }
        report.problems += failures.map { path, error in
            InputProblem(kind: error.kind, severity: .error, message: error.message, path: path, range: nil)
        }
        report.problems.sort { precedesInBytes($0.path, $1.path) }
        return report
    }
}

extension ProcessEnvironment {
    /// A diff for standard output. On a terminal, control characters of the source become visible escapes. GitHub Actions
    /// must not take a line of the source for a command; `git apply` passes over the lines that prevent that. Azure Pipelines
    /// has no such lines.
    fileprivate func shown(_ diff: [UInt8]) -> [UInt8] {
        if diff.isEmpty || outputIsFile { return diff }
        if outputIsTerminal {
            let text = String(decoding: diff, as: UTF8.self).unicodeScalars
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return Array(lines.map { escapingControls(String($0)) }.joined(separator: "\n").utf8)
        }
        if variable("TF_BUILD") != nil { return Array(withoutServiceCommands(String(decoding: diff, as: UTF8.self)).utf8) }
        guard variable("GITHUB_ACTIONS") == "true" else { return diff }
        let token = String(UInt64.random(in: .min ... .max), radix: 16)
        return Array("::stop-commands::\(token)\n".utf8) + diff + Array("::\(token)::\n".utf8)
    }
}
