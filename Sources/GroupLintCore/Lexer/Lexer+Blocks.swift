/// The short way through plain code, which is nine tokens of ten: 64 bytes are classified at once, and then each token costs
/// the same few instructions, whatever it is. The processor need not guess what comes next, and wrong guesses were what
/// lexing one byte after the other cost most. The rest is left to `lexNext`: what is rare, the inside of interpolations, and
/// the end of the file.
///
/// Unsafe on purpose: blocks are read and tokens written without a check for each byte. Lexing real code byte after byte,
/// with checks, takes a quarter longer.
extension Lexer {
    mutating func lexBlocks() {
        let bytes = bytes
        bytes.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            ByteBlock.classes.withUnsafeBufferPointer { classes in
                // Behind a block the eight bytes of a word that starts at its end are read.
                while position < source.count - 72 {
                    if interpolations.isEmpty {
                        lexBlock(ByteBlock(base + position, classes), base + position)
                    } else {
                        lexNext()
                    }
                }
            }
        }
    }

    /// Lexes from the position on, where the block starts, to its end or to a token that may reach out of it.
    @inline(__always)
    private mutating func lexBlock(_ block: ByteBlock, _ base: UnsafeRawPointer) {
        let (start, plain) = (position, block.plain)
        while interpolations.isEmpty, position < start + 64 {
            var starts = TokenStarts(block, from: position - start, pending)
            guard starts.remaining != 0 else {
                pending.formUnion(starts.flagsOfSpaces)
                position = start + 64
                return
            }
            let end = addPlainTokens(&starts, plain, block.boundaries, base, at: start)
            guard starts.remaining != 0 else {
                position = start + end
                return
            }
            let next = starts.first
            position = start + next
            pending = starts.flags(at: next)
            // A plain token without an end in the block starts the next one, unless it fills this one from its start.
            if next > 0, plain &>> UInt64(truncatingIfNeeded: next) & 1 != 0 { return }
            if next > 0, next == end { rejoinWord() }
            lexNext()
        }
    }

    /// Adds plain tokens up to the first that is not plain or has no end in the block; that one remains in `starts`.
    /// Returns the end of the last token that was added, from the start of the block; 0 when there was none.
    @inline(__always)
    private mutating func addPlainTokens(
        _ starts: inout TokenStarts, _ plain: UInt64, _ boundaries: UInt64, _ base: UnsafeRawPointer, at blockStart: Int
    ) -> Int {
        let space = tokens.space(for: 64)
        var next = space
        var end = 0
        pending = []
        repeat {
            let start = starts.first
            let ends = boundaries & (~1 &<< UInt64(truncatingIfNeeded: start))
            if plain &>> UInt64(truncatingIfNeeded: start) & 1 == 0 || ends == 0 { break }
            end = ends.trailingZeroBitCount
            let head = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            let meaning = words.meaning(head, length: end &- start) {
                UInt64(littleEndian: base.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self))
            }
            next.initialize(
                to: Token(
                    kind: meaning.kind, flags: starts.flags(at: start), keyword: meaning.keyword,
                    start: UInt32(truncatingIfNeeded: blockStart &+ start),
                    end: UInt32(truncatingIfNeeded: blockStart &+ end)))
            next += 1
            starts.removeFirst()
        } while starts.remaining != 0
        tokens.extend(by: next - space)
        return end
    }

    /// Takes a word back when what stands behind it, as no block tells, belongs to it: `$` or a scalar outside ASCII.
    private mutating func rejoinWord() {
        guard bytes[position] == UInt8(ascii: "$") || bytes[position] >= 0x80 else { return }
        guard isClass(position - 1, CharacterClass.identifierPart), let word = lastToken else { return }
        tokens.truncate(to: tokens.count - 1)
        position = Int(word.start)
        pending = word.flags
    }
}

/// Where tokens may start in a block, and what stands before them.
private struct TokenStarts {
    private(set) var remaining: UInt64
    private var startsLine: UInt64
    private var spaceBefore: UInt64
    /// Flags for what follows when there is no start.
    let flagsOfSpaces: Token.Flags

    /// From an index on; `pending` are the flags of the first token there, besides those that the block tells.
    @inline(__always)
    init(_ block: ByteBlock, from index: Int, _ pending: Token.Flags) {
        let live = UInt64.max &<< UInt64(truncatingIfNeeded: index)
        let spaces = block.spaces & live
        let lineBreaks = block.lineBreaks & live
        remaining = block.boundaries & ~block.spaces & live
        let first = remaining & (0 &- remaining)
        // A line break that is added carries over the spaces behind it, to the first byte that is none.
        startsLine = (spaces &+ lineBreaks) & ~spaces
        spaceBefore = spaces &<< 1
        if pending.contains(.startsLine) { startsLine |= first }
        if pending.contains(.spaceBefore) { spaceBefore |= first }
        flagsOfSpaces = lineBreaks != 0 ? [.startsLine, .spaceBefore] : spaces != 0 ? .spaceBefore : []
    }

    /// Index of the first start, which must exist.
    @inline(__always)
    var first: Int { remaining.trailingZeroBitCount }

    @inline(__always)
    mutating func removeFirst() { remaining &= remaining &- 1 }

    @inline(__always)
    func flags(at index: Int) -> Token.Flags {
        let shift = UInt64(truncatingIfNeeded: index)
        let bits = (startsLine &>> shift & 1) | ((spaceBefore &>> shift & 1) &<< 1)
        return Token.Flags(rawValue: UInt8(truncatingIfNeeded: bits))
    }
}
