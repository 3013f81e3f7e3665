extension Parser {
    /// Parses `{ [weak self] (a, b) async throws -> T in statements }`.
    mutating func parseClosure() -> NodeID {
        let start = token.start
        guard enter() else {
            leave()
            return skipTooDeepBlock(start)
        }
        defer { leave() }
        advance()
        let mark = builder.mark()
        builder.push(atClosureSignature() ? parseClosureSignature() : .none)
        parseItems(.codeBlock)
        skipStrayClosings(.codeBlock)
        expect(.rightBrace)
        return builder.add(.closureExpr, start, from: mark)
    }

    private mutating func skipTooDeepBlock(_ start: UInt32) -> NodeID {
        skipBalanced()
        report(.nestingTooDeep, range(start))
        return builder.add(.closureExpr, start, .none)
    }

    // MARK: Signature

    /// Whether a signature that ends in `in` starts here.
    private mutating func atClosureSignature() -> Bool {
        switch token.kind {
        case .identifier, .wildcard, .dollarIdentifier:
            // `{ a in`, `{ a, b in`, `{ a -> T in`: the next token decides in nearly every closure.
            let next = peek()
            guard
                next.kind == .comma || next.kind == .arrow || next.kind == .keyword || next.kind == .identifier
                    || next.kind == .colon
            else { return false }
        case .atSign, .leftSquare, .leftParen: break
        default: return false
        }
        let saved = position
        defer { restore(saved) }
        return skipClosureSignature()
    }

    private mutating func skipClosureSignature() -> Bool {
        skipAttributes()
        if at(.leftSquare) { skipBalanced() }
        if at(.leftParen) {
            skipBalanced()
        } else if at(.identifier) || at(.wildcard) || at(.dollarIdentifier) {
            advance()
            while true {
                if eat(.colon), !skipType() { return false }
                guard eat(.comma) else { break }
                guard at(.identifier) || at(.wildcard) || at(.dollarIdentifier) else { return false }
                advance()
            }
        }
        skipEffects()
        if eat(.arrow) {
            guard skipType() else { return false }
            skipEffects()
        }
        return at(word: .in)
    }

    private mutating func skipEffects() {
        while atEffect {
            let takesType = at(word: .throws)
            advance()
            if takesType, at(.leftParen) { skipBalanced() }
        }
    }

    private mutating func parseClosureSignature() -> NodeID {
        let start = token.start
        let mark = builder.mark()
        builder.push(parseAttributesIfPresent())
        builder.push(at(.leftSquare) ? parseCaptures() : .none)
        if at(.leftParen) {
            builder.push(parseParameterClause(.closureParameterClause))
        } else if at(.identifier) || at(.wildcard) || at(.dollarIdentifier) {
            builder.push(parseShorthandParameters())
        } else {
            builder.push(.none)
        }
        builder.push(parseEffectsIfPresent())
        builder.push(parseReturnIfPresent())
        if !eat(word: .in) { reportMissing(.inWord) }
        return builder.add(.closureSignature, start, from: mark)
    }

    private mutating func parseShorthandParameters() -> NodeID {
        let start = token.start
        let mark = builder.mark()
        repeat {
            let nameStart = token.start
            let name = parseName()
            builder.push(builder.add(.closureShorthandParameter, nameStart, token: name))
            if eat(.colon) { _ = skipType() }
        } while eat(.comma)
        return builder.add(.closureShorthandParameterList, start, from: mark)
    }

    /// Parses `[weak self, a = b]`.
    private mutating func parseCaptures() -> NodeID {
        parseBracketed(.closureCaptureClause, closing: .rightSquare) { $0.parseCapture() }
    }

    private mutating func parseCapture() -> NodeID {
        let start = token.start
        if at(word: .weak) || at(word: .unowned),
            peek().kind == .identifier || peek().kind == .keyword || peek().kind == .leftParen
        {
            let takesArgument = at(word: .unowned)
            advance()
            if takesArgument, at(.leftParen) { skipBalanced() }
        }
        let name = tokenIndex
        if at(.identifier) || at(.keyword), peek().kind == .equal {
            advance()
            advance()
        }
        let value = parseExpression(.basic)
        return builder.add(.closureCapture, start, token: name, value)
    }
}
