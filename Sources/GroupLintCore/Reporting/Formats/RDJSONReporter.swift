/// Renders a report in the JSON format of reviewdog.
package struct RDJSONReporter: Reporter {
    package init() {}

    private struct Log: Encodable {
        var source = Source()
        var diagnostics: [Item]
    }

    private struct Source: Encodable {
        var name = ToolIdentity.name
    }

    private struct Item: Encodable {
        var message: String
        var location: Location
        var severity: String
        var code: Code
        var suggestions: [Suggestion]
    }

    private struct Code: Encodable {
        var value: String
        var url: String?
    }

    private struct Location: Encodable {
        var path: String
        var range: Range
    }

    private struct Suggestion: Encodable {
        var range: Range
        var text: String
    }

    private struct Range: Encodable {
        var start: Position
        var end: Position
    }

    private struct Position: Encodable {
        /// Line, 1-based.
        var line: Int
        /// Column in UTF-8 bytes, 1-based.
        var column: Int
    }

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        let places = ReportPlaces(report)
        return try encodedJSON(Log(diagnostics: report.diagnostics.map { item($0, places, run) }))
    }

    private func item(_ diagnostic: Diagnostic, _ places: ReportPlaces, _ run: RunDescription) -> Item {
        func range(_ range: SourceRange) -> Range {
            let (start, end) = places.span(diagnostic.path, range)
            return Range(
                start: Position(line: start.line, column: start.column),
                end: Position(line: end.line, column: end.column))
        }
        // Suggestions are alternatives, so a fix with several edits cannot be a suggestion.
        let edits = diagnostic.fix.map { $0.applicability == .manual ? [] : places.edits(of: $0, diagnostic.path) } ?? []
        let suggestions = edits.count == 1 ? edits.map { Suggestion(range: range($0.range), text: $0.text) } : []
        return Item(
            message: messageText(diagnostic.message, help: diagnostic.help),
            location: Location(path: diagnostic.path, range: range(diagnostic.range)),
            severity: diagnostic.severity.rawValue.uppercased(),
            code: Code(value: diagnostic.rule, url: run.address(ofRule: diagnostic.rule)),
            suggestions: suggestions)
    }
}
