/// Turns the bytes of a file into tokens, comments and problems, in one pass from start to end.
///
/// Swift's lexical context is small: a stack says which string literal an interpolation belongs to, the previous token
/// decides whether `/` may start a regex literal, and the bytes around an operator decide its fixity.
package struct Lexer: ~Copyable {
    let bytes: [UInt8]
    let classes = CharacterClass.table
    let keywords = KeywordTable.shared
    var position = 0
    var tokens: Arena<Token>
    var comments: [Comment] = []
    var problems: [SyntaxProblem] = []
    /// String literals whose interpolations are open, innermost last.
    var interpolations: [Interpolation] = []
    /// No editor placeholder ends before this offset: `<#<#<#…` is searched once, not once for each opening.
    var noPlaceholderBefore = 0
    /// No literal starts with a `#` before this offset: `####…` is searched for a delimiter once.
    var noPoundLiteralBefore = 0
    /// Fewest `#` of a multi-line regex literal that was searched to the end of the file in vain.
    var unclosedRegexPounds = Int.max
    /// Flags for the next token.
    var pending: Token.Flags = .startsLine

    /// An open `\(`: the literal it stands in, and parentheses opened since.
    struct Interpolation {
        var pounds: Int
        var isMultiline: Bool
        var openParentheses = 0
    }

    package struct Result {
        package var tokens: [Token]
        package var comments: [Comment]
        package var problems: [SyntaxProblem]
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = Arena(capacity: bytes.count / 5 + 16)
    }

    /// Lexes the whole file. The last token is always `endOfFile`.
    package static func lex(_ bytes: [UInt8]) -> Result {
        var lexer = Lexer(bytes)
        lexer.lexFile()
        return Result(tokens: lexer.tokens.array(), comments: lexer.comments, problems: lexer.problems)
    }

    private mutating func lexFile() {
        if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
        if at("#", 0), at("!", 1) {
            let start = position
            skipToLineEnd()
            add(.shebang, start)
        }
        while position < bytes.count { lexNext() }
        add(.endOfFile, position)
    }

    // MARK: Cursor

    /// Byte at an absolute offset; 0 past the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Eight bytes from an offset on, the first in the lowest bits; 0 past the end.
    ///
    /// The one unsafe read of the lexer: with it names cost half of what they cost byte by byte, and lexing real code
    /// is a sixth faster.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        guard offset <= bytes.count - 8 else { return Self.shortWord(bytes, at: offset) }
        return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
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
        tokens.append(
            Token(kind: kind, flags: pending, keyword: keyword, start: UInt32(start), end: UInt32(position)))
        pending = []
    }

    /// Token that was added last.
    var lastToken: Token? { tokens.count > 0 ? tokens[tokens.count - 1] : nil }

    mutating func report(_ kind: SyntaxProblem.Kind, _ start: Int, _ end: Int) {
        problems.append(SyntaxProblem(kind, SourceRange(start: UInt32(start), end: UInt32(end))))
    }

    /// Whether an ASCII letter or `_` stands at an offset: then an operator before it has ended.
    @inline(__always)
    func isIdentifierStart(_ offset: Int) -> Bool {
        let value = byte(offset)
        return (value | 0x20) &- UInt8(ascii: "a") < 26 || value == UInt8(ascii: "_")
    }

    // MARK: One step

    @inline(__always)
    private mutating func lexNext() {
        let start = position
        switch bytes[position] {
        case 0x20, 0x09, 0x0B, 0x0C, 0x00:
            skipBlanks()
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            lexLineBreak()
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            lexWord()
        case UInt8(ascii: "("):
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].openParentheses += 1 }
            punctuation(.leftParen, start)
        case UInt8(ascii: ")"):
            lexRightParen()
        case UInt8(ascii: "{"): punctuation(.leftBrace, start)
        case UInt8(ascii: "}"): punctuation(.rightBrace, start)
        case UInt8(ascii: "["): punctuation(.leftSquare, start)
        case UInt8(ascii: "]"): punctuation(.rightSquare, start)
        case UInt8(ascii: ","): punctuation(.comma, start)
        case UInt8(ascii: ";"): punctuation(.semicolon, start)
        case UInt8(ascii: "@"): punctuation(.atSign, start)
        case UInt8(ascii: "\\"): punctuation(.backslash, start)
        case UInt8(ascii: ".") where isIdentifierStart(position + 1):
            punctuation(.period, start)
        case UInt8(ascii: "=") where byte(position + 1) == 0x20:
            punctuation(.equal, start)
        case UInt8(ascii: ":"):
            position += at(":", 1) ? 2 : 1
            add(position - start == 2 ? .colonColon : .colon, start)
        case UInt8(ascii: "\""): lexString(pounds: 0, start: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case UInt8(ascii: "`"): lexEscapedIdentifier()
        case UInt8(ascii: "$"): lexDollarIdentifier()
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "/") where at("/", 1): lexLineComment()
        case UInt8(ascii: "/") where at("*", 1): lexBlockComment()
        case UInt8(ascii: "!"), UInt8(ascii: "?"): lexPostfixMark()
        case UInt8(ascii: "<") where at("#", 1) && lexEditorPlaceholder(): break
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "/"):
            lexOperator()
        case 0x80...0xFF: lexScalar()
        default: lexUnknown(length: 1)
        }
    }

    @inline(__always)
    private mutating func punctuation(_ kind: TokenKind, _ start: Int) {
        position += 1
        add(kind, start)
    }

    @inline(__always)
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
    private mutating func lexLineBreak() {
        if let literal = interpolations.last, !literal.isMultiline {
            interpolations.removeLast()
            report(.unterminatedString, position, position)
            tokens.append(
                Token(kind: .stringEnd, flags: .unterminated, start: UInt32(position), end: UInt32(position)))
            return
        }
        // Most lines start with blanks: take them along.
        position += 1
        skipSpaces()
        pending = [.startsLine, .spaceBefore]
    }

    private mutating func lexRightParen() {
        let start = position
        guard let literal = interpolations.last else { return punctuation(.rightParen, start) }
        if literal.openParentheses > 0 {
            interpolations[interpolations.count - 1].openParentheses -= 1
            return punctuation(.rightParen, start)
        }
        interpolations.removeLast()
        punctuation(.interpolationEnd, start)
        lexStringRest(pounds: literal.pounds, isMultiline: literal.isMultiline)
    }

    // MARK: Words

    @inline(__always)
    private mutating func lexWord() {
        let start = position
        var head = word(at: start)
        var end = start + ByteWord.identifierLength(head)
        if end - start < 8 {
            head &= (1 &<< UInt64(8 &* (end &- start))) &- 1
        } else {
            while true {
                let length = ByteWord.identifierLength(word(at: end))
                end += length
                if length < 8 { break }
            }
        }
        position = end
        if end < bytes.count, bytes[end] >= 0x80 { skipIdentifierScalars() }
        let first = bytes[start]
        if position - start == 1, first == UInt8(ascii: "_") { return add(.wildcard, start) }
        guard keywords.mayBe(first, length: position - start) else { return add(.identifier, start) }
        let keyword = keywords.keyword(bytes, start, position, head: head)
        add(keyword.isReserved ? .keyword : .identifier, start, keyword: keyword)
    }

    /// Continues an identifier that has a scalar outside ASCII at the position.
    private mutating func skipIdentifierScalars() {
        while position < bytes.count {
            if isClass(position, CharacterClass.identifierPart) {
                position += 1
            } else if let (value, length) = decodeScalar(position), ScalarClass(value).continuesIdentifier {
                position += length
            } else {
                return
            }
        }
    }

    /// `` `name` ``, or a raw identifier with nearly anything but line breaks between the quotes.
    @inline(never)
    private mutating func lexEscapedIdentifier() {
        let start = position
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !isLineBreak(end) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 else {
            return punctuation(.backtick, start)
        }
        position = end + 1
        add(.identifier, start)
    }

    @inline(never)
    private mutating func lexDollarIdentifier() {
        let start = position
        repeat { position += 1 } while isClass(position, CharacterClass.identifierPart)
        if byte(position) >= 0x80 { skipIdentifierScalars() }
        let isShorthand = position > start + 1 && isClass(start + 1, CharacterClass.digit)
        add(isShorthand ? .dollarIdentifier : .identifier, start)
    }

    /// `<#name#>`, which editors leave where the user has to type: an identifier.
    @inline(never)
    private mutating func lexEditorPlaceholder() -> Bool {
        let start = position
        var end = position + 2
        guard end > noPlaceholderBefore else { return false }
        while end + 1 < bytes.count, !isLineBreak(end) {
            if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
                position = end + 2
                add(.identifier, start)
                return true
            }
            end += 1
        }
        noPlaceholderBefore = end
        return false
    }

    // MARK: Scalars outside ASCII

    @inline(never)
    private mutating func lexScalar() {
        guard let (value, length) = decodeScalar(position) else { return lexUnknown(length: 1) }
        // No-break space separates tokens; the compiler warns and goes on.
        if value == 0xA0 || (value == 0xFEFF && position == 0) {
            position += length
            pending.insert(.spaceBefore)
            return
        }
        switch ScalarClass(value) {
        case .identifier:
            let start = position
            skipIdentifierScalars()
            add(.identifier, start)
        case .operator:
            lexOperator()
        case .identifierContinuation, .operatorContinuation, .other:
            lexUnknown(length: length)
        }
    }

    /// One token for a whole run of bytes that belong nowhere, so that megabytes of garbage stay one problem.
    private mutating func lexUnknown(length: Int) {
        let start = position
        position += length
        while position < bytes.count, bytes[position] >= 0x80 {
            guard let (value, length) = decodeScalar(position) else {
                position += 1
                continue
            }
            guard ScalarClass(value) == .other, value != 0xA0 else { break }
            position += length
        }
        add(.unknown, start)
        report(.unknownBytes, start, position)
    }

    /// Value and length in bytes of the UTF-8 scalar at an offset, or nil when the bytes are malformed.
    func decodeScalar(_ offset: Int) -> (UInt32, Int)? {
        let first = byte(offset)
        if first < 0x80 { return offset < bytes.count ? (UInt32(first), 1) : nil }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, offset + length <= bytes.count else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            let next = bytes[offset + index]
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let minimum: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
        guard value >= minimum, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, length)
    }

    // MARK: Comments

    @inline(__always)
    func isLineBreak(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
    }

    private mutating func skipToLineEnd() {
        var end = position
        while end < bytes.count {
            let length = ByteWord.lineLength(word(at: end))
            end += length
            if length < 8 { break }
        }
        position = min(end, bytes.count)
    }

    @inline(never)
    private mutating func lexLineComment() {
        let start = position
        skipToLineEnd()
        let isDocumentation = byte(start + 2) == UInt8(ascii: "/") && byte(start + 3) != UInt8(ascii: "/")
        addComment(isDocumentation ? .documentationLine : .line, start)
    }

    @inline(never)
    private mutating func lexBlockComment() {
        let start = position
        let isDocumentation = at("*", 2) && !at("/", 3)
        var depth = 1
        position += 2
        while position < bytes.count, depth > 0 {
            let current = bytes[position]
            if current == UInt8(ascii: "/"), at("*", 1) {
                depth += 1
                position += 2
            } else if current == UInt8(ascii: "*"), at("/", 1) {
                depth -= 1
                position += 2
            } else {
                if isLineBreak(position) { pending.insert(.startsLine) }
                position += 1
            }
        }
        if depth > 0 { report(.unterminatedComment, start, position) }
        addComment(isDocumentation ? .documentationBlock : .block, start)
    }

    private mutating func addComment(_ kind: Comment.Kind, _ start: Int) {
        comments.append(
            Comment(range: SourceRange(start: UInt32(start), end: UInt32(position)), kind: kind))
        pending.insert(.spaceBefore)
    }
}
