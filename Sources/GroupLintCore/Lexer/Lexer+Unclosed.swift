/// Recovery from multi-line literals and comments that are not closed.
///
/// Files often look like this while the user edits them; without recovery the rules would not see the rest of the file.
/// Indentation shows where code continues, and a literal that opens inside another literal shows that the outer one is
/// not closed. Valid code is read as written.
extension Lexer {
    /// State of the lexer before a token, to return to later.
    struct Checkpoint {
        var start: Int
        var tokens: Int
        var comments: Int
        var problems: Int
        var interpolations: Int
        var pending: Token.Flags
    }

    /// Maximum number of repaired literals and comments. Each may cost another pass over the rest of the file.
    private static let maximumUnclosed = 4

    /// State before a token that starts at an offset.
    func checkpoint(_ start: Int) -> Checkpoint {
        Checkpoint(
            start: start, tokens: tokens.count, comments: comments.count, problems: problems.count,
            interpolations: interpolations.count, pending: pending)
    }

    // MARK: Literals

    /// Returns to the opening of an unclosed multi-line literal and ends it where code continues. Returns false if
    /// nothing shows where.
    mutating func endUnclosedString(_ opening: Checkpoint, pounds: Int) -> Bool {
        guard let end = endOfUnclosed(opening.start, before: position, pounds: pounds) else { return false }
        tokens.truncate(to: opening.tokens)
        comments.truncate(to: opening.comments)
        problems.removeSubrange(opening.problems...)
        interpolations.removeSubrange(opening.interpolations...)
        pending = opening.pending.union(.unterminated)
        // The rest of the file is lexed again, so these search results are no longer valid.
        noPlaceholderBefore = 0
        noPoundLiteralBefore = 0
        report(.unterminatedString, opening.start, opening.start + pounds + 3)
        position = end
        add(.stringLiteral, opening.start)
        return true
    }

    /// At the end of the file, returns to the first multi-line literal with an open interpolation and ends it. Returns
    /// false if there is none.
    mutating func endUnclosedInterpolation() -> Bool {
        guard let literal = interpolations.first(where: \.isMultiline) else { return false }
        return endUnclosedString(literal.opening, pounds: literal.pounds)
    }

    /// Whether a `"""` at the position can only open a literal: `= """` at the end of a line. A closing delimiter comes
    /// first on its line.
    mutating func opensAnotherString() -> Bool {
        guard unclosedCount < Self.maximumUnclosed, at("\"", 1), at("\"", 2) else { return false }
        let end = skippingBlanks(position + 3)
        guard end < bytes.count, isLineBreak(end) else { return false }
        var before = position - 1
        while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
        guard before >= 0 else { return false }
        switch bytes[before] {
        case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"):
            return true
        default:
            return false
        }
    }

    // MARK: Where code goes on

    /// End of an unclosed literal (with `pounds` times `#`) or comment (nil) that opens at an offset.
    ///
    /// It ends after a delimiter at the start of a line, or before the first line that looks like code outside of it or
    /// contains the limit. Nil if there is no such line.
    mutating func endOfUnclosed(_ opening: Int, before limit: Int, pounds: Int?) -> Int? {
        guard unclosedCount < Self.maximumUnclosed else { return nil }
        let indentation = indentation(ofLineAt: opening)
        var end = lineEnd(opening)
        var offset = end
        while offset < limit {
            let line = offset + (isLineBreak(offset) ? 1 : 0)
            let first = skippingBlanks(line)
            offset = lineEnd(first)
            if first == offset { continue }
            if let pounds, first < limit, isDelimiter(first, pounds) {
                end = first + 3 + pounds
            } else if !isCode(first, outside: indentation - width(line..<first)), !(first..<offset).contains(limit) {
                end = offset
                continue
            }
            unclosedCount += 1
            return end
        }
        return nil
    }

    /// Whether a line is code outside an unclosed literal. Its first byte is at `first`, `columns` left of the line
    /// that opens the literal.
    private func isCode(_ first: Int, outside columns: Int) -> Bool {
        guard columns >= 0 else { return false }
        switch bytes[first] {
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return columns > 0
        case UInt8(ascii: "@"): return isClass(first + 1, CharacterClass.identifierStart)
        default: return wordStartsDeclaration(first)
        }
    }

    private func wordStartsDeclaration(_ first: Int) -> Bool {
        var end = first
        while isClass(end, CharacterClass.identifierPart) { end += 1 }
        guard byte(end) == 0x20 || byte(end) == UInt8(ascii: "(") else { return false }
        return meaning(word(at: first), first, end).keyword.startsDeclaration
    }

    private func isDelimiter(_ offset: Int, _ pounds: Int) -> Bool {
        (0..<3).allSatisfy { byte(offset + $0) == UInt8(ascii: "\"") }
            && (0..<pounds).allSatisfy { byte(offset + 3 + $0) == UInt8(ascii: "#") }
    }

    // MARK: Lines

    private func skippingBlanks(_ offset: Int) -> Int {
        var offset = offset
        while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
        return offset
    }

    private func lineEnd(_ offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !isLineBreak(end) { end += 1 }
        return end
    }

    /// Width of blanks in columns; a tab counts as 4.
    private func width(_ range: Range<Int>) -> Int {
        range.reduce(0) { $0 + (bytes[$1] == 0x09 ? 4 : 1) }
    }

    private func indentation(ofLineAt offset: Int) -> Int {
        var line = offset
        while line > 0, !isLineBreak(line - 1) { line -= 1 }
        return width(line..<skippingBlanks(line))
    }
}
