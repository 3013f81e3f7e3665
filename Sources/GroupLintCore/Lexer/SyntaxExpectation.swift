/// What the parser expected where code is missing.
public enum SyntaxExpectation: UInt8, Sendable {
    case anything
    case leftParen
    case rightParen
    case leftBrace
    case rightBrace
    case rightSquare
    case rightAngle
    /// The end of `\(` in a string literal.
    case interpolationEnd
    case colon
    case comma
    case arrow
    case stringEnd
    case poundEndif
    /// A comma or the closing bracket.
    case commaOrParen
    case commaOrSquare
    case caseWord
    case elseWord
    case inWord
    case whileWord
    /// A line break or a semicolon between two statements.
    case lineBreak
    /// The sign of a generic requirement.
    case requirement
    case name
    case expression
    case type
    case pattern
    case declaration

    /// - Parameter isInside: whether more code follows in the line before the missing token.
    init(_ kind: TokenKind, isInside: Bool = false) {
        self =
            switch kind {
            case .leftParen: .leftParen
            case .rightParen: isInside ? .commaOrParen : .rightParen
            case .interpolationEnd: .interpolationEnd
            case .leftBrace: .leftBrace
            case .rightBrace: .rightBrace
            case .rightSquare: isInside ? .commaOrSquare : .rightSquare
            case .colon: .colon
            case .comma: .comma
            case .arrow: .arrow
            case .stringEnd: .stringEnd
            case .poundEndif: .poundEndif
            default: .anything
            }
    }

    /// What is expected, for messages; nil if that is not known.
    public var text: String? {
        switch self {
        case .anything: nil
        case .leftParen: "`(`"
        case .rightParen, .interpolationEnd: "`)`"
        case .leftBrace: "`{`"
        case .rightBrace: "`}`"
        case .rightSquare: "`]`"
        case .rightAngle: "`>`"
        case .colon: "`:`"
        case .comma: "`,`"
        case .arrow: "`->`"
        case .stringEnd: "`\"`"
        case .poundEndif: "`#endif`"
        case .commaOrParen: "`,` or `)`"
        case .commaOrSquare: "`,` or `]`"
        case .caseWord: "`case`"
        case .elseWord: "`else`"
        case .inWord: "`in`"
        case .whileWord: "`while`"
        case .lineBreak: "a line break or `;`"
        case .requirement: "`:` or `==`"
        case .name: "a name"
        case .expression: "an expression"
        case .type: "a type"
        case .pattern: "a pattern"
        case .declaration: "a declaration"
        }
    }
}
