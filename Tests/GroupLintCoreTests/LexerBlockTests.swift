import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that lexing in blocks gives the same tokens as lexing byte by byte, at every position in a block.
@Suite struct LexerBlockTests {
    private static let pieces = [
        "a", "let", "self", "fileprivate", "extension", "extensions", "protocol", "protocols", "name17CharactersLg", "_",
        "_x", "a$", "$0", "$a", "ñ", "naïve", "→", "\u{A0}", "`in`", "(", ")", "[", "]", "{", "}", ",", ";", "@", "\\",
        ".", "..<", ".5", ":", "::", "=", "==", "= ", "=a", "?", "??", "!", "!=", "->", "<", ">", "<#p#>", "0", "1.5", "0xF",
        "x.0.1", "#if", "#", "\"s\"", "\"\"", "\"a\\(b)c\"", "\"\\(f(\"x\"))\"", "\"open", "\"\"\"\n t\n\"\"\"", "#\"r\"#",
        "/r/", "#/r/#", "//c\n", "/* c */", "/*\n*/", " ", "  ", "\t", "\n", "\r\n", "\n\n        ", "\u{0}", "\u{7F}",
    ]

    private func expectSame(_ bytes: [UInt8], _ place: Testing.Comment) {
        let (blocks, single) = (Lexer.lex(bytes), Lexer.lex(bytes, inBlocks: false))
        #expect(blocks.tokens == single.tokens, place)
        #expect(blocks.problems == single.problems, place)
        #expect(blocks.comments.map(\.range) == single.comments.map(\.range), place)
    }

    /// At the end of the file, an unclosed literal makes the lexer go back to before the block that contains it.
    @Test func turningBackLeavesNothingOut() {
        let inputs = [
            " a = #\"\"\"\n           c \\(d)\n\nfunc e() -> String {\n        #\"f\\#(g)\"#\n    ",
            " {\n    = #\"\"\"\n     \\(d)\n\n    static func e() -> String {\n        #\"f\\#(g)",
            "\n    sc let a = #\"\"\"\n        b \"\"\"\n        c \\(d)\n\n    static f() -f\\#(g)",
            "let a = \"\"\"\n    b \\(c)\nfunc d() { e(f, g: h) }\nfunc i() { j(k, l: m) }\n",
        ]
        for input in inputs {
            for offset in 0..<66 {
                for rest in [0, 7, 64, 90] {
                    let text = String(repeating: " ", count: offset) + input + String(repeating: "\n", count: rest)
                    expectSame(Array(text.utf8), "\(offset) spaces, \(rest) line breaks, \(input)")
                }
            }
        }
    }

    @Test func everyPieceAtEveryPlaceInABlock() {
        for piece in Self.pieces {
            for offset in 0..<66 {
                let text = String(repeating: "b ", count: offset / 2) + (offset % 2 == 0 ? "" : "\n") + piece
                expectSame(Array((text + " c" + String(repeating: "\n", count: 140)).utf8), "\(piece) at \(offset)")
            }
        }
    }

    @Test func piecesInAnyOrder() {
        var state: UInt64 = 1
        for round in 0..<400 {
            let text = (0..<60).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Self.pieces[Int(state >> 33) % Self.pieces.count]
            }
            expectSame(Array(text.joined(separator: round % 2 == 0 ? "" : " ").utf8), "round \(round)")
        }
    }

    @Test func wordsLongerThanABlock() {
        for length in 50..<140 {
            let word = String(repeating: "w", count: length)
            expectSame(Array("a \(word) b\(word)$ ñ\(word) \(word)ñ.\(word)()  \n".utf8), "\(length)")
        }
    }

    @Test func aShortWordIsTakenFromTheBlock() {
        // At least 80 bytes follow: `self` is found in a block, not by the rest of the lexer.
        let tokens = Lexer.lex(Array(("\n self.extension" + String(repeating: " ", count: 90)).utf8)).tokens
        #expect(tokens.map(\.kind) == [.keyword, .period, .keyword, .endOfFile])
        #expect(tokens.map(\.keyword) == [.self, .none, .extension, .none])
        #expect(tokens[0].flags == [.startsLine, .spaceBefore])
        #expect(tokens[1].flags == [])
    }
}
