/// Parses lists of statements and members, and `#if` around them.
extension Parser {
    /// Kind of list, which decides the items that are allowed.
    enum ItemContext {
        case topLevel
        case codeBlock
        case members
        /// Statements of a `case`, which end at the next `case` or `default`.
        case switchCase
    }

    mutating func parseSourceFile() {
        let mark = builder.mark()
        if at(.shebang) { advance() }
        parseItems(.topLevel)
        // An extra closing bracket ends the list; continue after it.
        while !atEnd {
            let start = token.start
            report(.unexpectedCode, token.range)
            advance()
            builder.push(builder.add(.unknown, start))
            parseItems(.topLevel)
        }
        previousEnd = UInt32(bytes.count)
        _ = builder.add(.sourceFile, 0, from: mark)
    }

    /// Parses items up to the end of the list and pushes them.
    mutating func parseItems(_ context: ItemContext) {
        while !atEnd, !isClosing(token.kind), !endsItems(context) {
            if eat(.semicolon) { continue }
            let before = index
            let start = token.start
            let checkpoint = builder.checkpoint()
            builder.push(parseItem(context))
            if index == before, token.start == start {
                // No rule of the grammar takes this token: skip it, or the loop would never end.
                builder.restore(checkpoint)
                builder.push(parseUnknown())
            } else if !at(.semicolon), !token.startsLine, !atEnd, !isClosing(token.kind), !endsItems(context) {
                // Two items on one line without a semicolon: report it and parse the rest as the next item.
                reportMissing(.lineBreak)
            }
        }
    }

    @inline(__always)
    private mutating func endsItems(_ context: ItemContext) -> Bool {
        guard case .switchCase = context else { return false }
        return endsSwitchCase()
    }

    private mutating func endsSwitchCase() -> Bool {
        atSwitchCase || (at(.poundIf) && holdsSwitchCases())
    }

