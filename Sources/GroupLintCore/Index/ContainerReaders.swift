/// Who reads the container values of the project.
struct ContainerReaders: Sendable {
    /// Types with code that reads a value.
    var direct: Set<Pair> = []
    /// Types that show a view which reads a value.
    var indirect: Set<Pair> = []
    /// Values that code outside of types or in an extension of Subview reads, so that any type may.
    var outside = NameTable()

    struct Pair: Hashable {
        let key: Name
        let type: TypeID
    }
}
