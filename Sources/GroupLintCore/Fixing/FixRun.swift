/// What has been done to the files of a run so far.
struct FixRun {
    /// What is said about the files as they are now.
    var report: LintReport
    var trialCount = 0
    private(set) var rejected: [FixCandidate.Key: FixFault] = [:]
    /// Files that came back to bytes they had before; they keep these.
    private(set) var oscillatingPaths: Set<String> = []
    /// The bytes that each changed file has had, round by round.
    private var states: [String: [State]] = [:]

    private struct State {
        var bytes: [UInt8]
        /// Fixes that led to the bytes.
        var fixCount: Int
    }

    init(report: LintReport) {
        self.report = report
    }

    var changedBytes: [String: [UInt8]] { states.compactMapValues { $0.last?.bytes } }

    mutating func reject(_ candidate: FixCandidate, _ fault: FixFault, in before: LintReport) {
        let bytes = before.sources[candidate.diagnostic.path]?.bytes ?? []
        rejected[candidate.key(in: bytes)] = fault
    }

    mutating func accept(_ candidates: [FixCandidate], in before: LintReport) {
        for (path, candidates) in Dictionary(grouping: candidates, by: \.diagnostic.path) {
            guard let source = before.sources[path] else { continue }
            let bytes = TextEdits(candidates).applied(to: source.bytes)
            var history = states[path] ?? [State(bytes: source.bytes, fixCount: 0)]
            if let earlier = history.first(where: { $0.bytes == bytes }) {
                oscillatingPaths.insert(path)
                history.append(earlier)
            } else {
                history.append(State(bytes: bytes, fixCount: (history.last?.fixCount ?? 0) + candidates.count))
            }
            states[path] = history
        }
    }

    // MARK: Outcome

    /// - Parameter unfinished: files that have fixes left after the last round.
    func outcome(unfinished: Set<String>) -> FixOutcome {
        let files = states.keys.sorted(by: precedesInBytes).compactMap(fixedFile)
        var report = report
        report.fixedCount = files.reduce(0) { $0 + $1.fixCount }
        let problems =
            oscillatingPaths.map { stopped($0, "fixes undo each other and were left out") }
            + unfinished.map { stopped($0, "fixes are left after \(Fixer.maximumRounds) rounds; run --fix again") }
            + revertedFixes
        report.problems = (report.problems + problems).sorted { precedesInBytes($0.path, $1.path) }
        return FixOutcome(report: report, files: files)
    }

    private func fixedFile(_ path: String) -> FixedFile? {
        guard let history = states[path], let first = history.first, let last = history.last, first.bytes != last.bytes
        else { return nil }
        return FixedFile(path: path, original: first.bytes, bytes: last.bytes, fixCount: last.fixCount)
    }

    private func stopped(_ path: String, _ message: String) -> InputProblem {
        InputProblem(kind: .internal, severity: .error, message: message, path: path, range: nil)
    }

    /// One problem for each fix that was taken back and whose diagnostic is still there.
    private var revertedFixes: [InputProblem] {
        if rejected.isEmpty { return [] }
        let anything = FixPolicy(allowsUnsafe: true)
        return report.diagnostics.compactMap { diagnostic in
            guard let candidate = FixCandidate(diagnostic, anything), let source = report.sources[diagnostic.path],
                let text = rejected[candidate.key(in: source.bytes)]?.text
            else { return nil }
            return InputProblem(
                kind: .fix, severity: .warning, message: "the fix of this \(diagnostic.rule) \(text) and was left out",
                path: diagnostic.path, range: diagnostic.range)
        }
    }
}
