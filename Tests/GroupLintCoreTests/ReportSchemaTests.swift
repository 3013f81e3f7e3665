import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that reports for programs match the schema in Schemas/.
@Suite struct ReportSchemaTests {
    private func check() throws -> SchemaCheck {
        try SchemaCheck(Data(PackageRoot.text("Schemas/grouplint-report-1.schema.json").utf8))
    }

    private func tree() throws -> TemporaryTree {
        try TemporaryTree([
            ".git/config": "", "A.swift": "ERROR SAFE ACCEPTED", "B.swift": "CRASH INFO", "C.swift": "é RISKY",
            ".grouplint-baseline.json": #"{"version":1,"tool":"0","entries":[]}"#,
        ])
    }

    @Test(arguments: [[], ["--show-suppressed"], ["--stats", "--timings"], ["--max-diagnostics", "1"], ["missing", "."]])
    func jsonFitsItsSchema(_ words: [String]) throws {
        let run = CommandLineRun(words + ["--format", "json"], in: try tree())
        #expect(try check().errors(Data(run.output.utf8)) == [])
    }

    @Test func mapsFitTheirSchema() throws {
        let check = try SchemaCheck(Data(PackageRoot.text("Schemas/grouplint-map-1.schema.json").utf8))
        let map = AppMapTests.map(try AppMapTests.fixture())
        #expect(try check.errors(Data(map.json())) == [])
        #expect(try check.errors(Data(map.folded.json())) == [])
        #expect(try !check.errors(Data(#"{"schema":"grouplint-map-1","nodes":[{}],"edges":[],"notFoundShown":[]}"#.utf8)).isEmpty)
    }

    @Test(arguments: [[], ["--show-suppressed", "--stats", "--timings"], ["missing"]])
    func everyLineFitsItsSchema(_ words: [String]) throws {
        let run = CommandLineRun(words + ["--format", "ndjson"], in: try tree())
        let lines = run.output.split(separator: "\n")
        for line in lines { #expect(try check().errors(Data(line.utf8), definition: "line") == []) }
        #expect(lines.first?.contains(#""type":"begin""#) == true)
        #expect(lines.last?.contains(#""type":"end""#) == true)
    }

    @Test func approvedReportsFitTheSchema() throws {
        #expect(try check().errors(Data(PackageRoot.text("Fixtures/Reporters/sample.json").utf8)) == [])
    }

    /// The first line of a report that has these keys.
    private static func begin(_ keys: String) -> String {
        let tool = #"{"name":"GroupLint","version":"1","ruleSetId":"a"}"#
        return #"{"columnUnit":"utf8",\#(keys),"type":"begin","tool":\#(tool)}"#
    }

    @Test(arguments: [
        (#"{"type":"begin"}"#, false), (begin(#""root":"/","schema":"grouplint-report-1""#), true),
        (begin(#""root":"/","schema":"grouplint-report-2""#), false), (begin(#""root":1,"schema":"grouplint-report-1""#), false),
        (begin(#""more":1,"root":"/","schema":"grouplint-report-1""#), false),
    ])
    func theCheckFindsMistakes(_ json: String, _ isValid: Bool) throws {
        #expect(try check().errors(Data(json.utf8), definition: "begin").isEmpty == isValid)
    }
}
