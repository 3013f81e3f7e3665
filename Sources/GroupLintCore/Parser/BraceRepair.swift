/// Finds where braces are missing or too many, by the indentation of lines.
///
/// A buffer is broken most of the time while it is edited: `if a {` is there, its `}` is not yet. By brackets alone
/// everything behind it would belong to the `if`. Indentation says otherwise: a `}` stands below the line that
/// opened its block, and a declaration to the left of that line's body is not in the block. Only files whose braces
/// do not match are looked at; where more than a few differ from their indentation, it means nothing, and nothing is
/// repaired.
struct BraceRepair {
    enum Edit: Equatable {
        /// `{` or `}` is missing before the token with this index.
        case insert(TokenKind, before: Int)
        /// The `}` with this index closes nothing.
        case ignore(Int)

        var index: Int {
            switch self {
            case .insert(_, let index), .ignore(let index): index
            }
        }
    }

    private struct Line {
        /// Index of its first token.
        var first: Int
        var indentation: Int
    }

    private struct Block {
        /// Index of its `{`.
        var opening: Int
        /// Line of its `{`.
        var line: Int
        /// Indentation of the statement or declaration that the block belongs to.
        var indentation: Int
        /// `(` and `[` that are open inside the block, but not inside blocks in it.
        var openBrackets = 0
    }

    let tokens: FrozenArray<Token>
    let bytes: [UInt8]
    private var lines: [Line] = []
    private var blocks: [Block] = []
    /// Blocks over several lines that were closed in the middle of a line, with the index of their `}`.
    private var closedInLine: [(block: Block, closing: Int)] = []
    var edits: [Edit] = []
    /// Index in `lines` of the current token's line.
    var line = 0

    /// More edits than anybody makes at once.
    private static let maximumEdits = 4

    private init(_ tokens: FrozenArray<Token>, _ bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
    }

    /// Edits in source order that make the braces match; empty when they do or cannot be made to.
    static func edits(_ tokens: FrozenArray<Token>, _ bytes: [UInt8]) -> [Edit] {
        guard !isBalanced(tokens) else { return [] }
        var repair = BraceRepair(tokens, bytes)
        repair.findLines()
        guard !repair.lines.isEmpty else { return [] }
        repair.run()
        guard repair.edits.count <= maximumEdits else { return [] }
        return repair.edits.sorted { $0.index < $1.index }
    }

