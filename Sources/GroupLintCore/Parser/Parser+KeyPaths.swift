extension Parser {
    /// Parses `\Root.a?.b[0].c`.
    mutating func parseKeyPath() -> NodeID {
        let start = token.start
        advance()
        let mark = builder.mark()
        if at(.period) || atOperator || at(.postfixQuestionMark) {
            builder.push(.none)
        } else {
            builder.push(parseKeyPathRoot())
        }
        while pushKeyPathComponentIfPresent() {}
        return builder.add(.keyPathExpr, start, from: mark)
    }

    /// Parses the root type up to its first period. Optional marks after it are components.
    private mutating func parseKeyPathRoot() -> NodeID {
        let start = token.start
        switch token.kind {
        case .identifier, .keyword:
            let name = tokenIndex
            guard at(.identifier) || at(word: .capitalSelf) || at(word: .capitalAny) else { return .none }
            advance()
            let arguments = parseGenericArgumentsIfPresent()
            return builder.add(.identifierType, start, token: name, arguments)
        case .leftParen: return parseTupleType()
        case .leftSquare: return parseArrayType()
        default:
            return .none
        }
    }

    private mutating func pushKeyPathComponentIfPresent() -> Bool {
        let start = token.start
        switch token.kind {
        case .leftSquare where !token.startsLine:
            let arguments = parseArguments(.rightSquare, .basic)
            builder.push(builder.add(.keyPathComponent, start, arguments))
            return true
        case .period:
            pushKeyPathMember(start)
            return true
        case .postfixQuestionMark, .exclamationMark:
            advance()
            builder.push(builder.add(.keyPathComponent, start, .none))
            return true
        case .binaryOperator, .prefixOperator, .postfixOperator:
            guard isOptionalMarks else { return false }
            advanceKeyPathMarks()
            builder.push(builder.add(.keyPathComponent, start, .none))
            return true
        default:
            return false
        }
    }

    private mutating func pushKeyPathMember(_ start: UInt32) {
        advance()
        var name = UInt32.none
        var arguments = NodeID.none
        if at(.leftSquare), !token.startsLine {
            arguments = parseArguments(.rightSquare, .basic)
        } else if isName(token.kind) || at(.integerLiteral) || at(.wildcard) {
            name = tokenIndex
            advance()
            skipArgumentNamesIfPresent()
            arguments = parseGenericArgumentsInExpressionIfPresent()
        } else {
            reportMissing(.name)
        }
        builder.push(builder.add(.keyPathComponent, start, token: name, arguments))
    }

    /// Whether the token consists of marks such as `.?.` or `!.`, which the lexer reads as operators.
    @inline(__always)
    private var isOptionalMarks: Bool {
        let text = bytes[Int(token.start)..<Int(token.end)]
        return text.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
            && text.contains { $0 != UInt8(ascii: ".") }
    }

    /// Skips optional marks up to the last period, which belongs to the next member.
    private mutating func advanceKeyPathMarks() {
        while atOperator || at(.period) || at(.postfixQuestionMark) || at(.exclamationMark) {
            if token.end - token.start == 1, at(prefix: "."), isName(peek().kind) || peek().kind == .leftSquare {
                return
            }
            let isLast = token.end - token.start == 1
            advanceOneCharacter()
            if isLast { return }
        }
    }
}
