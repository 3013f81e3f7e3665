/// Renders a Markdown table for step summaries and pull request comments.
///
/// Lists the most severe diagnostics first, and only counts those over the limit, because GitHub rejects comments over
/// 65,536 characters.
package struct MarkdownReporter: Reporter {
    private let rowLimit: Int

    package init(rowLimit: Int = 200) {
        self.rowLimit = rowLimit
    }

    package func render(_ report: LintReport, _ run: RunDescription) -> [UInt8] {
        var shown = report
        shown.limit(to: rowLimit)
        let places = ReportPlaces(report)
        var text = "## \(ToolIdentity.name)\n\n\(escaped(TextReporter.summary(report)))\n"
        let rows = mostSevereFirst(shown.listed(suppressedToo: run.showsSuppressed)).map { row($0, places) }
        if !rows.isEmpty {
            text += "\n| Severity | Place | Message | Rule |\n|---|---|---|---|\n" + rows.joined()
        }
        if !shown.omitted.isEmpty { text += "\n\(shown.omitted.count) more are not listed here.\n" }
        let problems = report.problems.filter { $0.severity >= .warning }
        if !problems.isEmpty {
            text += "\n" + problems.map { "- \(code($0.path)): \(escaped($0.message))\n" }.joined()
        }
        return Array(text.utf8)
    }

    /// By severity, then suppressed ones; the order within these groups stays.
    private func mostSevereFirst(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let active = Severity.allCases.sorted(by: >).flatMap { severity in
            diagnostics.filter { $0.suppression == nil && $0.severity == severity }
        }
        return active + diagnostics.filter { $0.suppression != nil }
    }

    private func row(_ diagnostic: Diagnostic, _ places: ReportPlaces) -> String {
        let start = places.span(diagnostic.path, diagnostic.range).start
        let place = code("\(diagnostic.path):\(start.line):\(start.column)")
        let word = diagnostic.severity.rawValue + (diagnostic.suppression == nil ? "" : " (suppressed)")
        let help = diagnostic.help.map { "<br>help: \(withCode($0))" } ?? ""
        return "| \(word) | \(place) | \(withCode(diagnostic.message))\(help) | \(code(diagnostic.rule)) |\n"
    }

    /// Escapes text for Markdown. The comment after `@` prevents services from notifying a user.
    private func escaped(_ text: String) -> String {
        // By scalar: a character can begin with one of these and still be another character.
        escapingControls(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@": result += "@<!-- -->"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "$": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Text of a message. What is between two backticks is code.
    private func withCode(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // A backtick without a second one is not around code.
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { $0.offset % 2 == 1 ? code(String($0.element)) : escaped(String($0.element)) }.joined()
    }

    /// Code in a table cell, as HTML, because a span in backticks cannot contain every text.
    private func code(_ text: String) -> String {
        "<code>\(escaped(text))</code>"
    }
}
