extension Parser {
    /// Parses `{ } label: { } other: { }` and pushes the closures.
    mutating func pushTrailingClosures() {
        builder.push(parseClosure())
        while atTrailingClosureLabel {
            let start = token.start
            let label = tokenIndex
            advance()
            advance()
            let closure = at(.leftBrace) ? parseClosure() : parsePrimary(.basic)
            builder.push(builder.add(.multipleTrailingClosureElement, start, token: label, closure))
        }
    }

    /// Whether the label of another trailing closure is here. `default:` belongs to a `switch`.
    @inline(__always)
    private var atTrailingClosureLabel: Bool {
        guard isName(token.kind) || at(.wildcard), !at(word: .default), peek().kind == .colon else { return false }
        return peek(2).kind == .leftBrace || isEditorPlaceholder(peek(2))
    }

    @inline(__always)
    func isEditorPlaceholder(_ token: Token) -> Bool {
        token.kind == .identifier && bytes[Int(token.start)] == UInt8(ascii: "<")
    }

    /// Whether the `{` here is a trailing closure, not accessors or the body of a `switch` or condition.
    mutating func atTrailingClosure(_ flavor: Flavor) -> Bool {
        let next = peek()
        if next.keyword == .case || atObserverBlock { return false }
        guard flavor.place == .condition else { return true }
        guard !next.startsLine else { return false }
        let saved = position
        defer { restore(saved) }
        skipBalanced()
        switch token.kind {
        case .leftBrace, .comma: return true
        case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon,
            .equal, .postfixOperator, .binaryOperator:
            return !token.startsLine
        case .keyword:
            if at(word: .where) { return true }
            return (at(word: .is) || at(word: .as)) && !token.startsLine
        default: return false
        }
    }

    /// Whether the `{` here starts the observers of a variable: `{ didSet …`, `{ @A willSet …`.
    var atObserverBlock: Bool {
        mutating get {
            let next = peek()
            if next.keyword == .didSet || next.keyword == .willSet { return true }
            // `{ init(initialValue) { } get { } }`
            if next.keyword == .`init`, peek(2).kind == .leftParen, peek(3).kind == .identifier, peek(4).kind == .rightParen {
                return peek(5).kind == .leftBrace
            }
            guard next.kind == .atSign else { return false }
            let saved = position
            defer { restore(saved) }
            advance()
            skipAttributes()
            return isAccessorWord(token.keyword) && peek().kind != .period
        }
    }
}
