/// Parses sequences of operands and operators, and the words before an operand.
extension Parser {
    /// Context of an expression, as far as it changes the grammar.
    struct Flavor {
        enum Place: UInt8 {
            case basic
            /// Before the `{` of a statement: `if a {` has no trailing closure.
            case condition
            /// After `#if`: the expression ends with the line.
            case poundIf
        }

        enum Pattern: UInt8 {
            case none
            /// In a `case`: `let x` binds.
            case matching
            /// After a `let`: names bind.
            case binding
        }

        var place: Place
        var pattern: Pattern = .none

        static let basic = Flavor(place: .basic)
        static let condition = Flavor(place: .condition)
        static let poundIf = Flavor(place: .poundIf)

        /// The flavor inside brackets, where trailing closures are allowed again; the pattern does not change.
        var inBrackets: Flavor { Flavor(place: place == .poundIf ? .poundIf : .basic, pattern: pattern) }
    }

    mutating func parseExpression(_ flavor: Flavor) -> NodeID {
        if flavor.pattern == .none {
            let operand = parseLoneOperandIfPresent()
            return operand != .none ? operand : parseSequence(flavor)
        }
        if atBindingIntroducer || at(word: .is) {
            let start = token.start
            let pattern = parseMatchingPattern(binds: flavor.pattern == .binding)
            return builder.add(.patternExpr, start, pattern)
        }
        return parseSequence(flavor)
    }

    /// Parses `a + b ? c : d as T` as a flat list. A single operand is not a sequence.
    mutating func parseSequence(_ flavor: Flavor) -> NodeID {
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        let start = token.start
        let first = parseElement(flavor)
        return mayStartOperator ? parseRestOfSequence(start, first, flavor) : first
    }

    private mutating func parseRestOfSequence(_ start: UInt32, _ first: NodeID, _ flavor: Flavor) -> NodeID {
        let mark = builder.mark()
        builder.push(first)
        while true {
            if flavor.place == .poundIf, token.startsLine { break }
            guard let needsOperand = pushOperatorIfPresent(flavor) else { break }
            guard needsOperand else { continue }
            if flavor.place == .poundIf, token.startsLine {
                builder.push(missing(.missingExpr))
                break
            }
            builder.push(parseNextElement(flavor))
        }
        if builder.count(since: mark) == 1 { return builder.unwrapSingle(mark) }
        return builder.add(.sequenceExpr, start, from: mark)
    }

    /// Whether the token may start an operator. It is false after nearly every operand.
    @inline(__always)
    private var mayStartOperator: Bool {
        switch token.kind {
        case .binaryOperator, .infixQuestionMark, .equal, .arrow, .keyword: true
        case .identifier: token.keyword != .none
        default: false
        }
    }

    /// Pushes the operator here. Returns nil if there is none, and false if its right side was parsed too.
    private mutating func pushOperatorIfPresent(_ flavor: Flavor) -> Bool? {
        let start = token.start
        let sign = tokenIndex
        switch token.kind {
        case .binaryOperator:
            advance()
            builder.push(builder.add(.binaryOperatorExpr, start, token: sign))
        case .infixQuestionMark:
            advance()
            let middle = parseSequence(Flavor(place: .basic, pattern: flavor.pattern))
            expect(.colon)
            builder.push(builder.add(.ternaryExpr, start, middle))
        case .equal:
            guard flavor.pattern == .none else { return nil }
            advance()
            builder.push(builder.add(.assignmentExpr, start))
        case .arrow:
            advance()
            builder.push(builder.add(.arrowExpr, start, .none))
        case .keyword, .identifier:
            return pushWordOperatorIfPresent(start)
        default:
            return nil
        }
        return true
    }

    private mutating func pushWordOperatorIfPresent(_ start: UInt32) -> Bool? {
        switch token.keyword {
        case .is:
            advance()
            let type = parseType()
            builder.push(builder.add(.isExpr, start, type))
            return false
        case .as:
            advance()
            if at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
            let type = parseType()
            builder.push(builder.add(.asExpr, start, type))
            return false
        case .async, .throws:
            let next = peek()
            guard
                at(word: .throws)
                    ? next.kind == .arrow || next.kind == .leftParen
                    : next.kind == .arrow || next.keyword == .throws
            else { return nil }
            let effects = parseEffectsIfPresent()
            expect(.arrow)
            builder.push(builder.add(.arrowExpr, start, effects))
            return true
        default:
            return nil
        }
    }

    // MARK: Operands

    /// Parses one operand with the words before it: `try await x`, `@escaping (A) -> B`.
    @inline(__always)
    mutating func parseElement(_ flavor: Flavor) -> NodeID {
        token.keyword != .none || at(.atSign) || at(.prefixOperator) || at(.prefixAmpersand)
            ? parseWordsAndOperand(flavor) : parsePostfix(flavor)
    }

