struct Grid {
    subscript(row: Int) -> Int { row }
    subscript(row: Int, column column: Int) -> Int {
        get { row + column }
        set { store(newValue) }
    }
    static subscript<T: P>(_ key: T, default value: @autoclosure () -> Int = 0) -> Int where T: Hashable { 0 }
    subscript<Member>(dynamicMember path: KeyPath<Base, Member>) -> Member { base[keyPath: path] }
}
