/// Parses operands without suffixes: names, literals, collections, macros.
extension Parser {
    mutating func parsePrimary(_ flavor: Flavor) -> NodeID {
        let start = token.start
        switch token.kind {
        case .identifier, .dollarIdentifier: return parseReference(flavor)
        case .integerLiteral: return parseToken(.integerLiteralExpr)
        case .floatLiteral: return parseToken(.floatLiteralExpr)
        case .stringLiteral: return parseToken(.stringLiteralExpr)
        case .regexLiteral: return parseToken(.regexLiteralExpr)
        case .stringStart: return parseInterpolatedString()
        case .wildcard: return parseToken(.discardAssignmentExpr)
        case .leftParen: return parseTuple(flavor)
        case .leftSquare: return parseCollection(flavor)
        case .leftBrace: return parseClosure()
        case .period: return parseMemberAccess(start, .none)
        case .backslash: return parseKeyPath()
        case .pound: return parseMacroExpansion(flavor)
        case .poundAvailable, .poundUnavailable: return parseAvailability()
        case .colonColon:
            advance()
            return isName(token.kind) ? parseReference(flavor) : missing(.missingExpr)
        case .keyword: return parseKeyword(flavor)
        case .prefixOperator, .binaryOperator:
            // A range without a lower bound, or an operator used as a value: `(+)`.
            return parseStrayOperator(flavor)
        default: return missing(.missingExpr)
        }
    }

    /// Parses a name or literal that is a whole expression; returns `NodeID.none` for anything else. A third of all
    /// expressions are like this and take this short way through the grammar.
    @inline(__always)
    mutating func parseLoneOperandIfPresent() -> NodeID {
        guard endsExpression(peek()), depth < Self.maximumDepth else { return .none }
        let kind: SyntaxKind
        switch token.kind {
        case .identifier where token.keyword == .none: kind = .declReferenceExpr
        case .stringLiteral: kind = .stringLiteralExpr
        case .integerLiteral: kind = .integerLiteralExpr
        case .keyword:
            switch token.keyword {
            case .`self`: kind = .declReferenceExpr
            case .true, .false: kind = .booleanLiteralExpr
            case .nil: kind = .nilLiteralExpr
            default: return .none
            }
        default: return .none
        }
        let start = token.start
        let name = tokenIndex
        advance()
        return builder.add(kind, start, token: name)
    }

    /// Whether a token always ends the expression before it. False if that depends on more.
    @inline(__always)
    private func endsExpression(_ token: Token) -> Bool {
        switch token.kind {
        case .comma, .colon, .semicolon, .rightParen, .rightSquare, .rightBrace, .interpolationEnd, .endOfFile: true
        case .identifier: token.keyword == .none
        case .keyword: token.keyword != .is && token.keyword != .as && token.keyword != .throws
        default: false
        }
    }

    private mutating func parseToken(_ kind: SyntaxKind) -> NodeID {
        let start = token.start
        let name = tokenIndex
        advance()
        return builder.add(kind, start, token: name)
    }

    private mutating func parseKeyword(_ flavor: Flavor) -> NodeID {
        switch token.keyword {
        case .true, .false: return parseToken(.booleanLiteralExpr)
        case .nil: return parseToken(.nilLiteralExpr)
        case .super: return parseToken(.superExpr)
        case .`self`, .capitalSelf, .`init`, .deinit, .subscript: return parseReference(flavor)
        case .capitalAny:
            let start = token.start
            let type = parseToken(.identifierType)
            return builder.add(.typeExpr, start, type)
        default: return missing(.missingExpr)
        }
    }

    /// Parses a binary operator in the place of an operand: a value as in `(+)`, or a mistake before an operand.
    private mutating func parseStrayOperator(_ flavor: Flavor) -> NodeID {
        if isClosing(peek().kind) || peek().kind == .comma || peek().kind == .endOfFile {
            return parseToken(.declReferenceExpr)
        }
        let start = token.start
        let sign = tokenIndex
        report(.unexpectedCode, token.range)
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        advance()
        let operand = parsePostfix(flavor)
        return builder.add(.prefixOperatorExpr, start, token: sign, operand)
    }

    /// Parses a name with argument labels or generic arguments.
    private mutating func parseReference(_ flavor: Flavor) -> NodeID {
        let start = token.start
        let name = tokenIndex
        if at(.identifier) || at(word: .`self`), atBoundName(flavor) {
            advance()
            let pattern = builder.add(.identifierPattern, start, token: name)
            return builder.add(.patternExpr, start, pattern)
        }
        let takesLabels = !at(.dollarIdentifier) && !at(word: .`self`) && !at(word: .capitalSelf)
        advance()
        return finishReference(start, name, takesLabels: takesLabels)
    }

