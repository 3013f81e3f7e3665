extension Array {
    /// The elements without the room for more that a grown array keeps, a third of it on average. For what lives as long
    /// as the run.
    public func trimmed() -> [Element] {
        if capacity == count { return self }
        var trimmed: [Element] = []
        trimmed.reserveCapacity(count)
        trimmed += self
        return trimmed
    }
}
