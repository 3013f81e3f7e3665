/// Parses functions, initializers, subscripts, variables, macros, and their parts.
extension Parser {
    // MARK: Functions

    mutating func parseFunction(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = parseFunctionName()
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(parseFunctionSignature())
        builder.push(parseGenericWhereIfPresent())
        builder.push(parseBodyIfPresent())
        return builder.add(.functionDecl, prefix.start, token: name, from: mark)
    }

    /// Parses a name or an operator. `func <<T>(a: T)` declares `<` with a generic parameter, but its name token is
    /// `<<`, because tokens are not split.
    private mutating func parseFunctionName() -> UInt32 {
        let isMark =
            at(.exclamationMark) || at(.postfixQuestionMark) || at(.infixQuestionMark)
            || at(.prefixAmpersand) || at(.equal) || at(.arrow)
        guard atOperator || isMark else { return parseName() }
        let name = tokenIndex
        if atOperator, peek().kind == .identifier || peek().keyword == .let, bytes[Int(token.end) - 1] == UInt8(ascii: "<"),
            token.end - token.start > 1
        {
            while token.end - token.start > 1 { advanceOneCharacter() }
        } else {
            advance()
        }
        return name
    }

    mutating func parseInitializer(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = tokenIndex
        advance()
        if at(prefix: "?") || at(prefix: "!") { advanceOneCharacter() }
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(parseFunctionSignature())
        builder.push(parseGenericWhereIfPresent())
        builder.push(parseBodyIfPresent())
        return builder.add(.initializerDecl, prefix.start, token: keyword, from: mark)
    }

    mutating func parseDeinitializer(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = tokenIndex
        advance()
        let mark = open(prefix)
        builder.push(parseEffectsIfPresent())
        builder.push(parseBodyIfPresent())
        return builder.add(.deinitializerDecl, prefix.start, token: keyword, from: mark)
    }

    mutating func parseSubscript(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = tokenIndex
        advance()
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(at(.leftParen) ? parseParameterClause(.functionParameterClause) : missing(.functionParameterClause))
        builder.push(parseReturnIfPresent())
        builder.push(parseGenericWhereIfPresent())
        builder.push(at(.leftBrace) ? parseAccessorBlock() : .none)
        return builder.add(.subscriptDecl, prefix.start, token: keyword, from: mark)
    }

    mutating func parseFunctionSignature() -> NodeID {
        let start = token.start
        let parameters = at(.leftParen) ? parseParameterClause(.functionParameterClause) : missing(.functionParameterClause)
        let effects = parseEffectsIfPresent()
        let result = parseReturnIfPresent()
        return builder.add(.functionSignature, start, parameters, effects, result)
    }

    /// Parses `async throws(E)`.
    @inline(__always)
    mutating func parseEffectsIfPresent() -> NodeID { atEffect ? parseEffects() : .none }

    @inline(never)
    private mutating func parseEffects() -> NodeID {
        let start = token.start
        let first = tokenIndex
        var thrown = NodeID.none
        while atEffect {
            let throwsError = at(word: .throws)
            advance()
            guard throwsError, at(.leftParen) else { continue }
            if thrown != .none {
                skipBalanced()  // `throws(A) throws(B)`
            } else {
                advance()
                thrown = parseType()
                expect(.rightParen)
            }
        }
        return builder.add(.effectSpecifiers, start, token: first, thrown)
    }

    @inline(__always)
    var atEffect: Bool {
        switch token.keyword {
        case .async, .reasync, .throws, .rethrows: token.kind == .keyword || token.kind == .identifier
        default: false
        }
    }

    /// Parses `-> T`.
    mutating func parseReturnIfPresent() -> NodeID {
        let start = token.start
        guard eat(.arrow) else { return .none }
        let type = parseType()
        return builder.add(.returnClause, start, type)
    }

    // MARK: Parameters

    /// Parses `(a b: Int = 1, _ c: T...)` of functions, subscripts, enum cases, closures and macros.
    mutating func parseParameterClause(_ kind: SyntaxKind) -> NodeID {
        let start = token.start
        advance()
        openBrackets &+= 1
        defer { openBrackets &-= 1 }
        let mark = builder.mark()
        while !atEnd, !isClosing(token.kind), !at(.leftBrace) {
            let before = index
            builder.push(parseParameter(kind))
            guard eat(.comma) else { break }
            if index == before { break }
        }
        expectClosing(.rightParen)
        return builder.add(kind, start, from: mark)
    }

