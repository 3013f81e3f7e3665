import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests tokens of short texts, written by hand from The Swift Programming Language, "Lexical Structure".
@Suite struct LexerTests {
    /// Kind and text of each token except the last.
    private func tokens(_ text: String) -> [String] {
        let source = SourceFile(path: "a.swift", bytes: Array(text.utf8))
        return Lexer.lex(source.bytes).tokens.dropLast().map { "\($0.kind) \(source.text($0.range))" }
    }

    private func kinds(_ text: String) -> [TokenKind] { Lexer.lex(Array(text.utf8)).tokens.map(\.kind).dropLast() }

    // MARK: Strings

    @Test func plainStringIsOneToken() {
        #expect(kinds(#"let a = "b""#) == [.keyword, .identifier, .equal, .stringLiteral])
    }

    @Test func interpolationsAreTokensInsideTheLiteral() {
        #expect(
            tokens(#""a\(b)c""#) == [
                "stringStart \"", "stringSegment a", "interpolationStart \\(", "identifier b", "interpolationEnd )",
                "stringSegment c", "stringEnd \"",
            ])
        #expect(
            tokens(#""\(f("\(g())"))""#) == [
                "stringStart \"", "interpolationStart \\(", "identifier f", "leftParen (", "stringStart \"",
                "interpolationStart \\(", "identifier g", "leftParen (", "rightParen )", "interpolationEnd )",
                "stringEnd \"",
                "rightParen )", "interpolationEnd )", "stringEnd \"",
            ])
    }

    @Test func rawStringsEndAtTheirOwnDelimiter() {
        #expect(tokens(##"#"a "b" \(c) \n"# d"##) == [##"stringLiteral #"a "b" \(c) \n"#"##, "identifier d"])
        #expect(
            tokens(###"##"a"# \#(b) \##(c)"##"###) == [
                ###"stringStart ##""###, ###"stringSegment a"# \#(b) "###, ###"interpolationStart \##("###,
                "identifier c",
                "interpolationEnd )", ###"stringEnd "##"###,
            ])
        #expect(tokens(##"#"""# a"##) == [##"stringLiteral #"""#"##, "identifier a"])
    }

    @Test func multiLineStringsMayHoldQuotes() {
        #expect(kinds("\"\"\"\n\"a\" \"\"\n\"\"\"") == [.stringLiteral])
        #expect(
            kinds("\"\"\"\n\\\"\"\" \\(\na)\n\"\"\"")
                == [
                    .stringStart, .stringSegment, .interpolationStart, .identifier, .interpolationEnd, .stringSegment,
                    .stringEnd,
                ])
    }

    @Test func anUnclosedStringEndsWithItsLine() {
        #expect(tokens("\"a\nb") == ["stringLiteral \"a", "identifier b"])
        #expect(
            tokens("\"a\\(b\nc") == [
                "stringStart \"", "stringSegment a", "interpolationStart \\(", "identifier b", "stringEnd ",
                "identifier c",
            ])
    }

    // MARK: Numbers

    @Test(arguments: [
        ("0", [TokenKind.integerLiteral]), ("1_000", [.integerLiteral]), ("0xFF", [.integerLiteral]),
        ("0b01", [.integerLiteral]),
        ("0o17", [.integerLiteral]), ("1.5", [.floatLiteral]), ("1e9", [.floatLiteral]), ("1.5E-3", [.floatLiteral]),
        ("0x1p4", [.floatLiteral]), ("0x1.8p-3", [.floatLiteral]), ("1.a", [.integerLiteral, .period, .identifier]),
        ("a.0.1", [.identifier, .period, .integerLiteral, .period, .integerLiteral]),
        ("0xF.e", [.integerLiteral, .period, .identifier]),
        ("1...2", [.integerLiteral, .binaryOperator, .integerLiteral]),
    ])
    func numbers(_ text: String, _ expected: [TokenKind]) {
        #expect(kinds(text) == expected)
    }

    // MARK: Operators

    @Test(arguments: [
        ("a+b", [TokenKind.identifier, .binaryOperator, .identifier]),
        ("a + b", [.identifier, .binaryOperator, .identifier]),
        ("a +b", [.identifier, .prefixOperator, .identifier]), ("a+ b", [.identifier, .postfixOperator, .identifier]),
        ("(-a)", [.leftParen, .prefixOperator, .identifier, .rightParen]),
        ("a+)", [.identifier, .postfixOperator, .rightParen]),
        ("a?.b", [.identifier, .postfixQuestionMark, .period, .identifier]), ("a! ", [.identifier, .exclamationMark]),
        ("a ? b", [.identifier, .infixQuestionMark, .identifier]),
        ("a ?? b", [.identifier, .binaryOperator, .identifier]),
        ("&a", [.prefixAmpersand, .identifier]), ("a & b", [.identifier, .binaryOperator, .identifier]),
        ("a -> b", [.identifier, .arrow, .identifier]), ("a = b", [.identifier, .equal, .identifier]),
        ("a==b", [.identifier, .binaryOperator, .identifier]),
        ("a/*b*/+/*c*/d", [.identifier, .binaryOperator, .identifier]),
        ("a ⊕ b", [.identifier, .binaryOperator, .identifier]), ("a...", [.identifier, .postfixOperator]),
        ("..<b", [.prefixOperator, .identifier]), ("!a", [.prefixOperator, .identifier]),
    ])
    func operators(_ text: String, _ expected: [TokenKind]) {
        #expect(kinds(text) == expected)
    }

    // MARK: Regex literals

    @Test(arguments: [
        ("= /a/", ["equal =", "regexLiteral /a/"]), ("= /a b/", ["equal =", "regexLiteral /a b/"]),
        ("= /a\\/b/", ["equal =", "regexLiteral /a\\/b/"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
        ("(/a/)", ["leftParen (", "regexLiteral /a/", "rightParen )"]),
        ("= #/a/b/#", ["equal =", "regexLiteral #/a/b/#"]),
        ("= #/\n a # b\n/#", ["equal =", "regexLiteral #/\n a # b\n/#"]), ("f(/, /)", ["f", "(", "/", ",", "/", ")"]),
    ])
    func slashes(_ text: String, _ expected: [String]) {
        let found = tokens(text)
        #expect(
            found == expected || found.map { String($0.split(separator: " ", maxSplits: 1).last ?? "") } == expected)
    }

    // MARK: Identifiers

    @Test(arguments: [
        ("`class`", ["identifier `class`"]), ("`two words`", ["identifier `two words`"]), ("_a", ["identifier _a"]),
        ("_", ["wildcard _"]), ("$0", ["dollarIdentifier $0"]), ("$a", ["identifier $a"]), ("é漢", ["identifier é漢"]),
        ("👩‍👩‍👧", ["identifier 👩‍👩‍👧"]), ("e\u{301}", ["identifier e\u{301}"]), ("<#a b#>", ["identifier <#a b#>"]),
        ("`", ["backtick `"]), ("a\u{A0}b", ["identifier a", "identifier b"]), ("#if", ["poundIf #if"]),
        ("#a", ["pound #", "identifier a"]), ("a::b", ["identifier a", "colonColon ::", "identifier b"]),
    ])
    func identifiers(_ text: String, _ expected: [String]) {
        #expect(tokens(text) == expected)
    }

    @Test func onlyReservedWordsAreKeywords() {
        #expect(
            kinds("class async some self Self Any get") == [
                .keyword, .identifier, .identifier, .keyword, .keyword, .keyword, .identifier,
            ])
    }

    // MARK: Gaps

    @Test func commentsAreNoTokens() {
        let result = Lexer.lex(Array("// a\n/// b\n/* c /* d */ */ /** e */ f //// g".utf8))
        #expect(result.comments.map(\.kind) == [.line, .documentationLine, .block, .documentationBlock, .line])
        #expect(result.tokens.map(\.kind) == [.identifier, .endOfFile])
    }

    @Test func flagsSayWhatStandsBefore() {
        let tokens = Lexer.lex(Array("a b\nc/* */d/*\n*/e".utf8)).tokens
        #expect(tokens.map(\.startsLine) == [true, false, true, false, true, false])
        #expect(tokens.map(\.spaceBefore) == [false, true, true, true, true, false])
    }

    @Test func aShebangIsATokenOnlyAtTheStart() {
        #expect(kinds("#!/bin/swift\na") == [.shebang, .identifier])
        #expect(!kinds("a\n#!/bin/swift").contains(.shebang))
    }

    @Test func spellingsAreTheNamesOfTheCases() {
        let renamed: [Keyword: String] = [
            .capitalSelf: "Self", .capitalAny: "Any", .metatypeType: "Type", .metatypeProtocol: "Protocol",
            .noneKeyword: "none",
        ]
        let names = Keyword.allCases.dropFirst().map { renamed[$0] ?? "\($0)" }
        #expect("\(Keyword.spellings)".split(separator: " ").map(String.init) == names)
    }
}

@Suite struct WordTableTests {
    @Test func everyWordHasAPlaceOfItsOwn() {
        #expect(
            WordMultiplier.fits,
            "put the number that `swift run -c release grouplint dev find-multiplier` prints into WordTable.multiplier")
    }

    @Test func aMultiplierIsFound() {
        let keys = (0..<200).map { UInt64($0) &* 0x0101_0101_0101_0101 }
        let multiplier = WordMultiplier.find(keys, slotBits: 12)
        #expect(Set(keys.map { WordTable.slot($0, multiplier, 12) }).count == keys.count && multiplier & 1 == 1)
    }
}
