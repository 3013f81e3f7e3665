extension Lexer {
    /// Lexes `#/…/#`, which spans several lines if only blanks follow the opening delimiter.
    mutating func lexExtendedRegex(pounds: Int) -> Bool {
        let start = position
        position += pounds + 1
        var probe = position
        while byte(probe) == 0x20 || byte(probe) == 0x09 { probe += 1 }
        let isMultiline = probe < bytes.count && isLineBreak(probe)
        let firstLineEnd = probe
        while position < bytes.count, !isMultiline || pounds < unclosedRegexPounds {
            let current = bytes[position]
            if current == UInt8(ascii: "\\"), position + 1 < bytes.count {
                position += isMultiline || !isLineBreak(position + 1) ? 2 : 1
            } else if current == UInt8(ascii: "/"), closesRegex(pounds) {
                position += 1
                while byte(position) == UInt8(ascii: "#") { position += 1 }
                add(.regexLiteral, start)
                return true
            } else if isLineBreak(position), !isMultiline {
                break
            } else {
                position += 1
            }
        }
        // Ordinary code probably follows an unclosed literal: skip only its first line.
        if isMultiline {
            position = firstLineEnd
            unclosedRegexPounds = min(unclosedRegexPounds, pounds)
        }
        report(.unterminatedRegex, start, position)
        pending.insert(.unterminated)
        add(.regexLiteral, start)
        return true
    }

    private func closesRegex(_ pounds: Int) -> Bool {
        (1...pounds).allSatisfy { at("#", $0) }
    }

    /// Lexes a bare regex literal that starts inside a run of operator characters: `/a+/`, `!/x/`, `^^/x/`.
    /// Returns true if it added the operator characters before the slash and the literal.
    mutating func lexRegexInOperator(_ start: Int) -> Bool {
        let end = position
        guard let slash = (start..<end).first(where: { bytes[$0] == UInt8(ascii: "/") }) else { return false }
        guard !isLeftBound(start) else { return false }
        if let keyword = lastToken?.keyword, keyword == .func || keyword == .operator { return false }
        var isCertain = false
        if !isRightBound(end, leftBound: false) {
            let followsTry = previousIsOptionalTry
            guard followsTry || mayStartExpression else { return false }
            isCertain = followsTry || !isInArgumentPosition
        }
        guard let regexEnd = scanRegex(slash, isCertain: isCertain) else { return false }
        if slash > start {
            position = slash
            add(.prefixOperator, start)
        }
        position = regexEnd.end
        if !regexEnd.isClosed {
            report(.unterminatedRegex, slash, position)
            pending.insert(.unterminated)
        }
        add(.regexLiteral, slash)
        return true
    }

    /// Whether `try?` or `try!` is directly before: an expression must follow.
    private var previousIsOptionalTry: Bool {
        guard tokens.count >= 2, let last = lastToken else { return false }
        guard last.kind == .postfixQuestionMark || last.kind == .exclamationMark else { return false }
        return tokens[tokens.count - 2].keyword == .try
    }

    /// Whether an operator here may be an argument by itself: `reduce(1, /)`.
    private var isInArgumentPosition: Bool {
        switch lastToken?.kind {
        case .leftParen, .leftSquare, .comma, .colon, .colonColon: true
        default: false
        }
    }

    /// Whether an expression, not a binary operator, is expected after the previous token.
    private var mayStartExpression: Bool {
        guard let last = lastToken else { return true }
        switch last.kind {
        case .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator, .prefixAmpersand,
            .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestionMark,
            .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            return true
        case .keyword:
            switch last.keyword {
            case .true, .false, .capitalAny, .nil, .`self`, .capitalSelf, .super: return false
            default: return true
            }
        case .endOfFile, .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral,
            .stringStart, .stringSegment, .interpolationEnd, .stringEnd, .regexLiteral, .rightParen, .rightBrace,
            .rightSquare, .colonColon, .period, .arrow, .atSign, .backslash, .backtick, .postfixOperator,
            .exclamationMark, .postfixQuestionMark, .pound, .poundAvailable, .poundUnavailable,
            .poundSourceLocation, .shebang:
            return false
        }
    }

    /// End of a bare regex literal that opens at `slash`; nil if the slash is an operator.
    private func scanRegex(_ slash: Int, isCertain: Bool) -> (end: Int, isClosed: Bool)? {
        var offset = slash + 1
        switch byte(offset) {
        case 0x20, 0x09: if !isCertain { return nil }
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
        default: break
        }
        if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
        var groups = 0
        var classes = 0
        var lastBlank = -1
        while offset < bytes.count, !isLineBreak(offset) {
            switch bytes[offset] {
            case UInt8(ascii: "/"):
                let next = byte(offset + 1)
                if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return isCertain ? (offset, false) : nil }
                if lastBlank == offset - 1, !isCertain { return nil }
                return (offset + 1, true)
            case UInt8(ascii: "\\") where offset + 1 < bytes.count && !isLineBreak(offset + 1):
                offset += 1
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups == 0, !isCertain { return nil }
                groups = max(0, groups - 1)
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            case 0x20, 0x09: lastBlank = offset
            default: break
            }
            offset += 1
        }
        return isCertain ? (offset, false) : nil
    }
}
