/// Turns the bytes of a file into tokens, comments and problems, in one pass from start to end.
///
/// Swift's lexical context is small: a stack says which string literal an interpolation belongs to, the previous token
/// decides whether `/` may start a regex literal, and the bytes around an operator decide its fixity.
public struct Lexer: ~Copyable {
    let bytes: [UInt8]
    let classes = CharacterClass.table
    let words = WordTable.shared
    var position = 0
    var tokens: Slab<Token>
    var comments: Slab<Comment>
    var problems: [SyntaxProblem] = []
    /// String literals whose interpolations are open, innermost last.
    var interpolations: [Interpolation] = []
    /// No editor placeholder ends before this offset: `<#<#<#…` is searched once, not once for each opening.
    var noPlaceholderBefore = 0
    /// No literal starts with a `#` before this offset: `####…` is searched for a delimiter once.
    var noPoundLiteralBefore = 0
    /// Fewest `#` of a multi-line regex literal that was searched to the end of the file in vain.
    var unclosedRegexPounds = Int.max
    /// Multi-line literals and comments that were ended where code goes on.
    var unclosedCount = 0
    /// Flags for the next token.
    var pending: Token.Flags = .startsLine

    /// An open `\(`: the literal it stands in, and parentheses opened since.
    struct Interpolation {
        var pounds: Int
        var isMultiline: Bool
        /// State before the literal.
        var opening: Checkpoint
        var openParentheses = 0
    }

    public struct Result {
        public var tokens: FrozenArray<Token>
        public var comments: FrozenArray<Comment>
        public var problems: [SyntaxProblem]
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = Slab(capacity: bytes.count / 4 + 512)
        comments = Slab(capacity: bytes.count / 256)
    }

    /// Lexes the whole file. The last token is always `endOfFile`. The result is the same with blocks and without; tests
    /// compare them.
    public static func lex(_ bytes: [UInt8], inBlocks: Bool = true) -> Result {
        var lexer = Lexer(bytes)
        lexer.lexFile(inBlocks: inBlocks)
        return lexer.finish()
    }

    private consuming func finish() -> Result {
        Result(tokens: tokens.freeze(), comments: comments.freeze(), problems: problems)
    }

    private mutating func lexFile(inBlocks: Bool) {
        if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
        if at("#", 0), at("!", 1) {
            let start = position
            skipToLineEnd()
            add(.shebang, start)
        }
        repeat {
            if inBlocks { lexBlocks() }
            while position < bytes.count { lexNext() }
        } while endUnclosedInterpolation()
        add(.endOfFile, position)
    }

    // MARK: Cursor

