import GroupLintEngine

/// The code units that `character` counts in a position.
enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
}

/// A UTF-8 text that converts between byte offsets and positions of the protocol.
struct TextPositions: Equatable {
    private(set) var bytes: [UInt8]
    private let encoding: PositionEncoding
    /// Byte offset of the start of each line; never empty.
    private var lineStarts = [0]
    /// Made when a place on a long line is asked for.
    private var samples = OnceValue<UTF16Samples>()

    static func == (left: Self, right: Self) -> Bool {
        left.bytes == right.bytes && left.encoding == right.encoding && left.lineStarts == right.lineStarts
    }

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        for index in bytes.indices where bytes.endsLine(at: index) { lineStarts.append(index + 1) }
    }

    /// Replaces a range of bytes. It scans only the affected lines, because "replace all" sends thousands of changes.
    mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
        let first = max(1, lineStarts.partitionPoint { $0 < range.lowerBound })
        let last = max(first, lineStarts.partitionPoint { $0 <= range.upperBound })
        let oldCount = bytes.count
        bytes.replaceSubrange(range, with: text)
        samples = OnceValue()
        let growth = bytes.count - oldCount
        // The byte before the change may end a line or not, depending on the byte that follows it.
        let touched = max(0, range.lowerBound - 1)..<(range.upperBound + growth)
        let starts = touched.filter { bytes.endsLine(at: $0) }.map { $0 + 1 }
        for line in last..<lineStarts.count { lineStarts[line] += growth }
        lineStarts.replaceSubrange(first..<last, with: starts)
    }

    /// Byte offset of a position. A position beyond the end of its line or of the text means that end.
    func offset(_ position: LSPPosition) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lineStarts.count else { return bytes.count }
        let start = lineStarts[position.line]
        let end = lineEnd(position.line)
        guard position.character > 0 else { return start }
        switch encoding {
        case .utf8: return min(position.character, end - start) + start
        case .utf16: return utf16Offset(start, end, position.character)
        }
    }

    func position(_ offset: Int) -> LSPPosition {
        let offset = max(0, min(offset, bytes.count))
        let number = lineStarts.partitionPoint { $0 <= offset } - 1
        let start = lineStarts[number]
        return LSPPosition(line: number, character: encoding == .utf8 ? offset - start : utf16Count(start, offset))
    }

    private func utf16Count(_ start: Int, _ end: Int) -> Int {
        if end - start <= UTF16Samples.shortLine { return utf16Length(bytes[start..<end]) }
        return samples.value { UTF16Samples(bytes) }.count(bytes, start, end)
    }

    func range(_ range: SourceRange) -> LSPRange {
        let start = position(Int(range.start))
        return LSPRange(start: start, end: range.end > range.start ? position(Int(range.end)) : start)
    }

    /// Byte range of the line that contains an offset, without its line break.
    func line(at offset: Int) -> Range<Int> {
        let line = position(offset).line
        return lineStarts[line]..<lineEnd(line)
    }

    private func lineEnd(_ line: Int) -> Int {
        guard line + 1 < lineStarts.count else { return bytes.count }
        var end = lineStarts[line + 1]
        while end > lineStarts[line], bytes[end - 1].isLineBreak { end -= 1 }
        return end
    }

    private func utf16Offset(_ start: Int, _ end: Int, _ character: Int) -> Int {
        var units = 0
        var offset = start
        while offset < end {
            let more = bytes[offset].utf16Units
            if units >= character, more > 0 { break }
            units += more
            offset += 1
        }
        return offset
    }
}

/// A document that is open in the editor.
struct TextDocument {
    let uri: String
    private(set) var version: Int
    private(set) var positions: TextPositions
    private let encoding: PositionEncoding

    init(uri: String, version: Int, text: String, _ encoding: PositionEncoding) {
        self.uri = uri
        self.version = version
        self.encoding = encoding
        positions = TextPositions(Array(text.utf8), encoding)
    }

    var bytes: [UInt8] { positions.bytes }

    /// Maximum number of bytes that the changes of one message may move: each moves what follows it. 10,000 changes of a text of
    /// 500 KB are well below.
    static let mostMoved = 1 << 33

    /// Applies changes in order. Swaps the ends of a range that ends before it starts.
    ///
    /// - Returns: false if the changes are too many for the text, which is then not up to date.
    mutating func apply(_ changes: [ChangeParameters.Change], version: Int?, mostMoved: Int = Self.mostMoved) -> Bool {
        var moved = 0
        for change in changes {
            moved += positions.bytes.count
            if moved > mostMoved, changes.count > 1 { return false }
            if let range = change.range {
                let ends = [positions.offset(range.start), positions.offset(range.end)].sorted()
                positions.replace(ends[0]..<ends[1], with: change.text.utf8)
            } else {
                positions = TextPositions(Array(change.text.utf8), encoding)
            }
        }
        self.version = version ?? self.version &+ 1
        return true
    }
}
