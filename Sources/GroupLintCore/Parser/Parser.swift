/// Parses a file. Never fails: what is not understood becomes `unknown` nodes and problems.
package func parse(_ source: SourceFile) -> SyntaxTree {
    let lexed = Lexer.lex(source.bytes)
    var builder = TreeBuilder(tokenCount: lexed.tokens.count)
    _ = builder.add(.sourceFile, SourceRange(start: 0, end: 0))
    let (records, slots) = builder.finish()
    return SyntaxTree(
        source: source, tokens: lexed.tokens, comments: lexed.comments, problems: lexed.problems, records: records,
        slots: slots)
}
