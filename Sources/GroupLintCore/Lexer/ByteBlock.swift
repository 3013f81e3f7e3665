/// Character classes of 64 bytes of source. Each mask has one bit per byte; the first byte is the lowest bit.
struct ByteBlock {
    /// Letters, digits and `_`.
    let words: UInt64
    /// Letters, `_`, and bytes that are a token of their own next to any other byte.
    let heads: UInt64
    /// Spaces, tabs and line breaks, without rare blanks such as form feeds.
    let spaces: UInt64
    let lineBreaks: UInt64
    /// `.`, `=` and `:`.
    let signs: UInt64
    /// `?` and `!`.
    let postfixMarks: UInt64

    /// Positions that do not continue a word. Every token ends at or before one of these, or with the block.
    var boundaries: UInt64 { ~(words & (words &<< 1)) }

    /// Positions where a token can be recognized from its own bytes and the next one, if a token starts there: a word,
    /// a mark, `.`, `=` or `:` before a name, a mark or a blank, `?` or `!` after a word. The byte after the block is
    /// unknown: in doubt a bit is clear.
    var plain: UInt64 { heads | (signs & ((heads | spaces) &>> 1)) | (postfixMarks & (words &<< 1)) }
}

// MARK: Classification

extension ByteBlock {
    /// Class of each byte in four bits, one in the lowest bit of each 16. Classes that are separate masks share bits
    /// here, because fewer bits are transposed faster.
    static let classes: [UInt64] = (0...255).map { value in
        switch UInt8(value) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            0x0000_0000_0001_0001
        case UInt8(ascii: "0")...UInt8(ascii: "9"): 0x0000_0000_0000_0001
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "@"):
            0x0000_0000_0001_0000
        case UInt8(ascii: " "), UInt8(ascii: "\t"): 0x0000_0001_0000_0000
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): 0x0001_0001_0000_0000
        case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: ":"): 0x0001_0000_0000_0000
        case UInt8(ascii: "?"), UInt8(ascii: "!"): 0x0000_0001_0000_0001
        default: 0
        }
    }

    /// Classifies the first 64 bytes. Pass the table `classes` as the second argument.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, _ classes: UnsafeBufferPointer<UInt64>) {
        assert(bytes.count >= 64 && classes.count == 256, "less than a block")
        var rows = (
            Self.sixteen(bytes, 0, classes), Self.sixteen(bytes, 16, classes), Self.sixteen(bytes, 32, classes),
            Self.sixteen(bytes, 48, classes)
        )
        // Row r, field b holds bit b of 16 bytes, from byte 16r. Transposed, row b holds bit b of all bytes.
        Self.exchange(&rows.0, &rows.1, 16, 0x0000_FFFF_0000_FFFF)
        Self.exchange(&rows.2, &rows.3, 16, 0x0000_FFFF_0000_FFFF)
        Self.exchange(&rows.0, &rows.2, 32, 0x0000_0000_FFFF_FFFF)
        Self.exchange(&rows.1, &rows.3, 32, 0x0000_0000_FFFF_FFFF)
        words = rows.0 & ~rows.2
        heads = rows.1
        spaces = rows.2 & ~rows.0
        lineBreaks = rows.2 & rows.3
        signs = rows.3 & ~rows.2
        postfixMarks = rows.0 & rows.2
    }

    @inline(__always)
    private static func sixteen(
        _ bytes: UnsafeRawBufferPointer, _ start: Int, _ classes: UnsafeBufferPointer<UInt64>
    ) -> UInt64 {
        // From the last byte to the first: each step shifts by one.
        var sum = classes[Int(bytes[start &+ 15])]
        for index in 1..<16 { sum = sum &+ sum &+ classes[Int(bytes[start &+ 15 &- index])] }
        return sum
    }

    /// Exchanges the upper bits of `low` with the lower bits of `high`, in each field of a mask.
    @inline(__always)
    private static func exchange(_ low: inout UInt64, _ high: inout UInt64, _ distance: UInt64, _ mask: UInt64) {
        let moved = ((low &>> distance) ^ high) & mask
        high ^= moved
        low ^= moved &<< distance
    }
}
