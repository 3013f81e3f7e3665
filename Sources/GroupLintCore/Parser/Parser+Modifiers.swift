extension Parser {
    /// Whether a word is a modifier, and whether it may have an argument as in `private(set)`.
    @inline(__always)
    private func modifierKind(_ word: Keyword) -> (isModifier: Bool, takesArgument: Bool) {
        switch word {
        case .fileprivate, .internal, .nonisolated, .package, .private, .public, .unowned, .open: (true, true)
        case .static, .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .consuming, .convenience,
            .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonmutating, .optional,
            .override, .postfix, .prefix, .reasync, .required, .rethrows, .weak, .sending:
            (true, false)
        default: (false, false)
        }
    }

    /// Whether `class` is a modifier here. It is if a declaration keyword or modifier follows: `class func f()`.
    @inline(__always)
    private var atClassModifier: Bool {
        guard at(word: .class) else { return false }
        let next = peek()
        if next.kind == .keyword {
            switch next.keyword {
            case .func, .var, .let, .subscript, .`init`, .typealias, .static, .private, .fileprivate, .internal, .public:
                return true
            default:
                return false
            }
        }
        guard next.kind == .identifier, modifierKind(next.keyword).isModifier else { return false }
        // In `class lazy var`, `class` is a modifier; in `class final {` it declares a class.
        return peek(2).kind == .keyword || (peek(2).kind == .identifier && peek(2).keyword != .none)
            || peek(2).kind == .leftParen
    }

    /// Skips the modifiers here and returns their number.
    mutating func skipModifiers() -> Int {
        var count = 0
        while count < Self.maximumPrefixes, atModifier {
            let takesArgument = modifierKind(token.keyword).takesArgument && !at(word: .open)
            advance()
            if takesArgument, at(.leftParen) { skipBalanced() }
            count += 1
        }
        return count
    }

    private var atModifier: Bool {
        mutating get {
            guard token.keyword != .none, token.kind == .identifier || token.kind == .keyword else { return false }
            return modifierKind(token.keyword).isModifier || atClassModifier
        }
    }

    mutating func parseModifiersIfPresent() -> NodeID {
        guard atModifier else { return .none }
        let listStart = token.start
        let mark = builder.mark()
        while atModifier {
            let start = token.start
            let name = tokenIndex
            let takesArgument = modifierKind(token.keyword).takesArgument
            advance()
            if takesArgument, at(.leftParen) {
                skipBalanced()
            }
            builder.push(builder.add(.declModifier, start, token: name))
        }
        guard builder.count(since: mark) > 0 else { return .none }
        return builder.add(.declModifierList, listStart, from: mark)
    }
}
