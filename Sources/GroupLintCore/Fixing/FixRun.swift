/// The state of a run with fixes: the files and the report after the rounds so far.
struct FixRun {
    /// The report on the files with the fixes so far.
    var report: LintReport
    /// How often the run was linted again.
    var trialCount = 0
    private(set) var rejected: [FixCandidate.Key: FixFault] = [:]
    /// Files whose fixes led back to earlier bytes. They keep those bytes and get no more fixes.
    private(set) var oscillatingPaths: Set<String> = []
    /// The states of each changed file, by path. The first one is the original, each round adds one.
    private var states: [String: [State]] = [:]

    private struct State {
        var bytes: [UInt8]
        /// Number of fixes that led to the bytes.
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

    /// The result of the run, with a problem for each file that could not be finished.
    ///
    /// - Parameters:
    ///   - unfinished: paths of the files that still have fixes after the last round.
    ///   - unclear: comments for which other fixes of their files were left out.
    func outcome(unfinished: Set<String>, unclear: [Diagnostic], _ policy: FixPolicy) -> FixOutcome {
        let files = states.keys.sorted(by: precedesInBytes).compactMap(fixedFile)
        var report = report
        report.fixedCount = files.reduce(0) { $0 + $1.fixCount }
        let problems =
            oscillatingPaths.map { problem(at: $0, "fixes undo each other and were left out") }
            + unfinished.map(unfinishedFile)
            + unclear.map { comment in
                let message = "no other fix is made in this file until this comment is correct, because it may be about one"
                return InputProblem(kind: .fix, severity: .warning, message: message, path: comment.path, range: comment.range)
            }
            + revertedFixes(policy.noun)
        report.problems = (report.problems + problems).sorted { precedesInBytes($0.path, $1.path) }
        return FixOutcome(report: report, files: files)
    }

    private func fixedFile(_ path: String) -> FixedFile? {
        guard let history = states[path], let first = history.first, let last = history.last, first.bytes != last.bytes
        else { return nil }
        return FixedFile(path: path, original: first.bytes, bytes: last.bytes, fixCount: last.fixCount)
    }

    private func problem(at path: String, _ message: String) -> InputProblem {
        InputProblem(kind: .internal, severity: .error, message: message, path: path, range: nil)
    }

    /// Deeply nested code takes more rounds than one run has. If the file gets shorter, the next runs come to an end, and this is
    /// no failure.
    private func unfinishedFile(_ path: String) -> InputProblem {
        let message = "fixes are left after \(Fixer.maximumRounds) rounds; run --fix again"
        let counts = (states[path] ?? []).map(\.bytes.count)
        guard let first = counts.first, let last = counts.last, last < first else { return problem(at: path, message) }
        return InputProblem(kind: .fix, severity: .warning, message: message, path: path, range: nil)
    }

    /// One problem for each fix that was undone and whose diagnostic is still reported.
    private func revertedFixes(_ noun: String) -> [InputProblem] {
        if rejected.isEmpty { return [] }
        let anything = FixPolicy(allowsUnsafe: true)
        return report.diagnostics.compactMap { diagnostic in
            guard let candidate = FixCandidate(diagnostic, anything), let source = report.sources[diagnostic.path],
                let text = rejected[candidate.key(in: source.bytes)]?.text
            else { return nil }
            return InputProblem(
                kind: .fix, severity: .warning, message: "the \(noun) this \(diagnostic.rule) \(text) and was left out",
                path: diagnostic.path, range: diagnostic.range)
        }
    }
}
