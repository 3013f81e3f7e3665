/// Values in numbered groups, each in the order in which they were added, without room for more.
///
/// Each value is announced before the first is added, so that nothing has to be kept in between.
struct Groups<Value: Sendable>: Sendable {
    /// Place of the first value of each group; the one behind the last group is the number of values, and stands twice.
    private var starts: [Int32]
    private var values: [Value] = []
    /// Any value; what is in the places that are not filled yet.
    private var filler: Value?

    /// - Parameter count: number of groups.
    init(count: Int) {
        starts = [Int32](repeating: 0, count: count + 2)
    }

    /// Says that a value will be added to a group.
    @inline(__always)
    mutating func announce(_ value: Value, in group: Int) {
        if filler == nil { filler = value }
        starts[group + 2] += 1
    }

    /// To be called between the last announcement and the first value.
    mutating func makeRoom() {
        for group in 2..<max(starts.count, 2) { starts[group] += starts[group - 1] }
        if let filler { values = [Value](repeating: filler, count: Int(starts[starts.count - 1])) }
    }

    @inline(__always)
    mutating func add(_ value: Value, to group: Int) {
        values[Int(starts[group + 1])] = value
        starts[group + 1] += 1
    }

    var count: Int { starts.count - 2 }

    subscript(group: Int) -> ArraySlice<Value> { values[Int(starts[group])..<Int(starts[group + 1])] }
}

/// Map from a name to all values that were added under it, in the order in which they were added.
///
/// It does not keep the names: a large project has a hundred thousand of them, and all that is in the index knows its own
/// name. Values come with others that share their bucket, and who asks takes those out.
struct NameIndex<Value: Sendable>: Sendable {
    private let buckets: Groups<Value>

    /// - Parameter entries: hands every name and value to what it is given. Called three times, and says the same each time.
    @inline(__always)
    init(_ entries: (_ add: (Name, Value) -> Void) -> Void) {
        var count = 0
        entries { _, _ in count += 1 }
        var size = 1
        while size * 2 < count { size *= 2 }
        let mask = size - 1
        var buckets = Groups<Value>(count: size)
        entries { name, value in buckets.announce(value, in: NameTable.index(name, mask)) }
        buckets.makeRoom()
        entries { name, value in buckets.add(value, to: NameTable.index(name, mask)) }
        self.buckets = buckets
    }

    /// Values of the name, and of other names.
    func candidates(_ name: Name) -> ArraySlice<Value> {
        name.isNone ? [] : buckets[NameTable.index(name, buckets.count - 1)]
    }
}
