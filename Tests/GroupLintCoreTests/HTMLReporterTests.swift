import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct HTMLReporterTests {
    private func html(_ sample: SampleReport) throws -> String {
        String(decoding: try HTMLReporter().render(sample.report, sample.run), as: UTF8.self)
    }

    /// The data that the page's script reads.
    private func data(_ html: String) throws -> [String: Any] {
        let rest = try #require(html.components(separatedBy: "<script type=\"application/json\" id=\"data\">").last)
        let json = rest.components(separatedBy: "</script>")[0]
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    private func entries(_ html: String) throws -> [[String: Any]] {
        try #require(try data(html)["diagnostics"] as? [[String: Any]])
    }

    private func feed() -> SampleReport {
        var sample = SampleReport("struct A {\n\n\tGroup {\n    a\n  }\n}\nlet b = \"c\" // d\n")
        sample.add("Group", "`Group` is <needless>", severity: .error, help: "remove it", related: [("a\n", "this & that")])
        sample.add("let b", severity: .info)
        return sample
    }

    // MARK: What the page says

    @Test func countsAndPlacesAreThoseOfTheJSONReport() throws {
        var sample = feed()
        sample.add("d", "is accepted")
        sample.accept(.inSource, reason: "once")
        sample.run.showsSuppressed = true
        let page = try html(sample)
        let json = try JSONSerialization.jsonObject(with: Data(try JSONReporter().render(sample.report, sample.run)))
        let report = try #require(json as? [String: Any])
        let wanted = try #require(report["diagnostics"] as? [[String: Any]])
        let found = try entries(page)
        #expect(found.count == 3 && wanted.count == 3)
        #expect(try data(page)["summary"] as? NSDictionary == report["summary"] as? NSDictionary)
        for (entry, other) in zip(found, wanted) {
            let place = entry["place"] as? [String: Int]
            let start = (other["range"] as? [String: [String: Int]])?["start"]
            #expect(place?["line"] == start?["line"] && place?["column"] == start?["column"])
            #expect(entry["message"] as? String == other["message"] as? String)
            #expect(entry["severity"] as? String == other["severity"] as? String)
        }
        #expect(found.compactMap { $0["status"] as? String } == ["suppressed"])
        #expect(found.compactMap { $0["acceptance"] as? String } == ["by a comment: once"])
    }

    @Test func codeHasMarksAndContext() throws {
        let entry = try #require(try entries(try html(feed())).first)
        // The tab is four columns; line 2 is blank, and so line 1 is the first one of the context.
        #expect(entry["marks"] as? [[Int]] == [[3, 4, 9]])
        #expect(entry["lines"] as? [Int] == [1, 5])
        let related = try #require(entry["related"] as? [[String: Any]])
        #expect(related.map { $0["mark"] as? [Int] } == [[4, 4, 5]])
        let files = try #require(try data(try html(feed()))["files"] as? [[String: Any]])
        let lines = try #require(files.first?["lines"] as? [[Any]])
        #expect(lines.map { $0[0] as? Int } == [1, 2, 3, 4, 5, 6, 7])
        #expect(lines[2][1] as? String == "    Group {")
        // A keyword, a literal and a comment.
        #expect(lines[6][2] as? [Int] == [0, 3, 0, 8, 11, 1, 12, 16, 3])
    }

    @Test func everyRuleIsDocumentedOnce() throws {
        let page = try html(feed())
        #expect(page.components(separatedBy: "<article class=\"rule\"").count == 2)
        #expect(page.contains("id=\"rule-sample_rule\""))
        #expect(page.contains("<p>First line of a paragraph.</p>"))
        #expect(page.contains("<a href=\"https://developer.apple.com\">"))
    }

    @Test func theListWithoutScriptsIsComplete() throws {
        let page = try html(feed())
        let list = page.components(separatedBy: "<noscript>").last?.components(separatedBy: "</noscript>").first ?? ""
        #expect(list.components(separatedBy: "<li>").count == 3)
        for text in [
            "<code>Group</code> is &lt;needless&gt;", "App/View.swift:3:2", "Help: remove it",
            "App/View.swift:4:5: this &amp; that", "<pre>    Group {</pre>", "href=\"#rule-sample_rule\"",
        ] {
            #expect(list.contains(text))
        }
    }

    @Test func nothingIsClaimedThatIsNotListed() throws {
        var sample = feed()
        sample.add("d", "is accepted")
        sample.accept(.baseline)
        sample.report.limit(to: 1)
        sample.report.problems = [InputProblem(kind: .io, severity: .error, message: "gone", path: "B.swift", range: nil)]
        let page = try html(sample)
        #expect(!page.contains("is accepted"))
        #expect(page.contains("1 accepted by comments or the baseline is not listed here. <code>--show-suppressed</code>"))
        #expect(page.contains("1 more are counted but not listed here."))
        #expect(page.contains("The report is not complete"))
        #expect(page.contains("<span class=\"place\">B.swift</span> gone"))
    }

    @Test func aReportWithoutDiagnosticsSaysSo() throws {
        var sample = SampleReport("")
        sample.report.fileCount = 7
        let page = try html(sample)
        #expect(page.contains("<h2>No diagnostics</h2>\n<p>no diagnostics in 7 files</p>"))
        #expect(!page.contains("id=\"toolbar\"") && !page.contains("<noscript>"))
    }

    @Test func ownersAreShownIfTheRepositoryNamesThem() throws {
        var sample = feed()
        #expect(try data(try html(sample))["hasOwners"] as? Bool == false)
        sample.run.owners = { $0 == "App/View.swift" ? ["@app\u{202E}", "@b"] : [] }
        let data = try data(try html(sample))
        #expect(data["hasOwners"] as? Bool == true)
        #expect((data["files"] as? [[String: Any]])?.first?["owners"] as? [String] == ["@app\\u{202E}", "@b"])
    }

    @Test func thePageDependsOnTheReportAlone() throws {
        var sample = feed()
        let first = try html(sample)
        #expect(!first.contains("/repo"))
        #expect(first.contains("<h1>repo</h1>"))
        sample.run.root = "/elsewhere/repo"
        #expect(try html(sample) == first)
    }

    // MARK: Hostile names and texts

    private static let attacks = [
        "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!--<script>", "\u{2028}\u{202E}\u{0}",
        "\u{600}<svg onload=x>", "\" onclick=\"x", "' onclick='x", "</noscript><b>", "</title><b>", "javascript:x",
    ]

    @Test(arguments: attacks)
    func nothingInjects(_ attack: String) throws {
        var sample = SampleReport("Group { \(attack) }", path: "App/\(attack)/A.swift")
        sample.add(
            "Group", attack, help: attack, related: [("{", attack)],
            fix: Fix(attack, .safe, [Fix.Edit(SourceRange(start: 0, end: 5), attack)]))
        sample.add("{", attack)
        sample.accept(.inSource, reason: attack)
        sample.report.problems = [InputProblem(kind: .io, severity: .error, message: attack, path: attack, range: nil)]
        sample.run.root = "/repo/\(attack)"
        sample.run.shard = attack
        sample.run.showsSuppressed = true
        sample.run.owners = { _ in [attack] }
        let page = try html(sample)
        let body = try #require(page.components(separatedBy: "</head>").last)
        let tags = body.components(separatedBy: "<").dropFirst().map { $0.prefix { $0.isLetter || $0 == "/" || $0 == "!" } }
        let known: Set<Substring> = [
            "a", "article", "aside", "b", "body", "button", "code", "details", "dialog", "div", "footer", "h", "header", "html",
            "li", "main", "noscript", "ol", "p", "pre", "script", "section", "span", "summary", "ul",
        ]
        // The page's own script compares with `<` too.
        let markup = tags.filter { !$0.isEmpty }.map { $0.hasPrefix("/") ? $0.dropFirst() : $0 }
        #expect(Set(markup).subtracting(known) == [])
        #expect(page.components(separatedBy: "<script").count == 4 && page.components(separatedBy: "</script>").count == 4)
        #expect(page.components(separatedBy: "</noscript>").count == 2 && page.components(separatedBy: "</title>").count == 2)
        #expect(!page.unicodeScalars.contains { $0 != "\n" && isInvisibleControl($0) })
        #expect(try entries(page).first?["message"] as? String == escapingControls(attack))
    }
}

@Suite struct HTMLSourceLineTests {
    private func line(_ text: String) -> HTMLSourceLine { HTMLSourceLine(Array(text.utf8)[...]) }

    @Test func plainTextKeepsItsColumns() {
        let line = line("let a = 1")
        #expect(line.text == "let a = 1")
        #expect([0, 4, 9, 99].map(line.column) == [0, 4, 9, 9])
    }

    @Test func columnsAreThoseOfTheShownText() {
        let line = line("\ta\tb👩é\u{202E}c")
        #expect(line.text == "    a   b👩é\\u{202E}c")
        // Bytes: tab 0, a 1, tab 2, b 3, 👩 4..<8, é 8..<10, control 10..<13, c 13.
        #expect([1, 2, 3, 4, 8, 10, 13, 14].map(line.column) == [4, 5, 8, 9, 11, 12, 20, 21])
    }

    @Test func bytesThatAreNoTextAreShown() {
        #expect(HTMLSourceLine([0x61, 0xFF, 0x62][...]).text == "a\u{FFFD}b")
    }

    @Test func longLinesAreCut() {
        let line = line(String(repeating: "é", count: 2_000))
        #expect(line.text == String(repeating: "é", count: 500) + "…")
        #expect(line.column(3_000) == 500)
    }

    @Test func fixesShowTheLinesThatTheyChange() {
        let bytes = Array("a\r\n    Group {\n        b\n    }\nc\n".utf8)
        func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> Fix.Edit {
            Fix.Edit(SourceRange(start: start, end: end), text)
        }
        let fix = Fix("remove", .safe, [edit(3, 15, ""), edit(15, 24, "    b"), edit(25, 31, "")])
        #expect(HTMLFixChanges.lines(fix, bytes) == ["-Group {", "-    b", "-}", "+b"])
        #expect(HTMLFixChanges.lines(Fix("by hand", .manual, []), bytes) == [])
        let overlapping = Fix("wrong", .safe, [edit(3, 15, ""), edit(10, 24, "")])
        #expect(HTMLFixChanges.lines(overlapping, bytes) == [])
        let long = Fix("long", .safe, [edit(0, 1, String(repeating: "x\n", count: 40))])
        #expect(HTMLFixChanges.lines(long, bytes) == [])
    }

    /// Each fix would copy the line.
    @Test func fixesOfLongLinesAreNotShown() {
        for (size, expected) in [(3_000, 2), (9_000, 0)] {
            let half = [UInt8](repeating: UInt8(ascii: "a"), count: size / 2)
            let fix = Fix("remove", .safe, [Fix.Edit(SourceRange(start: UInt32(size / 2), end: UInt32(size / 2) + 1), "c")])
            #expect(HTMLFixChanges.lines(fix, half + [UInt8(ascii: "b")] + half).count == expected)
        }
    }
}
