/// A value at a position in a file of the project.
protocol LocatedInFile: Sendable {
    var file: Int32 { get }
    /// 0-based position among the values of the same file.
    var position: Int32 { get }
}

/// Map from a name to values in files. The values of one file can be replaced without indexing the other files again.
struct FileIndex<Value: LocatedInFile>: Sendable {
    private let all: NameIndex<Value>
    /// Values of replaced files, by file. Their old values in `all` are ignored.
    private var replaced: [Int32: NameIndex<Value>] = [:]

    /// Number of files that were replaced.
    var replacedCount: Int { replaced.count }

    /// - Parameter entries: as in `NameIndex`, in the order of files and positions.
    @inline(__always)
    init(_ entries: (_ add: (Name, Value) -> Void) -> Void) {
        all = NameIndex(entries)
    }

    @inline(__always)
    func replacing(file: Int32, with entries: (_ add: (Name, Value) -> Void) -> Void) -> FileIndex {
        var copy = self
        copy.replaced[file] = NameIndex(entries)
        return copy
    }

    /// Values with the name, in the order of files and positions. Values with other names may be among them.
    func candidates(_ name: Name) -> ArraySlice<Value> {
        if replaced.isEmpty { return all.candidates(name) }
        let kept = all.candidates(name).filter { replaced[$0.file] == nil }
        let found = kept + replaced.values.flatMap { $0.candidates(name) }
        return found.sorted { ($0.file, $0.position) < ($1.file, $1.position) }[...]
    }
}

extension ArraySlice where Element: LocatedInFile {
    /// The sites in a range of files. The slice is sorted by file.
    func sites(in files: ClosedRange<Int32>) -> ArraySlice {
        let start = partitionPoint { $0.file < files.lowerBound }
        let end = partitionPoint { $0.file <= files.upperBound }
        return self[start..<end]
    }
}

extension ArraySlice<Int32> {
    /// The files in a range of files. The slice is sorted.
    func files(in files: ClosedRange<Int32>) -> ArraySlice {
        self[partitionPoint { $0 < files.lowerBound }..<partitionPoint { $0 <= files.upperBound }]
    }
}

extension ViewSite: LocatedInFile {
    var position: Int32 { element }
}

extension MemberID: LocatedInFile {
    var position: Int32 { member }
}

/// Entries that one file adds to the tables of the index.
extension FileSummary {
    /// Passes the members of types to `add`, keyed by type and name.
    @inline(__always)
    func eachMember(_ file: Int32, _ types: DeclarationTypes, _ add: (Name, MemberID) -> Void) {
        for (index, member) in members.records.enumerated() where member.owner >= 0 {
            add(ProjectIndex.key(types[file, member.owner], member.name), MemberID(file: file, member: Int32(index)))
        }
    }

    /// Passes all functions to `add`, keyed by name.
    @inline(__always)
    func eachFunction(_ file: Int32, _ add: (Name, MemberID) -> Void) {
        for (index, member) in members.records.enumerated() where member.kind == .function {
            add(member.name, MemberID(file: file, member: Int32(index)))
        }
    }

    @inline(__always)
    func eachCall(_ file: Int32, _ add: (Name, ViewSite) -> Void) {
        for (id, element) in views.elements.enumerated() where element.kind == .call {
            add(element.name, ViewSite(file: file, element: Int32(id)))
        }
    }

    /// Passes the references in view code to `add`, except those to parameters and local variables.
    @inline(__always)
    func eachReference(_ file: Int32, _ add: (Name, ViewSite) -> Void) {
        for (id, element) in views.elements.enumerated()
        where element.kind == .reference && !element.flags.contains(.isLocal) {
            add(element.name, ViewSite(file: file, element: Int32(id)))
        }
    }

    /// Passes the elements with modifiers that a project may declare to `add`, keyed by the name of the modifier.
    @inline(__always)
    func eachModifierUse(_ file: Int32, _ add: (Name, ViewSite) -> Void) {
        for (id, element) in views.elements.enumerated() where element.modifierCount > 0 {
            let first = Int(element.firstModifier)
            for modifier in views.modifiers[first..<(first + Int(element.modifierCount))]
            where !SwiftUICatalog.modifiers.contains(modifier.name) || SwiftUICatalog.namesOfProjects.contains(modifier.name) {
                add(modifier.name, ViewSite(file: file, element: Int32(id)))
            }
        }
    }
}
