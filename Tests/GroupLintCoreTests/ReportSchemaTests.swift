import Foundation
import Testing

@testable import GroupLint
@testable import GroupLintCore

/// Reports for programs are what the schema in Schemas/ says.
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

    @Test(arguments: [
        (#"{"type":"begin"}"#, false), (#"{"columnUnit":"utf8","root":"/","schema":"grouplint-report-1","type":"begin","tool":{"name":"GroupLint","version":"1","ruleSetId":"a"}}"#, true),
        (#"{"columnUnit":"utf8","root":"/","schema":"grouplint-report-2","type":"begin","tool":{"name":"GroupLint","version":"1","ruleSetId":"a"}}"#, false),
        (#"{"columnUnit":"utf8","root":1,"schema":"grouplint-report-1","type":"begin","tool":{"name":"GroupLint","version":"1","ruleSetId":"a"}}"#, false),
        (#"{"more":1,"columnUnit":"utf8","root":"/","schema":"grouplint-report-1","type":"begin","tool":{"name":"GroupLint","version":"1","ruleSetId":"a"}}"#, false),
    ])
    func theCheckFindsMistakes(_ json: String, _ isValid: Bool) throws {
        #expect(try check().errors(Data(json.utf8), definition: "begin").isEmpty == isValid)
    }
}
