/// The short way through plain code, which is nine tokens of ten: 64 bytes are classified at once, and then each token costs
/// the same few instructions, whatever it is. The processor need not guess what comes next, and wrong guesses were what
/// lexing one byte after the other cost most. The rest is left to `lexNext`: what is rare, and the inside of
/// interpolations.
///
/// Unsafe on purpose: blocks are read and tokens written without a check for each byte. Lexing real code byte after byte,
/// with checks, takes a quarter longer.
extension Lexer {
    mutating func lexBlocks() {
        let bytes = bytes
        bytes.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            ByteBlock.classes.withUnsafeBufferPointer { classes in
                // Behind a block the eight bytes of a word that starts at its end are read. What is not closed at the end may
                // turn the lexer back to before the last blocks.
                repeat {
                    lexBlocks(classes, base, 0, source.count - 72)
                    lexLastBlocks(classes, source)
                } while position < source.count
            }
        }
    }

    /// Lexes blocks as long as they start in a range; there are 72 bytes from each on.
    @inline(__always)
    private mutating func lexBlocks(
        _ classes: UnsafeBufferPointer<UInt64>, _ base: UnsafeRawPointer, _ start: Int, _ end: Int
    ) {
        while position < end, position >= start {
            if interpolations.isEmpty {
                lexBlock(ByteBlock(base + position, classes), base + position)
            } else {
                lexNext()
            }
        }
    }

    /// The last 72 bytes are lexed in a copy, with bytes behind them that are part of nothing.
    private mutating func lexLastBlocks(_ classes: UnsafeBufferPointer<UInt64>, _ source: UnsafeRawBufferPointer) {
        let start = position
        guard start < source.count, source.count - start <= 72 else { return }
        withUnsafeTemporaryAllocation(byteCount: 144, alignment: 8) { copy in
            copy.initializeMemory(as: UInt8.self, repeating: 0xFF)
            copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start...]))
            guard let base = copy.baseAddress else { return }
            lexBlocks(classes, UnsafeRawPointer(base) - start, start, source.count)
        }
    }

    /// Lexes from the position on, where the block starts, to its end or to a token that may reach out of it.
    @inline(__always)
    private mutating func lexBlock(_ block: ByteBlock, _ base: UnsafeRawPointer) {
        let start = position
        // What is not closed may turn the lexer back to before the block.
        while interpolations.isEmpty, position < start + 64, position >= start {
            var gaps = Gaps(block, from: position - start, pending)
            guard gaps.starts != 0 else {
                pending.formUnion(gaps.flags)
                position = start + 64
                return
            }
            let end = addPlainTokens(&gaps, base, at: start)
            guard gaps.starts != 0 else {
                position = start + end
                return
            }
            let next = gaps.starts.trailingZeroBitCount
            position = start + next
            pending = gaps.firstFlags
            // A plain token without an end in the block starts the next one, unless it fills this one from its start.
            if next > 0, block.plain &>> UInt64(truncatingIfNeeded: next) & 1 != 0 { return }
            guard position < bytes.count else { return }
            if next > 0, next == end { rejoinWord() }
            lexNext()
        }
    }

    /// Adds plain tokens up to the first that is not plain or has no end in the block; those from that one on remain.
    /// Returns the end of the last token that was added, from the start of the block; 0 when there was none.
    @inline(__always)
    private mutating func addPlainTokens(_ gaps: inout Gaps, _ base: UnsafeRawPointer, at blockStart: Int) -> Int {
        let words = words
        tokens.reserve(64)
        let space = UnsafeMutableRawPointer(tokens.base + tokens.count)
        let offset = UInt32(truncatingIfNeeded: blockStart)
        var next = space
        var ends = gaps.plainEnds
        var end = 0
        pending = []
        while ends != 0 {
            let start = gaps.starts.trailingZeroBitCount
            end = ends.trailingZeroBitCount
            ends &= ends &- 1
            let head = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            let meaning = words.meaning(head, length: end &- start) {
                UInt64(littleEndian: base.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self))
            }
            next.storeBytes(of: meaning.bits | gaps.removeFirst() &<< 8, as: UInt32.self)
            next.storeBytes(of: offset &+ UInt32(truncatingIfNeeded: start), toByteOffset: 4, as: UInt32.self)
            next.storeBytes(of: offset &+ UInt32(truncatingIfNeeded: end), toByteOffset: 8, as: UInt32.self)
            next += MemoryLayout<Token>.stride
        }
        tokens.count &+= (next - space) / MemoryLayout<Token>.stride
        return end
    }

    /// Takes a word back when what stands behind it, as no block tells, belongs to it: `$` or a scalar outside ASCII.
    private mutating func rejoinWord() {
        guard bytes[position] == UInt8(ascii: "$") || bytes[position] >= 0x80 else { return }
        guard isClass(position - 1, CharacterClass.identifierPart), let word = lastToken else { return }
        tokens.count -= 1
        position = Int(word.start)
        pending = word.flags
    }
}

/// Where tokens start and end in a block from some index on, and what stands between them.
private struct Gaps {
    private(set) var starts: UInt64
    /// Ends of those tokens up to the first that is not plain, in the same order; that of the last may lie outside the
    /// block, and then it is missing.
    let plainEnds: UInt64
    private let startsLine: UInt64
    private let spaceBefore: UInt64
    /// Flags for what follows when there is no start.
    let flags: Token.Flags

    /// `pending` are the flags of the first token, besides those that the block tells.
    @inline(__always)
    init(_ block: ByteBlock, from index: Int, _ pending: Token.Flags) {
        let live = UInt64.max &<< UInt64(truncatingIfNeeded: index)
        let spaces = block.spaces & live
        let lineBreaks = block.lineBreaks & live
        let boundaries = block.boundaries & live
        starts = boundaries & ~spaces
        let other = starts & ~block.plain
        plainEnds = boundaries & ~(spaces &<< 1) & (live &<< 1) & (other ^ (other &- 1))
        let first = starts & (0 &- starts)
        // A line break that is added carries over the spaces behind it, to the first byte that is none.
        startsLine = ((spaces &+ lineBreaks) & ~spaces) | (pending.contains(.startsLine) ? first : 0)
        spaceBefore = (spaces &<< 1) | (pending.contains(.spaceBefore) ? first : 0)
        flags = lineBreaks != 0 ? [.startsLine, .spaceBefore] : spaces != 0 ? .spaceBefore : []
    }

    /// Takes the first start off; returns the flags of the token there as the raw value of `Token.Flags`.
    @inline(__always)
    mutating func removeFirst() -> UInt32 {
        let others = starts & (starts &- 1)
        let first = starts ^ others
        starts = others
        return rawFlags(first)
    }

    /// Flags of the token that starts at the first start.
    @inline(__always)
    var firstFlags: Token.Flags { Token.Flags(rawValue: UInt8(truncatingIfNeeded: rawFlags(starts & (0 &- starts)))) }

    @inline(__always)
    private func rawFlags(_ start: UInt64) -> UInt32 {
        (startsLine & start != 0 ? 1 : 0) | (spaceBefore & start != 0 ? 2 : 0)
    }
}
