/// Tells from the bytes of a word or mark, in one step and without a loop, which token it is.
///
/// Found by its first eight bytes and its length: no two words of the table share both. What is longer than eight bytes is
/// found when its last eight bytes agree, too; that is exact up to 16 bytes, and beyond that no two keywords share them.
struct WordTable: Sendable {
    struct Meaning {
        var kind = TokenKind.identifier
        var keyword = Keyword.none
    }

    private struct Entry {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        var length = 0
        var meaning = Meaning()
    }

    /// Spreads the words over the slots so that no two share one; found by trying. `LexerTests` asks for every word, so
    /// when a word is added that shares a slot, they fail and another odd number is needed.
    private static let multiplier: UInt64 = 0xCFD3_DD72_E7EC_FD0D
    private static let slotBits: UInt64 = 11

    static let shared = WordTable()

    /// Index of an entry for each hash; 0 where there is none.
    private var slots = [UInt8](repeating: 0, count: 1 << Int(slotBits))
    /// The first is that of all words which are not in the table; those of more than eight bytes come last.
    private var entries = [Entry()]
    private var firstLong = 0

    private init() {
        add("_", .wildcard)
        for (text, kind) in Self.marks { add(text, kind) }
        let words = Keyword.allCases.dropFirst()
        for word in words where word.text.utf8.count <= 8 { add(word) }
        firstLong = entries.count
        for word in words where word.text.utf8.count > 8 { add(word) }
    }

    /// Tokens of one byte that may be told without the bytes before them.
    private static let marks: [(String, TokenKind)] = [
        ("(", .leftParen), (")", .rightParen), ("{", .leftBrace), ("}", .rightBrace), ("[", .leftSquare),
        ("]", .rightSquare), (",", .comma), (";", .semicolon), ("@", .atSign), ("\\", .backslash), (".", .period),
        (":", .colon), ("=", .equal), ("?", .postfixQuestionMark), ("!", .exclamationMark),
    ]

    private mutating func add(_ keyword: Keyword) {
        add(keyword.text, keyword.isReserved ? .keyword : .identifier, keyword)
    }

    private mutating func add(_ text: String, _ kind: TokenKind, _ keyword: Keyword = .none) {
        let head = text.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        let tail = text.utf8.suffix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        slots[Self.slot(head, text.utf8.count)] = UInt8(entries.count)
        entries.append(
            Entry(head: head, tail: tail, length: text.utf8.count, meaning: Meaning(kind: kind, keyword: keyword)))
    }

    @inline(__always)
    private static func slot(_ head: UInt64, _ length: Int) -> Int {
        let hash = (head &+ UInt64(truncatingIfNeeded: length)) &* multiplier
        return Int(truncatingIfNeeded: hash &>> (64 - slotBits))
    }

    /// Meaning of the `length` bytes whose first eight stand in the lowest bits of `bytes`. What follows a shorter word there
    /// does not matter; `tail`, the last eight, is asked for longer words only.
    @inline(__always)
    func meaning(_ bytes: UInt64, length: Int, tail: () -> UInt64) -> Meaning {
        // No branches: how long a word is and whether it is a keyword is what the processor cannot guess.
        let unused = UInt64(truncatingIfNeeded: max(0, 8 &- length)) &* 8
        let head = (bytes &<< unused) &>> unused
        let slot = slots[Self.slot(head, length)]
        let entry = entries[Int(slot)]
        let difference = (entry.head ^ head) | UInt64(truncatingIfNeeded: entry.length ^ length)
        let index = Int(slot & (0 &- (difference == 0 ? 1 : 0)))
        if index >= firstLong, entries[index].tail != tail() { return Meaning() }
        return entries[index].meaning
    }
}
