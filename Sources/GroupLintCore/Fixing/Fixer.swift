/// Applies fixes round by round until none is left. It does not read or write files.
///
/// Each round applies the fixes that do not conflict with each other and lints all files again, because diagnostics in one
/// file may depend on another file. A fix is undone if it damages the syntax, leads to a new error or does not remove its
/// diagnostic.
public struct Fixer: Sendable {
    /// Maximum number of rounds. Each level of nested code that is fixed takes one round.
    public static let maximumRounds = 10
    /// Maximum number of times that all files are linted again.
    private static let maximumTrials = 100

    private let policy: FixPolicy
    private let threadCount: Int
    private let lint: @Sendable (_ changed: [String: [UInt8]]) -> LintReport

    /// - Parameter lint: lints all files of the run; `changed` has the new bytes of the changed files by path.
    public init(
        _ policy: FixPolicy, threadCount: Int = 1,
        lint: @escaping @Sendable (_ changed: [String: [UInt8]]) -> LintReport
    ) {
        self.policy = policy
        self.threadCount = threadCount
        self.lint = lint
    }

    /// Applies the fixes of a report.
    ///
    /// - Parameters:
    ///   - report: the report on the unchanged files.
    ///   - mayFix: whether the file at a path may be changed.
    public func fix(_ report: LintReport, mayFix: (String) -> Bool = { _ in true }) -> FixOutcome {
        var run = FixRun(report: report)
        for _ in 0..<Self.maximumRounds {
            let ready = candidates(run, mayFix).ready
            if ready.isEmpty { break }
            apply(ready, &run)
        }
        let (unfinished, unclear) = candidates(run, mayFix)
        return run.outcome(unfinished: Set(unfinished.map(\.diagnostic.path)), unclear: unclear, policy)
    }

    /// The fixes of the current report that may be applied now, and the comments for which others wait: a comment that is not
    /// understood may be about any of the other fixes of its file.
    private func candidates(
        _ run: FixRun, _ mayFix: (String) -> Bool
    ) -> (ready: [FixCandidate], unclear: [Diagnostic]) {
        let comments = UnclearComments(run.report)
        var (ready, waiting): ([FixCandidate], [String]) = ([], [])
        for candidate in applicable(run, mayFix) {
            let path = candidate.diagnostic.path
            if comments.contains(path), !SuppressionRule.isAboutComments(candidate.diagnostic.rule) {
                waiting.append(path)
            } else {
                ready.append(candidate)
            }
        }
        return (ready, comments.first(in: waiting))
    }

    /// The fixes of the current report that were not undone before.
    private func applicable(_ run: FixRun, _ mayFix: (String) -> Bool) -> [FixCandidate] {
        run.report.diagnostics.compactMap { diagnostic in
            guard let candidate = FixCandidate(diagnostic, policy), mayFix(diagnostic.path),
                !run.oscillatingPaths.contains(diagnostic.path), let source = run.report.sources[diagnostic.path],
                run.rejected[candidate.key(in: source.bytes)] == nil
            else { return nil }
            return candidate
        }
    }

    /// Runs one round: applies the candidates that pass together and notes why the others were rejected.
    private func apply(_ candidates: [FixCandidate], _ run: inout FixRun) {
        let selections = selections(candidates, run.report)
        let before = run.report
        let check = FixCheck(before: before)
        let trial = largestPassing(selections.flatMap(\.accepted)) { candidates in
            if run.trialCount == Self.maximumTrials { return .tooManyTrials }
            run.trialCount += 1
            let changed = Dictionary(grouping: candidates, by: \.diagnostic.path).mapValues { candidates in
                let bytes = before.sources[candidates[0].diagnostic.path]?.bytes ?? []
                return TextEdits(candidates).applied(to: bytes)
            }
            let after = lint(run.changedBytes.merging(changed) { _, new in new })
            let fault = check.fault(candidates, after: after)
            if fault == nil { run.report = after }
            return fault
        }
        for (candidate, fault) in selections.flatMap(\.rejected) + trial.rejected {
            run.reject(candidate, fault, in: before)
        }
        run.accept(trial.kept, in: before)
    }

    /// The selection of fixes for each file. It runs on worker threads because the parser needs their larger stacks.
    private func selections(_ candidates: [FixCandidate], _ report: LintReport) -> [FixSelection] {
        let files = Dictionary(grouping: candidates, by: \.diagnostic.path).sorted { precedesInBytes($0.key, $1.key) }
        let work = files.compactMap { path, candidates in report.sources[path].map { (source: $0, candidates) } }
        FileWatch.enter(.fixing, "")
        return WorkerThreads.map(work.count, threads: threadCount) { index in
            FileWatch.enter(.fixing, work[index].source.path)
            defer { FileWatch.leave() }
            return FixSelection(work[index].1, in: work[index].source)
        }
    }
}
