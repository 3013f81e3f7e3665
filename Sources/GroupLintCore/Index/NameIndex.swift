/// Values in numbered groups, each in the order of addition, in one array of the exact size.
///
/// All values are announced before the first is added. No temporary storage is needed then.
struct Groups<Value: Sendable>: Sendable {
    /// Position of the first value of each group, followed by the number of values, twice.
    private var starts: [Int32]
    private var values: [Value] = []
    /// Any value, for positions that are not filled yet.
    private var filler: Value?

    /// - Parameter count: number of groups.
    init(count: Int) {
        starts = [Int32](repeating: 0, count: count + 2)
    }

    /// Counts a value that will be added to a group.
    @inline(__always)
    mutating func announce(_ value: Value, in group: Int) {
        if filler == nil { filler = value }
        starts[group + 2] += 1
    }

    /// Allocates the values. Call it after the last `announce` and before the first `add`.
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

/// Map from a name to all values that were added under it, in the order of addition.
///
/// It does not store the names: a large project has a hundred thousand of them, and every value knows its own name. A
/// lookup also returns values of other names in the same bucket; the caller removes them.
struct NameIndex<Value: Sendable>: Sendable {
    private let buckets: Groups<Value>

    /// - Parameter entries: passes every name and value to `add`. It is called three times and must pass the same
    /// each time.
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

    /// Values with the name. Values with other names may be among them.
    func candidates(_ name: Name) -> ArraySlice<Value> {
        name.isNone ? [] : buckets[NameTable.index(name, buckets.count - 1)]
    }
}
