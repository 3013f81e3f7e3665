/// Map from names to small values: open addressing over the names' own hashes, made once and never changed.
package struct NameTable<Value: Sendable>: Sendable {
    private var keys: [UInt64]
    private var values: [Value?]
    private let mask: Int

    /// The last entry wins when a name stands twice.
    package init(_ entries: [(Name, Value)]) {
        var capacity = 16
        while capacity < entries.count * 2 { capacity *= 2 }
        keys = [UInt64](repeating: 0, count: capacity)
        values = [Value?](repeating: nil, count: capacity)
        mask = capacity - 1
        for (name, value) in entries {
            var index = Self.index(name, mask)
            while keys[index] != 0, keys[index] != name.hash { index = (index + 1) & mask }
            keys[index] = name.hash
            values[index] = value
        }
    }

    package subscript(name: Name) -> Value? {
        guard !name.isNone else { return nil }
        var index = Self.index(name, mask)
        while keys[index] != 0 {
            if keys[index] == name.hash { return values[index] }
            index = (index + 1) & mask
        }
        return nil
    }

    package func contains(_ name: Name) -> Bool { self[name] != nil }

    /// The low bits of FNV-1a are weak for short words; the high ones are mixed in.
    static func index(_ name: Name, _ mask: Int) -> Int {
        Int(truncatingIfNeeded: name.hash ^ (name.hash >> 29)) & mask
    }
}

extension NameTable where Value == Bool {
    /// A set of names.
    package init(_ names: [Name]) {
        self.init(names.map { ($0, true) })
    }
}
