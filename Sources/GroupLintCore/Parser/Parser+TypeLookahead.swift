/// Skips types without creating nodes, to decide what a `<` or `@` starts.
extension Parser {
    /// Skips a type without creating nodes. Returns false if there is no type; it may have moved even then.
    mutating func skipType() -> Bool {
        typeLookaheadDepth += 1
        defer { typeLookaheadDepth -= 1 }
        guard typeLookaheadDepth <= 64 else { return false }
        if at(word: .repeat) { advance() }
        var prefixes = 0
        while at(.atSign) || atTypeSpecifier {
            prefixes += 1
            guard prefixes <= Self.maximumPrefixes else { return false }
            if at(.atSign) {
                skipAttribute()
            } else {
                advance()
                if at(.leftParen), !token.spaceBefore { skipBalanced() }
            }
        }
        guard skipComposition() else { return false }
        if atFunctionArrow {
            while atEffect {
                let takesType = at(word: .throws)
                advance()
                if takesType, at(.leftParen) { skipBalanced() }
            }
            return eat(.arrow) && skipType()
        }
        return true
    }

    private mutating func skipComposition() -> Bool {
        repeat {
            if at(word: .some) || at(word: .any) || at(word: .each), startsType(peek()) { advance() }
            guard skipSimpleType() else { return false }
        } while skipAmpersand()
        return true
    }

    private mutating func skipAmpersand() -> Bool {
        guard atComposition else { return false }
        advanceOneCharacter()
        return true
    }

    private mutating func skipSimpleType() -> Bool {
        while at(prefix: "~"), at(.prefixOperator) { advanceOneCharacter() }
        switch token.kind {
        case .leftParen: guard skipTupleType() else { return false }
        case .leftSquare: guard skipArrayType() else { return false }
        case .wildcard: advance()
        case .identifier: guard skipName() else { return false }
        case .integerLiteral: advance()
        case .prefixOperator, .binaryOperator:
            guard peek().kind == .integerLiteral, atOperator("-") else { return false }
            advance()
            advance()
        case .keyword:
            guard at(word: .capitalSelf) || at(word: .capitalAny) || at(word: .`self`), skipName() else { return false }
        default: return false
        }
        while true {
            if at(.period), isNameToken(peek()) {
                advance()
                guard skipName() else { return false }
            } else if at(.postfixQuestionMark) || at(.exclamationMark)
                || (atOperator && (at(prefix: "?") || at(prefix: "!")) && !token.spaceBefore)
            {
                advanceOneCharacter()
            } else {
                return true
            }
        }
    }

    private mutating func skipName() -> Bool {
        advance()
        guard at(prefix: "<"), atOperator else { return true }
        return skipGenericArguments()
    }

    private mutating func skipTupleType() -> Bool {
        advance()
        while !at(.rightParen) {
            if isNameToken(token), peek().kind == .colon || (isNameToken(peek()) && peek(2).kind == .colon) {
                while !at(.colon) { advance() }
                advance()
            }
            guard skipType() else { return false }
            if atOperator("...") { advance() }
            if at(.equal) { return false }
            guard eat(.comma) else { break }
        }
        return eat(.rightParen)
    }

    private mutating func skipArrayType() -> Bool {
        advance()
        guard skipType() else { return false }
        if at(word: .of) || at(.colon) {
            advance()
            guard skipType() else { return false }
        }
        return eat(.rightSquare)
    }

    /// Skips `<A, B>`; returns false if there are no valid generic arguments.
    mutating func skipGenericArguments() -> Bool {
        guard atOperator, at(prefix: "<") else { return false }
        advanceOneCharacter()
        while !at(prefix: ">") {
            guard skipType() else { return false }
            guard eat(.comma) else { break }
        }
        return eat(prefix: ">")
    }
}
