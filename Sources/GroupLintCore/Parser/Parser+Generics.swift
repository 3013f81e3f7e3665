extension Parser {
    /// Parses `<T, each U: P, let n: Int>`, or the primary associated types of a protocol.
    @inline(__always)
    mutating func parseGenericParametersIfPresent() -> NodeID { atAngle ? parseGenericParameters() : .none }

    @inline(never)
    private mutating func parseGenericParameters() -> NodeID {
        let start = token.start
        advanceOneCharacter()
        let mark = builder.mark()
        while !atEnd, !at(prefix: ">"), !isClosing(token.kind), !at(.leftBrace) {
            let before = index
            builder.push(parseGenericParameter())
            guard eat(.comma), index != before else { break }
        }
        if at(word: .where) { builder.push(parseGenericWhereIfPresent()) }
        if !eat(prefix: ">") { reportMissing(.rightAngle) }
        return builder.add(.genericParameterClause, start, from: mark)
    }

    private mutating func parseGenericParameter() -> NodeID {
        let start = token.start
        let attributes = parseAttributesIfPresent()
        if at(word: .each) || at(word: .let), isParameterName(peek()) { advance() }
        let name = parseName()
        var inherited = NodeID.none
        if at(.colon) {
            advance()
            inherited = parseType()
        }
        var value = NodeID.none
        if at(.equal) {
            advance()
            value = parseType()
        }
        let mark = builder.mark()
        builder.push(attributes)
        builder.push(inherited)
        builder.push(value)
        return builder.add(.genericParameter, start, token: name, from: mark)
    }

    @inline(__always)
    private func isParameterName(_ token: Token) -> Bool { token.kind == .identifier }

    /// Whether the current token is an operator that starts with `<`.
    @inline(__always)
    var atAngle: Bool { atOperator && bytes[Int(token.start)] == UInt8(ascii: "<") }

    /// Parses `<Int, [String]>` after a name in a type.
    @inline(__always)
    mutating func parseGenericArgumentsIfPresent() -> NodeID {
        atAngle ? parseGenericArguments() : .none
    }

    mutating func parseGenericArguments() -> NodeID {
        let start = token.start
        advanceOneCharacter()
        let mark = builder.mark()
        while !atEnd, !at(prefix: ">"), !isClosing(token.kind) {
            let before = index
            builder.push(parseType())
            guard eat(.comma), index != before else { break }
        }
        if !eat(prefix: ">") { reportMissing(.rightAngle) }
        return builder.add(.genericArgumentClause, start, from: mark)
    }

    /// Parses `<Int>` after a name in an expression, where `<` may also be an operator. It is a list if it reads as one
    /// and the next token cannot be an operand.
    mutating func parseGenericArgumentsInExpressionIfPresent() -> NodeID {
        guard atAngle, !(bytes[Int(token.start)..<Int(token.end)].elementsEqual("<>".utf8)) else { return .none }
        let saved = position
        let isList = skipGenericArguments() && followsGenericArguments
        restore(saved)
        return isList ? parseGenericArguments() : .none
    }

    @inline(__always)
    private var followsGenericArguments: Bool {
        switch token.kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamationMark, .postfixQuestionMark, .colon, .interpolationEnd, .colonColon:
            return true
        case .binaryOperator: return atOperator("&")
        case .leftParen, .leftSquare: return !token.startsLine
        default: return false
        }
    }

    /// Parses `where T: P, U == V`.
    @inline(__always)
    mutating func parseGenericWhereIfPresent() -> NodeID { at(word: .where) ? parseGenericWhere() : .none }

    @inline(never)
    private mutating func parseGenericWhere() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        repeat { builder.push(parseGenericRequirement()) } while eat(.comma)
        return builder.add(.genericWhereClause, start, from: mark)
    }

    private mutating func parseGenericRequirement() -> NodeID {
        let start = token.start
        let left = parseType()
        let sign = tokenIndex
        guard at(.colon) || atOperator("==") else {
            reportMissing(.requirement)
            return builder.add(.genericRequirement, start, left, .none)
        }
        advance()
        let right = parseLayoutConstraintOrType()
        return builder.add(.genericRequirement, start, token: sign, left, right)
    }

    /// Parses a type, or `_Trivial(64)` of `@_specialize` with a size in parentheses.
    private mutating func parseLayoutConstraintOrType() -> NodeID {
        let isLayout = at(.identifier) && bytes[Int(token.start)] == UInt8(ascii: "_") && peek().kind == .leftParen
        let type = parseType()
        if isLayout, at(.leftParen), !token.startsLine { skipBalanced() }
        return type
    }

    /// Parses `@preconcurrency nonisolated P`.
    private mutating func parseInheritedType() -> NodeID {
        let start = token.start
        let attributes = at(.atSign) ? parseAttributesIfPresent() : .none
        let isNonisolated = at(word: .nonisolated) && peek().kind == .identifier
        if isNonisolated { advance() }
        let type = parseType()
        return attributes == .none && !isNonisolated ? type : builder.add(.attributedType, start, attributes, type)
    }

    /// Parses `: A, ~Copyable`.
    @inline(__always)
    mutating func parseInheritanceIfPresent() -> NodeID { at(.colon) ? parseInheritance() : .none }

    @inline(never)
    private mutating func parseInheritance() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        repeat {
            let typeStart = token.start
            let type = parseInheritedType()
            builder.push(builder.add(.inheritedType, typeStart, type))
        } while eat(.comma)
        return builder.add(.inheritanceClause, start, from: mark)
    }
}
