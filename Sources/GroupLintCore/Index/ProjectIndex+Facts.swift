extension ProjectIndex {
    /// Something about the whole project that a rule computes once, and not for each file.
    ///
    /// - Parameter make: always makes the same value. No other code makes a value of this type.
    public func fact<Fact: Sendable>(_ make: () -> Fact) -> Fact {
        facts.value(ObjectIdentifier(Fact.self), make) as? Fact ?? make()
    }
}
