import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct TextReporterTests {
    @Test func diagnosticShowsPlaceCodeRelatedLinesAndRemedy() {
        var sample = SampleReport("let a = 1\n\n\n\n\n\n\n\n    Group { Text(\"a\") }\n        .onAppear { load() }\n")
        sample.add(
            "onAppear", severity: .error, help: "move it to the container",
            related: [("Group", "the group hands it to each child")])
        #expect(
            sample.text() == """
                App/View.swift:10:10: error: runs for every row [sample_rule]
                   |
                10 |         .onAppear { load() }
                   |          ^^^^^^^^
                App/View.swift:9:5: note: the group hands it to each child
                   |
                 9 |     Group { Text("a") }
                   |     -----
                   = help: move it to the container

                1 error in 1 file

                """)
    }

    @Test func rangeOverSeveralLinesIsMarkedOnItsFirst() {
        var sample = SampleReport("Group {\n}\n")
        sample.add("Group {\n}")
        #expect(sample.text().contains("1 | Group {\n  | ^^^^^^^\n\n"))
    }

    @Test func colorsAreSequencesAroundWords() {
        var sample = SampleReport("Group { }")
        sample.add("Group")
        #expect(sample.text(colored: true).contains("\u{1B}[1;33mwarning\u{1B}[0m: "))
        #expect(!sample.text().contains("\u{1B}"))
    }

    @Test func controlCharactersBecomeVisible() {
        var sample = SampleReport("a\u{1B}[31m\u{202E}b Group", path: "x\u{1B}[2J\n::error.swift")
        sample.add("Group", "bell \u{7}, next line \u{85}\r\n")
        let text = sample.text()
        #expect(text.hasPrefix(#"x\u{1B}[2J\n::error.swift:1:12: warning: bell \u{7}, next line \u{85}\r\n [sample"#))
        #expect(text.contains(#"1 | a\u{1B}[31m\u{202E}b Group"#))
        #expect(text.contains("\n  |                      ^^^^^\n"))
    }

    @Test func closingLineCounts() {
        var report = LintReport()
        #expect(TextReporter.summary(report) == "no diagnostics in 0 files")
        report.fileCount = 212
        report.skippedCount = 1
        #expect(TextReporter.summary(report) == "no diagnostics in 212 files, 1 file skipped")
        var sample = SampleReport("Group")
        for severity in [Severity.error, .warning, .warning, .info] { sample.add("Group", severity: severity) }
        #expect(TextReporter.summary(sample.report) == "1 error, 2 warnings, 1 info in 1 file")
    }

    @Test func fixesSayHowTheyAreApplied() {
        var sample = SampleReport("Group { }")
        let edits = [Fix.Edit(sample.range("Group"), "VStack")]
        let ways: [(Fix.Applicability, String, String)] = [
            (.safe, "--fix", "; 1 can be fixed with --fix"),
            (.unsafe, "--fix --unsafe-fixes", "; 1 can be fixed with --fix --unsafe-fixes"),
            (.manual, "by hand", ""),
        ]
        for (applicability, way, summary) in ways {
            sample.report.diagnostics = []
            sample.add("Group", help: "try", fix: Fix("write VStack", applicability, edits))
            #expect(sample.text().contains("  = help: try\n  = fix: write VStack (\(way))\n\n"))
            #expect(sample.text().hasSuffix("1 warning in 1 file\(summary)\n"))
        }
        sample.add("Group", fix: Fix("", .safe, edits))
        sample.add("Group", fix: Fix("", .unsafe, edits))
        sample.report.fixedCount = 4
        let counts = "3 warnings in 1 file, 4 fixed; 1 can be fixed with --fix, 1 more with --unsafe-fixes"
        #expect(TextReporter.summary(sample.report) == counts)
    }

    // MARK: Many of the same

    private func sample(_ counts: [(message: String, severity: Severity, count: Int)]) -> SampleReport {
        var sample = SampleReport("Group { }")
        for (message, severity, count) in counts {
            for _ in 0..<count { sample.add("Group", message, severity: severity) }
        }
        return sample
    }

    @Test(arguments: [(4, 4), (5, 3), (40, 3)])
    func manyEqualOnesAreFolded(_ count: Int, _ shown: Int) {
        var sample = sample([("is needless", .info, count), ("is odd", .warning, 2)])
        let text = sample.text()
        #expect(text.components(separatedBy: "info: is needless").count - 1 == shown)
        let rest = "\n  = and \(count - shown) more like this in this file (--all shows them)\n\n"
        #expect(text.contains(rest) == (count > shown))
        #expect(text.hasSuffix("2 warnings, \(count) info in 1 file\n"))
        sample.run.listsRepeats = true
        #expect(sample.text().components(separatedBy: "info: is needless").count - 1 == count)
        #expect(!sample.text().contains("more like this"))
    }

    @Test func errorsAndDifferentMessagesAreNotFolded() {
        let sample = sample([("is wrong", .error, 9)] + (1...9).map { ("number \($0)", .info, 1) })
        #expect(sample.text().components(separatedBy: " [sample_rule]").count - 1 == 18)
    }

    /// Programs read these formats, so they are complete.
    @Test(arguments: ReportFormat.allCases.filter { $0 != .text })
    func otherFormatsAreComplete(_ format: ReportFormat) throws {
        let sample = sample([("is needless", .info, 40)])
        let output = String(decoding: try ReporterGoldenTests.reporter(format).render(sample.report, sample.run), as: UTF8.self)
        #expect(output.components(separatedBy: "is needless").count > 40)
    }

    // MARK: Problems

    @Test func problemsNameTheFileAndWhereItIsWrong() {
        var sample = SampleReport("let")
        let range = SourceRange(start: 1, end: 2)
        sample.report.problems = [
            InputProblem(kind: .parse, severity: .info, message: "odd", path: sample.source.path, range: range),
            InputProblem(kind: .io, severity: .error, message: "gone", path: "A.swift", range: nil),
        ]
        let reporter = TextReporter()
        let all = String(decoding: reporter.renderProblems(sample.report, from: .info), as: UTF8.self)
        #expect(all == "App/View.swift:1:2: info: odd [parse]\nA.swift: error: gone [io]\n")
        let errors = String(decoding: reporter.renderProblems(sample.report, from: .error), as: UTF8.self)
        #expect(errors == "A.swift: error: gone [io]\n")
    }
}