    /// Whether the `#if` here contains further cases, not statements of the current case.
    private mutating func holdsSwitchCases() -> Bool {
        let saved = position
        defer { restore(saved) }
        while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
            advance()
            while !atEnd, !token.startsLine { advance() }
        }
        return atSwitchCase
    }

    @inline(__always)
    var atSwitchCase: Bool {
        if at(word: .case) || (at(word: .default) && peek().kind == .colon) { return true }
        // `@unknown default:`
        return at(.atSign) && peek().kind == .identifier && (peek(2).keyword == .default || peek(2).keyword == .case)
    }

    /// Skips to the end of the line or to a closing bracket. Parses blocks on the way: a mistake before a block, such
    /// as `clas A {`, must not hide its members.
    mutating func parseUnknown() -> NodeID {
        let start = token.start
        if !at(.unknown) { report(.unexpectedCode, token.range) }
        let mark = builder.mark()
        repeat {
            if at(.leftBrace) { builder.push(parseUnknownBlock()) } else { skipBalanced() }
        } while !atEnd && !token.startsLine && !isClosing(token.kind) && !at(.semicolon)
        return builder.add(.unknown, start, from: mark)
    }

    /// Parses a block without a valid head. Its first tokens decide whether it is an enum, a `switch` or code.
    private mutating func parseUnknownBlock() -> NodeID {
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        guard peek().keyword == .case else { return parseCodeBlock() }
        let isEnum = peek(2).kind == .identifier && peek(3).kind != .colon && peek(3).kind != .period
        return isEnum ? parseMemberBlock() : parseSwitchBody()
    }

    @inline(__always)
    private mutating func parseItem(_ context: ItemContext) -> NodeID {
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        // Nearly every statement that starts with a name is an expression: no further lookahead is needed.
        if at(.identifier), token.keyword == .none, context != .members, peek().kind != .colon {
            return parseSequence(.basic)
        }
        return parseItemByFirstToken(context)
    }

    private mutating func parseItemByFirstToken(_ context: ItemContext) -> NodeID {
        if at(.poundIf), !startsAttributesInIfConfig() { return parseIfConfig { $0.parseItems(context) } }
        if at(.poundSourceLocation) { return parseSourceLocation() }
        if case .members = context { return parseMember() }
        if atStartOfDeclaration(requiresDeclaration: false) { return parseDeclaration() }
        if atStartOfStatement { return parseStatement() }
        // The `switch` or `enum` before this block is missing.
        if at(.leftBrace), peek().keyword == .case { return parseUnknown() }
        return parseExpression(.basic)
    }

    private mutating func parseMember() -> NodeID {
        if at(.pound), peek().kind == .identifier || peek().kind == .keyword {
            return parseMacroExpansionDecl(start: token.start, .none, .none)
        }
        if atStartOfDeclaration(requiresDeclaration: true) { return parseDeclaration() }
        return parseUnknown()
    }

    // MARK: Blocks

    /// Parses `{ statements }`.
    mutating func parseCodeBlock() -> NodeID {
        if !at(.leftBrace) { skipToBlock() }
        guard at(.leftBrace) else { return missing(.codeBlock) }
        return parseBraces(.codeBlock, .codeBlock)
    }

    /// Skips unexpected tokens between a head and the block at the end of its line: `if a b {`.
    private mutating func skipToBlock() {
        for ahead in 0..<64 {
            let next = peek(ahead)
            if next.startsLine || next.kind == .rightBrace || next.kind == .semicolon || next.kind == .endOfFile { return }
            guard next.kind == .leftBrace else { continue }
            report(.unexpectedCode, token.range)
            for _ in 0..<ahead { advance() }
            return
        }
    }

    mutating func parseCodeBlockIfPresent() -> NodeID { at(.leftBrace) ? parseCodeBlock() : .none }

    /// Parses the body of a function, initializer or deinitializer.
    mutating func parseBodyIfPresent() -> NodeID {
        guard skipsBodies, at(.leftBrace) else { return parseCodeBlockIfPresent() }
        let start = token.start
        skipBraces()
        return builder.add(.codeBlock, start)
    }

    /// Parses `{ members }`.
    mutating func parseMemberBlock() -> NodeID {
        if !at(.leftBrace) { skipToBlock() }
        guard at(.leftBrace) else { return missing(.memberBlock) }
        return parseBraces(.memberBlock, .members)
    }

    private mutating func parseBraces(_ kind: SyntaxKind, _ context: ItemContext) -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        parseItems(context)
        skipStrayClosings(context)
        expect(.rightBrace)
        return builder.add(kind, start, from: mark)
    }

    /// Skips an extra `)` or `]`, which would otherwise end all lists up to the root or to an outer `(`.
    @inline(__always)
    mutating func skipStrayClosings(_ context: ItemContext) {
        if at(.rightParen) || at(.rightSquare) { skipClosings(context) }
    }

    private mutating func skipClosings(_ context: ItemContext) {
        while at(.rightParen) || at(.rightSquare), openBrackets == 0 || bracesMatch() {
            let start = token.start
            report(.unexpectedCode, token.range)
            advance()
            builder.push(builder.add(.unknown, start))
            parseItems(context)
        }
    }

    /// Whether every `{` of the file has a `}`. If so, a `)` in a block does not come from a missing `}`.
    private mutating func bracesMatch() -> Bool {
        if let known = knownBracesMatch { return known }
        let answer = BraceRepair.isBalanced(tokens)
        knownBracesMatch = answer
        return answer
    }

    // MARK: #if

    /// Parses `#if … #elseif … #else … #endif`. The clauses contain the nodes that `parseElements` pushes.
    mutating func parseIfConfig(_ parseElements: (inout Parser) -> Void) -> NodeID {
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        let start = token.start
        let mark = builder.mark()
        while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
            if at(.poundIf), builder.count(since: mark) > 0 { break }
            builder.push(parseIfConfigClause(parseElements))
        }
        expect(.poundEndif)
        return builder.add(.ifConfigDecl, start, from: mark)
    }

    private mutating func parseIfConfigClause(_ parseElements: (inout Parser) -> Void) -> NodeID {
        let start = token.start
        let pound = tokenIndex
        let hasCondition = !at(.poundElse)
        advance()
        let mark = builder.mark()
        builder.push(hasCondition && !token.startsLine ? parseSequence(.poundIf) : .none)
        repeat {
            parseElements(&self)
            // Brackets that open in one clause and close in another are not supported.
            if !atEnd, !at(.poundElseif), !at(.poundElse), !at(.poundEndif) { builder.push(parseStrayInClause()) }
        } while !atEnd && !at(.poundElseif) && !at(.poundElse) && !at(.poundEndif)
        return builder.add(.ifConfigClause, start, token: pound, from: mark)
    }

    private mutating func parseStrayInClause() -> NodeID {
        let start = token.start
        report(.unexpectedCode, token.range)
        advance()
        return builder.add(.unknown, start)
    }

    /// Parses `#sourceLocation(file: "a", line: 1)`.
    mutating func parseSourceLocation() -> NodeID {
        let start = token.start
        advance()
        if at(.leftParen) { skipBalanced() }
        return builder.add(.poundSourceLocation, start)
    }

    /// Whether the `#if` here contains only attributes of the declaration after `#endif`.
    mutating func startsAttributesInIfConfig() -> Bool {
        guard at(.poundIf) else { return false }
        let saved = position
        defer { restore(saved) }
        return skipIfConfigOfAttributes()
    }

    /// Skips an `#if … #endif` that contains only attributes; returns false if it contains anything else.
    mutating func skipIfConfigOfAttributes() -> Bool {
        ifConfigLookaheadDepth += 1
        defer { ifConfigLookaheadDepth -= 1 }
        guard ifConfigLookaheadDepth <= 64 else { return false }
        var sawAttribute = false
        while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
            let isElse = at(.poundElse)
            advance()
            if !isElse { while !atEnd, !token.startsLine { advance() } }
            while at(.atSign) || at(.poundIf) {
                if at(.atSign) { skipAttribute() } else if !skipIfConfigOfAttributes() { return false }
                sawAttribute = true
            }
        }
        return eat(.poundEndif) && sawAttribute
    }
}
