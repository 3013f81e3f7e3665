/// A property list in the old text format of Xcode projects, as ranges of its bytes: for a project of ten megabytes,
/// only the strings that are asked for are created.
struct PropertyList {
    indirect enum Value {
        /// Byte range of the text, without quotes.
        case text(Range<Int>)
        case array([Value])
        case dictionary([(key: Range<Int>, value: Value)])
    }

    let bytes: [UInt8]
    let root: Value

    /// Parses a property list; nil if the bytes are not a property list.
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let root = reader.readValue(depth: 0) else { return nil }
        self.bytes = bytes
        self.root = root
    }

    func string(_ value: Value?) -> String? {
        guard case .text(let range)? = value else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    func array(_ value: Value?) -> [Value] {
        guard case .array(let items)? = value else { return [] }
        return items
    }

    func entries(_ value: Value?) -> [(key: Range<Int>, value: Value)] {
        guard case .dictionary(let entries)? = value else { return [] }
        return entries
    }

    func value(_ key: String, of value: Value?) -> Value? {
        entries(value).first { bytes[$0.key].elementsEqual(key.utf8) }?.value
    }

    /// Name of a key or a text, for comparisons.
    func name(_ range: Range<Int>) -> Name { Name(bytes[range]) }

    func name(_ value: Value?) -> Name? {
        guard case .text(let range)? = value else { return nil }
        return name(range)
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        mutating func readValue(depth: Int) -> Value? {
            skipBlanks()
            guard position < bytes.count, depth < 64 else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "{"): return readDictionary(depth)
            case UInt8(ascii: "("): return readArray(depth)
            default: return readText().map(Value.text)
            }
        }

        private mutating func readDictionary(_ depth: Int) -> Value? {
            var entries: [(key: Range<Int>, value: Value)] = []
            position += 1
            while true {
                skipBlanks()
                guard position < bytes.count else { return nil }
                if take("}") { return .dictionary(entries) }
                guard let key = readText() else { return nil }
                skipBlanks()
                guard take("="), let value = readValue(depth: depth + 1) else { return nil }
                entries.append((key, value))
                skipBlanks()
                guard take(";") else { return nil }
            }
        }

        private mutating func readArray(_ depth: Int) -> Value? {
            var items: [Value] = []
            position += 1
            while true {
                skipBlanks()
                guard position < bytes.count else { return nil }
                if take(")") { return .array(items) }
                guard let item = readValue(depth: depth + 1) else { return nil }
                items.append(item)
                skipBlanks()
                _ = take(",")
            }
        }

        private mutating func readText() -> Range<Int>? {
            guard position < bytes.count else { return nil }
            if bytes[position] == UInt8(ascii: "\"") { return readQuoted() }
            let start = position
            while position < bytes.count, isPlain(bytes[position]) { position += 1 }
            return position > start ? start..<position : nil
        }

        /// Reads a text in quotes. Escapes are not decoded, because no value that is used has one.
        private mutating func readQuoted() -> Range<Int>? {
            let start = position + 1
            position = start
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard position < bytes.count else { return nil }
            position += 1
            return start..<position - 1
        }

        private mutating func skipBlanks() {
            while position < bytes.count {
                if bytes[position] <= 0x20 {
                    position += 1
                } else if isAt("//") {
                    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
                } else if isAt("/*") {
                    position += 2
                    while position < bytes.count, !isAt("*/") { position += 1 }
                    position = min(position + 2, bytes.count)
                } else {
                    return
                }
            }
        }

        private mutating func take(_ text: StaticString) -> Bool {
            assert(text.utf8CodeUnitCount == 1)
            guard position < bytes.count, bytes[position] == text.utf8Start[0] else { return false }
            position += 1
            return true
        }

        private func isAt(_ text: StaticString) -> Bool {
            assert(text.utf8CodeUnitCount == 2)
            return position + 1 < bytes.count && bytes[position] == text.utf8Start[0] && bytes[position + 1] == text.utf8Start[1]
        }

        private func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"),
                UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...0xFF:
                true
            default: false
            }
        }
    }
}
