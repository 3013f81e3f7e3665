/// Functions of Swift and its frameworks that take a closure, by the moment at which they run it.
public enum ClosureCallees {
    /// `map { … }`: they run it before they return, for elements of a sequence.
    public static let sequences = NameTable(
        """
        map filter compactMap flatMap reduce forEach sorted sort first last contains allSatisfy min max prefix drop \
        firstIndex lastIndex removeAll reversed partition grouping
        """)

    /// `withAnimation { … }`: they run it before they return, on the same thread.
    private static let scopes = NameTable(
        """
        withAnimation withTransaction withCheckedContinuation withExtendedLifetime withLock withTaskGroup \
        withThrowingTaskGroup withDiscardingTaskGroup autoreleasepool
        """)

    /// `Task { … }`: they run it on its own and soon, often after they return.
    private static let starters = NameTable("Task MainActor detached async asyncAfter run")

    /// Whether a function runs its closure before it returns, on the same thread.
    public static func runAtOnce(_ name: Name) -> Bool { sequences.contains(name) || scopes.contains(name) }

    /// Whether the closure of a function is a part of the action around it: it runs at once, or the action starts it.
    public static func belongToAction(_ name: Name) -> Bool { runAtOnce(name) || starters.contains(name) }
}
