/// The fast path through plain code, which is nine of ten tokens. It classifies 64 bytes at once; then each token costs
/// the same few instructions. The processor need not predict the kind of the next token; wrong predictions were the
/// largest cost of lexing byte by byte. `lexNext` handles rare tokens and the inside of interpolations.
///
/// Unsafe on purpose: blocks are read and tokens written without a check for each byte. Lexing real code byte by byte,
/// with checks, takes a quarter longer. Debug builds check every read and write.
extension Lexer {
    mutating func lexBlocks() {
        let bytes = bytes
        bytes.withUnsafeBytes { source in
            ByteBlock.classes.withUnsafeBufferPointer { classes in
                // A block read includes eight bytes after the block, for a word that starts at its end. An unclosed
                // literal at the end may move the lexer back to before the last blocks.
                repeat {
                    lexBlocks(classes, source, from: 0, to: source.count - Self.readLength)
                    lexLastBlocks(classes, source)
                } while position < source.count
            }
        }
    }

    /// Number of bytes that are read from the start of a block.
    private static var readLength: Int { 72 }

    /// Lexes blocks while they start in a range of the file. `source` holds the bytes of the file from `start`, and
    /// enough bytes after the last block.
    @inline(__always)
    private mutating func lexBlocks(
        _ classes: UnsafeBufferPointer<UInt64>, _ source: UnsafeRawBufferPointer, from start: Int, to end: Int
    ) {
        guard let base = source.baseAddress else { return }
        while position < end, position >= start {
            if interpolations.isEmpty {
                assert(position - start + Self.readLength <= source.count, "block past the end of the bytes")
                let bytes = UnsafeRawBufferPointer(start: base + (position - start), count: Self.readLength)
                lexBlock(ByteBlock(bytes, classes), bytes)
            } else {
                lexNext()
            }
        }
    }

    /// Lexes the last 72 bytes in a copy that is padded with bytes that belong to no token.
    private mutating func lexLastBlocks(_ classes: UnsafeBufferPointer<UInt64>, _ source: UnsafeRawBufferPointer) {
        let start = position
        guard start < source.count, source.count - start <= Self.readLength else { return }
        withUnsafeTemporaryAllocation(byteCount: 2 * Self.readLength, alignment: 8) { copy in
            copy.initializeMemory(as: UInt8.self, repeating: 0xFF)
            copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start...]))
            lexBlocks(classes, UnsafeRawBufferPointer(copy), from: start, to: source.count)
        }
    }

    /// Lexes a block that starts at the position, up to its end or to a token that may extend past it.
    @inline(__always)
    private mutating func lexBlock(_ block: ByteBlock, _ bytesOfBlock: UnsafeRawBufferPointer) {
        let start = position
        let gaps = Gaps(block)
        // An unclosed literal may move the lexer back to before the block.
        while interpolations.isEmpty, position < start + 64, position >= start {
            var run = Run(gaps, from: position - start, pending)
            guard run.starts != 0 else {
                pending.formUnion(gaps.flags(from: position - start))
                position = start + 64
                return
            }
            let end = addPlainTokens(&run, bytesOfBlock, at: start)
            guard run.starts != 0 else {
                // Only blanks remain in the block.
                pending = gaps.flags(from: end)
                position = start + 64
                return
            }
            let next = run.starts.trailingZeroBitCount
            position = start + next
            pending = Token.Flags(rawValue: UInt8(truncatingIfNeeded: run.flags(next)))
            // A plain token that does not end in the block starts the next block, unless it already starts this one.
            if next > 0, gaps.isPlain(next) { return }
            guard position < bytes.count else { return }
            if next > 0, next == end { rejoinWord() }
            lexNext()
        }
    }

    /// Adds plain tokens up to the first token that is not plain or does not end in the block. The rest stays in `run`.
    /// Returns the end of the last added token, counted from the start of the block; 0 if there is none.
    @inline(__always)
    private mutating func addPlainTokens(_ run: inout Run, _ source: UnsafeRawBufferPointer, at blockStart: Int) -> Int {
        let words = words
        tokens.reserve(64)
        let space = UnsafeMutableRawPointer(tokens.address(tokens.count, length: 64))
        let offset = UInt32(truncatingIfNeeded: blockStart)
        var next = space
        var ends = run.plainEnds
        var end = 0
        while ends != 0 {
            let start = run.starts.trailingZeroBitCount
            end = ends.trailingZeroBitCount
            run.starts &= run.starts &- 1
            ends &= ends &- 1
            let head = ByteWord.of(source, start)
            var meaning = words.meaning(head, length: end &- start)
            if meaning.isLong {
                meaning = words.longMeaning(head, length: end &- start, tail: ByteWord.of(source, end &- 8))
            }
            assert(next < space + 64 * MemoryLayout<Token>.stride, "more tokens than there is room for")
            next.storeBytes(of: meaning.bits | run.flags(start) &<< 8, as: UInt32.self)
            next.storeBytes(of: offset &+ UInt32(truncatingIfNeeded: start), toByteOffset: 4, as: UInt32.self)
            next.storeBytes(of: offset &+ UInt32(truncatingIfNeeded: end), toByteOffset: 8, as: UInt32.self)
            next += MemoryLayout<Token>.stride
        }
        tokens.extend(by: (next - space) / MemoryLayout<Token>.stride)
        return end
    }

    /// Removes the last word if the next byte continues it: `$` or a scalar outside ASCII, unknown to blocks.
    private mutating func rejoinWord() {
        guard bytes[position] == UInt8(ascii: "$") || bytes[position] >= 0x80 else { return }
        guard isClass(position - 1, CharacterClass.identifierPart), let word = lastToken else { return }
        tokens.truncate(to: tokens.count - 1)
        position = Int(word.start)
        pending = word.flags
    }
}

