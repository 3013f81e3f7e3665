import Foundation
import Testing

@testable import GroupLintCore

/// One approved output of each reporter, in Fixtures/Reporters.
@Suite struct ReporterGoldenTests {
    private static let directory = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Reporters")

    private func sample() -> SampleReport {
        var sample = SampleReport(
            """
            struct Feed: View {
                var body: some View {
                    List(items) { item in
            \t\tGroup { Text("👩‍👩‍👧 \\(item)"); 漢字() }
                            .onAppear { load() }
                    }
                }
            }

            """, path: "App/Views/My Feed.swift")
        sample.add(
            "Group", "`Group` hands its modifiers to every child [Text, 漢字]", severity: .error,
            help: "put the children into a `VStack`",
            related: [(".onAppear { load() }", "this runs once for each of them"), ("List(items)", "in each row")],
            fix: Fix(
                "write `VStack` and mark it", .safe,
                [Fix.Edit(sample.range("Group"), "VStack"), Fix.Edit(sample.range(";"), "  // \u{E9}\n")]))
        let call = sample.range(".onAppear { load() }")
        sample.add("onAppear", severity: .info, fix: Fix("remove it", .unsafe, [Fix.Edit(call, "")]))
        sample.add("List", severity: .info, fix: Fix("move it", .manual, [Fix.Edit(call, "")]))
        let brace = sample.range("}\n}\n")
        sample.report.problems = [
            InputProblem(kind: .parse, severity: .info, message: "odd code", path: sample.source.path, range: brace),
            InputProblem(kind: .io, severity: .error, message: "could not be read", path: "App/B.swift", range: nil),
        ]
        sample.report.fixedCount = 2
        sample.add("Text(", "is known")
        sample.accept(.inSource, reason: "shown <once> & never again", at: "Group")
        sample.add("漢字", "was there before")
        sample.accept(.baseline)
        sample.report.stale = [
            Baseline.Entry(path: "App/Gone.swift", rule: "sample_rule", scope: "Gone.body", hash: "gl1:0f", count: 1)
        ]
        return sample
    }

    static let reporters: KeyValuePairs<String, any Reporter> = [
        "txt": TextReporter(), "compact.txt": CompactReporter(), "xcode.txt": XcodeReporter(),
        "json": JSONReporter(), "ndjson": NDJSONReporter(), "sarif": SARIFReporter(), "github.txt": GitHubReporter(),
        "gitlab.json": GitLabReporter(), "junit.xml": JUnitReporter(), "checkstyle.xml": CheckstyleReporter(),
        "md": MarkdownReporter(), "rdjson": RDJSONReporter(),
    ]

    @Test(arguments: ReporterGoldenTests.reporters.map(\.key))
    func outputIsAsApproved(_ format: String) throws {
        let sample = sample()
        var run = sample.run
        run.exitCode = 2
        run.showsSuppressed = true
        run.showsStatistics = true
        run.usesBaseline = true
        let reporter = try #require(Self.reporters.first { $0.key == format }).value
        let output = String(decoding: try reporter.render(sample.report, run), as: UTF8.self)
        let file = Self.directory.appendingPathComponent("sample.\(format)")
        if ProcessInfo.processInfo.environment["GROUPLINT_UPDATE"] == "1" {
            try FileManager.default.createDirectory(at: Self.directory, withIntermediateDirectories: true)
            try output.write(to: file, atomically: true, encoding: .utf8)
        }
        let approved = try? String(contentsOf: file, encoding: .utf8)
        #expect(output == approved, "sample.\(format) differs; run: GROUPLINT_UPDATE=1 swift test")
    }
}
