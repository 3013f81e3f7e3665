extension SuppressionComment {
    /// How other linters write their comments, after the name and the colon, and what GroupLint writes. Longer forms come
    /// before their beginnings.
    fileprivate static let familiarForms: [(other: StaticString, own: String)] = [
        ("disable-next-line", "disable:next"), ("disable-previous-line", "disable:previous"), ("disable-line", "disable:this"),
        ("disable:next-line", "disable:next"), ("disable:previous-line", "disable:previous"),
        ("disable:this-line", "disable:this"), ("disable:line", "disable:this"), ("ignore-next-line", "disable:next"),
        ("ignore:next", "disable:next"), ("ignore", "disable:next"),
    ]
}

extension SuppressionComment.Cursor {
    /// Moves past a directive in a form that other linters have, and returns GroupLint's form; nil if there is none. The cursor
    /// is after `grouplint:`.
    mutating func familiarForm() -> String? {
        let start = position
        skipBlanks()
        let hasBlank = position > start
        for form in SuppressionComment.familiarForms where take(form.other) {
            if isAtBlank { return "grouplint:" + form.own }
            position = start
            return nil
        }
        for verb: StaticString in ["disable", "enable"] where hasBlank && take(verb) {
            if isAtBlank || bytes[position] == UInt8(ascii: ":") { return "grouplint:\(verb)" }
        }
        position = start
        return nil
    }
}
