/// A diagnostic as a report lists it.
struct ReportEntry {
    var diagnostic: Diagnostic
    /// The key that recognizes it, such as `gl1:` and 32 hexadecimal digits.
    var fingerprint: String
}

extension LintReport {
    /// What a report lists, in its order. Fingerprints take account of everything that was found, so that a diagnostic
    /// keeps its own when another is suppressed or left out.
    func entries(suppressedToo: Bool) -> [ReportEntry] {
        var all = diagnostics.map { (diagnostic: $0, isListed: true) }
        all += suppressed.map { ($0, suppressedToo) }
        all += omitted.map { ($0, false) }
        if all.count > diagnostics.count { all.sort { Diagnostic.isOrderedBefore($0.diagnostic, $1.diagnostic) } }
        let keys = Fingerprint.all(of: all.map(\.diagnostic), in: sources)
        return zip(all, keys).compactMap { item, key in
            item.isListed ? ReportEntry(diagnostic: item.diagnostic, fingerprint: key) : nil
        }
    }

    /// The same without fingerprints, which cost another look at the tokens.
    func listed(suppressedToo: Bool) -> [Diagnostic] {
        guard suppressedToo, !suppressed.isEmpty else { return diagnostics }
        return (diagnostics + suppressed).sorted(by: Diagnostic.isOrderedBefore)
    }
}

extension Acceptance {
    /// For people, such as `by a comment: shown once a day`.
    func text(line: Int?) -> String {
        switch kind {
        case .baseline: "by the baseline"
        case .inSource:
            "by a comment" + (line.map { " in line \($0)" } ?? "") + (reason.map { ": \(escapingControls($0))" } ?? "")
        }
    }
}

extension Diagnostic {
    /// The message with the remedy behind it, on one line, safe for a terminal.
    var oneLine: String { messageText(escapingControls(message), help: help.map { escapingControls($0) }) }
}
