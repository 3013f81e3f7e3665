import Testing

@testable import GroupLintCore

@Suite struct LexerTests {
    private func kinds(_ text: String) -> [TokenKind] { Lexer.lex(Array(text.utf8)).tokens.map(\.kind).dropLast() }

    @Test func plainStringIsOneToken() {
        #expect(kinds(#"let a = "b""#) == [.keyword, .identifier, .equal, .stringLiteral])
    }
}
