/// Parses a file. Never fails: code that is not understood becomes `unknown` nodes and problems.
public func parse(_ source: SourceFile) -> SyntaxTree {
    parse(source) { _ in true }
}

/// Parses a file. Skips the bodies of functions and initializers unless `needsBodies` returns true for its tokens. A
/// skipped body is an empty `codeBlock`, and its problems are not found.
public func parse(_ source: SourceFile, needsBodies: (FrozenArray<Token>) -> Bool) -> SyntaxTree {
    var lexed = Lexer.lex(source.bytes)
    let skipsBodies = !needsBodies(lexed.tokens)
    let nodes = Parser.parse(source.bytes, lexed, skipsBodies: skipsBodies)
    guard !nodes.problems.isEmpty else { return SyntaxTree(source, lexed.tokens, lexed.comments, nodes) }
    // There are problems. If braces are the cause, the file is parsed again with braces that fit its indentation.
    let edits = BraceRepair.edits(lexed.tokens, source.bytes)
    guard !edits.isEmpty else { return SyntaxTree(source, lexed.tokens, lexed.comments, nodes) }
    BraceRepair.apply(edits, to: &lexed)
    let repaired = Parser.parse(source.bytes, lexed, skipsBodies: skipsBodies)
    return SyntaxTree(source, BraceRepair.restored(lexed.tokens, source.bytes), lexed.comments, repaired)
}

/// Recursive descent parser over the tokens of one file, with one function per rule of the grammar.
///
/// `parseX` always returns a node, which may be a missing one. `parseXIfPresent` may return `NodeID.none`. `canX` and
/// `skipX` look ahead and create no nodes.
///
/// Small queries are inlined because a borrowed noncopyable value is passed field by field. Without inlining, parsing
/// takes an eighth longer.
struct Parser: ~Copyable {
    let bytes: [UInt8]
    let tokens: TokenList
    var builder: TreeBuilder
    var problems: [SyntaxProblem]
    /// Index of the current token.
    var index = 0
    /// The current token. Its start moves when the parser splits characters off an operator: `>>` closes two lists.
    var token: Token
    /// Whether the bodies of functions and initializers are skipped.
    var skipsBodies = false
    /// Number of open `(` and `[` around the current token.
    var openBrackets = 0
    /// Whether the braces of the file match. Computed at the first unexpected closing bracket.
    var knownBracesMatch: Bool?
    /// For each opening bracket, the index of the token after it. Computed when a bracket is not closed nearby.
    var skipTargets: [UInt32] = []
    /// Current nesting depth of expressions, types, patterns and statements.
    var depth = 0

    /// Number of types that are being skipped around the current token. Bounds the lookahead at each name of `a<b<c<…`.
    var typeLookaheadDepth = 0
    /// Number of nested `#if` around attributes that are being skipped.
    var ifConfigLookaheadDepth = 0

    /// Deepest nesting of expressions, types, patterns and statements. Real code stays below 60; 512 needs about
    /// 2 MB of stack in a release build.
    static let maximumDepth = 512

    /// Maximum number of attributes or modifiers that lookahead skips. Code with more counts as a declaration: skipping
    /// all the rest from each of them would take quadratic time.
    static let maximumPrefixes = 64

    private init(_ bytes: [UInt8], _ tokens: TokenList, _ problems: [SyntaxProblem]) {
        self.bytes = bytes
        self.tokens = tokens
        self.problems = problems
        builder = TreeBuilder(tokenCount: tokens.count)
        token = tokens[0]
    }

