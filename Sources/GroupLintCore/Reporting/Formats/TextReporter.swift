/// Renders diagnostics as compilers do: a header that editors can jump to, the source line with carets, related places,
/// help.
package struct TextReporter: Reporter {
    private let style: TextStyle
    private let showsSummary: Bool

    package init(style: TextStyle = TextStyle(isColored: false), showsSummary: Bool = true) {
        self.style = style
        self.showsSummary = showsSummary
    }

    package func render(_ report: LintReport, _ run: RunDescription) -> [UInt8] {
        let places = ReportPlaces(report)
        var output: [UInt8] = []
        let listed = report.listed(suppressedToo: run.showsSuppressed)
        var repeated = RepeatedDiagnostics(run.listsRepeats ? [] : listed)
        for diagnostic in listed {
            guard let leftOut = repeated.leftOutCount(after: diagnostic) else { continue }
            output.append(contentsOf: text(diagnostic, places, leftOut: leftOut).utf8)
        }
        if showsSummary, report.fileCount > 0 || report.problems.isEmpty {
            output.append(contentsOf: (TextReporter.summary(report) + "\n").utf8)
        }
        return output
    }

    /// Problems with files, one per line, for standard error.
    package func renderProblems(_ report: LintReport, from severity: Severity) -> [UInt8] {
        guard report.problems.contains(where: { $0.severity >= severity }) else { return [] }
        let places = ReportPlaces(report)
        var output: [UInt8] = []
        for problem in report.problems where problem.severity >= severity {
            var place = visiblePath(problem.path)
            if let range = problem.range {
                let start = places.span(problem.path, range).start
                place += ":\(start.line):\(start.column)"
            }
            let head = "\(style.paint(place + ":", .path)) \(style.paint(problem.severity))"
            output.append(contentsOf: "\(head): \(escapingControls(problem.message)) [\(problem.kind.rawValue)]\n".utf8)
        }
        return output
    }

    /// Mistakes in configurations, for standard error: place, source line with carets, help.
    package func render(_ problems: [ConfigurationProblem], sources: [String: SourceFile]) -> [UInt8] {
        var report = LintReport()
        report.sources = sources
        let places = ReportPlaces(report)
        var text = ""
        for problem in problems {
            let start = places.span(problem.path, problem.range).start
            let gutter = String(start.line).utf8.count
            text += header(problem.path, start)
            text += "\(style.paint(problem.severity)): \(style.paint(escapingControls(problem.message), .strong))\n"
            text += snippet(problem.path, problem.range, places, gutter, mark: UInt8(ascii: "^"), role(problem.severity))
            let margin = repeated(0x20, gutter) + " " + style.paint("=", .gutter) + " "
            if let help = problem.help { text += "\(margin)\(style.paint("help", .help)): \(escapingControls(help))\n" }
        }
        return Array(text.utf8)
    }

    /// Counts of a run, such as `1 error, 3 warnings in 212 files`.
    package static func summary(_ report: LintReport) -> String {
        let counts = [
            counted(report.count(.error), "error"),
            counted(report.count(.warning), "warning"),
            report.count(.info) > 0 ? "\(report.count(.info)) info" : nil,
        ].compactMap(\.self)
        let files = counted(report.fileCount, "file") ?? "0 files"
        let skipped = counted(report.skippedCount, "file").map { ", \($0) skipped" } ?? ""
        let generated = report.generatedCount > 0 ? ", \(report.generatedCount) generated" : ""
        let fixed = report.fixedCount > 0 ? ", \(report.fixedCount) fixed" : ""
        let found = counts.isEmpty ? "no diagnostics" : counts.joined(separator: ", ")
        let cut = report.omitted.isEmpty ? "" : ", \(report.diagnostics.count) shown"
        return "\(found) in \(files)\(cut)\(generated)\(skipped)\(accepted(report))\(fixed)\(fixable(report))"
    }

    /// The part of the summary on accepted diagnostics, such as `, 2 suppressed, 12 baselined (3 stale)`.
    private static func accepted(_ report: LintReport) -> String {
        let (inSource, baselined) = (report.count(.inSource), report.count(.baseline))
        let stale = report.staleCount > 0 ? " (\(report.staleCount) stale)" : ""
        return (inSource > 0 ? ", \(inSource) suppressed" : "")
            + (baselined > 0 || !stale.isEmpty ? ", \(baselined) baselined\(stale)" : "")
    }

    /// The part of the summary on fixes: how many diagnostics can be fixed, and with which options.
    private static func fixable(_ report: LintReport) -> String {
        let all = report.diagnostics + report.omitted
        let safe = all.count { $0.fix?.applicability == .safe }
        let unsafe = all.count { $0.fix?.applicability == .unsafe }
        let parts = [
            safe > 0 ? "\(safe) can be fixed with --fix" : nil,
            unsafe > 0
                ? safe > 0 ? "\(unsafe) more with --unsafe-fixes" : "\(unsafe) can be fixed with --fix --unsafe-fixes" : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
    }

    private static func counted(_ count: Int, _ noun: String) -> String? {
        count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// - Parameter leftOut: number of equal diagnostics that are not shown.
    private func text(_ diagnostic: Diagnostic, _ places: ReportPlaces, leftOut: Int) -> String {
        let gutter = gutterWidth(diagnostic, places)
        var text = header(diagnostic.path, places.span(diagnostic.path, diagnostic.range).start)
        if diagnostic.suppression != nil { text += "suppressed " }
        text += "\(style.paint(diagnostic.severity)): \(style.paint(escapingControls(diagnostic.message), .strong))"
        text += " [\(diagnostic.rule)]\n"
        text += snippet(diagnostic.path, diagnostic.range, places, gutter, mark: UInt8(ascii: "^"), role(diagnostic.severity))
        for related in diagnostic.related {
            text += header(related.path, places.span(related.path, related.range).start)
            text += "\(style.paint("note", .note)): \(escapingControls(related.message))\n"
            text += snippet(related.path, related.range, places, gutter, mark: UInt8(ascii: "-"), .note)
        }
        let margin = repeated(0x20, gutter) + " " + style.paint("=", .gutter) + " "
        if let help = diagnostic.help { text += "\(margin)\(style.paint("help", .help)): \(escapingControls(help))\n" }
        if let suppression = diagnostic.suppression {
            let line = suppression.range.map { places.span(suppression.path, $0).start.line }
            return text + "\(margin)\(style.paint("suppressed", .help)): \(suppression.text(line: line))\n\n"
        }
        if let fix = diagnostic.fix {
            text += "\(margin)\(style.paint("fix", .help)): \(escapingControls(fix.title)) (\(way(fix.applicability)))\n"
        }
        if leftOut > 0 { text += "\(margin)and \(leftOut) more like this in this file (--all shows them)\n" }
        return text + "\n"
    }

    /// The options that apply a fix, or `by hand`.
    private func way(_ applicability: Fix.Applicability) -> String {
        switch applicability {
        case .safe: "--fix"
        case .unsafe: "--fix --unsafe-fixes"
        case .manual: "by hand"
        }
    }

    private func header(_ path: String, _ start: SourceLocation) -> String {
        style.paint("\(visiblePath(path)):\(start.line):\(start.column):", .path) + " "
    }

    private func role(_ severity: Severity) -> TextStyle.Role {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .info, .off: .info
        }
    }

    /// Number of digits of the largest line number in a diagnostic.
    private func gutterWidth(_ diagnostic: Diagnostic, _ places: ReportPlaces) -> Int {
        let lines = diagnostic.related.map { places.span($0.path, $0.range).start.line }
        let line = places.span(diagnostic.path, diagnostic.range).start.line
        return String(max(line, lines.max() ?? 0)).utf8.count
    }

    /// The first source line of a range, with marks below it. If the range has more lines, the marks end with the first.
    private func snippet(
        _ path: String, _ range: SourceRange, _ places: ReportPlaces, _ gutter: Int, mark: UInt8,
        _ role: TextStyle.Role
    ) -> String {
        let (start, end) = places.span(path, range)
        let line = places.table(path).lineBytes(start.line)
        let last = end.line == start.line ? min(end.column - 1, line.count) : line.count
        let first = min(start.column - 1, line.count)
        let marked = SourceLine.marking(first..<max(first, last), in: line)
        let number = String(start.line)
        let margin = repeated(0x20, gutter)
        let bar = style.paint("|", .gutter)
        let padding = repeated(0x20, gutter - number.utf8.count)
        let indent = repeated(0x20, marked.indent)
        let marks = style.paint(repeated(mark, marked.width), role)
        return """
            \(margin) \(bar)
            \(padding)\(style.paint(number, .gutter)) \(bar) \(marked.text)
            \(margin) \(bar) \(indent)\(marks)

            """
    }

    /// An ASCII character, several times. `String(repeating:count:)` appends them one by one.
    private func repeated(_ character: UInt8, _ count: Int) -> String {
        String(decoding: [UInt8](repeating: character, count: count), as: UTF8.self)
    }
}
