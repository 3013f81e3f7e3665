extension Parser {
    @inline(__always)
    var atStartOfStatement: Bool {
        let isLabeled = at(.identifier) && peek().kind == .colon
        let first = isLabeled ? peek(2) : token
        switch first.keyword {
        case .if, .guard, .while, .for, .switch, .do, .return, .throw, .defer, .break, .continue, .fallthrough:
            return true
        case .repeat:
            return (isLabeled ? peek(3) : peek()).kind == .leftBrace
        case .yield, .discard:
            return !isLabeled && startsContextualStatement
        default:
            return false
        }
    }

    /// Whether `yield &x`, `yield x` or `discard self` starts here: the word, then an operand on the same line.
    @inline(__always)
    private var startsContextualStatement: Bool {
        let next = peek()
        guard !next.startsLine else { return false }
        switch next.kind {
        case .prefixAmpersand, .identifier, .dollarIdentifier, .stringLiteral, .integerLiteral: return true
        case .keyword:
            switch next.keyword {
            case .`self`, .super, .capitalSelf, .nil, .true, .false: return true
            case .try: return at(word: .yield)
            default: return false
            }
        default: return false
        }
    }

    mutating func parseStatement() -> NodeID {
        let start = token.start
        if at(.identifier), peek().kind == .colon {
            let label = tokenIndex
            advance()
            advance()
            let statement = parseUnlabeledStatement()
            return builder.add(.labeledStmt, start, token: label, statement)
        }
        return parseUnlabeledStatement()
    }

    private mutating func parseUnlabeledStatement() -> NodeID {
        switch token.keyword {
        case .if: return parseIf()
        case .switch: return parseSwitch()
        case .guard: return parseGuard()
        case .while: return parseWhile()
        case .for: return parseFor()
        case .repeat: return parseRepeat()
        case .do: return parseDo()
        case .return: return parseReturn()
        case .throw: return parseOperandStatement(.throwStmt)
        case .defer: return parseDefer()
        case .break: return parseJump(.breakStmt)
        case .continue: return parseJump(.continueStmt)
        case .fallthrough: return parseWordStatement(.fallThroughStmt)
        case .yield: return parseYield()
        case .discard: return parseOperandStatement(.discardStmt)
        default: return parseUnknown()
        }
    }

    // MARK: Conditionals

    mutating func parseIf() -> NodeID {
        let start = token.start
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        advance()
        let mark = builder.mark()
        pushConditions()
        let body = parseCodeBlock()
        builder.push(body)
        var otherwise = NodeID.none
        if eat(word: .else) { otherwise = at(word: .if) ? parseIf() : parseCodeBlock() }
        builder.push(otherwise)
        return builder.add(.ifExpr, start, from: mark)
    }

    private mutating func parseGuard() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        pushConditions()
        if !eat(word: .else) { reportMissing(.elseWord) }
        builder.push(parseCodeBlock())
        return builder.add(.guardStmt, start, from: mark)
    }

    private mutating func parseWhile() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        pushConditions()
        builder.push(parseCodeBlock())
        return builder.add(.whileStmt, start, from: mark)
    }

    /// Parses conditions separated by commas and pushes them.
    private mutating func pushConditions() {
        if at(.leftBrace) {
            builder.push(missing(.missingExpr))
            return
        }
        repeat {
            // A trailing comma is allowed before the body.
            if at(word: .else) || (at(.leftBrace) && !atClosureCondition()) { break }
            builder.push(parseCondition())
        } while eat(.comma)
    }

    /// Whether the `{` after a comma starts a closure, not the body. It does if an operand must precede the next token.
    private mutating func atClosureCondition() -> Bool {
        let saved = position
        defer { restore(saved) }
        skipBalanced()
        switch token.kind {
        case .leftBrace, .comma: return true
        case .leftParen, .leftSquare, .period, .binaryOperator, .postfixOperator, .exclamationMark, .postfixQuestionMark,
            .infixQuestionMark:
            return !token.startsLine || at(.period) || at(.binaryOperator)
        case .keyword: return at(word: .is) || at(word: .as)
        default: return false
        }
    }

    private mutating func parseCondition() -> NodeID {
        let start = token.start
        if at(.poundAvailable) || at(.poundUnavailable) { return parseAvailability() }
        if at(word: .case) {
            advance()
            let pattern = parseMatchingPattern(flavor: .condition)
            return finishCondition(.matchingPatternCondition, start, .none, pattern)
        }
        if atBindingIntroducer {
            let keyword = tokenIndex
            advance()
            let pattern = parseMatchingPattern(binds: true, flavor: .condition)
            return finishCondition(.optionalBindingCondition, start, keyword, pattern)
        }
        return parseExpression(.condition)
    }

    private mutating func finishCondition(
        _ kind: SyntaxKind, _ start: UInt32, _ keyword: UInt32, _ pattern: NodeID
    ) -> NodeID {
        let type = parseTypeAnnotationIfPresent()
        let value = parseInitializerIfPresent(.condition)
        return builder.add(kind, start, token: keyword, pattern, type, value)
    }

    /// Parses `#available(iOS 16, *)`.
    mutating func parseAvailability() -> NodeID {
        let start = token.start
        let keyword = tokenIndex
        advance()
        if at(.leftParen) { skipBalanced() } else { reportMissing(.leftParen) }
        return builder.add(.availabilityCondition, start, token: keyword)
    }

    // MARK: Loops

    private mutating func parseFor() -> NodeID {
        let start = token.start
        advance()
        // `for try await x in y`, `for unsafe x in y`
        while at(word: .try) || (at(word: .await) && !at(.leftParen)) || (at(word: .unsafe) && peek().keyword != .in) {
            advance()
        }
        let mark = builder.mark()
        if eat(word: .case) {
            builder.push(parseMatchingPattern(flavor: .condition))
        } else {
            builder.push(parsePattern())
        }
        builder.push(parseTypeAnnotationIfPresent())
        if !eat(word: .in) { reportMissing(.inWord) }
        builder.push(at(.leftBrace) ? missing(.missingExpr) : parseExpression(.condition))
        builder.push(parseWhereIfPresent(.condition))
        builder.push(parseCodeBlock())
        return builder.add(.forStmt, start, from: mark)
    }

    private mutating func parseRepeat() -> NodeID {
        let start = token.start
        advance()
        let body = parseCodeBlock()
        guard eat(word: .while) else {
            reportMissing(.whileWord)
            return builder.add(.repeatStmt, start, body, .none)
        }
        let condition = parseExpression(.basic)
        return builder.add(.repeatStmt, start, body, condition)
    }

    // MARK: Do and catch

    mutating func parseDo() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        builder.push(parseEffectsIfPresent())
        builder.push(parseCodeBlock())
        while at(word: .catch) { builder.push(parseCatch()) }
        return builder.add(.doStmt, start, from: mark)
    }

    private mutating func parseCatch() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        if !at(.leftBrace) {
            repeat {
                if at(.leftBrace) { break }
                let itemStart = token.start
                let pattern = at(word: .where) ? .none : parseMatchingPattern(flavor: .condition)
                let condition = parseWhereIfPresent(.condition)
                builder.push(builder.add(.catchItem, itemStart, pattern, condition))
            } while eat(.comma)
        }
        builder.push(parseCodeBlock())
        return builder.add(.catchClause, start, from: mark)
    }

    // MARK: Small statements

    private mutating func parseReturn() -> NodeID {
        let start = token.start
        advance()
        let value = atEndOfReturn ? .none : parseExpression(.basic)
        return builder.add(.returnStmt, start, value)
    }

    /// Whether the `return` has no value: the block or statement ends, or another statement starts.
    @inline(__always)
    private var atEndOfReturn: Bool {
        if atEnd || at(.semicolon) || isClosing(token.kind) || at(.poundIf) || atSwitchCase { return true }
        switch token.keyword {
        case .if, .switch: return false
        case .case, .default: return true
        default: return atStartOfStatement || startsDeclarationByWord
        }
    }

    @inline(__always)
    private var startsDeclarationByWord: Bool {
        switch token.keyword {
        case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .typealias: true
        default: false
        }
    }

    private mutating func parseOperandStatement(_ kind: SyntaxKind) -> NodeID {
        let start = token.start
        advance()
        let value = isClosing(token.kind) || atEnd ? missing(.missingExpr) : parseExpression(.basic)
        return builder.add(kind, start, value)
    }

    private mutating func parseYield() -> NodeID {
        let start = token.start
        advance()
        let value = parseExpression(.basic)
        return builder.add(.yieldStmt, start, value)
    }

    private mutating func parseDefer() -> NodeID {
        let start = token.start
        advance()
        let body = parseCodeBlock()
        return builder.add(.deferStmt, start, body)
    }

    private mutating func parseJump(_ kind: SyntaxKind) -> NodeID {
        let start = token.start
        advance()
        var label = UInt32.none
        if at(.identifier), !token.startsLine, !atStartOfStatement {
            label = tokenIndex
            advance()
        }
        return builder.add(kind, start, token: label)
    }

    private mutating func parseWordStatement(_ kind: SyntaxKind) -> NodeID {
        let start = token.start
        advance()
        return builder.add(kind, start)
    }
}
