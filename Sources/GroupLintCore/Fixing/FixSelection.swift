/// The fixes of one file that can be applied together without damage to its syntax.
struct FixSelection: Sendable {
    private(set) var accepted: [FixCandidate] = []
    private(set) var rejected: [(candidate: FixCandidate, fault: FixFault)] = []

    /// - Parameter candidates: all candidates of the file, in any order.
    init(_ candidates: [FixCandidate], in source: SourceFile) {
        let tree = parse(source)
        let applicable = candidates.filter { candidate in
            let fault: FixFault? =
                !candidate.isSound(in: source.bytes)
                ? .unsoundEdits
                : tree.isBroken(at: candidate.hull) ? .brokenSource : nil
            if let fault { rejected.append((candidate, fault)) }
            return fault == nil
        }
        let trial = largestPassing(Self.apart(applicable)) { candidates in
            let bytes = TextEdits(candidates).applied(to: source.bytes)
            if firstMalformedUTF8Offset(bytes) != nil { return .syntaxDamage }
            let problems = parse(SourceFile(path: source.path, bytes: bytes)).problems
            return problems.count > tree.problems.count ? .syntaxDamage : nil
        }
        accepted = trial.kept
        rejected += trial.rejected
    }

    /// Candidates whose hulls neither overlap nor touch; the first one wins. The others wait for the next round, because two
    /// changes to the same code may each be right alone and wrong together.
    private static func apart(_ candidates: [FixCandidate]) -> [FixCandidate] {
        var chosen: [FixCandidate] = []
        for candidate in candidates.sorted(by: { $0.hull.start < $1.hull.start }) {
            if let last = chosen.last, candidate.hull.start <= last.hull.end { continue }
            chosen.append(candidate)
        }
        return chosen
    }
}

/// Finds candidates that pass together by splitting failing groups in half: one bad fix among many costs few trials.
func largestPassing(
    _ candidates: [FixCandidate], _ fault: ([FixCandidate]) -> FixFault?
) -> (kept: [FixCandidate], rejected: [(candidate: FixCandidate, fault: FixFault)]) {
    var kept: [FixCandidate] = []
    var rejected: [(candidate: FixCandidate, fault: FixFault)] = []
    var waiting = [candidates[...]]
    while let next = waiting.popLast() {
        guard let first = next.first else { continue }
        guard let fault = fault(kept + next) else {
            kept += next
            continue
        }
        if next.count == 1 {
            rejected.append((first, fault))
        } else {
            let middle = next.startIndex + next.count / 2
            waiting += [next[middle...], next[..<middle]]
        }
    }
    return (kept, rejected)
}
