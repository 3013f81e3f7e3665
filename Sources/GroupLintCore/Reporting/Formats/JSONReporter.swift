/// Renders a report as one JSON document.
package struct JSONReporter: Reporter {
    package static let schema = "grouplint-report-1"

    package init() {}

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        let builder = JSONReportBuilder(report, run)
        return try encodedJSON(
            JSONReport(
                tool: builder.tool, root: run.root, summary: builder.summary, diagnostics: builder.entries,
                problems: builder.problems, statistics: builder.statistics, timings: builder.timings, shard: run.shard,
                stale: builder.stale, staleUnlessMoved: builder.staleUnlessMoved))
    }
}

/// Renders a report as JSON lines: `begin`, one line for each diagnostic and problem, `end`. If `end` is missing, the run
/// was interrupted.
package struct NDJSONReporter: Reporter {
    package init() {}

    private struct Begin: Encodable {
        var type = "begin"
        var schema = JSONReporter.schema
        var tool: JSONReport.Tool
        var root: String
        var columnUnit = "utf8"
    }

    /// Adds the key `type` to the keys of a value.
    private struct Line<Value: Encodable>: Encodable {
        var type: String
        var value: Value

        private enum CodingKeys: String, CodingKey {
            case type
        }

        func encode(to encoder: any Encoder) throws {
            try value.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(type, forKey: .type)
        }
    }

    private struct End: Encodable {
        var type = "end"
        var summary: JSONReport.Summary
        @Nullable var statistics: JSONReport.Statistics?
        @Nullable var timings: JSONReport.Timings?
    }

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        let builder = JSONReportBuilder(report, run)
        var lines = try encodedJSONLine(Begin(tool: builder.tool, root: run.root))
        for entry in builder.entries { lines += try encodedJSONLine(Line(type: "diagnostic", value: entry)) }
        for problem in builder.problems { lines += try encodedJSONLine(Line(type: "problem", value: problem)) }
        return lines
            + (try encodedJSONLine(
                End(summary: builder.summary, statistics: builder.statistics, timings: builder.timings)))
    }
}
