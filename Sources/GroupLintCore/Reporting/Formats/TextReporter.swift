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
        let paths = ShownPaths(root: run.root, from: run.pathDirectory)
        let text = DiagnosticText(style: style, places: ReportPlaces(report), paths: paths, width: run.screen?.width)
        let showsEnd = showsSummary && (report.fileCount > 0 || report.problems.isEmpty)
        let listed = report.listed(suppressedToo: run.showsSuppressed)
        guard let screen = run.screen else {
            let list = complete(listed, text, run)
            return showsEnd ? list + Array((TextReporter.summary(report) + "\n").utf8) : list
        }
        var output: [UInt8] = []
        for item in ScreenList(listed, isComplete: run.listsRepeats, recentPaths: run.recentPaths).items {
            let rest = item.leftOut > 0 ? "and \(item.leftOut) more of this rule (--all shows them)" : nil
            output += text.render(item.diagnostic, rest: rest).utf8
        }
        guard showsEnd else { return output }
        let end = ScreenEnd(report: report, style: style)
        var ending = run.showsStatistics ? "" : end.counts
        ending += "\(style.paint(TextReporter.summary(report), .strong))\n"
        ending += end.nextStep(suggestsBaseline: screen.suggestsBaseline, run.recentPaths)
        return output + Array(TextFolding.fold(ending, columns: screen.width).utf8)
    }

    /// The list for pipes and files, which is the same from every working directory.
    private func complete(_ listed: [Diagnostic], _ text: DiagnosticText, _ run: RunDescription) -> [UInt8] {
        var output: [UInt8] = []
        var repeated = RepeatedDiagnostics(run.listsRepeats ? [] : listed)
        for diagnostic in listed {
            guard let leftOut = repeated.leftOutCount(after: diagnostic) else { continue }
            let rest = leftOut > 0 ? "and \(leftOut) more like this in this file (--all shows them)" : nil
            output += text.render(diagnostic, rest: rest).utf8
        }
        return output
    }

    /// Problems with files, one per line, for standard error.
    package func renderProblems(
        _ report: LintReport, from severity: Severity, _ paths: ShownPaths = .ofRoot
    ) -> [UInt8] {
        guard report.problems.contains(where: { $0.severity >= severity }) else { return [] }
        let places = ReportPlaces(report)
        var output: [UInt8] = []
        for problem in report.problems where problem.severity >= severity {
            var place = paths.text(problem.path)
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
    package func render(
        _ problems: [ConfigurationProblem], sources: [String: SourceFile], _ paths: ShownPaths = .ofRoot, width: Int? = nil
    ) -> [UInt8] {
        var report = LintReport()
        report.sources = sources
        let text = DiagnosticText(style: style, places: ReportPlaces(report), paths: paths, width: width)
        return problems.flatMap { Array(text.render($0).utf8) }
    }

    /// Counts of a run, such as `1 error, 3 warnings in 212 files`.
    package static func summary(_ report: LintReport) -> String {
        let counts = SeverityCounts(
            errors: report.count(.error), warnings: report.count(.warning), infos: report.count(.info)
        ).words
        let files = counted(report.fileCount, "file") ?? "0 files"
        let skipped = counted(report.skippedCount, "file").map { ", \($0) skipped" } ?? ""
        let unread = report.partlyReadCount > 0 ? ", \(report.partlyReadCount) not read completely" : ""
        let generated = report.generatedCount > 0 ? ", \(report.generatedCount) generated" : ""
        let them = report.inNoTargetCount == 1 ? "it" : "them"
        let inNoTarget = report.inNoTargetCount > 0 ? ", \(report.inNoTargetCount) not checked (no target compiles \(them))" : ""
        let fixed = report.fixedCount > 0 ? ", \(report.fixedCount) fixed" : ""
        let found = counts.isEmpty ? "no diagnostics" : counts
        let views = counts.isEmpty ? viewFiles(report) : ""
        let cut = report.omitted.isEmpty ? "" : ", \(report.diagnostics.count) shown"
        let read = "\(files)\(views)\(cut)\(generated)\(inNoTarget)\(unread)\(skipped)"
        return "\(found) in \(read)\(accepted(report))\(fixed)\(fixable(report))"
    }

    /// The part of the summary that tells "all is well" from "there is nothing to check", such as `, 212 with views`.
    private static func viewFiles(_ report: LintReport) -> String {
        guard let count = report.viewFileCount, report.fileCount > 0 else { return "" }
        return count == 0 ? ", none with views" : ", \(count) with views"
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
}
