/// Maps names to small numbers, with open addressing over the hashes of the names.
///
/// Built from words, not from arrays of names: most runs look at few files, and asking the runtime for a generic
/// collection of each new element type would take longer than the run.
public struct NameTable: Sendable {
    /// Two words for each place: the hash of a name (0 if the place is free) and the number of the name.
    @usableFromInline var places: [UInt64]
    private var count = 0

    /// - Parameter minimumCapacity: number of names that it holds without growing.
    public init(minimumCapacity: Int = 8) {
        var size = 16
        while size < minimumCapacity * 2 { size *= 2 }
        places = [UInt64](repeating: 0, count: size * 2)
    }

    /// - Parameter words: names separated by one space.
    public init(_ words: StaticString) {
        self.init(minimumCapacity: words.utf8CodeUnitCount / 10)
        insert(words: words, 0)
    }

    public init(_ names: [Name]) {
        self.init(minimumCapacity: names.count)
        for name in names { insert(name, 0) }
    }

    /// Sets the number of a name. A later value replaces an earlier one.
    public mutating func insert(_ name: Name, _ value: Int32) {
        guard !name.isNone else { return }
        if (count + 1) * 4 > places.count { grow() }
        let place = place(of: name)
        if places[place] == 0 { count += 1 }
        places[place] = name.hash
        places[place + 1] = UInt64(UInt32(bitPattern: value))
    }

    /// Inserts a name with the number 0. Returns false if the table has the name already.
    public mutating func add(_ name: Name) -> Bool {
        guard !name.isNone else { return false }
        if (count + 1) * 4 > places.count { grow() }
        let place = place(of: name)
        if places[place] != 0 { return false }
        count += 1
        places[place] = name.hash
        return true
    }

    /// Inserts each of the words, which are separated by one space.
    public mutating func insert(words: StaticString, _ value: Int32) {
        words.withUTF8Buffer { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
                if start < end { insert(Name(hash: Name.hash(bytes, start..<end)), value) }
                start = end &+ 1
            }
        }
    }

    @inlinable
    public subscript(name: Name) -> Int32? {
        guard !name.isNone else { return nil }
        let place = place(of: name)
        return places[place] == 0 ? nil : Int32(truncatingIfNeeded: places[place + 1])
    }

    @inlinable
    public func contains(_ name: Name) -> Bool { !name.isNone && places[place(of: name)] != 0 }

    /// Index in `places` of the name, or of the free place where it would go.
    @inlinable
    func place(of name: Name) -> Int {
        let mask = places.count / 2 - 1
        var index = Self.index(name, mask)
        while places[2 &* index] != 0, places[2 &* index] != name.hash { index = (index &+ 1) & mask }
        return 2 &* index
    }

    private mutating func grow() {
        let old = places
        self = NameTable(minimumCapacity: old.count / 2)
        for place in stride(from: 0, to: old.count, by: 2) {
            insert(Name(hash: old[place]), Int32(truncatingIfNeeded: old[place + 1]))
        }
    }

    /// First place to probe. Hashes of words are mixed well; hashes made of positions and other hashes differ only in
    /// high bits.
    @inlinable
    public static func index(_ name: Name, _ mask: Int) -> Int {
        Int(truncatingIfNeeded: name.hash ^ (name.hash >> 29)) & mask
    }
}
