/// Parses operands with their members, calls, subscripts and trailing closures.
extension Parser {
    @inline(__always)
    mutating func parsePostfix(_ flavor: Flavor) -> NodeID {
        let start = token.start
        let head = at(.identifier) && flavor.pattern == .none ? parseName(start) : parsePrimary(flavor)
        guard mayStartSuffix, builder.kind(head) != .missingExpr else { return head }
        return parseSuffixes(start, head, flavor)
    }

    /// Parses a name that is not bound, with argument labels or generic arguments.
    @inline(__always)
    private mutating func parseName(_ start: UInt32) -> NodeID {
        let name = tokenIndex
        advance()
        return mayContinueName
            ? finishReference(start, name, takesLabels: true) : builder.add(.declReferenceExpr, start, token: name)
    }

    /// Whether the token may start a suffix. It is false after nearly every operand.
    @inline(__always)
    private var mayStartSuffix: Bool {
        switch token.kind {
        case .period, .leftParen, .leftSquare, .leftBrace, .postfixQuestionMark, .exclamationMark, .postfixOperator,
            .poundIf:
            true
        default: false
        }
    }

    /// Parses all suffixes of an operand: `.a`, `(b)`, `[c]`, `{ d }`, `?`, `!`, postfix operators.
    private mutating func parseSuffixes(_ start: UInt32, _ head: NodeID, _ flavor: Flavor) -> NodeID {
        var base = head
        while !(flavor.place == .poundIf && token.startsLine) {
            let sign = tokenIndex
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
                base = builder.add(.functionCallExpr, start, from: mark)
                if at(.leftBrace) { return base }
            case .postfixQuestionMark:
                advance()
                base = builder.add(.optionalChainingExpr, start, base)
            case .exclamationMark:
                advance()
                base = builder.add(.forceUnwrapExpr, start, base)
            case .postfixOperator:
                advance()
                base = builder.add(.postfixOperatorExpr, start, token: sign, base)
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

    // MARK: Calls

    private mutating func parseCall(
        _ kind: SyntaxKind, _ closing: TokenKind, _ start: UInt32, _ callee: NodeID, _ flavor: Flavor
    ) -> NodeID {
        let arguments = parseArguments(closing, flavor.inBrackets)
        guard at(.leftBrace), flavor.place == .basic, atTrailingClosure(flavor) else {
            return builder.add(kind, start, callee, arguments)
        }
        let mark = builder.mark()
        builder.push(callee)
        builder.push(arguments)
        pushTrailingClosures()
        return builder.add(kind, start, from: mark)
    }

    /// Parses `(a, label: b)` or `[a]`.
    mutating func parseArguments(_ closing: TokenKind, _ flavor: Flavor) -> NodeID {
        let start = token.start
        advance()
        openBrackets &+= 1
        let mark = builder.mark()
        pushArguments(closing, flavor)
        openBrackets &-= 1
        expectClosing(closing)
        return builder.add(.labeledExprList, start, from: mark)
    }

    /// Parses arguments up to the closing bracket and pushes them.
    mutating func pushArguments(_ closing: TokenKind, _ flavor: Flavor) {
        while !atEnd, !isClosing(token.kind) {
            let before = index
            builder.push(parseArgument(flavor))
            if at(.comma) {
                advance()
            } else if isClosing(token.kind) {
                return
            } else if atNextArgument, index != before {
                reportMissing(.comma)
            } else if !skipToNextArgument() {
                return
            }
        }
    }

    /// Skips unexpected tokens before a comma on the same line: `f(a b, c)`. Returns whether it found the comma.
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

    /// Whether another argument starts here, after a missing comma: `f(a b: c)`.
    @inline(__always)
    private var atNextArgument: Bool { isName(token.kind) && peek().kind == .colon }

    @inline(__always)
    private mutating func parseArgument(_ flavor: Flavor) -> NodeID {
        let start = token.start
        var label = UInt32.none
        if isName(token.kind) || at(.wildcard), peek().kind == .colon {
            label = tokenIndex
            advance()
            advance()
        } else if at(.colon) {
            advance()
        }
        let value = atLoneOperator || atLoneKeyword ? parseLoneToken() : parseExpression(flavor)
        return builder.add(.labeledExpr, start, token: label, value)
    }

    /// Whether an operator here is an argument by itself: `reduce(0, +)`.
    @inline(__always)
    private var atLoneOperator: Bool {
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .equal, .exclamationMark,
            .infixQuestionMark, .postfixQuestionMark, .arrow:
            break
        default: return false
        }
        let next = peek().kind
        return next == .comma || next == .rightParen || next == .rightSquare || next == .interpolationEnd
    }

    /// Whether a reserved word here is an argument by itself: `@attached(extension, …)`.
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
        let sign = tokenIndex
        advance()
        return builder.add(.declReferenceExpr, start, token: sign)
    }

    // MARK: #if in a chain

    /// Whether the `#if` here contains the rest of a member chain: its first clause starts with `.name`.
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
        return builder.add(.postfixIfConfigExpr, start, base, config)
    }
}