    static func isBalanced(_ tokens: some Sequence<Token>) -> Bool {
        var depth = 0
        for token in tokens {
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    // MARK: Lines

    /// Lines that start with a token outside string literals.
    private mutating func findLines() {
        var openStrings = 0
        for (index, token) in tokens.enumerated() {
            if token.startsLine, openStrings == 0, token.kind != .endOfFile {
                lines.append(Line(first: index, indentation: indentation(token)))
            }
            if token.kind == .stringStart { openStrings += 1 }
            if token.kind == .stringEnd { openStrings -= 1 }
        }
    }

    /// Width of the blanks before a token that starts its line.
    func indentation(_ token: Token) -> Int {
        var width = 0
        var offset = Int(token.start) - 1
        while offset >= 0, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
            width += bytes[offset] == UInt8(ascii: "\t") ? 4 : 1
            offset -= 1
        }
        return width
    }

    /// Indentation of the statement whose block is opened on a line: that of the nearest line before the block's body
    /// that stands to the left of it.
    private func statementIndentation(openedOn line: Int) -> Int {
        guard line + 1 < lines.count else { return lines[line].indentation }
        let body = tokens[lines[line + 1].first]
        // A `}` and a `case` may stand right below the statement, anything else is indented.
        let mayAlign =
            body.kind == .rightBrace || body.keyword == .case || body.keyword == .default
            || body.kind == .poundIf
        let limit = lines[line + 1].indentation + (mayAlign ? 1 : 0)
        for candidate in lines[max(0, line - 50)...line].reversed() where candidate.indentation < limit {
            return candidate.indentation
        }
        return lines[line].indentation
    }

    // MARK: Blocks

    private mutating func run() {
        for (index, token) in tokens.enumerated() {
            guard edits.count <= Self.maximumEdits else { return }
            let startsLine = line + 1 < lines.count && lines[line + 1].first == index
            if startsLine { line += 1 }
            let isFirst = startsLine || index == lines.first?.first
            switch token.kind {
            case .leftBrace:
                blocks.append(
                    Block(opening: index, line: line, indentation: statementIndentation(openedOn: line)))
            case .rightBrace:
                if isFirst { closeBelow(index) } else { closeInLine(index) }
            case .leftParen, .leftSquare:
                if !blocks.isEmpty { blocks[blocks.count - 1].openBrackets &+= 1 }
            case .rightParen, .rightSquare:
                closeBlocksInBrackets(index)
            default:
                if isFirst, startsDeclaration(index) { closeBlocksLeftOf(index) }
            }
        }
    }

    /// A `)` closes the blocks behind its `(`: in `f({ a)` a `}` is missing.
    private mutating func closeBlocksInBrackets(_ index: Int) {
        guard let holder = blocks.suffix(8).lastIndex(where: { $0.openBrackets > 0 }) else { return }
        while blocks.count - 1 > holder {
            blocks.removeLast()
            edits.append(.insert(.rightBrace, before: index))
        }
        blocks[holder].openBrackets &-= 1
    }

    /// A `}` in the middle of a line closes whatever is open.
    private mutating func closeInLine(_ index: Int) {
        guard let block = blocks.popLast() else { return edits.append(.ignore(index)) }
        if block.line != line { closedInLine.append((block, index)) }
    }

    /// A `}` at the start of its line closes the block whose statement stands right above it.
    private mutating func closeBelow(_ index: Int) {
        let indentation = lines[line].indentation
        if blocks.suffix(64).contains(where: { $0.indentation == indentation }) {
            while let block = blocks.popLast(), block.indentation != indentation {
                edits.append(.insert(.rightBrace, before: index))
            }
        } else if let block = blocks.last, block.indentation > indentation {
            blocks.removeLast()
        } else {
            closeBlockThatIsNotOpen(index)
        }
    }

    /// The block was closed too early, was never opened, or the `}` is one too many.
    private mutating func closeBlockThatIsNotOpen(_ index: Int) {
        let indentation = lines[line].indentation
        let outer = blocks.last?.opening ?? -1
        if let last = closedInLine.lastIndex(where: { $0.block.indentation == indentation && $0.block.opening > outer }) {
            edits.append(.ignore(closedInLine.remove(at: last).closing))
        } else if let opening = missingOpening(outer) {
            edits.append(.insert(.leftBrace, before: opening))
        } else {
            edits.append(.ignore(index))
        }
    }

    /// Index of the token before which a `{` is missing: the first one of the body above the current line, which stands
    /// to the right of it, below a head that is aligned with it.
    private func missingOpening(_ outer: Int) -> Int? {
        let indentation = lines[line].indentation
        for head in lines[..<line].indices.reversed() where lines[head].first > outer {
            if lines[head].indentation < indentation { return nil }
            guard lines[head].indentation == indentation, let body = body(below: head) else { continue }
            let isEmpty =
                body == line && (startsDeclaration(lines[head].first) || tokens[lines[head].first].kind == .keyword)
            guard isEmpty || lines[body].indentation > indentation else { continue }
            let first = lines[body].first
            if tokens[first - 1].kind == .leftBrace { continue }
            if tokens[first].kind == .period { return nil }
            return tokens[first - 1].keyword == .in ? closureSignature(endingAt: first - 1) : first
        }
        return nil
    }

    /// The line behind a head, which may take several: `func a(` … `) {`.
    func body(below head: Int) -> Int? {
        var depth = 0
        for next in lines[..<(line + 1)].indices where next > head {
            for token in tokens[lines[next - 1].first..<lines[next].first] {
                switch token.kind {
                case .leftParen, .leftSquare: depth += 1
                case .rightParen, .rightSquare: depth -= 1
                default: break
                }
            }
            let last = tokens[lines[next].first - 1]
            if last.keyword == .in { return next }
            if depth <= 0, last.kind != .comma, last.kind != .equal, last.kind != .binaryOperator { return next }
        }
        return nil
    }

    /// Index of the first token of `a, b in`.
    func closureSignature(endingAt end: Int) -> Int {
        var first = end
        while first > 1, tokens[first - 1].kind == .identifier || tokens[first - 1].kind == .wildcard {
            first -= 1
            guard tokens[first - 1].kind == .comma else { break }
            first -= 1
        }
        return first
    }

    /// A declaration is in no block whose statement stands at its right or right above it.
    private mutating func closeBlocksLeftOf(_ index: Int) {
        while let block = blocks.last, block.line < line, lines[line].indentation <= block.indentation {
            blocks.removeLast()
            edits.append(.insert(.rightBrace, before: index))
        }
    }

    private func startsDeclaration(_ index: Int) -> Bool {
        let (token, next) = (tokens[index], tokens[index + 1])
        if token.keyword.startsDeclaration {
            return next.kind == .identifier || next.kind == .keyword || token.keyword == .`init` || token.keyword == .deinit
        }
        return token.kind == .atSign && next.kind == .identifier && tokens[index + 2].keyword != .default
    }
}

extension BraceRepair {
    /// The tokens with the edits made, which the parser reads as if they were all right, and a problem for each edit. A
    /// brace that is missing is a token without length; one that closes nothing separates statements.
    static func apply(_ edits: [Edit], to lexed: inout Lexer.Result) {
        var tokens: [Token] = []
        tokens.reserveCapacity(lexed.tokens.count + edits.count)
        var rest = edits[...]
        for (index, token) in lexed.tokens.enumerated() {
            var token = token
            while let edit = rest.first, edit.index == index {
                rest.removeFirst()
                switch edit {
                case .insert(let kind, _):
                    let end = tokens.last?.end ?? 0
                    tokens.append(Token(kind: kind, flags: .unterminated, start: end, end: end))
                    lexed.problems.append(SyntaxProblem(.missingToken, SourceRange(start: end, end: end)))
                case .ignore:
                    token.kind = .semicolon
                    lexed.problems.append(SyntaxProblem(.unexpectedCode, token.range))
                }
            }
            tokens.append(token)
        }
        lexed.tokens = FrozenArray(tokens)
    }

    /// The tokens as the tree keeps them: a `}` that closes nothing is a `}` again.
    static func restored(_ tokens: FrozenArray<Token>, _ bytes: [UInt8]) -> FrozenArray<Token> {
        let restored = tokens.map { token in
            guard token.kind == .semicolon, bytes[Int(token.start)] == UInt8(ascii: "}") else { return token }
            var token = token
            token.kind = .rightBrace
            return token
        }
        return FrozenArray(restored)
    }
}
