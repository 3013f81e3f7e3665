/// Brackets of every sort, and skipping what stands between them.
extension Parser {
    @inline(__always)
    func isClosing(_ kind: TokenKind) -> Bool { BracketMatcher.isClosing(kind) }

    /// A node made of an opening bracket, elements separated by commas, and the closing bracket.
    mutating func parseBracketed(
        _ kind: SyntaxKind, closing: TokenKind, _ parseElement: (inout Parser) -> NodeID
    ) -> NodeID {
        let start = token.start
        advance()
        openBrackets &+= 1
        defer { openBrackets &-= 1 }
        let mark = builder.mark()
        while !atEnd, !isClosing(token.kind) {
            let before = index
            builder.push(parseElement(&self))
            guard eat(.comma), index != before else { break }
        }
        expectClosing(closing)
        return builder.add(kind, start, from: mark)
    }

    /// Skips one token, or everything up to the bracket that closes it. Of brackets that are never closed, `(` and `[`
    /// are skipped alone, others with all that follows in what they stand in.
    mutating func skipBalanced() {
        guard let closing = BracketMatcher.closing(of: token.kind) else { return advance() }
        if skipFlat(closing) { return }
        let opening = index
        if skipTargets.isEmpty {
            var matcher = BracketMatcher()
            // Nearly all brackets close within a screen; only when one does not, the whole file is matched, once.
            let limit = min(opening + 512, tokens.count - 1)
            while index < limit {
                matcher.visit(tokens[index].kind, at: index)
                advance()
                if matcher.isBalanced { return }
            }
            skipTargets = BracketMatcher.skipTargets(tokens)
        }
        index = Int(skipTargets[opening])
        token = tokens[index]
        previousEnd = tokens[index - 1].end
    }

    /// Skips brackets that hold a few tokens and no other brackets, such as `(set)`; stays and returns false if these do not.
    @inline(__always)
    private mutating func skipFlat(_ closing: TokenKind) -> Bool {
        let limit = min(index + 8, tokens.count - 1)
        var end = index + 1
        while end < limit, !BracketMatcher.isOpening(tokens[end].kind), !isClosing(tokens[end].kind) { end += 1 }
        guard end < limit, tokens[end].kind == closing else { return false }
        index = end
        token = tokens[end]
        advance()
        return true
    }

    /// Skips to behind the `}` that closes the `{` here, looking at braces alone: much faster than `skipBalanced`, and
    /// as good on code without mistakes.
    mutating func skipBraces() {
        var depth = 0
        var end = index
        while end < tokens.count - 1 {
            let kind = tokens[end].kind
            end += 1
            if kind == .leftBrace {
                depth += 1
            } else if kind == .rightBrace {
                depth -= 1
                if depth == 0 { break }
            }
        }
        index = end
        token = tokens[end]
        previousEnd = tokens[end - 1].end
        if depth > 0 { reportMissing() }
    }
}

/// Finds the closing bracket of each opening one.
struct BracketMatcher {
    var open: [(closing: TokenKind, index: Int)] = []
    /// Index of the opening bracket that the last visited token closed, and of those inside it left open.
    private(set) var closed: [Int] = []

    var isBalanced: Bool { open.isEmpty }

    mutating func visit(_ kind: TokenKind, at index: Int) {
        closed.removeAll(keepingCapacity: true)
        if let closing = Self.closing(of: kind) {
            open.append((closing, index))
        } else if Self.isClosing(kind) {
            // A bracket that is missing further in must not hide this one, but nobody forgets sixteen.
            guard let match = open.suffix(16).lastIndex(where: { $0.closing == kind }) else { return }
            closed.append(contentsOf: open[match...].lazy.map(\.index))
            open.removeSubrange(match...)
        }
    }

    /// For each opening token, the one where to go on when it is skipped with what it holds.
    static func skipTargets(_ tokens: TokenList) -> [UInt32] {
        var targets = [UInt32](repeating: UInt32(tokens.count - 1), count: tokens.count)
        for index in 0..<tokens.count where isUnmatchedAlone(tokens[index].kind) { targets[index] = UInt32(index + 1) }
        var matcher = BracketMatcher()
        for index in 0..<tokens.count {
            let token = tokens[index]
            matcher.visit(token.kind, at: index)
            for opening in matcher.closed {
                if closing(of: tokens[opening].kind) == token.kind {
                    targets[opening] = UInt32(index + 1)
                } else if !isUnmatchedAlone(tokens[opening].kind) {
                    // A block that is never closed ends before the bracket that closes what it stands in.
                    targets[opening] = UInt32(index)
                }
            }
        }
        return targets
    }

    private static func isUnmatchedAlone(_ kind: TokenKind) -> Bool { kind == .leftParen || kind == .leftSquare }

    @inline(__always)
    static func isOpening(_ kind: TokenKind) -> Bool { closing(of: kind) != nil }

    static func isClosing(_ kind: TokenKind) -> Bool {
        switch kind {
        case .rightParen, .rightBrace, .rightSquare, .interpolationEnd, .stringEnd, .poundElse, .poundElseif, .poundEndif:
            true
        default: false
        }
    }

    static func closing(of kind: TokenKind) -> TokenKind? {
        switch kind {
        case .leftParen: .rightParen
        case .leftBrace: .rightBrace
        case .leftSquare: .rightSquare
        case .interpolationStart: .interpolationEnd
        case .stringStart: .stringEnd
        case .poundIf: .poundEndif
        default: nil
        }
    }
}
