/// Breaks the lines of a finished text at spaces so that a terminal does not break them inside words. Longer words, such as
/// paths, stay whole.
package enum TextFolding {
    /// Lines that start with the bars of a tree go on below their own text.
    private static let bars: [Character: Character] = [" ": " ", "│": "│", "├": "│", "└": " ", "─": " "]
    /// Number of columns by which the rest of a line is indented, in addition to its own indentation.
    private static let indentation = 4
    /// With fewer columns than this after the indentation, a line is left as it is.
    private static let fewestColumns = 20

    /// - Parameters:
    ///   - text: lines, which may contain the sequences of `TextStyle`.
    ///   - columns: width of the terminal; nil to change nothing.
    package static func fold(_ text: String, columns: Int?) -> String {
        guard let columns, text.utf8.count > columns else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { fold(line: $0, columns) }
            .joined(separator: "\n")
    }

    private static func fold(line: Substring, _ columns: Int) -> String {
        if line.utf8.count <= columns { return String(line) }
        let pieces = pieces(line)
        let width = pieces.reduce(0) { $0 + $1.blanks + $1.width }
        let prefix = prefix(line)
        guard width > columns, prefix.count + fewestColumns <= columns else { return String(line) }
        var folded = ""
        var used = 0
        var isAtStart = true
        for piece in pieces {
            let isTooLong = used + piece.blanks + piece.width > columns
            if isAtStart, isTooLong, piece.width <= columns {
                // The bars of a tree give way to a path that fills the line.
                used = columns - piece.width
                folded = String(repeating: " ", count: used)
            } else if isAtStart || !isTooLong {
                folded += String(repeating: " ", count: piece.blanks)
                used += piece.blanks
            } else {
                // A long path stays whole where a line without indentation can hold it.
                let isPlain = prefix.allSatisfy { $0 == " " }
                let start = isPlain ? prefix.prefix(max(0, columns - piece.width)) : prefix[...]
                folded += "\n" + start
                used = start.count
            }
            folded += piece.text
            used += piece.width
            if piece.width > 0, used > prefix.count - indentation { isAtStart = false }
        }
        return folded
    }

    /// A word with the number of spaces before it.
    private struct Piece {
        var blanks = 0
        var text = ""
        var width = 0
    }

    private static func pieces(_ line: Substring) -> [Piece] {
        var pieces = [Piece()]
        var isInSequence = false
        for character in line {
            if character == "\u{1B}" { isInSequence = true }
            if isInSequence {
                pieces[pieces.count - 1].text.append(character)
                if character == "m" { isInSequence = false }
            } else if character == " " {
                if !pieces[pieces.count - 1].text.isEmpty { pieces.append(Piece()) }
                pieces[pieces.count - 1].blanks += 1
            } else {
                pieces[pieces.count - 1].text.append(character)
                pieces[pieces.count - 1].width += terminalWidth(character)
            }
        }
        return pieces
    }

    /// What the further lines of a line start with: its indentation, with the bars of a tree going on.
    private static func prefix(_ line: Substring) -> String {
        var prefix = ""
        var isInSequence = false
        for character in line {
            if character == "\u{1B}" { isInSequence = true }
            if !isInSequence {
                guard let bar = bars[character] else { break }
                prefix.append(bar)
            }
            if character == "m" { isInSequence = false }
        }
        return prefix + String(repeating: " ", count: indentation)
    }
}
