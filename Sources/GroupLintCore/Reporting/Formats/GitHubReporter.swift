/// Renders GitHub Actions commands that create annotations, and a summary line for the log.
///
/// A step shows at most ten annotations of each kind, so the most severe come first.
package struct GitHubReporter: Reporter {
    /// Maximum number of annotations of one kind that a step shows.
    private static let shownLimit = 10

    package init() {}

    package func render(_ report: LintReport, _ run: RunDescription) -> [UInt8] {
        let places = ReportPlaces(report)
        var text = ""
        for problem in report.problems where problem.severity >= .warning || problem.kind == .parse {
            var properties = [("file", run.servicePrefix + problem.path)]
            if let range = problem.range { properties.append(("line", "\(places.span(problem.path, range).start.line)")) }
            text += command(problem.severity, properties, escapingControls(problem.message))
        }
        for severity in [Severity.error, .warning, .info] {
            for diagnostic in report.diagnostics where diagnostic.severity == severity {
                text += command(diagnostic, places, run)
            }
        }
        let isCut = [Severity.error, .warning, .info].contains { report.count($0) > Self.shownLimit }
        let hint = isCut ? " (GitHub shows \(Self.shownLimit) of each severity for a step)" : ""
        return Array((text + TextReporter.summary(report) + hint + "\n").utf8)
    }

    private func command(_ diagnostic: Diagnostic, _ places: ReportPlaces, _ run: RunDescription) -> String {
        let (start, end) = places.span(diagnostic.path, diagnostic.range)
        var properties = [
            ("file", run.servicePrefix + diagnostic.path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
        ]
        // GitHub uses columns only for annotations of a single line.
        if start.line == end.line {
            properties += [("col", "\(start.utf16Column)"), ("endColumn", "\(end.utf16Column)")]
        }
        properties.append(("title", diagnostic.rule))
        var lines = [escapingControls(diagnostic.message)]
        for related in diagnostic.related {
            let line = places.span(related.path, related.range).start.line
            lines.append("\(escapingControls(related.path)):\(line): \(escapingControls(related.message))")
        }
        if let help = diagnostic.help { lines.append("help: \(escapingControls(help))") }
        return command(diagnostic.severity, properties, lines.joined(separator: "\n"))
    }

    private func command(_ severity: Severity, _ properties: [(name: String, value: String)], _ text: String) -> String {
        let name =
            switch severity {
            case .error: "error"
            case .warning: "warning"
            case .info, .off: "notice"
            }
        let list = properties.map { "\($0.name)=\(escaped(escapingControls($0.value), isProperty: true))" }
        return "::\(name) \(list.joined(separator: ","))::\(escaped(text, isProperty: false))\n"
    }

    /// Escapes text for a command of GitHub Actions.
    private func escaped(_ text: String, isProperty: Bool) -> String {
        // By scalar: a character can begin with one of these and still be another character.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
