/// Renders a report as Checkstyle XML, which many tools read.
package struct CheckstyleReporter: Reporter {
    package init() {}

    package func render(_ report: LintReport, _ run: RunDescription) -> [UInt8] {
        let places = ReportPlaces(report)
        var lines: [String: [String]] = [:]
        for problem in report.problems where problem.severity >= .warning {
            let start = problem.range.map { places.span(problem.path, $0).start }
            lines[problem.path, default: []].append(
                error(start, problem.severity, problem.message, source: "grouplint.\(problem.kind.rawValue)"))
        }
        for diagnostic in report.diagnostics {
            let start = places.span(diagnostic.path, diagnostic.range).start
            lines[diagnostic.path, default: []].append(
                error(start, diagnostic.severity, diagnostic.oneLine, source: "grouplint.\(diagnostic.rule)"))
        }
        let files = lines.keys.sorted(by: precedesInBytes).map { path in
            "  <file\(XML.attributes(["name": path]))>\n\(lines[path, default: []].joined())  </file>\n"
        }
        return Array("\(XML.declaration)<checkstyle version=\"4.3\">\n\(files.joined())</checkstyle>\n".utf8)
    }

    private func error(_ start: SourceLocation?, _ severity: Severity, _ message: String, source: String) -> String {
        let attributes = XML.attributes([
            "line": "\(start?.line ?? 1)", "column": "\(start?.utf16Column ?? 1)", "severity": severity.rawValue,
            "message": message, "source": source,
        ])
        return "    <error\(attributes)/>\n"
    }
}
