import GroupLintCore

/// Lines of a file, found from offsets inside them. Offsets are UTF-8 bytes, 0-based.
struct SourceLines {
    let bytes: [UInt8]

    init(_ source: SourceFile) {
        bytes = source.bytes
    }

    /// First byte of the line around an offset.
    func start(_ offset: UInt32) -> UInt32 {
        var position = Int(offset)
        while position > 0, bytes[position - 1] != UInt8(ascii: "\n") { position -= 1 }
        return UInt32(position)
    }

    /// Where the line break behind an offset begins, or the end of the file.
    func end(_ offset: UInt32) -> UInt32 {
        var position = Int(offset)
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        if position < bytes.count, position > offset, bytes[position - 1] == UInt8(ascii: "\r") { position -= 1 }
        return UInt32(position)
    }

    /// Where the line break in front of the line around an offset begins.
    func breakBefore(_ offset: UInt32) -> UInt32 {
        let start = start(offset)
        return start > 1 && bytes[Int(start) - 2] == UInt8(ascii: "\r") ? start - 2 : max(start, 1) - 1
    }

    /// First byte of each line that begins in a range.
    func starts(in range: Range<UInt32>) -> [UInt32] {
        range.filter { $0 > 0 && bytes[Int($0) - 1] == UInt8(ascii: "\n") }
    }

    /// Spaces and tabs that a line starts with.
    func indentation(_ offset: UInt32) -> [UInt8] {
        let start = Int(start(offset))
        return Array(bytes[start...].prefix { Self.isBlank($0) })
    }

    /// Whether only spaces and tabs stand before an offset on its line.
    func startsLine(_ offset: UInt32) -> Bool { skipBlanksBack(offset) == start(offset) }

    func isEmptyLine(_ start: UInt32) -> Bool { skipBlanks(start) == end(start) }

    func hasPrefix(_ prefix: [UInt8], at start: UInt32) -> Bool { bytes[Int(start)...].starts(with: prefix) }

    func containsBreak(_ range: Range<UInt32>) -> Bool {
        bytes[Int(range.lowerBound)..<Int(range.upperBound)].contains(UInt8(ascii: "\n"))
    }

    /// How the file ends its lines.
    var lineBreak: String {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
        return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// First byte from an offset on that is no space or tab.
    func skipBlanks(_ offset: UInt32) -> UInt32 {
        UInt32(bytes[Int(offset)...].firstIndex { !Self.isBlank($0) } ?? bytes.count)
    }

    /// One past the last byte before an offset that is no space or tab.
    func skipBlanksBack(_ offset: UInt32) -> UInt32 {
        UInt32(bytes[..<Int(offset)].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0)
    }

    /// The range without white space and line breaks around what is in it.
    func trimmed(_ range: Range<UInt32>) -> Range<UInt32> {
        let inner = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
        guard let first = inner.firstIndex(where: { !Self.isSpace($0) }),
            let last = inner.lastIndex(where: { !Self.isSpace($0) })
        else { return range.lowerBound..<range.lowerBound }
        return UInt32(first)..<UInt32(last + 1)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == 0x0A || byte == 0x0D }
}
