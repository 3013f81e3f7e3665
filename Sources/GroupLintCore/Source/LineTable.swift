/// Maps byte offsets to lines and columns. Only created when something is printed.
///
/// A line ends at LF, CR LF or a lone CR.
public struct LineTable: Sendable {
    /// Offset of the first byte of each line; the first line starts after a byte order mark.
    private let lineStarts: [UInt32]
    private let bytes: [UInt8]
    /// Nil if all lines are short.
    private let samples: UTF16Samples?

    public init(_ bytes: [UInt8]) {
        var starts = [SourceLines(bytes).first]
        _ = bytes.withContiguousStorageIfAvailable { buffer in
            var index = 0
            while index < buffer.count {
                // Most words have no line break.
                if index &+ 8 <= buffer.count, !ByteWord.mayEndLine(ByteWord.of(buffer, index)) {
                    index &+= 8
                    continue
                }
                let end = min(index &+ 8, buffer.count)
                while index < end {
                    if buffer[index] <= 0x0D, bytes.endsLine(at: index) { starts.append(UInt32(index) + 1) }
                    index &+= 1
                }
            }
        }
        self.lineStarts = starts
        self.bytes = bytes
        let ends = starts.dropFirst() + [UInt32(bytes.count)]
        let hasLongLine = zip(starts, ends).contains { $1 &- $0 > UTF16Samples.shortLine }
        samples = hasLongLine ? UTF16Samples(bytes) : nil
    }

    /// Location of a byte offset. An offset past the end counts as the end.
    public func location(_ offset: UInt32) -> SourceLocation {
        let offset = min(offset, UInt32(bytes.count))
        let line = lineIndex(offset)
        let start = lineStarts[line]
        let first = min(start, offset)
        return SourceLocation(
            line: line + 1,
            column: Int(offset - first) + 1,
            utf16Column: (samples?.count(bytes, Int(first), Int(offset)) ?? utf16Length(bytes[Int(first)..<Int(offset)])) + 1,
            offset: Int(offset)
        )
    }

    /// Bytes of a 1-based line without its line break; empty if there is no such line.
    public func lineBytes(_ line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= lineStarts.count else { return [] }
        let start = Int(lineStarts[line - 1])
        var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
        while end > start, bytes[end - 1].isLineBreak { end -= 1 }
        return bytes[min(start, end)..<end]
    }

    /// 0-based index of the line of an offset. An offset inside a byte order mark belongs to the first line.
    private func lineIndex(_ offset: UInt32) -> Int { max(1, lineStarts.partitionPoint { $0 <= offset }) - 1 }
}

/// Place in a file, counted the way people and other programs do.
public struct SourceLocation: Equatable, Sendable {
    /// 1-based line number.
    public let line: Int
    /// 1-based column in UTF-8 bytes, as swiftc and Xcode count. A byte order mark is not counted.
    public let column: Int
    /// 1-based column in UTF-16 code units, as language servers and SARIF count.
    public let utf16Column: Int
    /// 0-based offset in UTF-8 bytes from the start of the file. A byte order mark is counted.
    public let offset: Int
}

/// The UTF-8 byte order mark.
public let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
