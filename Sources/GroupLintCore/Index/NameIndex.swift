/// Map from a name to all values that were added under it, in the order in which they were added.
///
/// Grouped in two passes over the entries instead of sorted: a large project has half a million of them.
struct NameIndex<Value: Sendable>: Sendable {
    /// Group of a name, found by open addressing; -1 marks a free place.
    private var places: [Int32]
    /// Name of each group.
    private var keys: [UInt64] = []
    /// First value of each group; one more stands behind the last.
    private var starts: [Int32]
    private let values: [Value]

    init(_ entries: [(Name, Value)]) {
        var capacity = 16
        while capacity < entries.count * 2 { capacity *= 2 }
        places = [Int32](repeating: -1, count: capacity)
        var counts: [Int32] = []
        var groupOfEntry: [Int32] = []
        groupOfEntry.reserveCapacity(entries.count)
        for (name, _) in entries {
            let place = Self.place(of: name, places, keys)
            if places[place] < 0 {
                places[place] = Int32(keys.count)
                keys.append(name.hash)
                counts.append(0)
            }
            counts[Int(places[place])] += 1
            groupOfEntry.append(places[place])
        }
        starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        // What was the size of a group becomes the place of its next value.
        for group in counts.indices { counts[group] = starts[group] }
        var order = [Int32](repeating: 0, count: entries.count)
        for (entry, group) in groupOfEntry.enumerated() {
            order[Int(counts[Int(group)])] = Int32(entry)
            counts[Int(group)] += 1
        }
        keys = keys.trimmed()
        values = order.map { entries[Int($0)].1 }
    }

    subscript(name: Name) -> ArraySlice<Value> {
        guard !name.isNone else { return [] }
        let group = Int(places[Self.place(of: name, places, keys)])
        return group < 0 ? [] : values[Int(starts[group])..<Int(starts[group + 1])]
    }

    /// Where the name is, or where it would go.
    private static func place(of name: Name, _ places: [Int32], _ keys: [UInt64]) -> Int {
        let mask = places.count - 1
        var place = NameTable.index(name, mask)
        while places[place] >= 0, keys[Int(places[place])] != name.hash { place = (place + 1) & mask }
        return place
    }
}
