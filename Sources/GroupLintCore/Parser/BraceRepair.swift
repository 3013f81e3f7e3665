/// Finds missing and extra braces by the indentation of lines.
///
/// Files are often broken while they are edited: `if a {` exists, its `}` does not exist yet. By brackets alone all
/// later code would belong to the `if`. Indentation shows more: a `}` is aligned with the line that opened its block,
/// and a declaration to the left of that line's body is not in the block. Only files with unbalanced braces are
/// repaired. If more than a few braces differ from the indentation, nothing is repaired.
struct BraceRepair {
    enum Edit: Equatable {
        /// A `{` or `}` is missing before the token with this index.
        case insert(TokenKind, before: Int)
        /// The `}` with this index does not close anything.
        case ignore(Int)

        var index: Int {
            switch self {
            case .insert(_, let index), .ignore(let index): index
            }
        }
    }

    private struct Line {
        /// Index of the first token of the line.
        var first: Int
        var indentation: Int
    }

    private struct Block {
        /// Token index of the `{`.
        var opening: Int
        /// Index in `lines` of the line with the `{`.
        var line: Int
        /// Indentation in columns of the statement or declaration that has the block.
        var indentation: Int
        /// Number of `(` and `[` that are open directly in the block, without nested blocks.
        var openBrackets = 0
    }

    let tokens: FrozenArray<Token>
    let bytes: [UInt8]
    private var lines: [Line] = []
    private var blocks: [Block] = []
    /// Multi-line blocks that were closed in the middle of a line, with the token index of the `}`.
    private var closedInLine: [(block: Block, closing: Int)] = []
    var edits: [Edit] = []
    /// Index in `lines` of the line of the current token.
    var line = 0

    /// Maximum number of edits. A file that needs more is not repaired.
    private static let maximumEdits = 4

    private init(_ tokens: FrozenArray<Token>, _ bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
    }

    /// Edits in source order that make the braces match; empty if they already match or cannot be repaired.
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

    /// Collects the lines that start with a token outside string literals.
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

    /// Width in columns of the blanks before a token that starts its line; a tab counts as 4.
    func indentation(_ token: Token) -> Int {
        var width = 0
        var offset = Int(token.start) - 1
        while offset >= 0, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
            width += bytes[offset] == UInt8(ascii: "\t") ? 4 : 1
            offset -= 1
        }
        return width
    }

    /// Indentation in columns of the statement whose block opens on a line. It is the indentation of the nearest line,
    /// at or above, that is to the left of the block's body.
    private func statementIndentation(openedOn line: Int) -> Int {
        guard line + 1 < lines.count else { return lines[line].indentation }
        let body = tokens[lines[line + 1].first]
        // A `}`, `case`, `default` or `#if` may be aligned with the statement; other code is indented further.
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

    /// Closes the blocks that opened after the `(` of this `)`: in `f({ a)` a `}` is missing.
    private mutating func closeBlocksInBrackets(_ index: Int) {
        guard let holder = blocks.suffix(8).lastIndex(where: { $0.openBrackets > 0 }) else { return }
        while blocks.count - 1 > holder {
            blocks.removeLast()
            edits.append(.insert(.rightBrace, before: index))
        }
        blocks[holder].openBrackets &-= 1
    }

    /// Handles a `}` in the middle of a line. It closes the innermost block; without an open block it is ignored.
    private mutating func closeInLine(_ index: Int) {
        guard let block = blocks.popLast() else { return edits.append(.ignore(index)) }
        if block.line != line { closedInLine.append((block, index)) }
    }

    /// Handles a `}` at the start of a line. It closes the block whose statement has equal indentation, with all blocks
    /// in it.
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

    /// Handles a `}` without an open block: its block was closed too early or never opened, or the `}` is extra.
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

    /// Index of the token before which a `{` is missing, for the `}` that starts the current line; nil if there is
    /// none. Usually the first token of an indented body whose head is aligned with the `}`.
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

    /// Index in `lines` of the line after a declaration head. The head may take several lines: `func a(` … `) {`.
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

    /// Index of the first token of a closure signature such as `a, b in`.
    func closureSignature(endingAt end: Int) -> Int {
        var first = end
        while first > 1, tokens[first - 1].kind == .identifier || tokens[first - 1].kind == .wildcard {
            first -= 1
            guard tokens[first - 1].kind == .comma else { break }
            first -= 1
        }
        return first
    }

    /// Closes the blocks whose statement is not left of the current line, which starts a declaration.
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
    /// Applies the edits to the tokens and adds a problem for each. A missing brace becomes a token of length 0; an
    /// extra `}` becomes a semicolon, which separates statements.
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
                    lexed.problems.append(SyntaxProblem(.missingToken, .init(start: end, end: end), SyntaxExpectation(kind)))
                case .ignore:
                    token.kind = .semicolon
                    lexed.problems.append(SyntaxProblem(.unexpectedCode, token.range))
                }
            }
            tokens.append(token)
        }
        lexed.tokens = FrozenArray(tokens)
    }

    /// The tokens for the tree: a `}` that became a semicolon is a `}` again.
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
