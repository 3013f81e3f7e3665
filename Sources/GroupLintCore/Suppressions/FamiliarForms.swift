extension SuppressionComment {
    /// How other linters write their comments, after the name and the colon, and what GroupLint writes. Longer forms come
    /// before their beginnings.
    fileprivate static let familiarForms: [(other: StaticString, own: String)] = [
        ("disable-next-line", "disable:next"), ("disable-previous-line", "disable:previous"), ("disable-line", "disable:this"),
        ("disable:next-line", "disable:next"), ("disable:previous-line", "disable:previous"),
        ("disable:this-line", "disable:this"), ("disable:line", "disable:this"), ("disable-next", "disable:next"),
        ("disable-previous", "disable:previous"), ("disable-this", "disable:this"), ("disable-file", "disable:file"),
        ("disable next line", "disable:next"), ("disable previous line", "disable:previous"),
        ("disable this line", "disable:this"), ("disable next", "disable:next"), ("disable previous", "disable:previous"),
        ("disable this", "disable:this"), ("disable line", "disable:this"), ("disable file", "disable:file"),
        ("ignore-next-line", "disable:next"),
        ("ignore:next", "disable:next"), ("ignore", "disable:next"),
    ]
}

extension SuppressionComment.Cursor {
    /// How a comment for GroupLint begins.
    enum Opening {
        /// `grouplint:`
        case own
        /// The name in other letters, or with a hyphen or a space after it: `GroupLint:`, `grouplint-`, `grouplint `.
        case familiar
    }

    /// Moves past the name and the signs after it; nil if the comment begins in another way.
    mutating func opening() -> Opening? {
        if take("grouplint:") { return .own }
        guard takeName() else { return nil }
        let start = position
        while !isAtBlank, bytes[position] == UInt8(ascii: ":") || bytes[position] == UInt8(ascii: "-") { position += 1 }
        skipBlanks()
        return position > start ? .familiar : nil
    }

    /// Moves past a directive in a form that other linters have, and returns GroupLint's form; nil if there is none. The cursor
    /// is after the opening. A comment with an unusual opening may be a sentence, so it must also name a rule.
    mutating func familiarForm(after opening: Opening) -> String? {
        let start = position
        skipBlanks()
        let takesVerb = position > start || opening == .familiar
        if let form = directive(takesVerb: takesVerb), opening == .own || isBeforeRule { return "grouplint:" + form }
        position = start
        return nil
    }

    private mutating func directive(takesVerb: Bool) -> String? {
        for form in SuppressionComment.familiarForms where take(form.other) {
            return isAtBlank ? form.own : nil
        }
        for verb: StaticString in ["disable", "enable"] where takesVerb && take(verb) {
            return isAtBlank || bytes[position] == UInt8(ascii: ":") ? "\(verb)" : nil
        }
        return nil
    }

    /// Whether the next word, after a scope such as `:next`, has the form of a rule id.
    private var isBeforeRule: Bool {
        var cursor = self
        while !cursor.isAtBlank { cursor.position += 1 }
        cursor.skipBlanks()
        return cursor.word().contains("_")
    }

    /// Takes `grouplint` in upper and lower case letters.
    private mutating func takeName() -> Bool {
        let name: StaticString = "grouplint"
        let length = name.utf8CodeUnitCount
        guard position + length <= end else { return false }
        let matches = name.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) { $0 == $1 | 0x20 } }
        if matches { position += length }
        return matches
    }
}