    private mutating func parseNextElement(_ flavor: Flavor) -> NodeID { parseElement(flavor) }

    private mutating func parseWordsAndOperand(_ flavor: Flavor) -> NodeID {
        if at(.atSign) || at(word: .inout)
            || (at(word: .nonisolated) && peek().kind == .leftParen && !peek().startsLine && peek(2).keyword == .nonsending)
        {
            let saved = position
            let isType = skipType()
            restore(saved)
            if isType { return parseTypeExpression() }
        }
        guard let kind = prefixWordKind(flavor) else { return parseUnary(flavor) }
        if kind == .typeExpr { return parseTypeExpression() }
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        let start = token.start
        let word = tokenIndex
        advance()
        if kind == .tryExpr, at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
        let operand = parseNextElement(flavor)
        return builder.add(kind, start, token: word, operand)
    }

    private mutating func parseTypeExpression() -> NodeID {
        let start = token.start
        let type = parseType()
        return builder.add(.typeExpr, start, type)
    }

    /// Kind of node that the word here forms with the operand after it; nil if the word is a name.
    @inline(__always)
    private func prefixWordKind(_ flavor: Flavor) -> SyntaxKind? {
        switch token.keyword {
        case .try: .tryExpr
        case .await: .awaitExpr
        case .repeat: .packExpansionExpr
        case .unsafe: startsOperandOfWord(flavor, acceptsClosure: true) ? .unsafeExpr : nil
        case .borrow: startsOperandOfWord(flavor) ? .borrowExpr : nil
        case .copy: startsOperandOfWord(flavor) ? .copyExpr : nil
        case .consume: startsOperandOfWord(flavor) ? .consumeExpr : nil
        case .each: startsOperandOfWord(flavor) ? .packElementExpr : nil
        case .any:
            startsOperandOfWord(flavor) || (Self.isOperator(peek().kind) && bytes[Int(peek().start)] == UInt8(ascii: "~"))
                ? .typeExpr : nil
        default: nil
        }
    }

    /// Whether the token after a contextual word such as `consume` makes it a keyword. It must start an operand on the
    /// same line that cannot continue a call or subscript of something with that name.
    @inline(__always)
    private func startsOperandOfWord(_ flavor: Flavor, acceptsClosure: Bool = false) -> Bool {
        let next = peek()
        guard !next.startsLine else { return false }
        switch next.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringLiteral, .stringStart,
            .regexLiteral, .pound, .backslash, .prefixAmpersand, .prefixOperator, .atSign, .poundAvailable,
            .poundUnavailable:
            return !endsOperandLookahead(next, flavor)
        case .keyword:
            return startsOperand(next.keyword)
        case .leftParen, .leftSquare:
            return acceptsClosure && next.spaceBefore
        case .leftBrace:
            return acceptsClosure && flavor.place != .condition
        case .period:
            return acceptsClosure && next.spaceBefore
        default:
            return false
        }
    }

    /// Whether the next token is `async` as an effect (`async ->`, `async throws`), not the start of an operand.
    @inline(__always)
    private func endsOperandLookahead(_ next: Token, _ flavor: Flavor) -> Bool {
        next.keyword == .async && (peek(2).kind == .arrow || peek(2).keyword == .throws)
    }

    @inline(__always)
    private func startsOperand(_ word: Keyword) -> Bool {
        switch word {
        case .`self`, .capitalSelf, .capitalAny, .super, .nil, .true, .false, .`init`, .try, .if, .switch, .do, .repeat: true
        default: false
        }
    }

    /// Parses an operand with the prefix operators before it.
    private mutating func parseUnary(_ flavor: Flavor) -> NodeID {
        let start = token.start
        switch token.kind {
        case .keyword:
            switch token.keyword {
            case .if: return parseIf()
            case .switch: return parseSwitch()
            case .do where peek().kind == .leftBrace || peek().keyword == .throws:
                let statement = parseDo()
                return builder.add(.doExpr, start, statement)
            default: break
            }
        case .prefixAmpersand:
            return parsePrefix(.inOutExpr, flavor)
        case .prefixOperator:
            return parsePrefix(.prefixOperatorExpr, flavor)
        default:
            break
        }
        return parsePostfix(flavor)
    }

    private mutating func parsePrefix(_ kind: SyntaxKind, _ flavor: Flavor) -> NodeID {
        let start = token.start
        let sign = tokenIndex
        guard enter() else {
            leave()
            return skipTooDeep()
        }
        defer { leave() }
        advance()
        let operand = parseUnary(flavor)
        return builder.add(kind, start, token: sign, operand)
    }
}
