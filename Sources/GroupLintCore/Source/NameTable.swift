/// Set of names, each with a small number: open addressing over the names' own hashes.
///
/// Made from words rather than from arrays of names: most runs look at few files, and what a generic collection asks of
/// the runtime for each new type of element would then take longer than the run.
package struct NameTable: Sendable {
    /// 0 marks a free place.
    private var keys: [UInt64]
    private var values: [Int32]
    private var count = 0

    /// - Parameter minimumCapacity: names that it holds without growing.
    package init(minimumCapacity: Int = 8) {
        var size = 16
        while size < minimumCapacity * 2 { size *= 2 }
        keys = [UInt64](repeating: 0, count: size)
        values = [Int32](repeating: 0, count: size)
    }

    /// - Parameter words: names with a space between each two.
    package init(_ words: StaticString) {
        self.init(minimumCapacity: words.utf8CodeUnitCount / 10)
        insert(words: words, 0)
    }

    package init(_ names: [Name]) {
        self.init(minimumCapacity: names.count)
        for name in names { insert(name, 0) }
    }

    /// The last value wins when a name stands twice.
    package mutating func insert(_ name: Name, _ value: Int32) {
        guard !name.isNone else { return }
        if (count + 1) * 2 > keys.count { grow() }
        let index = place(of: name)
        if keys[index] == 0 { count += 1 }
        keys[index] = name.hash
        values[index] = value
    }

    /// Inserts each of the words, which have a space between each two.
    package mutating func insert(words: StaticString, _ value: Int32) {
        words.withUTF8Buffer { bytes in
            var hash = Name.emptyHash
            for byte in bytes {
                if byte == UInt8(ascii: " ") {
                    insert(Name(hash: hash), value)
                    hash = Name.emptyHash
                } else {
                    Name.add(byte, to: &hash)
                }
            }
            if hash != Name.emptyHash { insert(Name(hash: hash), value) }
        }
    }

    package subscript(name: Name) -> Int32? {
        guard !name.isNone else { return nil }
        let index = place(of: name)
        return keys[index] == 0 ? nil : values[index]
    }

    package func contains(_ name: Name) -> Bool { self[name] != nil }

    /// Where the name is, or where it would go.
    private func place(of name: Name) -> Int {
        let mask = keys.count - 1
        var index = Self.index(name, mask)
        while keys[index] != 0, keys[index] != name.hash { index = (index + 1) & mask }
        return index
    }

    private mutating func grow() {
        let old = self
        self = NameTable(minimumCapacity: keys.count)
        for index in old.keys.indices { insert(Name(hash: old.keys[index]), old.values[index]) }
    }

    /// The low bits of FNV-1a are weak for short words; the high ones are mixed in.
    static func index(_ name: Name, _ mask: Int) -> Int {
        Int(truncatingIfNeeded: name.hash ^ (name.hash >> 29)) & mask
    }
}
