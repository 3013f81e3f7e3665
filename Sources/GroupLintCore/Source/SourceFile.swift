/// One source file: its path and the bytes that were read.
public struct SourceFile: Sendable {
    /// Path as shown to the user, with `/` separators; relative to the root of the run where possible.
    public let path: String

    /// UTF-8 bytes exactly as stored, including a byte order mark. They may be malformed.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Hash of the bytes. It tells whether a file has changed since it was read.
    public var contentHash: UInt64 { Name(verbatim: bytes).hash }

    /// Text of a byte range. Malformed UTF-8 becomes replacement characters.
    public func text(_ range: SourceRange) -> String {
        let lower = min(Int(range.start), bytes.count)
        let upper = min(max(Int(range.end), lower), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }
}

/// Largest file in bytes that is read. Offsets are 32 bits wide; the limit keeps them far from overflow.
public let maximumFileSize = 1 << 30
