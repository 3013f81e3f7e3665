/// Kind of a token. White space and comments are gaps between tokens.
///
/// A string literal without interpolation is one `stringLiteral` token. One with interpolation is a `stringStart`
/// (quote with its `#`), then segments and `interpolationStart` (`\(`) … `interpolationEnd` (`)`), then `stringEnd`.
/// Angle brackets are operators until the parser splits one off.
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
    /// An operator that touches only the next token.
    case prefixOperator
    /// An operator that touches only the previous token.
    case postfixOperator
    case prefixAmpersand
    /// `!` that touches the previous token.
    case exclamationMark
    /// `?` that touches the previous token.
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
    /// Bytes that do not start a Swift token.
    case unknown
}
