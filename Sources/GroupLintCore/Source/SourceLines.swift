/// Finds the lines of a text by offsets inside them. Offsets are 0-based UTF-8 bytes.
///
/// A line ends at LF, CR LF or a lone CR. The first line starts after a byte order mark.
public struct SourceLines {
    public let bytes: [UInt8]
    /// Offset of the first byte of the first line.
    public let first: UInt32

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        first = bytes.starts(with: byteOrderMark) ? UInt32(byteOrderMark.count) : 0
    }

    public init(_ source: SourceFile) {
        self.init(source.bytes)
    }

    /// Offset of the first byte of the line that contains an offset. An offset past the end counts as the end.
    public func start(_ offset: UInt32) -> UInt32 {
        var position = min(Int(offset), bytes.count)
        while position > Int(first), !bytes.endsLine(at: position - 1) { position -= 1 }
        return UInt32(max(position, Int(first)))
    }

    /// Offset of the line break at or after an offset, or of the end of the file.
    public func end(_ offset: UInt32) -> UInt32 {
        var position = min(Int(offset), bytes.count)
        while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
        return UInt32(position)
    }

    /// Offset of the first byte of the next line, or of the end of the file.
    public func next(_ offset: UInt32) -> UInt32 { skipLineBreak(end(offset)) }

    /// Offset after the line break at an offset. Returns the offset itself if there is no line break.
    private func skipLineBreak(_ offset: UInt32) -> UInt32 {
        var position = Int(offset)
        guard position < bytes.count, bytes[position].isLineBreak else { return offset }
        while !bytes.endsLine(at: position) { position += 1 }
        return UInt32(position) + 1
    }

    /// Offset of the line break before the line that contains an offset. For the first line, its start.
    public func breakBefore(_ offset: UInt32) -> UInt32 {
        let start = Int(start(offset))
        guard start > Int(first) else { return first }
        let isPair = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return UInt32(start - (isPair ? 2 : 1))
    }

    /// Offset of the first byte of each line that begins in a range, without the first line.
    public func starts(in range: Range<UInt32>) -> [UInt32] {
        range.filter { $0 > first && bytes.endsLine(at: Int($0) - 1) }
    }

    /// Spaces and tabs at the start of the line that contains an offset.
    public func indentation(_ offset: UInt32) -> [UInt8] {
        Array(bytes[Int(start(offset))...].prefix { $0.isBlank })
    }

    /// Whether only spaces and tabs precede an offset on its line. Does not look for the start of a long line.
    public func startsLine(_ offset: UInt32) -> Bool {
        let last = skipBlanksBack(offset)
        return last == first || last > first && bytes.endsLine(at: Int(last) - 1)
    }

    public func isEmptyLine(_ start: UInt32) -> Bool {
        let next = Int(skipBlanks(start))
        return next == bytes.count || bytes[next].isLineBreak
    }

    public func hasPrefix(_ prefix: [UInt8], at start: UInt32) -> Bool { bytes[Int(start)...].starts(with: prefix) }

    public func containsBreak(_ range: Range<UInt32>) -> Bool {
        bytes[Int(range.lowerBound)..<Int(range.upperBound)].contains { $0.isLineBreak }
    }

    /// First line break of the file; LF if the file has only one line.
    public var lineBreak: String {
        guard let first = bytes.firstIndex(where: \.isLineBreak) else { return "\n" }
        if bytes[first] == UInt8(ascii: "\n") { return "\n" }
        return bytes.endsLine(at: first) ? "\r" : "\r\n"
    }

    /// Offset of the first byte at or after an offset that is not a space or tab.
    public func skipBlanks(_ offset: UInt32) -> UInt32 {
        UInt32(bytes[Int(offset)...].firstIndex { !$0.isBlank } ?? bytes.count)
    }

    /// Offset after the last byte before `offset` that is not a space or tab.
    public func skipBlanksBack(_ offset: UInt32) -> UInt32 {
        UInt32(bytes[..<Int(offset)].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0)
    }

    /// The range without white space and line breaks at both ends.
    public func trimmed(_ range: Range<UInt32>) -> Range<UInt32> {
        let inner = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
        guard let first = inner.firstIndex(where: { !$0.isBlank && !$0.isLineBreak }),
            let last = inner.lastIndex(where: { !$0.isBlank && !$0.isLineBreak })
        else { return range.lowerBound..<range.lowerBound }
        return UInt32(first)..<UInt32(last + 1)
    }
}

extension [UInt8] {
    /// Whether a byte is the last byte of a line break: LF, or a CR that is not followed by LF.
    @inlinable @inline(__always)
    public func endsLine(at offset: Int) -> Bool {
        let byte = self[offset]
        if byte != UInt8(ascii: "\r") { return byte == UInt8(ascii: "\n") }
        return offset + 1 == count || self[offset + 1] != UInt8(ascii: "\n")
    }
}
