extension Parser {
    mutating func parseType() -> NodeID {
        // A single name takes this short way through the grammar.
        if at(.identifier), token.keyword == .none, endsType(peek().kind), depth + 1 < Self.maximumDepth {
            let start = token.start
            let name = tokenIndex
            advance()
            return builder.add(.identifierType, start, token: name, .none)
        }
        return parseAnyType()
    }

    /// Whether a token of this kind always ends a type after a name. False if that depends on more.
    @inline(__always)
    private func endsType(_ kind: TokenKind) -> Bool {
        switch kind {
        case .period, .colonColon, .postfixQuestionMark, .exclamationMark, .binaryOperator, .prefixOperator,
            .postfixOperator, .prefixAmpersand:
            false
        default: true
        }
    }

    private mutating func parseAnyType() -> NodeID {
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        if at(prefix: "<"), token.kind != .postfixOperator { return parseNamedOpaqueReturnType() }
        if at(word: .repeat) {
            let start = token.start
            advance()
            let type = parseType()
            return builder.add(.packExpansionType, start, type)
        }
        let start = token.start
        let attributes = parseTypeAttributesIfPresent()
        let base = parseFunctionOrSimpleType()
        guard attributes != .none else { return base }
        return builder.add(.attributedType, start, attributes, base)
    }

    /// Parses `<T: P> T`.
    private mutating func parseNamedOpaqueReturnType() -> NodeID {
        let start = token.start
        let parameters = parseGenericParametersIfPresent()
        let type = parseType()
        return builder.add(.namedOpaqueReturnType, start, parameters, type)
    }

    /// Parses attributes and words before a type, such as `@escaping`, `inout`, `nonisolated(nonsending)`.
    private mutating func parseTypeAttributesIfPresent() -> NodeID {
        guard at(.atSign) || atTypeSpecifier || at(.poundIf) && startsAttributesInIfConfig() else { return .none }
        let start = token.start
        let mark = builder.mark()
        while true {
            if at(.atSign) {
                builder.push(parseAttribute())
            } else if atTypeSpecifier {
                let specifierStart = token.start
                let name = tokenIndex
                advance()
                if at(.leftParen), !token.spaceBefore { skipBalanced() }
                builder.push(builder.add(.declModifier, specifierStart, token: name))
            } else {
                break
            }
        }
        return builder.add(.attributeList, start, from: mark)
    }

    /// Whether a word qualifies a type: the next token on the line can only continue that type.
    @inline(__always)
    var atTypeSpecifier: Bool {
        switch token.keyword {
        case .inout: return true
        case .__owned, .__shared, ._const, .borrowing, .consuming, .sending, .isolated, .nonisolated, .dependsOn:
            let next = peek()
            if at(word: .nonisolated) { return next.kind == .leftParen }
            if at(word: .dependsOn) { return next.kind == .leftParen }
            if next.startsLine { return false }
            switch next.kind {
            case .identifier, .atSign, .leftParen, .leftSquare, .wildcard: return true
            case .keyword: return [.capitalAny, .capitalSelf, .`self`, .inout].contains(next.keyword)
            case .prefixOperator: return bytes[Int(next.start)] == UInt8(ascii: "~")
            default: return false
            }
        default:
            return false
        }
    }

    /// Parses a type, or a function type if `->` follows.
    private mutating func parseFunctionOrSimpleType() -> NodeID {
        let start = token.start
        let base = parseSimpleOrCompositionType()
        guard builder.kind(base) == .tupleType, atFunctionArrow else { return base }
        let effects = parseEffectsIfPresent()
        expect(.arrow)
        let result = parseType()
        let mark = builder.mark()
        builder.push(base)
        builder.push(effects)
        builder.push(result)
        return builder.add(.functionType, start, from: mark)
    }

    @inline(__always)
    var atFunctionArrow: Bool {
        if at(.arrow) { return true }
        guard atEffect else { return false }
        if peek().kind == .arrow || (at(word: .async) && (peek().keyword == .throws || peek().keyword == .rethrows)) {
            return true
        }
        return at(word: .throws) && (peek().kind == .leftParen || !peek().startsLine)
    }

    /// Parses `A & B`, `some P`, `any P`, `each T`, or one simple type.
    mutating func parseSimpleOrCompositionType() -> NodeID {
        let start = token.start
        if at(word: .some) || at(word: .any) || at(word: .each), startsType(peek()) {
            guard enter() else {
                leave()
                return skipTooDeep()
            }
            defer { leave() }
            let specifier = tokenIndex
            let isEach = at(word: .each)
            advance()
            let constraint = parseSimpleOrCompositionType()
            return builder.add(isEach ? .packElementType : .someOrAnyType, start, token: specifier, constraint)
        }
        let first = parseSimpleType()
        guard atComposition else { return first }
        let mark = builder.mark()
        builder.push(first)
        while atComposition {
            advanceOneCharacter()
            builder.push(parseSimpleType())
        }
        return builder.add(.compositionType, start, from: mark)
    }

    @inline(__always)
    var atComposition: Bool { atOperator("&") || at(.prefixAmpersand) }

