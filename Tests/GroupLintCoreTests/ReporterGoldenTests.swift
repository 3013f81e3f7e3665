import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Compares the output of each reporter with its approved sample in Fixtures/Reporters.
@Suite struct ReporterGoldenTests {
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

    static func reporter(_ format: ReportFormat) -> any Reporter {
        format.record.makeReporter(TextStyle(isColored: false), true)
    }

    @Test(arguments: ReportFormat.allCases)
    func outputIsAsApproved(_ format: ReportFormat) throws {
        let sample = sample()
        var run = sample.run
        run.exitCode = 2
        run.showsSuppressed = true
        run.showsStatistics = true
        run.usesBaseline = true
        let output = String(decoding: try Self.reporter(format).render(sample.report, run), as: UTF8.self)
        try expectSnapshot(output, "Reporters/sample.\(format.record.ending)")
    }
}
