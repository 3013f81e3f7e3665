/// Something at a place in a file of the project.
protocol InFile: Sendable {
    var file: Int32 { get }
    /// Place among those of the same file.
    var position: Int32 { get }
}

/// Map from a name to things in files. What stands in one file can be replaced without sorting in all the others again.
struct FileIndex<Value: InFile>: Sendable {
    private let all: NameIndex<Value>
    /// What stands in the files that were replaced; what `all` says of them counts no more.
    private var replaced: [Int32: NameIndex<Value>] = [:]

    /// - Parameter entries: in the order of files and positions.
    init(_ entries: [(Name, Value)]) {
        all = NameIndex(entries)
    }

    func replacing(file: Int32, with entries: [(Name, Value)]) -> FileIndex {
        var copy = self
        copy.replaced[file] = NameIndex(entries)
        return copy
    }

    /// In the order of files and positions.
    subscript(name: Name) -> ArraySlice<Value> {
        if replaced.isEmpty { return all[name] }
        let kept = all[name].filter { replaced[$0.file] == nil }
        let found = kept + replaced.values.flatMap { $0[name] }
        return found.sorted { ($0.file, $0.position) < ($1.file, $1.position) }[...]
    }
}

extension ViewSite: InFile {
    var position: Int32 { element }
}

extension MemberID: InFile {
    var position: Int32 { member }
}
