/// Smallest lexical unit of source, stored in 12 bytes.
public struct Token: Equatable, Sendable, BitwiseCopyable {
    public var kind: TokenKind
    public var flags: Flags
    /// The reserved or contextual word; `.none` for other tokens and for names in back quotes.
    public var keyword: Keyword
    /// Fills a 4-byte word. Without it the first three bytes are copied one by one.
    private var padding: UInt8 = 0
    public var start: UInt32
    public var end: UInt32

    public init(kind: TokenKind, flags: Flags = [], keyword: Keyword = .none, start: UInt32, end: UInt32) {
        self.kind = kind
        self.flags = flags
        self.keyword = keyword
        self.start = start
        self.end = end
    }

    public struct Flags: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The token is the first on its line.
        public static let startsLine = Flags(rawValue: 1)
        /// White space or a comment is directly before the token.
        public static let spaceBefore = Flags(rawValue: 2)
        /// The literal ends with the line or the file instead of its delimiter.
        public static let unterminated = Flags(rawValue: 4)
    }

    public var range: SourceRange { SourceRange(start: start, end: end) }
    public var startsLine: Bool { flags.contains(.startsLine) }
    public var spaceBefore: Bool { flags.contains(.spaceBefore) }
}

/// A comment. Comments are not tokens.
public struct Comment: Sendable, BitwiseCopyable {
    public var range: SourceRange
    public var kind: Kind

    public enum Kind: UInt8, Sendable, BitwiseCopyable {
        case line
        case block
        case documentationLine
        case documentationBlock
    }
}

/// A place in a source file that is not valid Swift.
public struct SyntaxProblem: Equatable, Sendable {
    public var range: SourceRange
    public var kind: Kind
    /// What is missing; `anything` unless the kind is `missingToken`.
    public var expected: SyntaxExpectation

    public init(_ kind: Kind, _ range: SourceRange, _ expected: SyntaxExpectation = .anything) {
        self.range = range
        self.kind = kind
        self.expected = expected
    }

    public enum Kind: UInt8, Sendable {
        case unknownBytes
        case unterminatedComment
        case unterminatedString
        case unterminatedRegex
        case unexpectedCode
        case missingToken
        case nestingTooDeep

        /// Message in lower case, without a full stop.
        public var message: String {
            switch self {
            case .unknownBytes: "these bytes are not part of any Swift token"
            case .unterminatedComment: "comment is not closed before the end of the file"
            case .unterminatedString: "string literal is not closed"
            case .unterminatedRegex: "regex literal is not closed"
            case .unexpectedCode: "this code was not understood and is skipped"
            case .missingToken: "the code is not complete here, so GroupLint may report less in this file"
            case .nestingTooDeep: "code is nested too deeply and is skipped"
            }
        }
    }
}
