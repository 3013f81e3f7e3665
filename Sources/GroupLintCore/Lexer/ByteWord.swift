/// Questions about eight bytes at once, the first of which stands in the lowest bits.
enum ByteWord {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

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

    /// Number of leading bytes that are no line break; 8 when none is.
    @inline(__always)
    static func lineLength(_ word: UInt64) -> Int {
        (zeroBytes(word ^ ones &* 0x0A) | zeroBytes(word ^ ones &* 0x0D)).trailingZeroBitCount >> 3
    }

    /// Number of leading bytes that neither end a string literal or its line nor escape anything; 8 when all are such.
    @inline(__always)
    static func plainStringLength(_ word: UInt64) -> Int {
        let breaks = zeroBytes(word ^ ones &* 0x0A) | zeroBytes(word ^ ones &* 0x0D)
        let marks = zeroBytes(word ^ ones &* 0x22) | zeroBytes(word ^ ones &* 0x5C)
        return (breaks | marks).trailingZeroBitCount >> 3
    }

    /// The high bit of the first zero byte, and perhaps of bytes above it.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word & highBits
    }
}
