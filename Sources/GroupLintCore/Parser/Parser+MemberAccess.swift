/// Parses names after a period, and their argument labels, generic arguments and `::`.
extension Parser {
    /// Whether labels, generic arguments or `::` may follow the name that was just parsed.
    @inline(__always)
    var mayContinueName: Bool {
        switch token.kind {
        case .leftParen: mayStartArgumentNames
        case .colonColon, .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }

    /// Parses `.name`, `.0`, `.name(a:b:)` or `.Name<T>`, with or without a base.
    @inline(__always)
    mutating func parseMemberAccess(_ start: UInt32, _ base: NodeID) -> NodeID {
        advance()
        guard at(.identifier) else { return parseUnusualMember(start, base) }
        let name = tokenIndex
        advance()
        return mayContinueName
            ? finishMemberAccess(start, base, name) : builder.add(.memberAccessExpr, start, token: name, base)
    }

    /// Parses a member whose name is not an identifier.
    private mutating func parseUnusualMember(_ start: UInt32, _ base: NodeID) -> NodeID {
        var name = UInt32.none
        if at(.integerLiteral) {
            name = tokenIndex
            advance()
        } else if atMemberName {
            name = tokenIndex
            let takesLabels = !at(word: .`self`)
            advance()
            return finishMemberAccess(start, base, name, takesLabels: takesLabels)
        } else {
            reportMissing(.name)
        }
        let member = builder.add(.memberAccessExpr, start, token: name, base)
        return atAngle ? parseSpecializationIfPresent(start, member) : member
    }

    /// Parses the rest of a member after its first name: labels, names after `::`, generic arguments.
    private mutating func finishMemberAccess(
        _ start: UInt32, _ base: NodeID, _ first: UInt32, takesLabels: Bool = true
    ) -> NodeID {
        var name = first
        if takesLabels { skipArgumentNamesIfPresent() }
        while at(.colonColon), isName(peek().kind) {
            advance()
            name = tokenIndex
            advance()
            skipArgumentNamesIfPresent()
        }
        let member = builder.add(.memberAccessExpr, start, token: name, base)
        return atAngle ? parseSpecializationIfPresent(start, member) : member
    }

    /// Whether the token is a member name: a word, or an operator as in `.==`. A keyword on the next line is not.
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
        return builder.add(.genericSpecializationExpr, start, base, arguments)
    }

    /// Whether a label follows the `(` here.
    @inline(__always)
    private var mayStartArgumentNames: Bool {
        (isName(peek().kind) || peek().kind == .wildcard) && peek(2).kind == .colon
    }

    /// Skips `(a:b:_:)` after a name that is not called.
    mutating func skipArgumentNamesIfPresent() {
        guard at(.leftParen), !token.startsLine else { return }
        var ahead = 1
        while isName(peek(ahead).kind) || peek(ahead).kind == .wildcard, peek(ahead + 1).kind == .colon { ahead += 2 }
        guard ahead > 1, peek(ahead).kind == .rightParen else { return }
        for _ in 0...ahead { advance() }
    }
}