    private mutating func parseParameter(_ clause: SyntaxKind) -> NodeID {
        let start = token.start
        let attributes = parseAttributesIfPresent()
        let modifiers = parseParameterModifiersIfPresent()
        var name = UInt32.none
        var type = NodeID.none
        let namesOnly = clause == .closureParameterClause
        if atParameterName(namesOnly: namesOnly) {
            name = tokenIndex
            advance()
            if atName { advance() }
            if at(.colon) || at(.colonColon) {
                advance()
                type = parseType()
            } else if !namesOnly {
                reportMissing(.colon)
            }
        } else {
            type = parseType()
        }
        if atOperator("...") { advance() }
        let value = parseInitializerIfPresent()
        return builder.add(.functionParameter, start, token: name, attributes, modifiers, type, value)
    }

    @inline(__always)
    var atName: Bool { at(.identifier) || at(.wildcard) || at(.dollarIdentifier) || (at(.keyword) && !at(word: .inout)) }

    /// Whether a parameter name is here: one or two tokens before a colon. In a closure the colon may be missing.
    @inline(__always)
    private func atParameterName(namesOnly: Bool) -> Bool {
        guard atName else { return false }
        let next = peek()
        if next.kind == .colon { return true }
        let isNameNext =
            next.kind == .identifier || next.kind == .wildcard || next.kind == .keyword
            || next.kind == .dollarIdentifier
        if isNameNext, peek(2).kind == .colon { return true }
        return namesOnly && (next.kind == .comma || next.kind == .rightParen || (isNameNext && peek(2).kind != .colon))
    }

    /// Parses `isolated` or `_const` before the name of a parameter.
    private mutating func parseParameterModifiersIfPresent() -> NodeID {
        guard at(word: ._const) || at(word: .isolated), peek().kind == .identifier || peek().kind == .wildcard,
            peek(2).kind != .rightParen
        else { return .none }
        let start = token.start
        advance()
        let modifier = builder.add(.declModifier, start, token: tokenIndex &- 1)
        return builder.add(.declModifierList, start, modifier)
    }

    // MARK: Variables

    mutating func parseVariable(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = tokenIndex
        advance()
        let first = parsePatternBinding()
        guard at(.comma) else {
            return builder.add(.variableDecl, prefix.start, token: keyword, prefix.attributes, prefix.modifiers, first)
        }
        let mark = open(prefix)
        builder.push(first)
        while eat(.comma) { builder.push(parsePatternBinding()) }
        return builder.add(.variableDecl, prefix.start, token: keyword, from: mark)
    }

    private mutating func parsePatternBinding() -> NodeID {
        let start = token.start
        let pattern = parsePattern()
        let type = parseTypeAnnotationIfPresent()
        let value = parseInitializerIfPresent()
        // After a value, a block on the next line is a closure of its own, unless it observes the variable.
        let hasAccessors = at(.leftBrace) && (value == .none || !token.startsLine || atObserverBlock)
        let accessors = hasAccessors ? parseAccessorBlock() : .none
        return builder.add(.patternBinding, start, pattern, type, value, accessors)
    }

    mutating func parseTypeAnnotationIfPresent() -> NodeID {
        let start = token.start
        guard eat(.colon) else { return .none }
        let type = parseType()
        return builder.add(.typeAnnotation, start, type)
    }

    /// Parses `= value`.
    mutating func parseInitializerIfPresent(_ flavor: Flavor = .basic) -> NodeID {
        let start = token.start
        guard eat(.equal) else { return .none }
        let value = parseExpression(flavor)
        return builder.add(.initializerClause, start, value)
    }

    // MARK: Macros

    mutating func parseMacro(_ prefix: DeclarationPrefix) -> NodeID {
        advance()
        let name = parseName()
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(parseFunctionSignature())
        builder.push(parseInitializerIfPresent())
        builder.push(parseGenericWhereIfPresent())
        return builder.add(.macroDecl, prefix.start, token: name, from: mark)
    }

    /// Parses `#name<T>(a) { }` among members or after attributes.
    mutating func parseMacroExpansionDecl(start: UInt32, _ attributes: NodeID, _ modifiers: NodeID) -> NodeID {
        advance()
        let name = tokenIndex
        if !token.startsLine { advance() } else { reportMissing(.name) }
        while at(.colonColon), isName(peek().kind) {
            advance()
            advance()
        }
        let mark = builder.mark()
        builder.push(attributes)
        builder.push(modifiers)
        builder.push(parseGenericArgumentsInExpressionIfPresent())
        builder.push(at(.leftParen) && !token.startsLine ? parseArguments(.rightParen, .basic) : .none)
        if at(.leftBrace) { pushTrailingClosures() }
        return builder.add(.macroExpansionDecl, start, token: name, from: mark)
    }
}