/// Positions in a block where tokens start and end, and the white space between them.
private struct Gaps {
    let starts: UInt64
    let ends: UInt64
    let plain: UInt64
    /// Positions of tokens after a line break. Bits where no token starts have no meaning.
    let startsLine: UInt64
    let spaceBefore: UInt64
    private let lineBreaks: UInt64

    @inline(__always)
    init(_ block: ByteBlock) {
        let boundaries = block.boundaries
        starts = boundaries & ~block.spaces
        ends = boundaries & ~(block.spaces &<< 1)
        plain = block.plain
        // Adding a line break bit carries over the spaces after it, to the first byte that is not a space.
        startsLine = (block.spaces &+ block.lineBreaks) & ~block.spaces
        spaceBefore = block.spaces &<< 1
        lineBreaks = block.lineBreaks
    }

    /// Whether the token at an index is plain.
    @inline(__always)
    func isPlain(_ index: Int) -> Bool { plain &>> UInt64(truncatingIfNeeded: index) & 1 != 0 }

    /// Flags for the token after the block if no token starts at or after an index.
    @inline(__always)
    func flags(from index: Int) -> Token.Flags {
        lineBreaks &>> UInt64(truncatingIfNeeded: index) != 0 ? [.startsLine, .spaceBefore] : .spaceBefore
    }
}

/// The part of a block from an index on.
private struct Run {
    var starts: UInt64
    /// Ends of the tokens up to the first that is not plain. The last end is missing if it is outside the block.
    let plainEnds: UInt64
    private let startsLine: UInt64
    private let spaceBefore: UInt64

    /// - Parameter pending: flags of the first token that come from before the block.
    @inline(__always)
    init(_ gaps: Gaps, from index: Int, _ pending: Token.Flags) {
        let live = UInt64.max &<< UInt64(truncatingIfNeeded: index)
        starts = gaps.starts & live
        let later = live &<< 1
        let other = starts & ~gaps.plain
        plainEnds = gaps.ends & later & (other ^ (other &- 1))
        // Blanks before the index may belong to the first token. A branch here would be unpredictable.
        let first = starts & (0 &- starts)
        let flags = UInt64(pending.rawValue)
        startsLine = (gaps.startsLine & later) | (first & (0 &- (flags & 1)))
        spaceBefore = (gaps.spaceBefore & later) | (first & (0 &- ((flags &>> 1) & 1)))
    }

    /// Flags of the token at an index, as the raw value of `Token.Flags`.
    @inline(__always)
    func flags(_ index: Int) -> UInt32 {
        let index = UInt64(truncatingIfNeeded: index)
        let flags = (startsLine &>> index) & 1 | ((spaceBefore &>> index) & 1) &<< 1
        return UInt32(truncatingIfNeeded: flags)
    }
}
