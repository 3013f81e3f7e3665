/// Lexes identifiers, keywords, and tokens that start with a scalar outside ASCII.
extension Lexer {
    @inline(never)
    mutating func lexWord() {
        let start = position
        let head = word(at: start)
        position = start + ByteWord.identifierLength(head)
        if position == start + 8 {
            while true {
                let length = ByteWord.identifierLength(word(at: position))
                position += length
                if length < 8 { break }
            }
        }
        if position < bytes.count, bytes[position] >= 0x80 { skipIdentifierScalars() }
        let meaning = meaning(head, start, position)
        add(meaning.kind, start, keyword: meaning.keyword)
    }

    /// Token kind and keyword of a word from `start` to `end`; `head` is its first eight bytes.
    @inline(__always)
    func meaning(_ head: UInt64, _ start: Int, _ end: Int) -> WordTable.Meaning {
        let length = min(end - start, WordTable.longest)
        let meaning = words.meaning(head, length: length)
        return meaning.isLong ? words.longMeaning(head, length: length, tail: word(at: end - 8)) : meaning
    }

    /// Moves past the rest of an identifier, from a scalar outside ASCII.
    mutating func skipIdentifierScalars() {
        while position < bytes.count {
            if isClass(position, CharacterClass.identifierPart) {
                position += 1
            } else if let (value, length) = decodeScalar(position), ScalarClass(value).continuesIdentifier {
                position += length
            } else {
                return
            }
        }
    }

    /// Lexes `` `name` ``, or a raw identifier with nearly any character except line breaks between the back quotes.
    @inline(never)
    mutating func lexEscapedIdentifier() {
        let start = position
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !isLineBreak(end) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 else {
            return punctuation(.backtick)
        }
        position = end + 1
        add(.identifier, start)
    }

    @inline(never)
    mutating func lexDollarIdentifier() {
        let start = position
        repeat { position += 1 } while isClass(position, CharacterClass.identifierPart)
        if byte(position) >= 0x80 { skipIdentifierScalars() }
        let isShorthand = position > start + 1 && isClass(start + 1, CharacterClass.digit)
        add(isShorthand ? .dollarIdentifier : .identifier, start)
    }

    /// Lexes `<#name#>` as an identifier. Editors insert it where the user has to type.
    @inline(never)
    mutating func lexEditorPlaceholder() -> Bool {
        let start = position
        var end = position + 2
        guard end > noPlaceholderBefore else { return false }
        while end + 1 < bytes.count, !isLineBreak(end) {
            if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
                position = end + 2
                add(.identifier, start)
                return true
            }
            end += 1
        }
        noPlaceholderBefore = end
        return false
    }

    // MARK: Scalars outside ASCII

    @inline(never)
    mutating func lexScalar() {
        guard let (value, length) = decodeScalar(position) else { return lexUnknown(length: 1) }
        // A no-break space separates tokens; the compiler only warns.
        if value == 0xA0 || (value == 0xFEFF && position == 0) {
            position += length
            pending.insert(.spaceBefore)
            return
        }
        switch ScalarClass(value) {
        case .identifier:
            let start = position
            skipIdentifierScalars()
            add(.identifier, start)
        case .operator:
            lexOperator()
        case .continuation, .other:
            lexUnknown(length: length)
        }
    }

    /// Adds one token for a whole run of invalid bytes. Megabytes of garbage are one problem.
    mutating func lexUnknown(length: Int) {
        let start = position
        position += length
        while position < bytes.count, bytes[position] >= 0x80 {
            guard let (value, length) = decodeScalar(position) else {
                position += 1
                continue
            }
            guard ScalarClass(value) == .other, value != 0xA0 else { break }
            position += length
        }
        add(.unknown, start)
        report(.unknownBytes, start, position)
    }

    /// Value and length in bytes of the scalar at an offset; nil past the end or if the bytes are malformed.
    func decodeScalar(_ offset: Int) -> (UInt32, Int)? { decodedScalar(bytes, at: offset) }
}
