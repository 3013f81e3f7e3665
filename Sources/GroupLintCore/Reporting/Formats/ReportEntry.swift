/// A diagnostic with its fingerprint, as listed in reports.
struct ReportEntry {
    var diagnostic: Diagnostic
    /// Key of the diagnostic: `gl1:` and 32 hexadecimal digits.
    var fingerprint: String
}

extension LintReport {
    /// The diagnostics to list, with fingerprints. Fingerprints are computed over all diagnostics that were found, so that
    /// they do not change when another diagnostic is suppressed or omitted.
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

    /// The diagnostics to list, without fingerprints, which would need another lexer pass.
    func listed(suppressedToo: Bool) -> [Diagnostic] {
        guard suppressedToo, !suppressed.isEmpty else { return diagnostics }
        return (diagnostics + suppressed).sorted(by: Diagnostic.isOrderedBefore)
    }
}

extension Acceptance {
    /// Description for users, such as `by a comment: shown once a day`.
    func text(line: Int?) -> String {
        switch kind {
        case .baseline: "by the baseline"
        case .inSource:
            "by a comment" + (line.map { " in line \($0)" } ?? "") + (reason.map { ": \(escapingControls($0))" } ?? "")
        }
    }
}

extension Diagnostic {
    /// The message followed by its help, on one line, with control characters escaped.
    var oneLine: String { messageText(escapingControls(message), help: help.map { escapingControls($0) }) }
}

extension Fix.Applicability {
    /// The options that apply a fix, or `by hand`.
    var way: String {
        switch self {
        case .safe: "--fix"
        case .unsafe: "--fix --unsafe-fixes"
        case .manual: "by hand"
        }
    }
}
