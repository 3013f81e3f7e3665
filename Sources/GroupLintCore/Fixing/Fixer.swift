/// Applies fixes round by round until none is left. Pure: reads and writes no file.
///
/// In each round the fixes that do not get in each other's way are applied to all files, and the whole run is linted
/// again, because what a rule says of one file may depend on another. A fix that damages the syntax, leads to a new
/// error or leaves its diagnostic where it was is taken back.
public struct Fixer: Sendable {
    /// Most rounds; each level of nested code that is fixed takes one.
    public static let maximumRounds = 10
    /// Most times that a run is linted again.
    private static let maximumTrials = 100

    private let policy: FixPolicy
    private let threadCount: Int
    private let lint: @Sendable (_ changed: [String: [UInt8]]) -> LintReport

    /// - Parameter lint: lints all files of the run, some of them with other bytes than they have.
    public init(
        _ policy: FixPolicy, threadCount: Int = 1,
        lint: @escaping @Sendable (_ changed: [String: [UInt8]]) -> LintReport
    ) {
        self.policy = policy
        self.threadCount = threadCount
        self.lint = lint
    }

    /// - Parameter report: what the linter says about the files as they are.
    /// - Parameter mayFix: whether the file at a path may be changed.
    public func fix(_ report: LintReport, mayFix: (String) -> Bool = { _ in true }) -> FixOutcome {
        var run = FixRun(report: report)
        for _ in 0..<Self.maximumRounds {
            let candidates = candidates(run, mayFix)
            if candidates.isEmpty { break }
            apply(candidates, &run)
        }
        let unfinished = candidates(run, mayFix).map(\.diagnostic.path)
        return run.outcome(unfinished: Set(unfinished))
    }

    /// All fixes that may be applied now.
    private func candidates(_ run: FixRun, _ mayFix: (String) -> Bool) -> [FixCandidate] {
        run.report.diagnostics.compactMap { diagnostic in
            guard let candidate = FixCandidate(diagnostic, policy), mayFix(diagnostic.path),
                !run.oscillatingPaths.contains(diagnostic.path), let source = run.report.sources[diagnostic.path],
                run.rejected[candidate.key(in: source.bytes)] == nil
            else { return nil }
            return candidate
        }
    }

    /// One round.
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

    /// What each file on its own allows. Runs on threads because the parser needs their stacks.
    private func selections(_ candidates: [FixCandidate], _ report: LintReport) -> [FixSelection] {
        let files = Dictionary(grouping: candidates, by: \.diagnostic.path).sorted { precedesInBytes($0.key, $1.key) }
        let work = files.compactMap { path, candidates in report.sources[path].map { (source: $0, candidates) } }
        return WorkerThreads.map(work.count, threads: threadCount) { index in
            FixSelection(work[index].1, in: work[index].source)
        }
    }
}
