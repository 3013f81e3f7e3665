/// Finds the places that may make a case of an enum: `.legacy` and `Mode.legacy` outside of patterns and comparisons.
///
/// It reads tokens, so a static member and a modifier without a base count as cases too. A case then seems to be made more often
/// than it is.
struct MadeCases {
    /// In source order. The code for debug builds, which no user runs, has none.
    private(set) var all: [Place] = []
    /// Number of parentheses that are open in the pattern of a `case`; nil outside of patterns.
    private var pattern: Int?

    struct Place {
        /// UTF-8 byte offset of the name.
        let start: UInt32
        let name: Name
        /// The type before the period; none for `.legacy` and `Self.legacy`.
        var type = Name.none
    }

    /// The key of a case in the names of a file, apart from that of the name itself.
    ///
    /// - Parameter type: the name of the type that is written before it.
    static func key(_ name: Name, of type: Name = .none) -> Name {
        Name(hash: name.hash ^ 0x9E37_79B9_7F4A_7C15 ^ (type.isNone ? 0 : type.hash &* 0xC2B2_AE3D_27D4_EB4F))
    }

    /// - Parameter index: the position of the next token.
    @inline(__always)
    mutating func read(_ index: Int, _ tokens: FrozenArray<Token>, _ bytes: [UInt8], _ conditions: DebugConditions) {
        switch tokens[index].kind {
        case .period: if pattern == nil, !conditions.isInDebug { add(after: index, tokens, bytes) }
        case .leftBrace, .rightBrace: pattern = nil
        case .leftParen: if let open = pattern { pattern = open &+ 1 }
        case .rightParen: if let open = pattern { pattern = open &- 1 }
        case .colon, .equal: if pattern == 0 { pattern = nil }
        case .keyword: readKeyword(tokens[index].keyword)
        default: break
        }
    }

    private mutating func readKeyword(_ keyword: Keyword?) {
        switch keyword {
        case .case: pattern = 0
        case .where, .in: pattern = nil
        default: break
        }
    }

    /// - Parameter index: the position of a period.
    private mutating func add(after index: Int, _ tokens: FrozenArray<Token>, _ bytes: [UInt8]) {
        guard index + 1 < tokens.count, index > 0 else { return }
        let (name, before) = (tokens[index + 1], tokens[index - 1])
        guard name.kind == .identifier || name.kind == .keyword else { return }
        var (start, type) = (index, Name.none)
        switch before.kind {
        case .identifier:
            // Only a type has cases.
            guard bytes[Int(before.start)] &- UInt8(ascii: "A") < 26 else { return }
            start = index - 1
            // Of a generic parameter, `T.legacy`, the type is not known.
            if before.end - before.start > 2 { type = Name(token: before.range, in: bytes) }
        case .rightParen, .rightBrace, .rightSquare, .postfixQuestionMark, .exclamationMark, .postfixOperator, .stringLiteral,
            .stringEnd, .integerLiteral, .floatLiteral, .dollarIdentifier, .backslash:
            return
        case .keyword where before.keyword == .`self` || before.keyword == .`super`: return
        case .keyword where before.keyword == .capitalSelf: start = index - 1
        // Before other tokens, the period starts an expression.
        default: break
        }
        if start > 0, Self.isComparison(tokens[start - 1], bytes) { return }
        if index + 2 < tokens.count, Self.isComparison(tokens[index + 2], bytes) { return }
        all.append(Place(start: name.start, name: Name(token: name.range, in: bytes), type: type))
    }

    private static func isComparison(_ token: Token, _ bytes: [UInt8]) -> Bool {
        guard token.kind == .binaryOperator else { return false }
        let text = Name(token: token.range, in: bytes)
        return text == equals || text == differs
    }

    private static let equals: Name = "=="
    private static let differs: Name = "!="
}

/// The aliases of the project by the names of the types that they stand for.
struct TypeAliases: Sendable {
    private(set) var names: [Name: [Name]] = [:]

    init(_ index: ProjectIndex) {
        for file in index.files {
            for type in file.types where type.kind == .alias {
                guard let target = file.inherited(by: type).first else { continue }
                names[target, default: []].append(type.name)
            }
        }
    }
}
