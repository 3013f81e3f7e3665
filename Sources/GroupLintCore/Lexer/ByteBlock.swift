/// Classes of 64 bytes of source: in each mask one bit for each byte, that of the first byte lowest.
struct ByteBlock {
    /// Letters, digits and `_`.
    let words: UInt64
    /// Letters, `_`, and tokens of one byte, whatever stands beside them.
    let heads: UInt64
    /// Blanks and line breaks, but for the blanks that nobody types.
    let spaces: UInt64
    let lineBreaks: UInt64
    /// `.`, `=` and `:`.
    let signs: UInt64
    /// `?` and `!`.
    let postfixMarks: UInt64

    /// Where no word continues: every token ends before one of these, or with its block.
    var boundaries: UInt64 { ~(words & (words &<< 1)) }

    /// Where a token starts, if one starts there at all, that its own bytes and the next one tell: a word, a mark, `.`,
    /// `=` or `:` before a name, a mark or a blank, `?` or `!` behind a word. Nothing is said about the last byte's
    /// successor: in doubt a bit is clear.
    var plain: UInt64 { heads | (signs & ((heads | spaces) &>> 1)) | (postfixMarks & (words &<< 1)) }
}

// MARK: Classification

extension ByteBlock {
    /// For each byte its class in four bits, one in the lowest bit of each 16: what stands apart in the masks shares bits
    /// here, because fewer bits are put in order faster.
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

    /// Classifies the first 64 bytes; `classes` is the table of that name.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, _ classes: UnsafeBufferPointer<UInt64>) {
        assert(bytes.count >= 64 && classes.count == 256, "less than a block")
        var rows = (
            Self.sixteen(bytes, 0, classes), Self.sixteen(bytes, 16, classes), Self.sixteen(bytes, 32, classes),
            Self.sixteen(bytes, 48, classes)
        )
        // Row r, field b holds bit b of the bytes from 16r on. Transposed, row b holds bit b of all bytes.
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
        // From the last byte to the first, so that each step shifts by one.
        var sum = classes[Int(bytes[start &+ 15])]
        for index in 1..<16 { sum = sum &+ sum &+ classes[Int(bytes[start &+ 15 &- index])] }
        return sum
    }

    /// Exchanges the bits of `low` above a distance with those of `high` below it, in each of the fields of a mask.
    @inline(__always)
    private static func exchange(_ low: inout UInt64, _ high: inout UInt64, _ distance: UInt64, _ mask: UInt64) {
        let moved = ((low &>> distance) ^ high) & mask
        high ^= moved
        low ^= moved &<< distance
    }
}
