extension RandomAccessCollection {
    /// Index of the first element for which `isBefore` is false, or `endIndex`. Elements for which it is true must come
    /// first.
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
