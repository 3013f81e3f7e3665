/// Compares the diagnostics before and after fixes.
struct FixCheck {
    let before: LintReport

    /// Why the fixes must be undone; nil if they can be kept.
    func fault(_ candidates: [FixCandidate], after: LintReport) -> FixFault? {
        if let rule = newErrorRule(candidates, after) { return .newError(rule: rule) }
        return allAreGone(candidates, after) ? nil : .withoutEffect
    }

    private struct Place: Hashable {
        var path: String
        var rule: String
    }

    /// A rule that reports more errors in a file than it did before, not counting the errors that the fixes should remove.
    private func newErrorRule(_ candidates: [FixCandidate], _ after: LintReport) -> String? {
        var allowed: [Place: Int] = [:]
        for diagnostic in before.diagnostics where diagnostic.severity == .error {
            allowed[Place(path: diagnostic.path, rule: diagnostic.rule), default: 0] += 1
        }
        for diagnostic in candidates.map(\.diagnostic) where diagnostic.severity == .error {
            allowed[Place(path: diagnostic.path, rule: diagnostic.rule), default: 0] -= 1
        }
        for diagnostic in after.diagnostics where diagnostic.severity == .error {
            let place = Place(path: diagnostic.path, rule: diagnostic.rule)
            allowed[place, default: 0] -= 1
            if allowed[place, default: 0] < 0 { return diagnostic.rule }
        }
        return nil
    }

    /// Whether no fixed diagnostic is reported again. Diagnostics whose range a fix edits always count as gone, because their
    /// code is different now.
    private func allAreGone(_ candidates: [FixCandidate], _ after: LintReport) -> Bool {
        let remaining = Dictionary(grouping: after.diagnostics, by: \.path)
        return Dictionary(grouping: candidates, by: \.diagnostic.path).allSatisfy { path, candidates in
            let edits = TextEdits(candidates)
            let left = Set((remaining[path] ?? []).map { Mark(rule: $0.rule, range: $0.range, message: $0.message) })
            return candidates.allSatisfy { candidate in
                guard let range = edits.moved(candidate.diagnostic.range) else { return true }
                let diagnostic = candidate.diagnostic
                return !left.contains(Mark(rule: diagnostic.rule, range: range, message: diagnostic.message))
            }
        }
    }

    private struct Mark: Hashable {
        var rule: String
        var range: SourceRange
        var message: String
    }
}
