/// Operands with their members, calls, subscripts and trailing closures.
extension Parser {
    mutating func parsePostfix(_ flavor: Flavor) -> NodeID {
        let start = token.start
        let head = parsePrimary(flavor)
        return builder.kind(head) == .missingExpr ? head : parseSuffixes(start, head, flavor)
    }

    /// Everything that follows an operand without a space of meaning: `.a`, `(b)`, `[c]`, `{ d }`, `?`, `!`, `+`.
    private mutating func parseSuffixes(_ start: UInt32, _ head: NodeID, _ flavor: Flavor) -> NodeID {
        var base = head
        while !(flavor.place == .poundIf && token.startsLine) {
            let sign = UInt32(index)
            switch token.kind {
            case .period:
                base = parseMemberAccess(start, base)
            case .leftParen where !token.startsLine:
                base = parseCall(.functionCallExpr, .rightParen, start, base, flavor)
            case .leftSquare where !token.startsLine:
                base = parseCall(.subscriptCallExpr, .rightSquare, start, base, flavor)
            case .leftBrace where !isLiteral(builder.kind(base)) && atTrailingClosure(flavor):
                let mark = builder.mark()
                builder.push(base)
                builder.push(.none)
                pushTrailingClosures()
                base = builder.add(.functionCallExpr, range(start), from: mark)
                if at(.leftBrace) { return base }
            case .postfixQuestionMark:
                advance()
                base = builder.add(.optionalChainingExpr, range(start), base)
            case .exclamationMark:
                advance()
                base = builder.add(.forceUnwrapExpr, range(start), base)
            case .postfixOperator:
                advance()
                base = builder.add(.postfixOperatorExpr, range(start), token: sign, base)
            case .poundIf where continuesChainInIfConfig():
                base = parsePostfixIfConfig(start, base, flavor)
            default:
                return base
            }
        }
        return base
    }

