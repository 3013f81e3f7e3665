/// Half-open range of 0-based UTF-8 byte offsets in one file.
package struct SourceRange: Equatable, Hashable, Sendable, BitwiseCopyable {
    package var start: UInt32
    package var end: UInt32

    package init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    package var isEmpty: Bool { start >= end }
    package var length: UInt32 { end > start ? end - start : 0 }

    package func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
    package func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
