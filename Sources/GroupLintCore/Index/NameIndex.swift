/// Map from a name to all values that were added under it, in the order in which they were added.
struct NameIndex<Value: Sendable>: Sendable {
    private let ranges: NameTable<Range<Int32>>
    private let values: [Value]

    init(_ entries: [(Name, Value)]) {
        let order = entries.indices.sorted { left, right in
            let (a, b) = (entries[left].0.hash, entries[right].0.hash)
            return a == b ? left < right : a < b
        }
        var ranges: [(Name, Range<Int32>)] = []
        var start = 0
        while start < order.count {
            let name = entries[order[start]].0
            var end = start + 1
            while end < order.count, entries[order[end]].0 == name { end += 1 }
            ranges.append((name, Int32(start)..<Int32(end)))
            start = end
        }
        self.ranges = NameTable(ranges)
        values = order.map { entries[$0].1 }
    }

    subscript(name: Name) -> ArraySlice<Value> {
        guard let range = ranges[name] else { return [] }
        return values[Int(range.lowerBound)..<Int(range.upperBound)]
    }
}
