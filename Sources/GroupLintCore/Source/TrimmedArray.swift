extension Array {
    /// The array without unused capacity, which is a third of a grown array on average. For arrays that live as
    /// long as the run.
    public func trimmed() -> [Element] {
        if capacity == count { return self }
        var trimmed: [Element] = []
        trimmed.reserveCapacity(count)
        trimmed += self
        return trimmed
    }
}
