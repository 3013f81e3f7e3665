/// Finds the token kind and keyword for the bytes of a word or mark, without a loop.
///
/// The key of a word is its first eight bytes; bits that ASCII leaves free hold the number of further bytes. A word of
/// more than eight bytes must also match in its last eight bytes. That is exact up to 16 bytes; no two longer keywords
/// have a common key and tail.
///
/// Unsafe on purpose: all data is in one block of memory that lives as long as the process. With arrays each token
/// costs a dozen more instructions, and lexing takes a sixth longer. Debug builds check every read.
struct WordTable: @unchecked Sendable {
    /// Token kind and keyword, laid out as the first four bytes of a `Token` without flags: kind, 0, keyword, 0.
    struct Meaning: Equatable {
        var bits: UInt32

        init(_ kind: TokenKind, _ keyword: Keyword = .none) {
            bits = UInt32(unsafeBitCast(kind, to: UInt8.self)) | UInt32(unsafeBitCast(keyword, to: UInt8.self)) << 16
        }

        var kind: TokenKind { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: TokenKind.self) }
        var keyword: Keyword { unsafeBitCast(UInt8(truncatingIfNeeded: bits &>> 16), to: Keyword.self) }

        /// Whether the meaning is valid only if the last eight bytes of the word match the table too.
        var isLong: Bool {
            get { Int32(bitPattern: bits) < 0 }
            set { bits = bits & ~(1 << 31) | (newValue ? 1 << 31 : 0) }
        }
    }

    /// Makes the key of a word of one length from its first eight bytes.
    private struct KeyMaker {
        var mask: UInt64
        var length: UInt64
    }

    /// Table entry of 16 bytes with two meanings; the second is for a key that does not match.
    private struct Entry {
        var key: UInt64
        var meaning: Meaning
        var other = Meaning(.identifier)
    }

    /// Gives each word a slot of its own; found by trial. When a new word shares a slot, `WordTableTests` fails and
    /// `grouplint dev find-multiplier` prints the new number.
    static let multiplier: UInt64 = 0xBD83_F9C7_37ED_979D
    static let slotBits: UInt64 = 10
    /// Longest word length in bytes that the key distinguishes.
    static let longest = 64

    // Byte offsets of the parts of the block.
    private static let keyMakers = 0
    private static let slots = (longest + 1) * MemoryLayout<KeyMaker>.stride
    private static let entries = slots + MemoryLayout<UInt16>.stride << Int(slotBits)
    private static let tails = entries + maximumEntries * MemoryLayout<Entry>.stride
    private static let size = tails + maximumEntries * MemoryLayout<UInt64>.stride
    private static let maximumEntries = 256

    static let shared = WordTable()

    private let block: UnsafeRawPointer

    private init() {
        let block = UnsafeMutableRawPointer.allocate(byteCount: Self.size, alignment: 64)
        block.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
        (block + Self.slots).initializeMemory(as: UInt16.self, repeating: UInt16(Self.entries), count: 1 << Int(Self.slotBits))
        self.block = UnsafeRawPointer(block)
        for length in 0...Self.longest {
            let bits = UInt64(8 * min(length, 8))
            // Each bit of the number of further bytes goes to the highest bit of one byte.
            let further = UInt64(max(0, length - 8))
            let spread = (0..<8).reduce(0) { $0 | (further >> $1 & 1) << (8 * $1 + 7) }
            block.storeBytes(
                of: KeyMaker(mask: bits == 64 ? .max : 1 << bits - 1, length: spread),
                toByteOffset: Self.keyMakers + length * MemoryLayout<KeyMaker>.stride, as: KeyMaker.self)
        }
        // The first entry is for all words that are not in the table. No word has this key.
        block.storeBytes(of: Entry(key: .max, meaning: Meaning(.identifier)), toByteOffset: Self.entries, as: Entry.self)
        var index = 0
        Self.eachWord { head, tail, length, meaning in
            index += 1
            Self.add(head, tail, length, meaning, index, block)
        }
    }

    /// Calls `body` for every mark and word with its first and last eight bytes, its length and its meaning.
    private static func eachWord(_ body: (_ head: UInt64, _ tail: UInt64, _ length: Int, _ meaning: Meaning) -> Void) {
        for mark in marks { body(UInt64(mark.byte), 0, 1, Meaning(mark.kind)) }
        Keyword.spellings.withUTF8Buffer { bytes in
            var (start, index) = (0, 1)
            for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
                guard let word = Keyword(rawValue: UInt8(index)) else { return }
                let meaning = Meaning(word.isReserved ? .keyword : .identifier, word)
                let tail = end - start > 8 ? Self.word(bytes, end - 8) : 0
                body(Self.word(bytes, start), tail, end - start, meaning)
                (start, index) = (end + 1, index + 1)
            }
        }
    }

    /// Keys of all marks and words.
    var keys: [UInt64] {
        var keys: [UInt64] = []
        Self.eachWord { head, _, length, _ in keys.append(Self.key(head, length: length, block)) }
        return keys
    }

    /// Eight bytes that start at an offset, the first in the lowest bits; zeros past the end.
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt64 {
        if start + 8 <= bytes.count { return ByteWord.of(bytes, start) }
        return bytes[start...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Tokens of one byte that do not depend on the bytes before them.
    private static let marks: [(byte: UInt8, kind: TokenKind)] = [
        (UInt8(ascii: "_"), .wildcard), (UInt8(ascii: "("), .leftParen), (UInt8(ascii: ")"), .rightParen),
        (UInt8(ascii: "{"), .leftBrace), (UInt8(ascii: "}"), .rightBrace), (UInt8(ascii: "["), .leftSquare),
        (UInt8(ascii: "]"), .rightSquare), (UInt8(ascii: ","), .comma), (UInt8(ascii: "@"), .atSign),
        (UInt8(ascii: "."), .period), (UInt8(ascii: ":"), .colon), (UInt8(ascii: "="), .equal),
        (UInt8(ascii: "?"), .postfixQuestionMark), (UInt8(ascii: "!"), .exclamationMark),
    ]

    /// - Parameter head: its first eight bytes, the first lowest; bytes after the word are ignored.
    /// - Parameter tail: its last eight bytes if it is longer than eight bytes.
    /// - Parameter index: number of its entry.
    private static func add(
        _ head: UInt64, _ tail: UInt64, _ length: Int, _ meaning: Meaning, _ index: Int, _ block: UnsafeMutableRawPointer
    ) {
        let key = key(head, length: length, UnsafeRawPointer(block))
        var meaning = meaning
        meaning.isLong = length > 8
        precondition(index < maximumEntries)
        let entry = entries + index * MemoryLayout<Entry>.stride
        block.storeBytes(
            of: UInt16(entry), toByteOffset: slots + slot(key) * MemoryLayout<UInt16>.stride, as: UInt16.self)
        block.storeBytes(of: Entry(key: key, meaning: meaning), toByteOffset: entry, as: Entry.self)
        block.storeBytes(of: tail, toByteOffset: tails + index * MemoryLayout<UInt64>.stride, as: UInt64.self)
    }

    @inline(__always)
    private static func key(_ head: UInt64, length: Int, _ block: UnsafeRawPointer) -> UInt64 {
        assert(length >= 0 && length <= longest, "word longer than the table knows")
        let makers = (block + keyMakers).assumingMemoryBound(to: KeyMaker.self)
        return head & makers[length].mask | makers[length].length
    }

    @inline(__always)
    private static func slot(_ key: UInt64) -> Int { slot(key, multiplier, slotBits) }

    @inline(__always)
    static func slot(_ key: UInt64, _ multiplier: UInt64, _ slotBits: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* multiplier) &>> (64 - slotBits))
    }

    /// Byte offset of the entry for the slot of a key. The entry may have another key.
    @inline(__always)
    private func entry(_ key: UInt64) -> Int {
        Int((block + Self.slots).load(fromByteOffset: Self.slot(key) &* MemoryLayout<UInt16>.stride, as: UInt16.self))
    }

    /// Meaning of a word of `length` bytes (at most 64) whose first eight are in `bytes`. Bytes after a shorter word
    /// are ignored. If the result `isLong`, call `longMeaning` instead.
    @inline(__always)
    func meaning(_ bytes: UInt64, length: Int) -> Meaning {
        // The processor cannot predict the length of a word or whether it is a keyword, so there is no branch: the
        // entry holds two meanings; the second is for a key that does not match.
        let key = Self.key(bytes, length: length, block)
        assert(entry(key) >= Self.entries && entry(key) < Self.tails, "entry outside of the table")
        let entry = block + entry(key)
        let isOther = entry.load(as: UInt64.self) != key
        return entry.load(fromByteOffset: 8 &+ (isOther ? 4 : 0), as: Meaning.self)
    }

    /// Meaning of a word of more than eight bytes, whose last eight are `tail`.
    @inline(never)
    func longMeaning(_ bytes: UInt64, length: Int, tail: UInt64) -> Meaning {
        let meaning = meaning(bytes, length: length)
        guard meaning.isLong else { return meaning }
        let index = (entry(Self.key(bytes, length: length, block)) - Self.entries) / MemoryLayout<Entry>.stride
        let isWord = (block + Self.tails).assumingMemoryBound(to: UInt64.self)[index] == tail
        return isWord ? Meaning(meaning.kind, meaning.keyword) : Meaning(.identifier)
    }
}
