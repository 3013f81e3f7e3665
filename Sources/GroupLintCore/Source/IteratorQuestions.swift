/// Collection properties for sequences that are their own iterators.
extension Sequence where Self: IteratorProtocol {
    @inlinable @inline(__always)
    public var first: Element? {
        var iterator = self
        return iterator.next()
    }

    @inlinable @inline(__always)
    public var isEmpty: Bool { first == nil }

    /// Number of elements. Takes linear time.
    @inlinable @inline(__always)
    public var count: Int {
        var iterator = self
        var count = 0
        while iterator.next() != nil { count += 1 }
        return count
    }
}
