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
    ///
    /// Four sums take turns, because a multiplication waits for the one before. Each step is reversible, so a change of one
    /// aligned word of eight bytes always changes the hash.
    public var contentHash: UInt64 {
        bytes.withContiguousStorageIfAvailable { bytes in
            var (a, b, c, d) = (UInt64(bytes.count), UInt64(1), UInt64(2), UInt64(3))
            var start = 0
            while start &+ 32 <= bytes.count {
                a = Self.step(a, ByteWord.of(bytes, start))
                b = Self.step(b, ByteWord.of(bytes, start &+ 8))
                c = Self.step(c, ByteWord.of(bytes, start &+ 16))
                d = Self.step(d, ByteWord.of(bytes, start &+ 24))
                start &+= 32
            }
            let rest = Name.hash(bytes, start..<bytes.count)
            return Self.step(Self.step(Self.step(Self.step(rest, a), b), c), d)
        } ?? 0
    }

    @inline(__always)
    private static func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product &<< 29 | product &>> 35
    }

    /// Text of a byte range. Malformed UTF-8 becomes replacement characters.
    public func text(_ range: SourceRange) -> String {
        let lower = min(Int(range.start), bytes.count)
        let upper = min(max(Int(range.end), lower), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }

    /// Byte offset of the first line of a merge conflict, of git or of Jujutsu: lines start with the marks for its start, its
    /// middle and its end.
    var mergeConflict: UInt32? {
        guard bytes.contains("<<<<<<< ") else { return nil }
        var start: UInt32?
        var missing: ArraySlice<[String]> = [["<<<<<<< "], ["=======", "%%%%%%%", "+++++++"], [">>>>>>> "]]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let next = missing.first else { return start }
            guard next.contains(where: { line.starts(with: $0.utf8) }) else { continue }
            start = start ?? UInt32(line.startIndex)
            missing.removeFirst()
        }
        return missing.isEmpty ? start : nil
    }
}

/// Largest file in bytes that is read. Offsets are 32 bits wide; the limit keeps them far from overflow.
public let maximumFileSize = 1 << 30
