/// Functions, initialisers, subscripts, variables, macros, and their parts.
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
        return builder.add(.functionDecl, range(prefix.start), token: name, from: mark)
    }

    /// A name or an operator. `func <<T>(a: T)` declares `<` with a generic parameter; its name token is `<<` all the
    /// same, for tokens are not cut.
    private mutating func parseFunctionName() -> UInt32 {
        let isMark = at(.exclamationMark) || at(.postfixQuestionMark) || at(.infixQuestionMark)
            || at(.prefixAmpersand) || at(.equal) || at(.arrow)
        guard atOperator || isMark else { return parseName() }
        let name = UInt32(index)
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
        let keyword = UInt32(index)
        advance()
        if at(prefix: "?") || at(prefix: "!") { advanceOneCharacter() }
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(parseFunctionSignature())
        builder.push(parseGenericWhereIfPresent())
        builder.push(parseBodyIfPresent())
        return builder.add(.initializerDecl, range(prefix.start), token: keyword, from: mark)
    }

    mutating func parseDeinitializer(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = UInt32(index)
        advance()
        let mark = open(prefix)
        builder.push(parseEffectsIfPresent())
        builder.push(parseBodyIfPresent())
        return builder.add(.deinitializerDecl, range(prefix.start), token: keyword, from: mark)
    }

    mutating func parseSubscript(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = UInt32(index)
        advance()
        let mark = open(prefix)
        builder.push(parseGenericParametersIfPresent())
        builder.push(at(.leftParen) ? parseParameterClause(.functionParameterClause) : missing(.functionParameterClause))
        builder.push(parseReturnIfPresent())
        builder.push(parseGenericWhereIfPresent())
        builder.push(at(.leftBrace) ? parseAccessorBlock() : .none)
        return builder.add(.subscriptDecl, range(prefix.start), token: keyword, from: mark)
    }

    mutating func parseFunctionSignature() -> NodeID {
        let start = token.start
        let mark = builder.mark()
        builder.push(at(.leftParen) ? parseParameterClause(.functionParameterClause) : missing(.functionParameterClause))
        builder.push(parseEffectsIfPresent())
        builder.push(parseReturnIfPresent())
        return builder.add(.functionSignature, range(start), from: mark)
    }

    /// `async throws(E)`
    mutating func parseEffectsIfPresent() -> NodeID {
        guard atEffect else { return .none }
        let start = token.start
        let first = UInt32(index)
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
        return builder.add(.effectSpecifiers, range(start), token: first, thrown)
    }

    @inline(__always)
    var atEffect: Bool {
        switch token.keyword {
        case .async, .reasync, .throws, .rethrows: token.kind == .keyword || token.kind == .identifier
        default: false
        }
    }

    /// `-> T`
    mutating func parseReturnIfPresent() -> NodeID {
        let start = token.start
        guard eat(.arrow) else { return .none }
        let type = parseType()
        return builder.add(.returnClause, range(start), type)
    }

    // MARK: Parameters

    /// `(a b: Int = 1, _ c: T...)` of functions, subscripts, enum cases, closures and macros.
    mutating func parseParameterClause(_ kind: SyntaxKind) -> NodeID {
        let start = token.start
        advance()
        openBrackets += 1
        defer { openBrackets -= 1 }
        let mark = builder.mark()
        while !atEnd, !isClosing(token.kind), !at(.leftBrace) {
            let before = index
            builder.push(parseParameter(kind))
            guard eat(.comma) else { break }
            if index == before { break }
        }
        expectClosing(.rightParen)
        return builder.add(kind, range(start), from: mark)
    }

    private mutating func parseParameter(_ clause: SyntaxKind) -> NodeID {
        let start = token.start
        let attributes = parseAttributesIfPresent()
        let modifiers = parseParameterModifiersIfPresent()
        var name = UInt32.none
        var type = NodeID.none
        let namesOnly = clause == .closureParameterClause
        if atParameterName(namesOnly: namesOnly) {
            name = UInt32(index)
            advance()
            if atName { advance() }
            if at(.colon) || at(.colonColon) {
                advance()
                type = parseType()
            } else if !namesOnly {
                reportMissing()
            }
        } else {
            type = parseType()
        }
        if atOperator("...") { advance() }
        let value = parseInitializerIfPresent()
        let mark = builder.mark()
        builder.push(attributes)
        builder.push(modifiers)
        builder.push(type)
        builder.push(value)
        return builder.add(.functionParameter, range(start), token: name, from: mark)
    }

    @inline(__always)
    var atName: Bool { at(.identifier) || at(.wildcard) || at(.dollarIdentifier) || (at(.keyword) && !at(word: .inout)) }

    /// A name, one or two tokens before a colon; in a closure the colon may be missing.
    @inline(__always)
    private func atParameterName(namesOnly: Bool) -> Bool {
        guard atName else { return false }
        let next = peek()
        if next.kind == .colon { return true }
        let isNameNext = next.kind == .identifier || next.kind == .wildcard || next.kind == .keyword
            || next.kind == .dollarIdentifier
        if isNameNext, peek(2).kind == .colon { return true }
        return namesOnly && (next.kind == .comma || next.kind == .rightParen || (isNameNext && peek(2).kind != .colon))
    }

    /// `isolated`, `_const` and the like before a parameter's name.
    private mutating func parseParameterModifiersIfPresent() -> NodeID {
        guard at(word: ._const) || at(word: .isolated), peek().kind == .identifier || peek().kind == .wildcard,
            peek(2).kind != .rightParen
        else { return .none }
        let start = token.start
        advance()
        let modifier = builder.add(.declModifier, range(start), token: UInt32(index - 1))
        return builder.add(.declModifierList, range(start), modifier)
    }

    // MARK: Variables

    mutating func parseVariable(_ prefix: DeclarationPrefix) -> NodeID {
        let keyword = UInt32(index)
        advance()
        let mark = open(prefix)
        repeat { builder.push(parsePatternBinding()) } while eat(.comma)
        return builder.add(.variableDecl, range(prefix.start), token: keyword, from: mark)
    }

    private mutating func parsePatternBinding() -> NodeID {
        let start = token.start
        let mark = builder.mark()
        builder.push(parsePattern())
        builder.push(parseTypeAnnotationIfPresent())
        let value = parseInitializerIfPresent()
        builder.push(value)
        // Behind a value, a block on the next line is a closure of its own unless it observes the variable.
        let hasAccessors = at(.leftBrace) && (value == .none || !token.startsLine || atObserverBlock)
        builder.push(hasAccessors ? parseAccessorBlock() : .none)
        return builder.add(.patternBinding, range(start), from: mark)
    }

    mutating func parseTypeAnnotationIfPresent() -> NodeID {
        let start = token.start
        guard eat(.colon) else { return .none }
        let type = parseType()
        return builder.add(.typeAnnotation, range(start), type)
    }

    /// `= value`
    mutating func parseInitializerIfPresent(_ flavor: Flavor = .basic) -> NodeID {
        let start = token.start
        guard eat(.equal) else { return .none }
        let value = parseExpression(flavor)
        return builder.add(.initializerClause, range(start), value)
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
        return builder.add(.macroDecl, range(prefix.start), token: name, from: mark)
    }

    /// `#name<T>(a) { }` among members, or behind attributes.
    mutating func parseMacroExpansionDecl(start: UInt32, _ attributes: NodeID, _ modifiers: NodeID) -> NodeID {
        advance()
        let name = UInt32(index)
        if !token.startsLine { advance() } else { reportMissing() }
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
        return builder.add(.macroExpansionDecl, range(start), token: name, from: mark)
    }
}
