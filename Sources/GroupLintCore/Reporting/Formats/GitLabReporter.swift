/// Renders a GitLab Code Quality report: an array of issues.
package struct GitLabReporter: Reporter {
    package init() {}

    private struct Issue: Encodable {
        var description: String
        // swift-format-ignore: AlwaysUseLowerCamelCase
        var check_name: String
        var fingerprint: String
        var severity: String
        var location: Location
    }

    private struct Location: Encodable {
        var path: String
        var lines: Lines
    }

    private struct Lines: Encodable {
        /// First line, 1-based.
        var begin: Int
        /// Last line, 1-based, inclusive.
        var end: Int
    }

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        let places = ReportPlaces(report)
        return try encodedJSON(report.entries(suppressedToo: false).map { issue($0, places, run) })
    }

    private func issue(_ entry: ReportEntry, _ places: ReportPlaces, _ run: RunDescription) -> Issue {
        let diagnostic = entry.diagnostic
        let (start, end) = places.span(diagnostic.path, diagnostic.range)
        // GitLab shows one issue per fingerprint, and ours do not depend on the path.
        let key = SHA256.digest(Array("\(diagnostic.path)\0\(entry.fingerprint)".utf8)).prefix(16)
        return Issue(
            description: messageText(diagnostic.message, help: diagnostic.help),
            check_name: diagnostic.rule, fingerprint: hexadecimal(key), severity: severity(diagnostic.severity),
            location: Location(
                path: run.servicePrefix + diagnostic.path, lines: Lines(begin: start.line, end: end.line)))
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "major"
        case .info, .off: "info"
        }
    }
}
