/// The facts that one line of the catalog states about the names on it.
struct CatalogRecord: Sendable {
    var traits: UInt32 = 0
    var firstSlot: UInt16 = 0
    var slotCount: UInt8 = 0
    /// Raw value of `CatalogView.Count` or `CatalogModifier.Kind`.
    var kind: UInt8 = 0
    /// Position among the neutral arguments, from 1 on; 0 for none.
    var neutral: UInt8 = 0
    /// Version of iOS; 0 when the line does not say.
    var since: UInt8 = 0
}

/// The records of views or of modifiers by name.
struct CatalogTable: Sendable {
    /// Position of the record of each name; its complement for a name that is not listed.
    fileprivate var names: NameTable
    fileprivate var records: [CatalogRecord] = []
    fileprivate var slots: [CatalogSlot] = []

    subscript(name: Name) -> CatalogRecord? {
        guard let position = names[name], position >= 0 else { return nil }
        return records[Int(position)]
    }

    func contains(_ name: Name) -> Bool { names[name].map { $0 >= 0 } ?? false }

    /// Traits of a name, listed or not.
    func traits(of name: Name) -> UInt32 {
        guard let position = names[name] else { return 0 }
        return records[Int(position >= 0 ? position : ~position)].traits
    }

    func slots(of record: CatalogRecord) -> [CatalogSlot] { Self.range(of: record).map { slots[$0] } }

    func role(in record: CatalogRecord, of label: Name, hasArgument: (Name) -> Bool) -> SlotRole? {
        for position in Self.range(of: record) {
            let matches = label.isNone ? slots[position].isTrailing : slots[position].label == label
            guard matches else { continue }
            let condition = slots[position].condition
            if condition.isNone || hasArgument(condition) { return slots[position].role }
        }
        return nil
    }

    private static func range(of record: CatalogRecord) -> Range<Int> {
        Int(record.firstSlot)..<Int(record.firstSlot) + Int(record.slotCount)
    }
}

/// Reads the lines of the catalog: names, `=`, and the words of what is known of them.
///
/// It is made for the start of a run and trusts the text. The tests read the same text and complain about what is missing,
/// unknown or repeated.
struct CatalogReader {
    private(set) var table: CatalogTable
    /// What each word means: what it belongs to in the high bits, its number in the low byte.
    private var words = NameTable(minimumCapacity: 72)
    private var record = CatalogRecord()
    /// Whether the `=` of the line was read.
    private var isInFacts = false

    private static let kind: Int32 = 0x100
    private static let trait: Int32 = 0x200
    private static let role: Int32 = 0x300
    private static let neutral: Int32 = 0x400
    private static let since: Int32 = 0x500
    private static let leaf: Int32 = 0x600

    /// `kinds` and `traits` are the words of an enum's cases and of an option set's bits, in order.
    init(kinds: StaticString, traits: StaticString, capacity: Int) {
        table = CatalogTable(names: NameTable(minimumCapacity: capacity))
        words.insert(words: kinds, Self.kind, step: 1)
        words.insert(words: traits, Self.trait, step: 1)
        words.insert(words: SlotRole.words, Self.role, step: 1)
        words.insert(words: NeutralArgument.words, Self.neutral + 1, step: 1)
        words.insert(words: ReleaseYear.words, Self.since + Int32(ReleaseYear.first), step: 1)
        words.insert(words: "leaf", Self.leaf)
    }

    /// - Parameter isListed: whether the names are views or modifiers, and not only words that have traits.
    mutating func read(_ text: StaticString, isListed: Bool = true) {
        text.withUTF8Buffer { bytes in
            var start = 0
            for end in 0...bytes.count {
                let byte = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
                guard byte <= UInt8(ascii: " ") else { continue }
                if start < end { readWord(bytes, start..<end, isListed) }
                if byte == UInt8(ascii: "\n") { endLine() }
                start = end &+ 1
            }
        }
    }

    private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isListed: Bool) {
        if range.count == 1, bytes[range.lowerBound] == UInt8(ascii: "=") {
            isInFacts = true
            return
        }
        let word = Name(hash: Name.hash(bytes, range))
        if !isInFacts {
            let position = Int32(table.records.count)
            table.names.insert(word, isListed ? position : ~position)
        } else if let meaning = words[word] {
            add(meaning)
        } else {
            addSlot(bytes, range)
        }
    }

    private mutating func add(_ meaning: Int32) {
        let number = UInt8(truncatingIfNeeded: meaning)
        switch meaning & 0x700 {
        case Self.kind: record.kind = number
        case Self.trait: record.traits |= 1 &<< UInt32(number)
        case Self.neutral: record.neutral = number
        case Self.since: record.since = number
        default: break
        }
    }

    /// `label:role`, `label{}:role`, `label{}:role?condition`.
    private mutating func addSlot(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var colon = range.lowerBound
        while colon < range.upperBound, bytes[colon] != UInt8(ascii: ":") { colon &+= 1 }
        guard colon > range.lowerBound, colon < range.upperBound else { return }
        var mark = colon &+ 1
        while mark < range.upperBound, bytes[mark] != UInt8(ascii: "?") { mark &+= 1 }
        let isTrailing = bytes[colon &- 1] == UInt8(ascii: "}")
        let role = words[Name(hash: Name.hash(bytes, colon &+ 1..<mark))] ?? 0
        let label = Name(hash: Name.hash(bytes, range.lowerBound..<(isTrailing ? colon &- 2 : colon)))
        let condition = mark < range.upperBound ? Name(hash: Name.hash(bytes, mark &+ 1..<range.upperBound)) : .none
        if record.slotCount == 0 { record.firstSlot = UInt16(table.slots.count) }
        record.slotCount += 1
        table.slots.append(
            CatalogSlot(
                label: label, role: SlotRole(rawValue: UInt8(truncatingIfNeeded: role)) ?? .unknown,
                isTrailing: isTrailing, condition: condition))
    }

    private mutating func endLine() {
        guard isInFacts else { return }
        table.records.append(record)
        record = CatalogRecord()
        isInFacts = false
    }
}
