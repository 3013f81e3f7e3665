extension Lexer {
    /// Lexes `?` and `!`, which are marks of their own directly after an operand: `a?.b`, `a!`, `Int??`.
    mutating func lexPostfixMark() {
        let start = position
        guard isLeftBound(start) else { return lexOperator() }
        position += 1
        add(bytes[start] == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark, start)
    }

    /// Lexes the longest run of operator characters, with its fixity. A run contains `.` only if it starts with `.`.
    mutating func lexOperator() {
        let start = position
        if !skipPlainOperator() {
            skipOperatorCharacters()
            if lexRegexInOperator(start) { return }
            cutAtComment(start)
        }
        let length = position - start
        let leftBound = isLeftBound(start)
        let rightBound = isRightBound(position, leftBound: leftBound)
        if length == 1, let kind = singleCharacterKind(bytes[start], leftBound, rightBound) { return add(kind, start) }
        if length == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
            return add(.arrow, start)
        }
        if length == 2, bytes[start] == UInt8(ascii: "*"), bytes[start + 1] == UInt8(ascii: "/") {
            report(.unknownBytes, start, position)
            return add(.unknown, start)
        }
        add(leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator, start)
    }

    /// Moves past an operator that cannot contain the start of a comment, regex literal, placeholder or member.
    /// Otherwise stays and returns false.
    @inline(__always)
    private mutating func skipPlainOperator() -> Bool {
        guard isClass(position, CharacterClass.plainOperator) || at("<") else { return false }
        var end = position + 1
        while isClass(end, CharacterClass.plainOperator) { end += 1 }
        guard !isClass(end, CharacterClass.operatorPart | CharacterClass.highByte) else { return false }
        position = end
        return true
    }

    @inline(__always)
    private func singleCharacterKind(_ byte: UInt8, _ leftBound: Bool, _ rightBound: Bool) -> TokenKind? {
        switch byte {
        case UInt8(ascii: "="): .equal
        case UInt8(ascii: "."): .period
        case UInt8(ascii: "?"): leftBound ? .postfixQuestionMark : .infixQuestionMark
        case UInt8(ascii: "&"): !leftBound && rightBound ? .prefixAmpersand : nil
        default: nil
        }
    }

    private mutating func skipOperatorCharacters() {
        let start = position
        let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
        repeat {
            let current = byte(position)
            if current == UInt8(ascii: "."), !startsWithPeriod { return }
            if current == UInt8(ascii: "<"), position > start, at("#", 1) { return }
            if isClass(position, CharacterClass.operatorPart) {
                position += 1
            } else if current >= 0x80, let (value, length) = decodeScalar(position),
                ScalarClass(value).continuesOperator
            {
                position += length
            } else {
                return
            }
        } while position < bytes.count
    }

    /// Ends the operator before a comment that starts inside it: `a+/* b */c`.
    private mutating func cutAtComment(_ start: Int) {
        var offset = start + 1
        while offset + 1 < position + 1, offset < position {
            if bytes[offset] == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*")
            {
                position = offset
                return
            }
            offset += 1
        }
    }

    // MARK: Fixity

    /// Whether the operator at an offset touches an operand on its left.
    @inline(__always)
    func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        if isClass(start - 1, CharacterClass.identifierPart) { return true }
        switch bytes[start - 1] {
        case 0x20, 0x09, UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x00, 0x0B, 0x0C,
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            // The end of a block comment counts as white space.
            return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
        case 0xA0:
            return !(start > 1 && bytes[start - 2] == 0xC2)
        case 0xBF:
            return !(start == byteOrderMark.count && bytes.starts(with: byteOrderMark))
        default:
            return true
        }
    }

    /// Whether the operator that ends at an offset touches an operand on its right.
    @inline(__always)
    func isRightBound(_ end: Int, leftBound: Bool) -> Bool {
        guard end < bytes.count else { return false }
        switch bytes[end] {
        case 0x20, 0x09, UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x00, 0x0B, 0x0C,
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."):
            // In `x^.y` it is a postfix operator, in `^.y` a prefix operator.
            return !leftBound
        case UInt8(ascii: "/"):
            return !(byte(end + 1) == UInt8(ascii: "/") || byte(end + 1) == UInt8(ascii: "*"))
        case 0xC2:
            return byte(end + 1) != 0xA0
        default:
            return true
        }
    }
}
