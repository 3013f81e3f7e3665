extension Parser {
    /// Parses `{ get set }`, `{ willSet { } }` or the statements of an implicit getter.
    mutating func parseAccessorBlock() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        if atAccessor {
            while atAccessor || at(.semicolon) {
                if !eat(.semicolon) { builder.push(parseAccessor()) }
            }
            while !atEnd, !isClosing(token.kind) { builder.push(parseUnknown()) }
        } else {
            parseItems(.codeBlock)
            skipStrayClosings(.codeBlock)
        }
        expect(.rightBrace)
        return builder.add(.accessorBlock, start, from: mark)
    }

    /// Whether an accessor starts here, perhaps with attributes and modifiers. A getter may also start with a call of
    /// `get`.
    private var atAccessor: Bool {
        mutating get {
            if at(.identifier), token.keyword == .none { return false }
            let saved = position
            defer { restore(saved) }
            skipAttributes()
            while isAccessorModifier(token.keyword), isAccessorWord(peek().keyword) { advance() }
            guard isAccessorWord(token.keyword) else { return false }
            if at(word: .`init`) { return peek().kind == .leftBrace || peek().kind == .leftParen || peek().keyword == .`init` }
            return endsAccessorHead(peek())
        }
    }

    @inline(__always)
    private func isAccessorModifier(_ word: Keyword) -> Bool {
        switch word {
        case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, ._mutating, ._consuming, ._borrowing,
            .nonisolated, .async:
            true
        default: false
        }
    }

    @inline(__always)
    func isAccessorWord(_ word: Keyword) -> Bool {
        switch word {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress,
            .addressWithOwner, .addressWithNativeOwner, .mutableAddressWithOwner, .mutableAddressWithNativeOwner,
            .`init`, .borrow, .mutate:
            true
        default: false
        }
    }

    /// Whether a token may follow the word of an accessor: a body, parameters, effects, the next accessor or the end.
    @inline(__always)
    private func endsAccessorHead(_ next: Token) -> Bool {
        switch next.kind {
        case .leftBrace, .rightBrace, .leftParen, .atSign, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif: true
        case .identifier, .keyword:
            isAccessorWord(next.keyword) || isAccessorModifier(next.keyword) || next.keyword == .throws
                || next.keyword == .async || next.keyword == .rethrows
        default: false
        }
    }

    private mutating func parseAccessor() -> NodeID {
        let start = token.start
        let attributes = parseAttributesIfPresent()
        var modifiers = NodeID.none
        if isAccessorModifier(token.keyword), !endsAccessorHead(token) || isAccessorWord(peek().keyword) {
            let modifierStart = token.start
            let mark = builder.mark()
            while isAccessorModifier(token.keyword), isAccessorWord(peek().keyword) || isAccessorModifier(peek().keyword) {
                advance()
                builder.push(builder.add(.declModifier, tokens[index - 1].start, token: tokenIndex &- 1))
            }
            modifiers = builder.add(.declModifierList, modifierStart, from: mark)
        }
        let specifier = tokenIndex
        advance()
        let mark = builder.mark()
        builder.push(attributes)
        builder.push(modifiers)
        builder.push(at(.leftParen) ? parseParameterClause(.closureParameterClause) : .none)
        builder.push(parseEffectsIfPresent())
        builder.push(parseCodeBlockIfPresent())
        return builder.add(.accessorDecl, start, token: specifier, from: mark)
    }
}