    @inline(__always)
    func startsType(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .leftParen, .leftSquare, .atSign, .wildcard: true
        case .keyword: token.keyword == .capitalSelf || token.keyword == .capitalAny || token.keyword == .`self`
        case .prefixOperator, .binaryOperator: bytes[Int(token.start)] == UInt8(ascii: "~")
        default: false
        }
    }

    // MARK: Simple types and what follows them

    private mutating func parseSimpleType() -> NodeID {
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        let start = token.start
        var type = parseTypeHead()
        while true {
            if at(.period) || at(.colonColon), !(builder.kind(type) == .missingType) {
                type = parseMemberType(start, type)
            } else if at(.postfixQuestionMark) || (atOperator && at(prefix: "?") && !token.spaceBefore) {
                advanceOneCharacter()
                type = builder.add(.optionalType, start, type)
            } else if at(.exclamationMark) || (atOperator && at(prefix: "!") && !token.spaceBefore) {
                advanceOneCharacter()
                type = builder.add(.implicitlyUnwrappedOptionalType, start, type)
            } else {
                return type
            }
        }
    }

    private mutating func parseTypeHead() -> NodeID {
        let start = token.start
        switch token.kind {
        case .leftParen: return parseTupleType()
        case .leftSquare: return parseArrayType()
        case .wildcard:
            let name = tokenIndex
            advance()
            return builder.add(.identifierType, start, token: name, .none)
        case .prefixOperator, .binaryOperator:
            guard at(prefix: "~") else { return parseIntegerTypeOrMissing() }
            advanceOneCharacter()
            let type = parseSimpleType()
            return builder.add(.suppressedType, start, type)
        case .keyword:
            switch token.keyword {
            case .class:
                advance()
                return builder.add(.classRestrictionType, start)
            case .capitalSelf, .capitalAny, .`self`, .`init`: return parseIdentifierType()
            default: return missing(.missingType)
            }
        case .identifier: return parseIdentifierType()
        default: return parseIntegerTypeOrMissing()
        }
    }

    /// Parses an integer argument as in `Vector<3, Int>`; otherwise reports a missing type.
    private mutating func parseIntegerTypeOrMissing() -> NodeID {
        let start = token.start
        guard at(.integerLiteral) || (atOperator("-") && peek().kind == .integerLiteral) else {
            return missing(.missingType)
        }
        if atOperator { advance() }
        advance()
        let value = builder.add(.integerLiteralExpr, start)
        return builder.add(.valueType, start, value)
    }

    /// Parses `Name<Arguments>` and its members.
    mutating func parseIdentifierType() -> NodeID {
        let start = token.start
        let name = tokenIndex
        advance()
        let arguments = parseGenericArgumentsIfPresent()
        var type = builder.add(.identifierType, start, token: name, arguments)
        while at(.period) || at(.colonColon), peek().kind == .identifier || peek().kind == .keyword {
            type = parseMemberType(start, type)
        }
        return type
    }

    private mutating func parseMemberType(_ start: UInt32, _ base: NodeID) -> NodeID {
        advance()
        let name = tokenIndex
        let isMetatype = at(word: .metatypeType) || at(word: .metatypeProtocol)
        guard atName else {
            reportMissing(.type)
            return builder.add(.memberType, start, base, .none)
        }
        advance()
        if isMetatype { return builder.add(.metatypeType, start, base) }
        let arguments = parseGenericArgumentsIfPresent()
        return builder.add(.memberType, start, token: name, base, arguments)
    }

    // MARK: Tuples and arrays

    /// Parses `(A, b: B, _ c: C...)`.
    mutating func parseTupleType() -> NodeID {
        parseBracketed(.tupleType, closing: .rightParen) { $0.parseTupleTypeElement() }
    }

    private mutating func parseTupleTypeElement() -> NodeID {
        let start = token.start
        var name = UInt32.none
        if atName || at(word: .inout), peek().kind == .colon || (isNameToken(peek()) && peek(2).kind == .colon) {
            name = tokenIndex
            advance()
            if !at(.colon) { advance() }
            advance()
        }
        let type = parseType()
        if atOperator("...") { advance() }
        let value = parseInitializerIfPresent()
        return builder.add(.tupleTypeElement, start, token: name, type, value)
    }

    @inline(__always)
    func isNameToken(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind == .wildcard || token.kind == .keyword
    }

    /// Parses `[A]`, `[A: B]` or `[3 of A]`.
    mutating func parseArrayType() -> NodeID {
        let start = token.start
        advance()
        openBrackets &+= 1
        defer { openBrackets &-= 1 }
        let first = parseType()
        if at(word: .of) {
            advance()
            let element = parseType()
            expectClosing(.rightSquare)
            return builder.add(.inlineArrayType, start, first, element)
        }
        if eat(.colon) {
            let value = parseType()
            expectClosing(.rightSquare)
            return builder.add(.dictionaryType, start, first, value)
        }
        expectClosing(.rightSquare)
        return builder.add(.arrayType, start, first)
    }
}
