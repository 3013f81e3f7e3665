/// Map from a name to all values that were added under it, in the order in which they were added.
///
/// Grouped in two passes over the entries instead of sorted: a large project has half a million of them.
struct NameIndex<Value: Sendable>: Sendable {
    private var keys: [UInt64]
    private var groups: [Int32]
    private let mask: Int
    /// First value of each group; one more stands behind the last.
    private var starts: [Int32]
    private let values: [Value]

    init(_ entries: [(Name, Value)]) {
        var capacity = 16
        while capacity < entries.count * 2 { capacity *= 2 }
        keys = [UInt64](repeating: 0, count: capacity)
        groups = [Int32](repeating: 0, count: capacity)
        mask = capacity - 1
        var counts: [Int32] = []
        var groupOfEntry: [Int32] = []
        groupOfEntry.reserveCapacity(entries.count)
        for (name, _) in entries {
            var index = NameTable<Bool>.index(name, mask)
            while keys[index] != 0, keys[index] != name.hash { index = (index + 1) & mask }
            if keys[index] == 0 {
                keys[index] = name.hash
                groups[index] = Int32(counts.count)
                counts.append(0)
            }
            counts[Int(groups[index])] += 1
            groupOfEntry.append(groups[index])
        }
        starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        var next = starts
        var order = [Int32](repeating: 0, count: entries.count)
        for (entry, group) in groupOfEntry.enumerated() {
            order[Int(next[Int(group)])] = Int32(entry)
            next[Int(group)] += 1
        }
        values = order.map { entries[Int($0)].1 }
    }

    subscript(name: Name) -> ArraySlice<Value> {
        guard !name.isNone else { return [] }
        var index = NameTable<Bool>.index(name, mask)
        while keys[index] != 0 {
            if keys[index] == name.hash {
                let group = Int(groups[index])
                return values[Int(starts[group])..<Int(starts[group + 1])]
            }
            index = (index + 1) & mask
        }
        return []
    }
}
