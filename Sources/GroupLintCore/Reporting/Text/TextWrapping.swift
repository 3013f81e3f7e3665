/// Breaks text into lines for a terminal.
package enum TextWrapping {
    /// Lines of at most `width` characters, broken at spaces. A longer word gets its own line.
    /// - Parameter used: number of characters that stand before the text in its first line.
    package static func lines(_ text: String, width: Int, used: Int = 0) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if line.isEmpty {
                if lines.isEmpty, used > 0, used + word.count > width { lines.append("") }
                line = String(word)
            } else if line.count + 1 + word.count <= width - (lines.isEmpty ? used : 0) {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