    /// Byte at an absolute offset; 0 past the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Eight bytes from an offset on, the first in the lowest bits; 0 past the end.
    ///
    /// With it names cost half of what they cost byte by byte, and lexing real code is a sixth faster.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        guard offset <= bytes.count - 8 else { return Self.shortWord(bytes, at: offset) }
        return bytes.withUnsafeBufferPointer { ByteWord.of($0, offset) }
    }

    @inline(never)
    private static func shortWord(_ bytes: [UInt8], at offset: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in offset..<max(offset, bytes.count) { word |= UInt64(bytes[index]) << UInt64(8 * (index - offset)) }
        return word
    }

    /// Whether the byte `ahead` of the position is this ASCII character.
    @inline(__always)
    func at(_ scalar: Unicode.Scalar, _ ahead: Int = 0) -> Bool { byte(position + ahead) == UInt8(ascii: scalar) }

    @inline(__always)
    func isClass(_ offset: Int, _ mask: UInt8) -> Bool { classes[Int(byte(offset))] & mask != 0 }

    /// Appends a token that ends at the position.
    @inline(__always)
    mutating func add(_ kind: TokenKind, _ start: Int, keyword: Keyword = .none) {
        tokens.reserve(1)
        tokens.append(
            Token(
                kind: kind, flags: pending, keyword: keyword, start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: position)))
        pending = []
    }

    /// Token that was added last.
    @inline(__always)
    var lastToken: Token? { tokens.count > 0 ? tokens[tokens.count - 1] : nil }

    mutating func report(_ kind: SyntaxProblem.Kind, _ start: Int, _ end: Int) {
        problems.append(SyntaxProblem(kind, SourceRange(start: UInt32(start), end: UInt32(end))))
    }

    // MARK: One step

    /// Only chooses: what is chosen is called last, so that nothing has to be kept for later.
    mutating func lexNext() {
        switch bytes[position] {
        case 0x20, 0x09, 0x0B, 0x0C, 0x00: skipBlanks()
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lexLineBreak()
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): lexWord()
        case UInt8(ascii: "("): lexLeftParen()
        case UInt8(ascii: ")"): lexRightParen()
        case UInt8(ascii: "{"): punctuation(.leftBrace)
        case UInt8(ascii: "}"): punctuation(.rightBrace)
        case UInt8(ascii: "["): punctuation(.leftSquare)
        case UInt8(ascii: "]"): punctuation(.rightSquare)
        case UInt8(ascii: ","): punctuation(.comma)
        case UInt8(ascii: ";"): punctuation(.semicolon)
        case UInt8(ascii: "@"): punctuation(.atSign)
        case UInt8(ascii: "\\"): punctuation(.backslash)
        case UInt8(ascii: ":"): lexColon()
        case UInt8(ascii: "\""): lexPlainString()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case UInt8(ascii: "`"): lexEscapedIdentifier()
        case UInt8(ascii: "$"): lexDollarIdentifier()
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "/"): lexSlash()
        case UInt8(ascii: "!"), UInt8(ascii: "?"): lexPostfixMark()
        case UInt8(ascii: "<"): lexLess()
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
            UInt8(ascii: "."):
            lexOperator()
        case 0x80...0xFF: lexScalar()
        default: lexUnknown(length: 1)
        }
    }

    @inline(never)
    mutating func punctuation(_ kind: TokenKind) {
        let start = position
        position += 1
        add(kind, start)
    }

    @inline(never)
    private mutating func lexColon() {
        let start = position
        position += at(":", 1) ? 2 : 1
        add(position - start == 2 ? .colonColon : .colon, start)
    }

    @inline(never)
    private mutating func lexSlash() {
        if at("/", 1) {
            lexLineComments()
        } else if at("*", 1) {
            lexBlockComment()
        } else {
            lexOperator()
        }
    }

    private mutating func lexLess() {
        if !at("#", 1) || !lexEditorPlaceholder() { lexOperator() }
    }

    @inline(never)
    private mutating func skipBlanks() {
        var end = position + 1
        while end < bytes.count, isClass(end, CharacterClass.blank) { end += 1 }
        position = end
        pending.insert(.spaceBefore)
    }

    @inline(__always)
    private mutating func skipSpaces() {
        while true {
            let length = ByteWord.spaceLength(word(at: position))
            position += length
            if length < 8 { return }
        }
    }

    /// A line break ends the interpolations of single-line literals, and those literals with them.
    @inline(never)
    private mutating func lexLineBreak() {
        if let literal = interpolations.last, !literal.isMultiline {
            interpolations.removeLast()
            report(.unterminatedString, position, position)
            tokens.reserve(1)
            tokens.append(
                Token(kind: .stringEnd, flags: .unterminated, start: UInt32(position), end: UInt32(position)))
            return
        }
        skipLineBreak()
    }

    /// Most lines start with blanks: takes them along.
    @inline(__always)
    mutating func skipLineBreak() {
        position += 1
        skipSpaces()
        pending = [.startsLine, .spaceBefore]
    }

    private mutating func lexLeftParen() {
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].openParentheses += 1 }
        punctuation(.leftParen)
    }

    @inline(never)
    private mutating func lexRightParen() {
        guard let literal = interpolations.last else { return punctuation(.rightParen) }
        if literal.openParentheses > 0 {
            interpolations[interpolations.count - 1].openParentheses -= 1
            return punctuation(.rightParen)
        }
        interpolations.removeLast()
        punctuation(.interpolationEnd)
        lexStringRest(literal)
    }
}
