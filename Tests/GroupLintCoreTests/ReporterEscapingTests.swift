import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Names and source text can be hostile: every format escapes them.
@Suite struct ReporterEscapingTests {
    private static let path =
        "::error file=x::A%0A,\u{1B}[2J\u{202E}\n::warning::<&>\"'|`@team##[error]##vso[task.x]\u{FFFE}.swift"
    private static let message = "a\r\n::error::b \u{7}\u{85}\u{2028} ]]> <script> 'x' \"y\" | `z` @team %0A ##[group] \u{FFFF}"

    private static func sample() -> SampleReport {
        var sample = SampleReport("Group ##[error] { \u{1B}[31m }", path: path)
        sample.add("Group", message, severity: .error, help: message, related: [("{", message)])
        sample.add("{", message)
        sample.accept(.inSource, reason: message, at: "Group")
        sample.report.problems = [
            InputProblem(kind: .io, severity: .error, message: message, path: path, range: nil)
        ]
        return sample
    }

    private static func output(_ reporter: any Reporter) throws -> String {
        let sample = sample()
        var run = sample.run
        run.showsSuppressed = true
        return String(decoding: try reporter.render(sample.report, run), as: UTF8.self)
    }

    @Test(arguments: ReportFormat.allCases)
    func nothingThatATerminalActsOn(_ format: ReportFormat) throws {
        let reporter = ReporterGoldenTests.reporter(format)
        let text = try Self.output(reporter)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isInvisibleControl($0) })
    }

    @Test(arguments: [ReportFormat.text, .compact, .xcode, .github, .markdown])
    func nothingThatAServiceTakesForACommand(_ format: ReportFormat) throws {
        let reporter = ReporterGoldenTests.reporter(format)
        let text = try Self.output(reporter)
        let lines = text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("::") }
        #expect(lines.count == (format == .github ? 2 : 0))
        #expect(!text.contains("##["))
        #expect(!text.contains("##vso["))
    }

    /// A character of several scalars can begin with a mark that services act on.
    @Test(arguments: [ReportFormat.markdown, .github])
    func marksInsideOfOtherCharactersAreEscaped(_ format: ReportFormat) throws {
        var sample = SampleReport("Group {}", path: "\u{0600}<img src=x\u{0600}> \u{0600}@octocat \u{0600}:,.swift")
        sample.add("Group", "a", severity: .error)
        let text = String(decoding: try ReporterGoldenTests.reporter(format).render(sample.report, sample.run), as: UTF8.self)
        #expect(format != .markdown || !text.contains("<img") && !text.contains("@octocat"))
        #expect(format != .github || text.contains("%3A%2C.swift,line="))
    }

    @Test(arguments: ["\u{A0}", "\u{1680}", "\u{2000}", "\u{202F}", "\u{205F}", "\u{3000}"])
    func noWhiteSpaceHidesACommand(_ space: String) {
        #expect(visiblePath(space + "::error::x.swift") == "./" + space + "::error::x.swift")
    }

    @Test(arguments: [ReportFormat.json, .ndjson, .gitlab, .rdjson, .sarif])
    func jsonHasNoCommandsOfServices(_ format: ReportFormat) throws {
        let text = try Self.output(ReporterGoldenTests.reporter(format))
        #expect(!text.contains("##[") && !text.contains("##vso["))
        #expect(text.contains("##\\u005b") || text.contains("##vso\\u005b"))
    }

    @Test func annotationsSurviveTheirRunner() throws {
        let lines = try Self.output(GitHubReporter()).split(separator: "\n")
        let parts = try #require(lines.dropFirst().first).dropFirst(2).components(separatedBy: "::")
        // The properties, then the message, which contains colons.
        let properties = parts[0].split(separator: " ", maxSplits: 1)[1].split(separator: ",")
        let names = properties.map { $0.prefix { $0 != "=" } }
        #expect(names == ["file", "line", "endLine", "col", "endColumn", "title"])
        let file = properties[0].dropFirst("file=".count)
        #expect(!file.contains(":"))
        #expect(file.removingPercentEncoding == escapingControls(Self.path))
        #expect(
            parts.dropFirst().joined(separator: "::").removingPercentEncoding?.hasPrefix(escapingControls(Self.message)) == true)
    }

    @Test(arguments: [ReportFormat.junit, .checkstyle])
    func xmlIsReadAsItWasMeant(_ format: ReportFormat) throws {
        final class Reader: NSObject, XMLParserDelegate {
            var values: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                values += attributes.values
            }
        }
        let reporter = ReporterGoldenTests.reporter(format)
        let parser = XMLParser(data: Data(try Self.output(reporter).utf8))
        let reader = Reader()
        parser.delegate = reader
        #expect(parser.parse())
        let path = escapingControls(Self.path)
        #expect(reader.values.contains { $0.hasPrefix("::error file=x::A%0A,") && $0.hasSuffix(String(path.suffix(6))) })
        #expect(reader.values.contains { $0.hasPrefix(#"a\r\n::error::b \u{7}\u{85}\u{2028} ]]> <script> 'x' "y" |"#) })
    }

    @Test(arguments: [ReportFormat.json, .gitlab, .rdjson])
    func jsonKeepsEveryCharacter(_ format: ReportFormat) throws {
        let reporter = ReporterGoldenTests.reporter(format)
        let json = try JSONSerialization.jsonObject(with: Data(try Self.output(reporter).utf8))
        func strings(_ value: Any) -> [String] {
            switch value {
            case let text as String: [text]
            case let list as [Any]: list.flatMap(strings)
            case let object as [String: Any]: object.values.flatMap(strings)
            default: []
            }
        }
        let all = strings(json)
        #expect(all.contains(Self.path))
        #expect(all.contains { $0.hasPrefix(Self.message) })
    }

    @Test func markdownKeepsItsTableAndCallsNobody() throws {
        let lines = try Self.output(MarkdownReporter()).split(separator: "\n")
        let row = try #require(lines.first { $0.hasPrefix("| error") })
        #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5)
        #expect(!row.contains("@team"))
        #expect(!row.contains("<script>"))
    }

    @Test func ordinaryTextStaysAsItIs() {
        for text in ["a/b.swift", "#if x[1]", "## heading", "#\"raw\"#", "é漢字", "##1[x]"] {
            #expect(escapingControls(text) == text)
        }
        #expect(escapingControls("##vso[") == "##vso\\u{5B}")
        #expect(visiblePath(" ::x") == "./ ::x")
        #expect(visiblePath("a::x") == "a::x")
    }
}
