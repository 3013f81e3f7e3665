extension SyntaxExpectation {
    /// What a missing node would have been.
    init(_ kind: SyntaxKind) {
        self =
            switch kind {
            case .missingExpr: .expression
            case .missingType: .type
            case .missingPattern: .pattern
            case .codeBlock, .memberBlock: .leftBrace
            default: .anything
            }
    }
}

extension SyntaxTree {
    /// Longest code in a message, in bytes. Longer code is left out.
    private static let longCode = 40

    /// The message about a problem, in lower case without a full stop: `expected `}` to close the `Group {` in line 4`. Looks
    /// at all tokens before the problem.
    package func message(of problem: SyntaxProblem) -> String {
        let effect = ", so GroupLint may report less in this file"
        guard let expected = problem.expected.text else {
            guard let code = unexpectedCode(problem) else { return problem.kind.message }
            // A `}` that fits nowhere is not one too many if the file has too few.
            if code == "}", let opening = unclosedBrace { return "expected `}` to close \(place(of: opening))\(effect)" }
            return "unexpected `\(code)`\(effect)"
        }
        guard let opening = opening(of: problem) else { return "expected \(expected)\(effect)" }
        return "expected \(expected) to close \(place(of: opening))\(effect)"
    }

    /// A bracket with the code before it: ``the `Group {` in line 4``.
    private func place(of opening: Int) -> String {
        let line = LineTable(source.bytes).location(tokens[opening].start).line
        return "the `\(code(before: opening))` in line \(line)"
    }

    /// Index of the last `{` that no `}` of the file closes.
    private var unclosedBrace: Int? {
        var matcher = BracketMatcher()
        // The repair of braces inserts empty tokens.
        for (index, token) in tokens.enumerated() where token.start < token.end { matcher.visit(token.kind, at: index) }
        return matcher.open.last { $0.closing == .rightBrace }?.index
    }

    /// The code that was not understood; nil if it is long, or if something else is wrong.
    private func unexpectedCode(_ problem: SyntaxProblem) -> String? {
        let range = problem.range
        guard problem.kind == .unexpectedCode, range.start < range.end, range.length <= Self.longCode else { return nil }
        let text = source.text(range)
        return text.contains(where: { $0.isNewline || $0 == "`" }) ? nil : text
    }

    /// Index of the bracket that is not closed; nil if something else is missing, or the bracket is not known.
    private func opening(of problem: SyntaxProblem) -> Int? {
        let closing: TokenKind
        switch problem.expected {
        case .rightBrace: closing = .rightBrace
        case .rightParen: closing = .rightParen
        case .rightSquare: closing = .rightSquare
        default: return nil
        }
        var matcher = BracketMatcher()
        for (index, token) in tokens.enumerated() {
            // The repair of braces inserts empty tokens at the problem.
            let isInserted = token.start == token.end && token.start == problem.range.start && token.kind == closing
            if isInserted || token.kind == .endOfFile || token.start >= max(problem.range.start, 1) { break }
            matcher.visit(token.kind, at: index)
        }
        return matcher.open.last { $0.closing == closing }?.index
    }

    /// The code from the start of a line to an opening bracket, or from the word before it if the line is long.
    private func code(before opening: Int) -> String {
        var first = opening
        while first > 0, !tokens[first].startsLine, tokens[opening].kind == .leftBrace || first == opening { first -= 1 }
        if tokens[opening].end - tokens[first].start > Self.longCode { first = opening }
        return String(decoding: source.bytes[Int(tokens[first].start)..<Int(tokens[opening].end)], as: UTF8.self)
    }
}
