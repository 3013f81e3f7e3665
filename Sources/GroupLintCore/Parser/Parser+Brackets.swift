/// Parses brackets of every kind, and skips their contents.
extension Parser {
    @inline(__always)
    func isClosing(_ kind: TokenKind) -> Bool { BracketMatcher.isClosing(kind) }

    /// Parses an opening bracket, elements separated by commas, and the closing bracket.
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

    /// Skips one token, or a whole bracket pair.
    ///
    /// If a bracket is never closed, a `(` or `[` is skipped alone; another bracket is skipped with all code up to the
    /// end of the brackets around it.
    mutating func skipBalanced() {
        guard let closing = BracketMatcher.closing(of: token.kind) else { return advance() }
        if skipFlat(closing) { return }
        let opening = index
        if skipTargets.isEmpty {
            var matcher = BracketMatcher()
            // Nearly all brackets close within 512 tokens. Otherwise the whole file is matched, once.
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

    /// Skips a bracket pair with a few tokens and no nested brackets, such as `(set)`. Otherwise stays and returns
    /// false.
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

    /// Moves past the `}` that closes the `{` here. Counts only braces, which is much faster than `skipBalanced` and
    /// equally correct for valid code.
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
        if depth > 0 { reportMissing(.rightBrace) }
    }
}

/// Finds the closing bracket for each opening bracket.
struct BracketMatcher {
    var open: [(closing: TokenKind, index: Int)] = []
    /// Indexes of the opening bracket that the last visited token closed, and of unclosed brackets inside it.
    private(set) var closed: [Int] = []

    var isBalanced: Bool { open.isEmpty }

    mutating func visit(_ kind: TokenKind, at index: Int) {
        closed.removeAll(keepingCapacity: true)
        if let closing = Self.closing(of: kind) {
            open.append((closing, index))
        } else if Self.isClosing(kind) {
            // A missing bracket further inside must not hide this match. Sixteen levels are enough.
            guard let match = open.suffix(16).lastIndex(where: { $0.closing == kind }) else { return }
            closed.append(contentsOf: open[match...].lazy.map(\.index))
            open.removeSubrange(match...)
        }
    }

    /// For each opening bracket, the index of the token to continue at after skipping the bracket and its contents.
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
                    // An unclosed block ends before the bracket that closes the code around it.
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
