extension RandomAccessCollection {
    /// Position of the first element that `isBefore` is false for, or `endIndex`. The elements that it is true for must
    /// come first.
    @inlinable @inline(__always)
    public func partitionPoint(_ isBefore: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isBefore(self[middle]) {
                low = index(after: middle)
                count -= half + 1
            } else {
                count = half
            }
        }
        return low
    }
}
