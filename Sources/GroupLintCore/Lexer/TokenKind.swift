/// What a token is. White space and comments are gaps between tokens, never tokens.
///
/// A string literal without interpolation is one `stringLiteral` token. One with interpolation is a `stringStart`
/// (quote with its `#`), then segments and `interpolationStart` (`\(`) … `interpolationEnd` (`)`), then `stringEnd`.
/// Angle brackets are operators until the parser asks for one.
public enum TokenKind: UInt8, Sendable, BitwiseCopyable {
    case endOfFile
    case identifier
    case dollarIdentifier
    case keyword
    case wildcard

    case integerLiteral
    case floatLiteral
    case stringLiteral
    case stringStart
    case stringSegment
    case interpolationStart
    case interpolationEnd
    case stringEnd
    case regexLiteral

    case leftParen
    case rightParen
    case leftBrace
    case rightBrace
    case leftSquare
    case rightSquare

    case comma
    case colon
    case colonColon
    case semicolon
    case period
    case equal
    case arrow
    case atSign
    case backslash
    case backtick

    /// An operator with white space on both sides or on neither.
    case binaryOperator
    /// An operator that touches only what follows.
    case prefixOperator
    /// An operator that touches only what precedes.
    case postfixOperator
    case prefixAmpersand
    /// `!` that touches what precedes.
    case exclamationMark
    /// `?` that touches what precedes.
    case postfixQuestionMark
    /// `?` after white space.
    case infixQuestionMark

    case pound
    case poundIf
    case poundElseif
    case poundElse
    case poundEndif
    case poundAvailable
    case poundUnavailable
    case poundSourceLocation

    case shebang
    /// Bytes that start no token of Swift.
    case unknown
}
