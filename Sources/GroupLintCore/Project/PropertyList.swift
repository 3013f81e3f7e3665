/// A property list in the old text format of Xcode projects: one flat array of items, whose text stays in the bytes. For
/// a project of ten megabytes, only the strings that are asked for are created.
struct PropertyList: Sendable {
    enum Kind: UInt8, Sendable { case text, array, dictionary }

    /// A value, before the values in it. A dictionary has a text for each key, and then the value of the key.
    private struct Item: Sendable {
        var kind: Kind
        /// UTF-8 byte offsets of a text, without quotes.
        var start: UInt32 = 0
        var end: UInt32 = 0
        /// Index of the item after the value and everything in it.
        var next: UInt32 = 0
    }

    /// A value of the list, by the index of its item.
    struct Value: Equatable, Sendable {
        fileprivate(set) var index: Int32
    }

    let bytes: [UInt8]
    private let items: [Item]

    /// Parses a property list; nil if the bytes are not a property list.
    init?(_ bytes: [UInt8]) {
        guard bytes.count < Int32.max else { return nil }
        var reader = Reader(bytes: bytes)
        guard reader.readValue(depth: 0) else { return nil }
        self.bytes = bytes
        items = reader.items
    }

    var root: Value { Value(index: 0) }

    func kind(_ value: Value) -> Kind { items[Int(value.index)].kind }

    /// Bytes of a text; nil for other values.
    func text(_ value: Value?) -> Range<Int>? {
        guard let value else { return nil }
        let item = items[Int(value.index)]
        return item.kind == .text ? Int(item.start)..<Int(item.end) : nil
    }

    func string(_ value: Value?) -> String? { text(value).map { String(decoding: bytes[$0], as: UTF8.self) } }

    /// Hash of a text, for comparisons and look-ups.
    func name(_ value: Value?) -> Name? { text(value).map { Name(bytes, in: $0) } }

    /// The values of an array. Of other values none.
    func array(_ value: Value?) -> Values { values(in: value, .array) }

    /// The keys and values of a dictionary in turn. Of other values none.
    private func values(in value: Value?, _ kind: Kind) -> Values {
        guard let value, items[Int(value.index)].kind == kind else { return Values(list: self, position: 0, end: 0) }
        return Values(list: self, position: value.index + 1, end: Int32(items[Int(value.index)].next))
    }

    /// The entries of a dictionary. Of other values none.
    func entries(_ value: Value?) -> Entries { Entries(values: values(in: value, .dictionary)) }

    func value(_ key: StaticString, of value: Value?) -> Value? {
        entries(value).first { holds(key, $0.key) }?.value
    }

    /// Whether a text or a key has exactly these bytes.
    func holds(_ text: StaticString, _ value: Value?) -> Bool {
        guard let range = self.text(value), range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in
            expected.indices.allSatisfy { bytes[range.lowerBound + $0] == expected[$0] }
        }
    }

    struct Values: Sequence, IteratorProtocol {
        fileprivate let list: PropertyList
        /// Index of the item of the next value.
        fileprivate var position: Int32
        fileprivate let end: Int32

        mutating func next() -> Value? {
            guard position < end else { return nil }
            defer { position = Int32(list.items[Int(position)].next) }
            return Value(index: position)
        }
    }

    struct Entries: Sequence, IteratorProtocol {
        fileprivate var values: Values

        mutating func next() -> (key: Value, value: Value)? {
            guard let key = values.next(), let value = values.next() else { return nil }
            return (key, value)
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        var items: [Item] = []
        var position = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
            // About as many as projects have.
            items.reserveCapacity(bytes.count / 24)
        }

        /// Adds a value and everything in it. Returns false if there is none.
        mutating func readValue(depth: Int) -> Bool {
            skipBlanks()
            guard position < bytes.count, depth < 64 else { return false }
            switch bytes[position] {
            case UInt8(ascii: "{"): return read(.dictionary, depth)
            case UInt8(ascii: "("): return read(.array, depth)
            default: return readText()
            }
        }

        private mutating func read(_ kind: Kind, _ depth: Int) -> Bool {
            let own = items.count
            items.append(Item(kind: kind))
            position += 1
            let close = UInt8(ascii: kind == .array ? ")" : "}")
            while true {
                skipBlanks()
                guard position < bytes.count else { return false }
                if take(close) { break }
                guard kind == .array ? readElement(depth) : readEntry(depth) else { return false }
            }
            items[own].next = UInt32(items.count)
            return true
        }

        private mutating func readEntry(_ depth: Int) -> Bool {
            guard readText() else { return false }
            skipBlanks()
            guard take(UInt8(ascii: "=")), readValue(depth: depth + 1) else { return false }
            skipBlanks()
            return take(UInt8(ascii: ";"))
        }

        private mutating func readElement(_ depth: Int) -> Bool {
            guard readValue(depth: depth + 1) else { return false }
            skipBlanks()
            _ = take(UInt8(ascii: ","))
            return true
        }

        private mutating func readText() -> Bool {
            guard position < bytes.count else { return false }
            if bytes[position] == UInt8(ascii: "\"") { return readQuoted() }
            let start = position
            skip(PropertyListWord.plainTextLength, Self.isPlain)
            if position > start { append(start..<position) }
            return position > start
        }

        /// Reads a text in quotes. Escapes are not decoded, because no value that is used has one.
        private mutating func readQuoted() -> Bool {
            let start = position + 1
            position = start
            while true {
                skip(PropertyListWord.quotedLength) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
                guard position < bytes.count else { return false }
                if bytes[position] == UInt8(ascii: "\"") { break }
                position += 2
            }
            append(start..<position)
            position += 1
            return true
        }

        /// Moves to the first byte that does not belong to what is read. See `PropertyListWord.end`.
        @inline(__always)
        private mutating func skip(_ length: (UInt64) -> Int, _ isPart: (UInt8) -> Bool) {
            position = PropertyListWord.end(of: bytes, from: position, length, isPart)
        }

        private mutating func append(_ range: Range<Int>) {
            items.append(
                Item(
                    kind: .text, start: UInt32(range.lowerBound), end: UInt32(range.upperBound), next: UInt32(items.count + 1)))
        }

        @inline(__always)
        private mutating func skipBlanks() {
            guard position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "/") else { return }
            skipBlanksAndComments()
        }

        @inline(never)
        private mutating func skipBlanksAndComments() {
            while position < bytes.count {
                if bytes[position] <= 0x20 {
                    skip(PropertyListWord.blankLength) { $0 <= 0x20 }
                } else if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count {
                    switch bytes[position + 1] {
                    case UInt8(ascii: "/"): skip(PropertyListWord.lineLength) { $0 != UInt8(ascii: "\n") }
                    case UInt8(ascii: "*"): skipComment()
                    default: return
                    }
                } else {
                    return
                }
            }
        }

        private mutating func skipComment() {
            position += 2
            while true {
                skip(PropertyListWord.lengthToStar) { $0 != UInt8(ascii: "*") }
                guard position < bytes.count else { return }
                position += 1
                if take(UInt8(ascii: "/")) { return }
            }
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
            return true
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
                true
            default: false
            }
        }
    }
}
