/// Finds the places that may make a case of an enum: `.legacy` and `Mode.legacy` outside of patterns, comparisons, previews,
/// tests and code for debug builds.
///
/// It reads tokens, so a static member and a modifier without a base count as cases too. A case then seems to be made more often
/// than it is.
struct MadeCases {
    /// Number of open braces.
    private var depth = 0
    /// Number of braces that are open around the code that no user runs; nil outside of such code.
    private var skipped: Int?
    /// Whether the next brace opens such code: `#Preview { … }`, `struct Previews: PreviewProvider { … }`.
    private var skipsNext = false
    /// Number of parentheses that are open in the pattern of a `case`; nil outside of patterns.
    private var pattern: Int?

    /// The key of a case in the names of a file, apart from that of the name itself.
    static func key(_ name: Name) -> Name { Name(hash: name.hash ^ 0x9E37_79B9_7F4A_7C15) }

    /// - Parameters:
    ///   - index: the position of the next token.
    ///   - written: gets the keys of cases.
    @inline(__always)
    mutating func read(
        _ index: Int, _ tokens: FrozenArray<Token>, _ bytes: [UInt8], isInDebug: Bool, _ written: inout WrittenNames
    ) {
        switch tokens[index].kind {
        case .period: if skipped == nil, pattern == nil, !isInDebug { add(after: index, tokens, bytes, &written) }
        case .leftBrace: open()
        case .rightBrace:
            depth &-= 1
            pattern = nil
            if let start = skipped, depth <= start { skipped = nil }
        case .leftParen: if let open = pattern { pattern = open &+ 1 }
        case .rightParen: if let open = pattern { pattern = open &- 1 }
        case .colon, .equal: if pattern == 0 { pattern = nil }
        case .keyword: readKeyword(tokens[index].keyword)
        case .pound: if index + 1 < tokens.count, Self.text(tokens[index + 1], bytes) == "Preview" { skipsNext = true }
        default: break
        }
    }

    /// Reads a capitalized name.
    @inline(__always)
    mutating func read(_ name: Name) {
        if name == Self.previewProvider || name == Self.testCase { skipsNext = true }
    }

    private mutating func open() {
        pattern = nil
        if skipsNext, skipped == nil { skipped = depth }
        skipsNext = false
        depth &+= 1
    }

    private mutating func readKeyword(_ keyword: Keyword?) {
        switch keyword {
        case .case: pattern = 0
        case .where, .in: pattern = nil
        default: break
        }
    }

    /// - Parameter index: the position of a period.
    private func add(after index: Int, _ tokens: FrozenArray<Token>, _ bytes: [UInt8], _ written: inout WrittenNames) {
        guard index + 1 < tokens.count, index > 0 else { return }
        let (name, before) = (tokens[index + 1], tokens[index - 1])
        guard name.kind == .identifier || name.kind == .keyword else { return }
        var start = index
        switch before.kind {
        case .identifier:
            // Only a type has cases.
            guard bytes[Int(before.start)] &- UInt8(ascii: "A") < 26 else { return }
            start = index - 1
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
        written.add(Self.key(Name(token: name.range, in: bytes)))
    }

    private static func isComparison(_ token: Token, _ bytes: [UInt8]) -> Bool {
        guard token.kind == .binaryOperator else { return false }
        let text = text(token, bytes)
        return text == equals || text == differs
    }

    private static func text(_ token: Token, _ bytes: [UInt8]) -> Name { Name(bytes, in: Int(token.start)..<Int(token.end)) }

    private static let equals: Name = "=="
    private static let differs: Name = "!="
    private static let previewProvider: Name = "PreviewProvider"
    private static let testCase: Name = "XCTestCase"
}
