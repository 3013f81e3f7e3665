/// Half-open range of 0-based UTF-8 byte offsets in one file.
public struct SourceRange: Equatable, Hashable, Sendable, BitwiseCopyable {
    public var start: UInt32
    public var end: UInt32

    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    public var isEmpty: Bool { start >= end }
    public var length: UInt32 { end > start ? end - start : 0 }

    public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
    public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
