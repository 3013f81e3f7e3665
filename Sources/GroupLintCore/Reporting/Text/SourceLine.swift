/// A source line prepared for a terminal: tabs are expanded, control characters escaped, widths known.
struct SourceLine {
    /// Width of the shown text in columns where no terminal limits it. Longer lines are clipped.
    static let maximumWidth = 160
    private static let tabWidth = 4
    /// Number of bytes to read around the marked range. Keeps lines of several megabytes cheap.
    private static let byteContext = 1_000

    /// Text that starts at `column`.
    private struct Cell {
        var text: String
        var column: Int
        var width: Int
        /// Offset of the first byte from the start of the line.
        var byte: Int
    }

    /// The text to print and the columns to mark.
    struct Marked: Equatable {
        var text: String
        /// Number of columns before the mark.
        var indent: Int
        /// Width of the mark in columns, at least 1.
        var width: Int
    }

    private var cells: [Cell] = []
    private var end = 0
    private var isCutAtStart = false
    private var isCutAtEnd = false

    /// Prepares a line and marks a range of its bytes. The mark has at least one column, even for an empty range.
    ///
    /// - Parameter width: number of columns for the text. Of a longer line, the part around the mark is shown.
    static func marking(_ range: Range<Int>, in line: ArraySlice<UInt8>, width: Int = maximumWidth) -> Marked {
        plain(range, in: line, width) ?? SourceLine(line, around: range).mark(range, width)
    }

    /// Marks a range in a line that is shown as it is, like almost every line: short, printable ASCII, and without `#`, which
    /// may start the command of a service. Nil for any other line.
    private static func plain(_ range: Range<Int>, in line: ArraySlice<UInt8>, _ width: Int) -> Marked? {
        let isPlain = line.count <= width && line.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }
        guard isPlain else { return nil }
        let start = min(range.lowerBound, line.count)
        let stop = min(max(start + 1, range.upperBound), max(line.count, start + 1))
        return Marked(text: String(decoding: line, as: UTF8.self), indent: start, width: stop - start)
    }

    private init(_ line: ArraySlice<UInt8>, around range: Range<Int>) {
        var lower = max(0, range.lowerBound - SourceLine.byteContext)
        while lower > 0, lower < line.count, line[line.startIndex + lower] & 0xC0 == 0x80 { lower -= 1 }
        let upper = min(line.count, range.lowerBound + 2 * SourceLine.byteContext)
        isCutAtStart = lower > 0
        isCutAtEnd = upper < line.count
        // Thousands of diagnostics may be in one long line: only the part that is shown is copied, with its last scalar.
        layOut(Array(line.dropFirst(lower).prefix(max(0, upper - lower) + 3)), at: lower, count: max(0, upper - lower))
    }

    /// - Parameters:
    ///   - bytes: a part of the line.
    ///   - lower: where the part starts in the line, in bytes.
    ///   - count: number of bytes in which the last scalar starts.
    private mutating func layOut(_ bytes: [UInt8], at lower: Int, count: Int) {
        var known: [UInt8] = []
        var lengths: [Int] = []
        var index = 0
        while index < count {
            let length = scalarLength(bytes, at: index)
            if let length { known += bytes[index..<index + length] } else { known += "\u{FFFD}".utf8 }
            lengths.append(length ?? 1)
            index += length ?? 1
        }
        var byte = lower
        var scalarIndex = 0
        for character in String(decoding: known, as: UTF8.self) {
            append(character, at: byte)
            for _ in character.unicodeScalars {
                byte += lengths[scalarIndex]
                scalarIndex += 1
            }
        }
    }

    private mutating func append(_ character: Character, at byte: Int) {
        let text: String
        var width = terminalWidth(character)
        if character == "\t" {
            width = SourceLine.tabWidth - end % SourceLine.tabWidth
            text = String(repeating: " ", count: width)
        } else if character.unicodeScalars.contains(where: isInvisibleControl) {
            text = escapingControls(String(character))
            width = text.reduce(0) { $0 + terminalWidth($1) }
        } else if character == "[", endsServiceCommand(cells.suffix(32).map { $0.text.utf8.first ?? 0 }) {
            text = visibleEscape("[")
            width = text.utf8.count
        } else {
            text = String(character)
        }
        cells.append(Cell(text: text, column: end, width: width, byte: byte))
        end += width
    }

    private func mark(_ range: Range<Int>, _ width: Int) -> Marked {
        let start = column(range.lowerBound)
        let stop = max(start + 1, column(range.upperBound))
        let (first, last) = window(start, stop, width)
        let shown = cells.filter { $0.column >= first && $0.column + $0.width <= last }
        let cutsStart = isCutAtStart || first > 0
        let cutsEnd = isCutAtEnd || last < end
        let text = (cutsStart ? "…" : "") + shown.map(\.text).joined() + (cutsEnd ? "…" : "")
        let origin = (shown.first?.column ?? 0) - (cutsStart ? 1 : 0)
        let shownStop = min(stop, max(last, start + 1))
        return Marked(text: text, indent: max(0, start - origin), width: max(1, shownStop - start))
    }

    /// Range of columns to show when the mark has the columns from `start` to `stop`. A clipped line has an ellipsis at each end
    /// that is cut, which takes one of the columns.
    private func window(_ start: Int, _ stop: Int, _ width: Int) -> (first: Int, last: Int) {
        if end <= width { return (0, end) }
        if min(stop, start + width / 8) < width { return (0, width - 1) }
        let first = max(0, start - width * 3 / 8)
        return (first, min(end, first + width - 2))
    }

    /// Column of a byte offset; the end of the text for offsets past it.
    private func column(_ byte: Int) -> Int {
        cells.first { $0.byte >= byte }?.column ?? end
    }
}