    /// Parses a file into nodes, with its problems in source order.
    fileprivate static func parse(_ bytes: [UInt8], _ lexed: Lexer.Result, skipsBodies: Bool) -> ParsedNodes {
        TokenList.with(lexed.tokens) { tokens in
            var parser = Parser(bytes, tokens, lexed.problems)
            parser.skipsBodies = skipsBodies
            parser.parseSourceFile()
            var problems = parser.problems
            if !problems.isEmpty { problems.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) } }
            return parser.builder.finish(problems)
        }
    }

    // MARK: At and peek

    /// Index of the current token, as stored in nodes.
    @inline(__always)
    var tokenIndex: UInt32 { UInt32(truncatingIfNeeded: index) }

    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { token.kind == kind }

    /// Whether the current token is this reserved or contextual word.
    @inline(__always)
    func at(word: Keyword) -> Bool { token.keyword == word }

    /// End offset in bytes of the previous token.
    @inline(__always)
    var previousEnd: UInt32 {
        get { builder.end }
        set { builder.end = newValue }
    }

    /// The next token; at the end of the file the `endOfFile` token.
    @inline(__always)
    func peek() -> Token { tokens[index &+ (atEnd ? 0 : 1)] }

    /// The token `ahead` places after the current one; `endOfFile` if there are fewer tokens.
    @inline(__always)
    func peek(_ ahead: Int) -> Token { tokens[min(index &+ ahead, tokens.count &- 1)] }

    @inline(__always)
    var atEnd: Bool { token.kind == .endOfFile }

    /// Whether the current token is an operator of any fixity.
    @inline(__always)
    var atOperator: Bool { Self.isOperator(token.kind) }

    static func isOperator(_ kind: TokenKind) -> Bool {
        kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
    }

    /// Whether the current token is an operator, or a mark such as `?`, that starts with this character.
    @inline(__always)
    func at(prefix scalar: Unicode.Scalar) -> Bool {
        guard token.end > token.start, bytes[Int(token.start)] == UInt8(ascii: scalar) else { return false }
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamationMark,
            .postfixQuestionMark, .infixQuestionMark, .period, .equal:
            return true
        default:
            return false
        }
    }

    /// Whether a token is an operator with this exact text.
    @inline(__always)
    func isOperator(_ token: Token, _ text: StaticString) -> Bool {
        Self.isOperator(token.kind) && Int(token.end - token.start) == text.utf8CodeUnitCount
            && text.withUTF8Buffer { $0.elementsEqual(bytes[Int(token.start)..<Int(token.end)]) }
    }

    @inline(__always)
    func atOperator(_ text: StaticString) -> Bool { isOperator(token, text) }

    // MARK: Advance, eat, expect

    @inline(__always)
    mutating func advance() {
        previousEnd = token.end
        index &+= atEnd ? 0 : 1
        token = tokens[index]
    }

    @inline(__always)
    mutating func eat(_ kind: TokenKind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    @inline(__always)
    mutating func eat(word: Keyword) -> Bool {
        guard token.keyword == word else { return false }
        advance()
        return true
    }

    /// Moves past the first character of the current operator token.
    mutating func advanceOneCharacter() {
        guard token.end - token.start > 1 else { return advance() }
        token.start += 1
        token.flags = []
        previousEnd = token.start
        guard token.end - token.start == 1 else { return }
        switch bytes[Int(token.start)] {
        case UInt8(ascii: "?"): token.kind = .postfixQuestionMark
        case UInt8(ascii: "!"): token.kind = .exclamationMark
        case UInt8(ascii: "="): token.kind = .equal
        case UInt8(ascii: "."): token.kind = .period
        default: break
        }
    }

    @inline(__always)
    mutating func eat(prefix scalar: Unicode.Scalar) -> Bool {
        guard at(prefix: scalar) else { return false }
        advanceOneCharacter()
        return true
    }

    /// Moves past the token or reports that it is missing.
    @inline(__always)
    mutating func expect(_ kind: TokenKind) {
        if !eat(kind) { reportMissing(SyntaxExpectation(kind)) }
    }

    /// Moves past the closing token. Skips unexpected tokens before it: `f(a b)`.
    @inline(__always)
    mutating func expectClosing(_ kind: TokenKind) {
        if !eat(kind) { skipToClosing(kind) }
    }

    @inline(never)
    private mutating func skipToClosing(_ kind: TokenKind) {
        let isInside = !atEnd && !token.startsLine && !isClosing(token.kind)
        reportMissing(SyntaxExpectation(kind, isInside: isInside))
        let saved = position
        var steps = 0
        while steps < 64, !atEnd, !at(kind), !token.startsLine, !isClosing(token.kind) {
            skipBalanced()
            steps += 1
        }
        if !eat(kind) { restore(saved) }
    }

    // Code for mistakes is not inlined: it would fill the instruction cache next to hot code.

    /// Reports a missing token after the previous one, unless the lexer already reported invalid bytes here.
    @inline(never)
    mutating func reportMissing(_ expected: SyntaxExpectation) {
        if at(.unknown) { return }
        report(.missingToken, SourceRange(start: previousEnd, end: previousEnd), expected)
    }

    /// Reports a problem, at most one for each place: further problems are usually consequences of the first.
    @inline(never)
    mutating func report(_ kind: SyntaxProblem.Kind, _ range: SourceRange, _ expected: SyntaxExpectation = .anything) {
        if let last = problems.last, last.range.end >= range.start, last.range.start <= range.start { return }
        problems.append(SyntaxProblem(kind, range, expected))
    }

    // MARK: Ranges

    /// Range from a start offset to the end of the previous token.
    @inline(__always)
    func range(_ start: UInt32) -> SourceRange { SourceRange(start: min(start, previousEnd), end: previousEnd) }

    @inline(never)
    mutating func missing(_ kind: SyntaxKind) -> NodeID {
        reportMissing(SyntaxExpectation(kind))
        return builder.add(kind, previousEnd)
    }

    // MARK: Lookahead

    /// Position of the parser, without the tree.
    struct Position {
        var index: Int
        var token: Token
        var previousEnd: UInt32
    }

    @inline(__always)
    var position: Position { Position(index: index, token: token, previousEnd: previousEnd) }

    @inline(__always)
    mutating func restore(_ position: Position) {
        index = position.index
        token = position.token
        previousEnd = position.previousEnd
    }

    // MARK: Nesting and recovery

    /// Enters a rule that may nest. Returns false if the nesting is too deep; the caller must skip the code then.
    @inline(__always)
    mutating func enter() -> Bool {
        depth &+= 1
        return depth <= Self.maximumDepth
    }

    @inline(__always)
    mutating func leave() { depth &-= 1 }

    /// Skips code that is nested too deeply, up to the closing bracket around it, as one flat node.
    mutating func skipTooDeep() -> NodeID {
        let start = token.start
        while !atEnd, !isClosing(token.kind) { skipBalanced() }
        report(.nestingTooDeep, range(start))
        return builder.add(.unknown, start)
    }
}
