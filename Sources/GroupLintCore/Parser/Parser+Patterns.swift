extension Parser {
    /// Parses the pattern of a declaration or loop: a name, `_`, a tuple of patterns, `let x`.
    mutating func parsePattern() -> NodeID {
        if at(.identifier), depth < Self.maximumDepth { return parseIdentifierPattern() }
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        let start = token.start
        switch token.kind {
        case .leftParen: return parseTuplePattern()
        case .wildcard:
            advance()
            return builder.add(.wildcardPattern, start)
        case .identifier, .dollarIdentifier:
            return parseIdentifierPattern()
        case .keyword:
            switch token.keyword {
            case .let, .var, .inout: return parseValueBinding { $0.parsePattern() }
            case .`self`, .`init`, .capitalSelf: return parseIdentifierPattern()
            default: break
            }
            // A reserved word in the place of a name: `let default = 1`.
            return peek().kind == .equal || peek().kind == .colon ? parseIdentifierPattern() : missing(.missingPattern)
        default:
            return missing(.missingPattern)
        }
    }

    private mutating func parseIdentifierPattern() -> NodeID {
        let start = token.start
        let name = tokenIndex
        advance()
        return builder.add(.identifierPattern, start, token: name)
    }

    private mutating func parseValueBinding(_ parseInner: (inout Parser) -> NodeID) -> NodeID {
        let start = token.start
        let keyword = tokenIndex
        advance()
        let inner = parseInner(&self)
        return builder.add(.valueBindingPattern, start, token: keyword, inner)
    }

    private mutating func parseTuplePattern() -> NodeID {
        parseBracketed(.tuplePattern, closing: .rightParen) { $0.parseTuplePatternElement() }
    }

    private mutating func parseTuplePatternElement() -> NodeID {
        let start = token.start
        var label = UInt32.none
        if at(.identifier) || at(.keyword), peek().kind == .colon {
            label = tokenIndex
            advance()
            advance()
        }
        let pattern = parsePattern()
        return builder.add(.tuplePatternElement, start, token: label, pattern)
    }

    // MARK: Matching patterns

    /// Parses the pattern of a `case` or `catch`: a binding, `is T`, or an expression that may contain bindings.
    mutating func parseMatchingPattern(binds: Bool = false, flavor: Flavor = .basic) -> NodeID {
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        let start = token.start
        if atBindingIntroducer {
            return parseValueBinding { $0.parseMatchingPattern(binds: true, flavor: flavor) }
        }
        if at(word: .is) {
            advance()
            let type = parseType()
            return builder.add(.isTypePattern, start, type)
        }
        if binds, atLoneName { return parseIdentifierPattern() }
        var flavor = flavor
        flavor.pattern = binds ? .binding : .matching
        let expression = parseSequence(flavor)
        if builder.kind(expression) == .patternExpr { return expression }
        return builder.add(.expressionPattern, start, expression)
    }

    /// Whether a name is here that the next token does not make part of a larger expression.
    @inline(__always)
    private var atLoneName: Bool {
        guard at(.identifier) || at(word: .`self`) else { return false }
        switch peek().kind {
        case .equal, .colon, .comma, .leftBrace, .rightParen, .endOfFile: return true
        case .keyword: return [.else, .in, .where].contains(peek().keyword)
        default: return false
        }
    }

    /// Whether a binding starts here: `let`, `var`, `inout`, or an ownership word before a name.
    @inline(__always)
    var atBindingIntroducer: Bool {
        switch token.keyword {
        case .let, .var, .inout: true
        case ._mutating, ._borrowing, ._consuming, .borrowing, .consuming:
            peek().kind == .identifier && !peek().startsLine && peek().keyword != .in
        default: false
        }
    }

    /// Whether the name here is bound. In `case let x` a single name is; before `.`, `(` or `[` it is an expression.
    mutating func atBoundName(_ flavor: Flavor) -> Bool {
        guard flavor.pattern == .binding else { return false }
        let next = peek()
        switch next.kind {
        case .period, .leftParen, .leftSquare: return false
        case .binaryOperator, .prefixOperator, .postfixOperator:
            guard bytes[Int(next.start)] == UInt8(ascii: "<") else { return true }
            let saved = position
            defer { restore(saved) }
            advance()
            return !skipGenericArguments()
        default: return true
        }
    }
}
