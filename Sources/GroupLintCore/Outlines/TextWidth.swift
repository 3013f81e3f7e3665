/// Estimates the width of text in a drawing. Fonts differ, so it is rather too wide than too narrow.
enum TextWidth {
    private static let narrow = Array("iljtfI.,:;'|!()[]{} `".unicodeScalars)
    private static let wide = Array("mwMW@%".unicodeScalars)

    /// - Parameter size: of the font.
    /// - Returns: the width in the unit of the size.
    static func of(_ text: String, size: Int) -> Int {
        // In hundredths of the size.
        let sum = text.unicodeScalars.reduce(0) { sum, scalar in
            if scalar.value > 0x2E80 { return sum + 110 }
            if narrow.contains(scalar) { return sum + 42 }
            if wide.contains(scalar) { return sum + 104 }
            return sum + (scalar.properties.isUppercase ? 80 : 68)
        }
        return (sum * size + 99) / 100
    }

    /// The width in a font whose letters all have the same width.
    static func ofCode(_ text: String, size: Int) -> Int {
        let sum = text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 124 : 62) }
        return (sum * size + 99) / 100
    }

    /// The text, or its beginning and its end if it is too long.
    static func shortened(_ text: String, to limit: Int) -> String {
        guard text.count > limit else { return text }
        return text.prefix(limit / 2) + "…" + text.suffix(limit - limit / 2 - 1)
    }
}
