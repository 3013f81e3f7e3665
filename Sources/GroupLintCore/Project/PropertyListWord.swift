/// Questions about eight bytes of a property list at once, held in one word. The first byte is in the lowest bits.
enum PropertyListWord {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Offset of the first byte from an offset on that does not belong to what is read; the number of bytes if there is none.
    ///
    /// Unsafe on purpose: eight bytes are read at a time, without a check for each. A repository can have half as many bytes of
    /// project files as of Swift files, and reading these executes a quarter fewer instructions.
    ///
    /// - Parameters:
    ///   - length: number of leading bytes of a word that belong to it.
    ///   - isPart: whether a single byte belongs to it.
    @inline(__always)
    static func end(
        of bytes: borrowing [UInt8], from start: Int, _ length: (UInt64) -> Int, _ isPart: (UInt8) -> Bool
    ) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var position = start
            while position &+ 8 <= bytes.count {
                let count = length(word(bytes, position))
                position &+= count
                if count < 8 { return position }
            }
            while position < bytes.count, isPart(bytes[position]) { position &+= 1 }
            return position
        }
    }

    /// The eight bytes that start at `start`; all of them must exist.
    @inline(__always)
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt64 {
        assert(start >= 0 && start + 8 <= bytes.count, "word past the end of the bytes")
        return UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }

    /// Number of leading bytes that are part of a text without quotes, 0 to 8: letters, digits, `-./:_$` and
    /// bytes outside of ASCII.
    @inline(__always)
    static func plainTextLength(_ word: UInt64) -> Int {
        let low = word & ~highBits
        let lower = low | ones &* 0x20
        let letters = (lower &+ ones &* 0x1F) & ~(lower &+ ones &* 0x05)
        // From `-` to `:`, which includes the digits.
        let middle = (low &+ ones &* 0x53) & ~(low &+ ones &* 0x45)
        let underscores = ~((low ^ ones &* 0x5F) &+ ones &* 0x7F)
        let dollars = ~((low ^ ones &* 0x24) &+ ones &* 0x7F)
        let other = ~(letters | middle | underscores | dollars | word)
        return (other & highBits).trailingZeroBitCount >> 3
    }

    /// Number of leading bytes that are neither a quote nor a backslash, 0 to 8.
    @inline(__always)
    static func quotedLength(_ word: UInt64) -> Int {
        (zeroBytes(word ^ ones &* 0x22) | zeroBytes(word ^ ones &* 0x5C)).trailingZeroBitCount >> 3
    }

    /// Number of leading spaces and control characters, 0 to 8.
    @inline(__always)
    static func blankLength(_ word: UInt64) -> Int {
        let low = word & ~highBits
        return ((low &+ ones &* 0x5F | word) & highBits).trailingZeroBitCount >> 3
    }

    /// Number of leading bytes before LF, 0 to 8.
    @inline(__always)
    static func lineLength(_ word: UInt64) -> Int { zeroBytes(word ^ ones &* 0x0A).trailingZeroBitCount >> 3 }

    /// Number of leading bytes before `*`, 0 to 8.
    @inline(__always)
    static func lengthToStar(_ word: UInt64) -> Int { zeroBytes(word ^ ones &* 0x2A).trailingZeroBitCount >> 3 }

    /// The high bit of the first zero byte; 0 if there is none. Higher bytes may have bits set too.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word & highBits
    }
}
