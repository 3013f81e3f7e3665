/// Operations on eight bytes at once, held in one word. The first byte is in the lowest bits.
enum ByteWord {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// The eight bytes that start at `start`; all of them must exist.
    ///
    /// Every word is read with this function. For an unsafe buffer the compiler makes one read of it in release builds,
    /// and only debug builds check the offset. For an array each byte is checked in both.
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

    /// Number of leading bytes that continue an identifier (letters, digits, `_`, `$`), 0 to 8.
    @inline(__always)
    static func identifierLength(_ word: UInt64) -> Int {
        // Adding the right constant sets the high bit of a byte below 0x80. No carry leaves the byte.
        let low = word & ~highBits
        let lower = low | ones &* 0x20
        let letters = (lower &+ ones &* 0x1F) & ~(lower &+ ones &* 0x05)
        let digits = (low &+ ones &* 0x50) & ~(low &+ ones &* 0x46)
        let underscores = ~((low ^ ones &* 0x5F) &+ ones &* 0x7F)
        let dollars = ~((low ^ ones &* 0x24) &+ ones &* 0x7F)
        let other = ~(letters | digits | underscores | dollars) | word
        return (other & highBits).trailingZeroBitCount >> 3
    }

    /// Number of leading spaces, 0 to 8.
    @inline(__always)
    static func spaceLength(_ word: UInt64) -> Int {
        (word ^ ones &* 0x20).trailingZeroBitCount >> 3
    }

    /// Number of leading bytes that are not control characters, `/` or `*`, 0 to 8.
    @inline(__always)
    static func plainCommentLength(_ word: UInt64) -> Int {
        let marks = zeroBytes(word ^ ones &* 0x2F) | zeroBytes(word ^ ones &* 0x2A)
        return (controls(word) | marks).trailingZeroBitCount >> 3
    }

    /// The high bit of the first control character, such as a line break or a tab; 0 if there is none. Higher bytes may
    /// have bits set too.
    @inline(__always)
    static func controls(_ word: UInt64) -> UInt64 {
        (word &- ones &* 0x20) & ~word & highBits
    }

    /// The high bit of the first control character, quote or backslash; 0 if there is none. Higher bytes may have bits
    /// set too.
    @inline(__always)
    static func special(_ word: UInt64) -> UInt64 {
        controls(word) | zeroBytes(word ^ ones &* 0x22) | zeroBytes(word ^ ones &* 0x5C)
    }

    /// Whether a byte may be LF or CR: false only if none is.
    @inline(__always)
    static func mayEndLine(_ word: UInt64) -> Bool {
        (zeroBytes(word ^ ones &* 0x0A) | zeroBytes(word ^ ones &* 0x0D)) != 0
    }

    /// Index of the first byte with a value, at or behind `start`.
    @inline(__always)
    static func firstIndex<Bytes: RandomAccessCollection<UInt8>>(
        of byte: UInt8, in bytes: Bytes, from start: Int
    ) -> Int? where Bytes.Index == Int {
        var start = start
        while start &+ 8 <= bytes.count {
            let found = zeroBytes(of(bytes, start) ^ ones &* UInt64(byte))
            if found != 0 { return start &+ found.trailingZeroBitCount >> 3 }
            start &+= 8
        }
        return (start..<bytes.count).first { bytes[$0] == byte }
    }

    /// The high bit of the first zero byte; 0 if there is none. Higher bytes may have bits set too.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word & highBits
    }
}
