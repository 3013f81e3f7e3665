extension Lexer {
    // MARK: Numbers

    @inline(never)
    mutating func lexNumber() {
        let start = position
        skipDigits()
        // Nearly all numbers are whole and decimal.
        if !isClass(position, CharacterClass.identifierPart), !at(".") { return add(.integerLiteral, start) }
        position = start
        lexUnusualNumber(start)
    }

    private mutating func lexUnusualNumber(_ start: Int) {
        if bytes[start] == UInt8(ascii: "0"), at("x", 1) { return lexHexNumber(start) }
        if bytes[start] == UInt8(ascii: "0"), at("o", 1) || at("b", 1) {
            position += 2
            skipIdentifierPart()
            return add(.integerLiteral, start)
        }
        skipDigits()
        var kind = TokenKind.integerLiteral
        // `1.0` is a number; `1.description` and `x.0.1` are not. The member index after a period is one token.
        if at("."), isClass(position + 1, CharacterClass.digit), !followsPeriod {
            kind = .floatLiteral
            position += 1
            skipDigits()
        }
        if at("e") || at("E"), !followsPeriod {
            let sign = at("+", 1) || at("-", 1) ? 1 : 0
            if isClass(position + 1 + sign, CharacterClass.digit) {
                kind = .floatLiteral
                position += 1 + sign
            }
        }
        skipIdentifierPart()
        add(kind, start)
    }

    private mutating func lexHexNumber(_ start: Int) {
        position += 2
        var kind = TokenKind.integerLiteral
        skipHexDigits()
        if at("."), isClass(position + 1, CharacterClass.hexDigit) {
            var end = position + 1
            while isClass(end, CharacterClass.hexDigit) || byte(end) == UInt8(ascii: "_") { end += 1 }
            // Without an exponent this is a member access: `0xff.bar`.
            if byte(end) == UInt8(ascii: "p") || byte(end) == UInt8(ascii: "P") { position = end }
        }
        if at("p") || at("P") {
            kind = .floatLiteral
            position += at("+", 1) || at("-", 1) ? 2 : 1
        }
        skipIdentifierPart()
        add(kind, start)
    }

    @inline(__always)
    private var followsPeriod: Bool { lastToken?.kind == .period }

    private mutating func skipDigits() {
        while isClass(position, CharacterClass.digit) || at("_") { position += 1 }
    }

    private mutating func skipHexDigits() {
        while isClass(position, CharacterClass.hexDigit) || at("_") { position += 1 }
    }

    private mutating func skipIdentifierPart() {
        while isClass(position, CharacterClass.identifierPart) { position += 1 }
    }

    // MARK: Pound

    mutating func lexPound() {
        let start = position
        var end = max(position, noPoundLiteralBefore)
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        if byte(end) == UInt8(ascii: "\"") { return lexString(pounds: end - start, start: start) }
        if byte(end) == UInt8(ascii: "/"), lexExtendedRegex(pounds: end - start) { return }
        noPoundLiteralBefore = end
        position += 1
        guard isClass(position, CharacterClass.identifierStart) else { return add(.pound, start) }
        let wordStart = position
        var wordEnd = position
        while isClass(wordEnd, CharacterClass.identifierPart) { wordEnd += 1 }
        guard let kind = poundKind(wordStart..<wordEnd) else { return add(.pound, start) }
        position = wordEnd
        add(kind, start)
    }

    @inline(__always)
    private func poundKind(_ word: Range<Int>) -> TokenKind? {
        switch word.count {
        case 2 where isWord(word, "if"): .poundIf
        case 4 where isWord(word, "else"): .poundElse
        case 5 where isWord(word, "endif"): .poundEndif
        case 6 where isWord(word, "elseif"): .poundElseif
        case 9 where isWord(word, "available"): .poundAvailable
        case 11 where isWord(word, "unavailable"): .poundUnavailable
        case 14 where isWord(word, "sourceLocation"): .poundSourceLocation
        default: nil
        }
    }

    /// Whether a range contains the text. Both have equal length.
    @inline(__always)
    private func isWord(_ range: Range<Int>, _ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            var index = 0
            while index < text.count, bytes[range.lowerBound + index] == text[index] { index += 1 }
            return index == text.count
        }
    }

    // MARK: Strings

    /// Lexes a one-line literal without interpolations and escapes, the usual case. Passes others to `lexString`.
    @inline(never)
    mutating func lexPlainString() {
        let start = position
        position += 1
        let isPlain = skipPlainString() && bytes[position] == UInt8(ascii: "\"")
        guard isPlain, position > start + 1 || !at("\"", 1) else { return lexString(pounds: 0, start: start) }
        position += 1
        add(.stringLiteral, start)
    }

    /// Lexes a string literal from its first `#` or quote. Without interpolation it becomes one token.
    mutating func lexString(pounds: Int, start: Int) {
        let opening = checkpoint(start)
        position = start + pounds
        let isMultiline = at("\"", 1) && at("\"", 2) && !isSingleLineRawString(pounds)
        position += isMultiline ? 3 : 1
        let contentStart = position
        switch scanSegment(pounds: pounds, isMultiline: isMultiline) {
        case .closed:
            add(.stringLiteral, start)
        case .unterminated:
            if isMultiline, endUnclosedString(opening, pounds: pounds) { return }
            reportUnterminated(start, pounds: pounds, isMultiline: isMultiline)
            pending.insert(.unterminated)
            add(.stringLiteral, start)
        case .interpolation:
            let segmentEnd = position
            position = contentStart
            add(.stringStart, start)
            position = segmentEnd
            finishSegment(contentStart, Interpolation(pounds: pounds, isMultiline: isMultiline, opening: opening))
        }
    }

    /// Reports a one-line literal to the end of its line, and a multi-line literal at its opening delimiter.
    private mutating func reportUnterminated(_ start: Int, pounds: Int, isMultiline: Bool) {
        report(.unterminatedString, start, isMultiline ? start + pounds + 3 : position)
    }

    /// Whether the `#"""` here is a one-line literal that starts with quotes, such as `#"""#`: its closing delimiter is
    /// on the same line.
    private func isSingleLineRawString(_ pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var offset = position + 1
        while offset < bytes.count, !isLineBreak(offset) {
            if bytes[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
            offset += 1
        }
        return false
    }

    /// Lexes the rest of a literal after the `)` of an interpolation.
    mutating func lexStringRest(_ literal: Interpolation) {
        let start = position
        let isMultiline = literal.isMultiline
        switch scanSegment(pounds: literal.pounds, isMultiline: isMultiline) {
        case .closed:
            let end = position
            position -= literal.pounds + (isMultiline ? 3 : 1)
            let quote = position
            if quote > start { add(.stringSegment, start) }
            position = end
            add(.stringEnd, quote)
        case .unterminated:
            if isMultiline, endUnclosedString(literal.opening, pounds: literal.pounds) { return }
            if position > start { add(.stringSegment, start) }
            reportUnterminated(isMultiline ? literal.opening.start : start, pounds: literal.pounds, isMultiline: isMultiline)
            pending.insert(.unterminated)
            add(.stringEnd, position)
        case .interpolation:
            finishSegment(start, literal)
        }
    }

    /// Adds the segment that ends at the position, and the `\(` after it.
    private mutating func finishSegment(_ start: Int, _ literal: Interpolation) {
        if position > start { add(.stringSegment, start) }
        let anchor = position
        position += 1 + literal.pounds + 1
        add(.interpolationStart, anchor)
        interpolations.append(literal)
    }

    private enum SegmentEnd { case closed, unterminated, interpolation }

    /// Moves past the closing delimiter, to the `\` of an interpolation, or to the end of an unclosed literal.
    private mutating func scanSegment(pounds: Int, isMultiline: Bool) -> SegmentEnd {
        while skipPlainString() {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                if isMultiline, pounds == 0, opensAnotherString() { return .unterminated }
                if closes(pounds: pounds, isMultiline: isMultiline) { return .closed }
                position += 1
            case UInt8(ascii: "\\"):
                guard hasPounds(pounds, at: position + 1) else {
                    position += 1
                    continue
                }
                if byte(position + 1 + pounds) == UInt8(ascii: "(") { return .interpolation }
                position += 1 + pounds
                if position < bytes.count, isMultiline || !isLineBreak(position) { position += 1 }
            default:
                if !isMultiline, isLineBreak(position) { return .unterminated }
                position += 1
            }
        }
        return .unterminated
    }

    /// Moves to the next quote, backslash or control character. Returns false at the end of the file.
    @inline(__always)
    private mutating func skipPlainString() -> Bool {
        var end = position
        // Bytes past the end of the file read as zeros, which end the loop.
        var special = ByteWord.special(word(at: end))
        while special == 0 {
            end += 8
            special = ByteWord.special(word(at: end))
        }
        position = min(end + special.trailingZeroBitCount >> 3, bytes.count)
        return position < bytes.count
    }

    private mutating func closes(pounds: Int, isMultiline: Bool) -> Bool {
        let quotes = isMultiline ? 3 : 1
        if isMultiline, !(at("\"", 1) && at("\"", 2)) { return false }
        guard hasPounds(pounds, at: position + quotes) else { return false }
        position += quotes + pounds
        return true
    }

    @inline(__always)
    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        var index = 0
        while index < count {
            if byte(offset + index) != UInt8(ascii: "#") { return false }
            index += 1
        }
        return true
    }
}