    @inline(__always)
    private func isLiteral(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .regexLiteralExpr, .booleanLiteralExpr,
            .nilLiteralExpr, .arrayExpr, .dictionaryExpr:
            true
        default: false
        }
    }

    // MARK: Members

    /// `.name`, `.0`, `.name(a:b:)`, `.Name<T>`, behind a base or without one.
    mutating func parseMemberAccess(_ start: UInt32, _ base: NodeID) -> NodeID {
        advance()
        var name = UInt32.none
        if at(.integerLiteral) {
            name = UInt32(index)
            advance()
        } else if atMemberName {
            name = UInt32(index)
            let takesLabels = !at(word: .`self`)
            advance()
            if takesLabels { skipArgumentNamesIfPresent() }
            while at(.colonColon), isName(peek().kind) {
                advance()
                name = UInt32(index)
                advance()
                skipArgumentNamesIfPresent()
            }
        } else {
            reportMissing()
        }
        let member = builder.add(.memberAccessExpr, range(start), token: name, base)
        return parseSpecializationIfPresent(start, member)
    }

    /// A name behind a period: any word, also an operator as in `(+)`… `.==`. A keyword on the next line is none.
    @inline(__always)
    private var atMemberName: Bool {
        switch token.kind {
        case .identifier, .dollarIdentifier, .wildcard: true
        case .keyword: !token.startsLine
        case .binaryOperator, .prefixOperator, .postfixOperator: !token.startsLine && !token.spaceBefore
        default: false
        }
    }

    @inline(__always)
    func isName(_ kind: TokenKind) -> Bool { kind == .identifier || kind == .keyword || kind == .dollarIdentifier }

    private mutating func parseSpecializationIfPresent(_ start: UInt32, _ base: NodeID) -> NodeID {
        let arguments = parseGenericArgumentsInExpressionIfPresent()
        guard arguments != .none else { return base }
        return builder.add(.genericSpecializationExpr, range(start), base, arguments)
    }

    /// `(a:b:_:)` behind a name that is not called.
    mutating func skipArgumentNamesIfPresent() {
        guard at(.leftParen), !token.startsLine else { return }
        var ahead = 1
        while isName(peek(ahead).kind) || peek(ahead).kind == .wildcard, peek(ahead + 1).kind == .colon { ahead += 2 }
        guard ahead > 1, peek(ahead).kind == .rightParen else { return }
        for _ in 0...ahead { advance() }
    }

    // MARK: Calls

    private mutating func parseCall(
        _ kind: SyntaxKind, _ closing: TokenKind, _ start: UInt32, _ callee: NodeID, _ flavor: Flavor
    ) -> NodeID {
        let arguments = parseArguments(closing, flavor.inBrackets)
        let mark = builder.mark()
        builder.push(callee)
        builder.push(arguments)
        if at(.leftBrace), flavor.place == .basic, atTrailingClosure(flavor) {
            pushTrailingClosures()
        }
        return builder.add(kind, range(start), from: mark)
    }

    /// `(a, label: b)` or `[a]`
    mutating func parseArguments(_ closing: TokenKind, _ flavor: Flavor) -> NodeID {
        let start = token.start
        advance()
        openBrackets += 1
        let mark = builder.mark()
        pushArguments(closing, flavor)
        openBrackets -= 1
        expectClosing(closing)
        return builder.add(.labeledExprList, range(start), from: mark)
    }

    /// Arguments up to the closing bracket, pushed.
    mutating func pushArguments(_ closing: TokenKind, _ flavor: Flavor) {
        while !atEnd, !isClosing(token.kind) {
            let before = index
            builder.push(parseArgument(flavor))
            if at(.comma) {
                advance()
            } else if atNextArgument, index != before {
                reportMissing()
            } else if !skipToNextArgument() {
                return
            }
        }
    }

    /// Skips what does not belong before a comma on the same line: `f(a b, c)`.
    private mutating func skipToNextArgument() -> Bool {
        let saved = position
        let stray = token.range
        var steps = 0
        while steps < 64, !token.startsLine, !atEnd, !isClosing(token.kind), !at(.semicolon) {
            if eat(.comma) {
                report(.unexpectedCode, stray)
                return true
            }
            skipBalanced()
            steps += 1
        }
        restore(saved)
        return false
    }

    /// `f(a b: c)`: the comma is missing.
    @inline(__always)
    private var atNextArgument: Bool { isName(token.kind) && peek().kind == .colon }

    private mutating func parseArgument(_ flavor: Flavor) -> NodeID {
        let start = token.start
        var label = UInt32.none
        if isName(token.kind) || at(.wildcard), peek().kind == .colon {
            label = UInt32(index)
            advance()
            advance()
        } else if at(.colon) {
            advance()
        }
        let value = atLoneOperator || atLoneKeyword ? parseLoneToken() : parseExpression(flavor)
        return builder.add(.labeledExpr, range(start), token: label, value)
    }

    /// An operator that stands for itself: `reduce(0, +)`.
    @inline(__always)
    private var atLoneOperator: Bool {
        guard atOperator || at(.prefixAmpersand) || at(.equal) || at(.exclamationMark) || at(.infixQuestionMark)
            || at(.postfixQuestionMark) || at(.arrow)
        else { return false }
        let next = peek().kind
        return next == .comma || next == .rightParen || next == .rightSquare || next == .interpolationEnd
    }

    /// A reserved word that stands for itself: `@attached(extension, …)`.
    @inline(__always)
    private var atLoneKeyword: Bool {
        guard at(.keyword), peek().kind == .comma || peek().kind == .rightParen else { return false }
        switch token.keyword {
        case .extension, .protocol, .struct, .class, .enum, .import, .func, .var, .let: return true
        default: return false
        }
    }

    private mutating func parseLoneToken() -> NodeID {
        let start = token.start
        let sign = UInt32(index)
        advance()
        return builder.add(.declReferenceExpr, range(start), token: sign)
    }

    // MARK: #if in a chain

    /// Whether the `#if` here holds the rest of a chain: its first clause starts with `.name`.
    private mutating func continuesChainInIfConfig() -> Bool {
        let saved = position
        defer { restore(saved) }
        repeat {
            advance()
            while !atEnd, !token.startsLine { advance() }
        } while at(.poundIf)
        return at(.period) && (isName(peek().kind) || peek().kind == .wildcard || peek().kind == .integerLiteral)
    }

    private mutating func parsePostfixIfConfig(_ start: UInt32, _ base: NodeID, _ flavor: Flavor) -> NodeID {
        let config = parseIfConfig { parser in
            let start = parser.token.start
            if parser.at(.period) {
                let head = parser.parseMemberAccess(start, .none)
                parser.builder.push(parser.parseSuffixes(start, head, flavor))
            } else if parser.at(.poundIf) {
                let head = parser.parsePostfixIfConfig(start, .none, flavor)
                parser.builder.push(parser.parseSuffixes(start, head, flavor))
            }
        }
        return builder.add(.postfixIfConfigExpr, range(start), base, config)
    }
}
