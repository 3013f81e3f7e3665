import Foundation
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Inputs that break naive parsers: each one is parsed to the end, no byte is lost, and a problem names the place.
/// `Scripts/growth` checks that the time grows no faster than the input.
@Suite struct HostileInputTests {
    /// An entry of Fixtures/hostile.json; `open` and `close` are repeated.
    struct Entry: Decodable, CustomTestStringConvertible {
        var name: String
        var before: String?
        var open: String
        var middle: String?
        var close: String?
        /// `latin-1` for bytes that are not UTF-8; nil for UTF-8.
        var encoding: String?
        /// Kind of a problem that must be reported.
        var problem: String?

        var testDescription: String { name }

        func bytes(count: Int) -> [UInt8] {
            let opening = Array(repeating: encoded(open), count: count).joined()
            let closing = Array(repeating: encoded(close), count: count).joined()
            return encoded(before) + opening + encoded(middle) + closing
        }

        private func encoded(_ text: String?) -> [UInt8] {
            let text = text ?? ""
            return encoding == nil ? Array(text.utf8) : text.unicodeScalars.map { UInt8($0.value) }
        }
    }

    static let entries = Result {
        let data = try Data(contentsOf: PackageRoot.fixtures.appendingPathComponent("hostile.json"))
        return try JSONDecoder().decode([Entry].self, from: data)
    }

    @Test func tableIsReadable() throws {
        #expect(try Self.entries.get().count > 100)
    }

    @Test(.slow, .tags(.slow), arguments: (try? entries.get()) ?? [])
    func repetitionsAreSurvived(_ entry: Entry) throws {
        // A run without optimization is about fifty times as slow. Both numbers are far above the nesting limit.
        #if DEBUG
        let count = 5_000
        #else
        let count = 100_000
        #endif
        let bytes = entry.bytes(count: count)
        let (defect, kinds) = try withBigStack {
            let tree = parse(SourceFile(path: "hostile.swift", bytes: bytes))
            return (tree.firstDefect(), Set(tree.problems.map { "\($0.kind)" }))
        }
        #expect(defect == nil)
        if let problem = entry.problem { #expect(kinds.contains(problem), "\(kinds)") }
    }
}

/// Tests bytes that are not Swift, and where the problem is reported.
@Suite struct HostileBytesTests {
    private func problems(_ bytes: [UInt8]) -> [String] {
        let tree = parse(SourceFile(path: "hostile.swift", bytes: bytes))
        #expect(tree.firstDefect() == nil)
        return tree.problems.map { "\($0.kind) \($0.range.start)..<\($0.range.end)" }
    }

    private func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

    @Test func invalidUTF8IsOneProblemForEachRun() {
        #expect(problems(Array("a = ".utf8) + [0xFF, 0xFE, 0x80] + Array("\nb".utf8)) == ["unknownBytes 4..<7"])
        // An overlong encoding, half of a surrogate pair, a scalar above the highest, and a scalar that the end cuts off.
        #expect(
            problems([0xC0, 0xAF, 0x0A, 0xED, 0xA0, 0x80, 0x0A, 0xF4, 0x90, 0x80, 0x80, 0x0A, 0xE2, 0x82]) == [
                "unknownBytes 0..<2", "unknownBytes 3..<6", "unknownBytes 7..<11", "unknownBytes 12..<14",
            ])
    }

    @Test func invalidUTF8InsideLiteralsAndCommentsStaysThere() {
        for (opening, closing) in [
            ("\"", "\""), ("// ", "\n"), ("/* ", " */"), ("\"\"\"\n", "\n\"\"\""), ("/", "/"), ("`", "`"),
        ] {
            let bytes =
                Array("f(".utf8) + Array(opening.utf8) + [0xFF, 0x80, 0xED, 0xA0, 0x80] + Array(closing.utf8) + [0x29]
            #expect(problems(bytes).filter { !$0.hasPrefix("missing") } == [], "\(opening)")
        }
    }

    @Test func nulBytesAreWhiteSpace() {
        #expect(problems("let\u{0}a\u{0}=\u{0}1") == [])
        #expect(problems("\u{0}\u{0}") == [])
    }

    @Test func loneSurrogatesInEscapesAreTextOfTheLiteral() {
        #expect(problems(#"let a = "\u{D800} \u{DFFF} \u{110000} \u{} \u{"; let b = 1"#) == [])
    }

    @Test func aLoneCarriageReturnEndsTheLine() {
        let tree = parse(SourceFile(path: "hostile.swift", bytes: Array("// a\rlet b = \"c\rlet d = 1\r".utf8)))
        #expect(tree.firstDefect() == nil)
        #expect(tree.root.children().map(\.kind) == [.variableDecl, .variableDecl])
        #expect(tree.problems.map(\.kind) == [.unterminatedString])
    }

    @Test func anEmptyFileHasARoot() {
        for text in ["", "\n", "\u{FEFF}", " ", "// a"] {
            let tree = parse(SourceFile(path: "hostile.swift", bytes: Array(text.utf8)))
            #expect(tree.firstDefect() == nil)
            #expect(tree.root.kind == .sourceFile)
            #expect(tree.problems.isEmpty)
        }
    }

    @Test(arguments: [
        ("let a = \"b\nlet c = 1", "unterminatedString 8..<10"), ("/* a", "unterminatedComment 0..<2"),
        ("let a = \"\"\"\nb", "unterminatedString 8..<11"), ("let a = #/b\n", "unterminatedRegex 8..<11"),
        ("f(", "missingToken 2..<2"), ("struct A {", "missingToken 10..<10"), ("a )", "unexpectedCode 2..<3"),
        ("let a = ", "missingToken 7..<7"), ("#if A\nb", "missingToken 7..<7"), ("a \u{E000} b", "unknownBytes 2..<5"),
    ])
    func problemStandsWhereItIsNoticed(_ text: String, _ problem: String) {
        #expect(problems(text).contains(problem), "\(problems(text))")
    }
}
