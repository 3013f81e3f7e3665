/// Builds the parts of a JSON report.
struct JSONReportBuilder {
    private let report: LintReport
    private let run: RunDescription
    private let places: ReportPlaces

    init(_ report: LintReport, _ run: RunDescription) {
        self.report = report
        self.run = run
        places = ReportPlaces(report)
    }

    var entries: [JSONReport.Entry] { report.entries(suppressedToo: run.showsSuppressed).map(entry) }

    var problems: [JSONReport.Problem] { report.problems.map(problem) }

    var stale: [Baseline.Entry]? { run.shard == nil || report.stale.isEmpty ? nil : report.stale }
    var staleUnlessMoved: [Baseline.Entry]? { report.staleUnlessMoved.isEmpty ? nil : report.staleUnlessMoved }

    var statistics: JSONReport.Statistics? {
        run.showsStatistics ? ReportStatistics(report).document : nil
    }

    var timings: JSONReport.Timings? {
        report.timings.map { timings in
            func times(_ items: [LintTimings.Item]) -> [JSONReport.Time] {
                items.map { JSONReport.Time(name: $0.name, microseconds: $0.duration.microseconds) }
            }
            return JSONReport.Timings(phases: times(timings.phases), rules: times(timings.rules))
        }
    }

    var summary: JSONReport.Summary {
        JSONReport.Summary(
            files: report.fileCount,
            skipped: report.skippedCount,
            generated: report.generatedCount,
            inNoTarget: report.inNoTargetCount,
            errors: report.count(.error),
            warnings: report.count(.warning),
            infos: report.count(.info),
            suppressed: report.count(.inSource),
            baselined: report.count(.baseline),
            omitted: report.omitted.count,
            fixed: report.fixedCount,
            durationMs: run.showsTimings ? report.durationMilliseconds : 0,
            complete: !report.problems.contains { $0.kind == .io || $0.kind == .internal }
        )
    }

    private func entry(_ entry: ReportEntry) -> JSONReport.Entry {
        let diagnostic = entry.diagnostic
        return JSONReport.Entry(
            rule: diagnostic.rule,
            category: diagnostic.category.rawValue,
            severity: diagnostic.severity.rawValue,
            confidence: diagnostic.confidence.rawValue,
            message: diagnostic.message,
            help: diagnostic.help,
            url: run.address(ofRule: diagnostic.rule),
            path: diagnostic.path,
            range: JSONReport.Range(places.span(diagnostic.path, diagnostic.range)),
            scope: diagnostic.scope,
            related: diagnostic.related.map {
                let range = JSONReport.Range(places.span($0.path, $0.range))
                return JSONReport.Related(path: $0.path, range: range, message: $0.message)
            },
            fix: diagnostic.fix.map { fix($0, diagnostic.path) },
            fingerprint: entry.fingerprint,
            suppression: diagnostic.suppression.map(suppression),
            target: diagnostic.target
        )
    }

    private func fix(_ fix: Fix, _ path: String) -> JSONReport.Fix {
        JSONReport.Fix(
            applicability: fix.applicability.rawValue,
            title: fix.title,
            edits: places.edits(of: fix, path).map {
                let range = JSONReport.Range(places.span(path, $0.range))
                return JSONReport.Edit(path: path, range: range, newText: $0.text)
            }
        )
    }

    private func suppression(_ suppression: Acceptance) -> JSONReport.Suppression {
        JSONReport.Suppression(
            kind: suppression.kind.rawValue, reason: suppression.reason, path: suppression.path,
            range: suppression.range.map { JSONReport.Range(places.span(suppression.path, $0)) })
    }

    private func problem(_ problem: InputProblem) -> JSONReport.Problem {
        JSONReport.Problem(
            kind: problem.kind.rawValue,
            severity: problem.severity.rawValue,
            message: problem.message,
            path: problem.path,
            range: problem.range.map { JSONReport.Range(places.span(problem.path, $0)) },
            named: run.shard != nil && problem.kind == .skipped && run.namedPaths.contains(problem.path) ? true : nil
        )
    }

    /// The tool, with a rule set id that is equal for all runs of one version with equal rules.
    var tool: JSONReport.Tool {
        let text = ToolIdentity.version + "\0" + run.rules.map { $0.info.id }.joined(separator: "\0")
        return JSONReport.Tool(ruleSetId: hexadecimal(SHA256.digest(Array(text.utf8)).prefix(8)))
    }
}
