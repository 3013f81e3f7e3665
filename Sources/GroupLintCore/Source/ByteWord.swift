/// Questions about eight bytes at once, the first of which stands in the lowest bits.
enum ByteWord {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Eight bytes from an offset on, all of which must be there.
    ///
    /// Every word is read here. For an unsafe buffer the compiler makes one read of it in release builds, and only debug
    /// builds check the offset; for an array each byte is checked in both.
    @inline(__always)
    static func of<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, _ start: Int) -> UInt64 where Bytes.Index == Int {
        assert(start >= bytes.startIndex && start + 8 <= bytes.endIndex, "word past the end of the bytes")
        var word: UInt64 = 0
        for offset in 0..<8 { word |= UInt64(bytes[start &+ offset]) &<< UInt64(8 &* offset) }
        return word
    }

    /// Whether all bytes are below 0x80.
    @inline(__always)
    static func isASCII(_ word: UInt64) -> Bool { word & highBits == 0 }

    /// Number of leading bytes that continue an identifier: letters, digits, `_`, `$`; 8 when all do.
    @inline(__always)
    static func identifierLength(_ word: UInt64) -> Int {
        // A byte below 0x80 reaches its high bit when the right constant is added: no carry leaves the byte.
        let low = word & ~highBits
        let lower = low | ones &* 0x20
        let letters = (lower &+ ones &* 0x1F) & ~(lower &+ ones &* 0x05)
        let digits = (low &+ ones &* 0x50) & ~(low &+ ones &* 0x46)
        let underscores = ~((low ^ ones &* 0x5F) &+ ones &* 0x7F)
        let dollars = ~((low ^ ones &* 0x24) &+ ones &* 0x7F)
        let other = ~(letters | digits | underscores | dollars) | word
        return (other & highBits).trailingZeroBitCount >> 3
    }

    /// Number of leading spaces; 8 when all are.
    @inline(__always)
    static func spaceLength(_ word: UInt64) -> Int {
        (word ^ ones &* 0x20).trailingZeroBitCount >> 3
    }

    /// Number of leading bytes that are neither control characters nor `/` nor `*`; 8 when none is.
    @inline(__always)
    static func plainCommentLength(_ word: UInt64) -> Int {
        let marks = zeroBytes(word ^ ones &* 0x2F) | zeroBytes(word ^ ones &* 0x2A)
        return (controls(word) | marks).trailingZeroBitCount >> 3
    }

    /// The high bit of the first control character, such as a line break or a tab, and perhaps of bytes above it; 0 when
    /// there is none.
    @inline(__always)
    static func controls(_ word: UInt64) -> UInt64 {
        (word &- ones &* 0x20) & ~word & highBits
    }

    /// The same for quotes and backslashes, too.
    @inline(__always)
    static func special(_ word: UInt64) -> UInt64 {
        controls(word) | zeroBytes(word ^ ones &* 0x22) | zeroBytes(word ^ ones &* 0x5C)
    }

    /// The high bit of the first zero byte, and perhaps of bytes above it.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word & highBits
    }
}