    /// Parses the rest of a name: names after `::`, argument labels, generic arguments.
    mutating func finishReference(_ start: UInt32, _ first: UInt32, takesLabels: Bool) -> NodeID {
        var name = first
        while at(.colonColon), isName(peek().kind) {
            advance()
            name = tokenIndex
            advance()
        }
        if takesLabels, at(.leftParen) { skipArgumentNamesIfPresent() }
        let reference = builder.add(.declReferenceExpr, start, token: name)
        guard atAngle else { return reference }
        let arguments = parseGenericArgumentsInExpressionIfPresent()
        guard arguments != .none else { return reference }
        return builder.add(.genericSpecializationExpr, start, reference, arguments)
    }

    // MARK: Strings

    private mutating func parseInterpolatedString() -> NodeID {
        let start = token.start
        advance()
        guard enter() else {
            leave()
            return skipTooDeepString(start)
        }
        defer { leave() }
        let mark = builder.mark()
        while at(.stringSegment) || at(.interpolationStart) {
            if eat(.stringSegment) { continue }
            builder.push(parseInterpolation())
        }
        expect(.stringEnd)
        return builder.add(.stringLiteralExpr, start, from: mark)
    }

    private mutating func skipTooDeepString(_ start: UInt32) -> NodeID {
        while !atEnd, !at(.stringEnd) { skipBalanced() }
        if at(.stringEnd) { advance() }
        report(.nestingTooDeep, range(start))
        return builder.add(.stringLiteralExpr, start)
    }

    /// Parses `\(value, label: other)`.
    private mutating func parseInterpolation() -> NodeID {
        let start = token.start
        advance()
        let brackets = openBrackets
        openBrackets = 0
        let mark = builder.mark()
        repeat {
            pushArguments(.interpolationEnd, .basic)
            if !atEnd, !at(.interpolationEnd), !at(.stringEnd) { builder.push(parseStrayInInterpolation()) }
        } while !atEnd && !at(.interpolationEnd) && !at(.stringEnd)
        openBrackets = brackets
        expect(.interpolationEnd)
        return builder.add(.expressionSegment, start, from: mark)
    }

    private mutating func parseStrayInInterpolation() -> NodeID {
        let start = token.start
        report(.unexpectedCode, token.range)
        advance()
        return builder.add(.unknown, start)
    }

    // MARK: Tuples and collections

    /// Parses `(a, b: c)`, or one value in parentheses.
    private mutating func parseTuple(_ flavor: Flavor) -> NodeID {
        let start = token.start
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        advance()
        openBrackets &+= 1
        let mark = builder.mark()
        pushArguments(.rightParen, flavor.inBrackets)
        openBrackets &-= 1
        expectClosing(.rightParen)
        return builder.add(.tupleExpr, start, from: mark)
    }

    /// Parses `[a, b]`, `[a: b]`, `[:]` or `[3 of T]`.
    private mutating func parseCollection(_ flavor: Flavor) -> NodeID {
        let start = token.start
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        if atInlineArrayType() {
            let type = parseSimpleOrCompositionType()
            return builder.add(.typeExpr, start, type)
        }
        advance()
        openBrackets &+= 1
        let mark = builder.mark()
        var isDictionary = false
        if at(.colon) {
            advance()
            isDictionary = true
        } else {
            isDictionary = pushElements(flavor.inBrackets)
        }
        openBrackets &-= 1
        expectClosing(.rightSquare)
        return builder.add(isDictionary ? .dictionaryExpr : .arrayExpr, start, from: mark)
    }

    private mutating func atInlineArrayType() -> Bool {
        guard peek().kind == .integerLiteral || peek().kind == .identifier || peek().kind == .wildcard,
            peek(2).keyword == .of
        else { return false }
        let saved = position
        defer { restore(saved) }
        return skipType()
    }

    /// Parses elements up to the closing bracket and pushes them. Returns true if they have keys.
    private mutating func pushElements(_ flavor: Flavor) -> Bool {
        var isDictionary = false
        while !atEnd, !isClosing(token.kind) {
            let before = index
            let start = token.start
            let first = parseExpression(flavor)
            if at(.colon) {
                advance()
                isDictionary = true
                let value = parseExpression(flavor)
                builder.push(builder.add(.dictionaryElement, start, first, value))
            } else {
                builder.push(first)
            }
            guard eat(.comma), index != before else { break }
        }
        return isDictionary
    }

    // MARK: Macros

    /// Parses `#name<T>(a) { }`.
    private mutating func parseMacroExpansion(_ flavor: Flavor) -> NodeID {
        let start = token.start
        advance()
        guard isName(token.kind), !token.startsLine else {
            reportMissing(.name)
            return builder.add(.macroExpansionExpr, start)
        }
        let name = tokenIndex
        advance()
        while at(.colonColon), isName(peek().kind) {
            advance()
            advance()
        }
        let mark = builder.mark()
        builder.push(parseGenericArgumentsInExpressionIfPresent())
        builder.push(at(.leftParen) && !token.startsLine ? parseArguments(.rightParen, flavor.inBrackets) : .none)
        if at(.leftBrace), atTrailingClosure(flavor) { pushTrailingClosures() }
        return builder.add(.macroExpansionExpr, start, token: name, from: mark)
    }
}
