/// One source file: a path and the bytes it had when it was read.
public struct SourceFile: Sendable {
    /// Path as it is shown to the user, with `/` separators; relative to the root of the run where that is possible.
    public let path: String

    /// UTF-8 bytes exactly as stored, a byte order mark included. Not checked for validity.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Text of a byte range; bytes that are not UTF-8 become replacement characters.
    public func text(_ range: SourceRange) -> String {
        let lower = min(Int(range.start), bytes.count)
        let upper = min(max(Int(range.end), lower), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }
}

/// Largest file that is read, in bytes. Offsets are 32 bits wide; the limit keeps them far from overflow.
public let maximumFileSize = 1 << 30
