extension Array {
    /// The array without unused capacity, which is a third of a grown array on average. For long-lived arrays.
    public func trimmed() -> [Element] {
        if capacity == count { return self }
        var trimmed: [Element] = []
        trimmed.reserveCapacity(count)
        trimmed += self
        return trimmed
    }
}