@Suite struct SourceLineTests {
    private func marked(_ line: String, _ word: String) -> SourceLine.Marked {
        let bytes = Array(line.utf8)
        let needle = Array(word.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: needle) } ?? bytes.count
        return SourceLine.marking(start..<start + needle.count, in: bytes[...])
    }

    @Test(arguments: [
        ("\tGroup", "    Group", 4), ("a\tGroup", "a   Group", 4), ("é Group", "é Group", 2),
        ("e\u{301} Group", "e\u{301} Group", 2), ("漢字 Group", "漢字 Group", 5), ("😀 Group", "😀 Group", 3),
        ("👩‍👩‍👧 Group", "👩‍👩‍👧 Group", 3), ("❤️ Group", "❤️ Group", 3), ("🇩🇪 Group", "🇩🇪 Group", 3),
        ("👍🏽 Group", "👍🏽 Group", 3), ("\u{0} Group", "\\u{0} Group", 6), ("ｶ Group", "ｶ Group", 2),
    ])
    func marksStandUnderTheCode(_ line: String, _ shown: String, _ indent: Int) {
        #expect(marked(line, "Group") == SourceLine.Marked(text: shown, indent: indent, width: 5))
    }

    @Test func wideCharactersWidenTheMark() {
        #expect(marked("let 漢字 = 1", "漢字").width == 4)
    }

    @Test func emptyRangesAndEndsHaveOneMark() {
        #expect(SourceLine.marking(0..<0, in: []) == SourceLine.Marked(text: "", indent: 0, width: 1))
        #expect(SourceLine.marking(3..<3, in: Array("abc".utf8)[...]).indent == 3)
    }

    @Test func malformedBytesAreReplaced() {
        let line = [0xFF, 0x20] + Array("Group".utf8)
        #expect(SourceLine.marking(2..<7, in: line[...]) == .init(text: "\u{FFFD} Group", indent: 2, width: 5))
    }

    @Test(arguments: [10, 300, 5_000, 100_000])
    func longLinesAreClippedAroundTheMark(_ before: Int) {
        let line = String(repeating: "x", count: before) + " Group " + String(repeating: "y", count: 9_000)
        let marked = marked(line, "Group")
        #expect(marked.text.count <= SourceLine.maximumWidth + 2)
        #expect(marked.text.hasSuffix("…"))
        #expect(marked.text.hasPrefix("…") == (before > 200))
        #expect(marked.text.dropFirst(marked.indent).hasPrefix("Group"))
        #expect(marked.width == 5)
    }
}
