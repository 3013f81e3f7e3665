/// A report for programs.
package struct JSONReporter: Reporter {
    package static let schema = "grouplint-report-1"

    package init() {}

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        let places = ReportPlaces(report)
        let fingerprints = Fingerprint.all(in: report)
        return try encodedJSON(
            JSONReport(
                tool: JSONReport.Tool(ruleSetId: ruleSetID(run.rules)),
                root: run.root,
                summary: summary(report, run),
                diagnostics: zip(report.diagnostics, fingerprints).map { entry($0, $1, places) },
                problems: report.problems.map { problem($0, places) }
            ))
    }

    private func summary(_ report: LintReport, _ run: RunDescription) -> JSONReport.Summary {
        JSONReport.Summary(
            files: report.fileCount,
            skipped: report.skippedCount,
            errors: report.count(.error),
            warnings: report.count(.warning),
            infos: report.count(.info),
            suppressed: report.count(.inSource),
            baselined: report.count(.baseline),
            fixed: report.fixedCount,
            durationMs: run.showsTimings ? report.durationMilliseconds : 0,
            complete: !report.problems.contains { $0.kind == .io || $0.kind == .internal }
        )
    }

    private func entry(_ diagnostic: Diagnostic, _ fingerprint: String, _ places: ReportPlaces) -> JSONReport.Entry {
        JSONReport.Entry(
            rule: diagnostic.rule,
            category: diagnostic.category.rawValue,
            severity: diagnostic.severity.rawValue,
            confidence: diagnostic.confidence.rawValue,
            message: diagnostic.message,
            help: diagnostic.help,
            url: nil,
            path: diagnostic.path,
            range: JSONReport.Range(places.span(diagnostic.path, diagnostic.range)),
            scope: diagnostic.scope,
            related: diagnostic.related.map {
                let range = JSONReport.Range(places.span($0.path, $0.range))
                return JSONReport.Related(path: $0.path, range: range, message: $0.message)
            },
            fix: diagnostic.fix.map { fix($0, diagnostic.path, places) },
            fingerprint: fingerprint,
            suppression: nil,
            target: diagnostic.target
        )
    }

    private func fix(_ fix: Fix, _ path: String, _ places: ReportPlaces) -> JSONReport.Fix {
        JSONReport.Fix(
            applicability: fix.applicability.rawValue,
            title: fix.title,
            edits: fix.edits.map {
                let range = JSONReport.Range(places.span(path, $0.range))
                return JSONReport.Edit(path: path, range: range, newText: $0.text)
            }
        )
    }

    private func problem(_ problem: InputProblem, _ places: ReportPlaces) -> JSONReport.Problem {
        JSONReport.Problem(
            kind: problem.kind.rawValue,
            severity: problem.severity.rawValue,
            message: problem.message,
            path: problem.path,
            range: problem.range.map { JSONReport.Range(places.span(problem.path, $0)) }
        )
    }

    /// The same for every run with the same rules of the same version.
    private func ruleSetID(_ rules: [any Rule.Type]) -> String {
        let text = ToolIdentity.version + "\0" + rules.map { $0.info.id }.joined(separator: "\0")
        return hexadecimal(SHA256.digest(Array(text.utf8)).prefix(8))
    }
}
