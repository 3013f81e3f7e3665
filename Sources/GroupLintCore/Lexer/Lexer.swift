/// Turns the bytes of a file into tokens, comments and problems, in one pass from start to end.
///
/// Swift needs little lexical context: a stack holds the string literals with open interpolations, the previous token
/// decides whether `/` may start a regex literal, and the bytes around an operator decide its fixity.
public struct Lexer: ~Copyable {
    let bytes: [UInt8]
    let classes = CharacterClass.table
    let words = WordTable.shared
    var position = 0
    var tokens: Slab<Token>
    var comments: Slab<Comment>
    var problems: [SyntaxProblem] = []
    /// String literals with an open interpolation; the innermost is last.
    var interpolations: [Interpolation] = []
    /// No editor placeholder ends before this offset. Avoids a new search for each opening of `<#<#<#…`.
    var noPlaceholderBefore = 0
    /// No literal starts with a `#` before this offset. Avoids a new search for each `#` of `####…`.
    var noPoundLiteralBefore = 0
    /// Smallest number of `#` of a multi-line regex literal that was not closed before the end of the file.
    var unclosedRegexPounds = Int.max
    /// Number of unclosed multi-line literals and comments that were ended where code continues.
    var unclosedCount = 0
    /// Flags for the next token.
    var pending: Token.Flags = .startsLine

    /// A string literal with an open `\(`.
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

    /// Lexes the whole file. The last token is always `endOfFile`. The result does not depend on `inBlocks`; tests
    /// compare both.
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

    /// Eight bytes that start at an offset, the first in the lowest bits; 0 past the end.
    ///
    /// Names cost half as much as byte by byte, and lexing real code is a sixth faster.
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

    /// Whether the byte `ahead` bytes after the position is this ASCII character.
    @inline(__always)
    func at(_ scalar: Unicode.Scalar, _ ahead: Int = 0) -> Bool { byte(position + ahead) == UInt8(ascii: scalar) }

    @inline(__always)
    func isClass(_ offset: Int, _ mask: UInt8) -> Bool { classes[Int(byte(offset))] & mask != 0 }

    /// Appends a token that ends at the position, with the pending flags.
    @inline(__always)
    mutating func add(_ kind: TokenKind, _ start: Int, keyword: Keyword = .none) {
        tokens.reserve(1)
        tokens.append(
            Token(
                kind: kind, flags: pending, keyword: keyword, start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: position)))
        pending = []
    }

    /// The token that was added last.
    @inline(__always)
    var lastToken: Token? { tokens.count > 0 ? tokens[tokens.count - 1] : nil }

    mutating func report(_ kind: SyntaxProblem.Kind, _ start: Int, _ end: Int) {
        problems.append(SyntaxProblem(kind, SourceRange(start: UInt32(start), end: UInt32(end))))
    }

    // MARK: One step

    /// Lexes one token, comment or run of blanks. Each case is a tail call, so no state has to be saved.
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

    /// A line break ends open interpolations of a one-line literal, and the literal itself.
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

    /// Moves past a line break and the spaces that most lines start with.
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
