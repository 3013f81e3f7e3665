/// Merges declarations and extensions into project types. Files must be sorted by path, which keeps the ids stable.
struct TypeMerger {
    typealias Place = ProjectType.DeclarationID

    private let files: [FileSummary]
    private let folders: Folders
    private(set) var types: [ProjectType] = []
    private(set) var typeIDs: DeclarationTypes
    /// Types that the project declares, by the hash of their path.
    private(set) var typesByPath: NameIndex<TypeID>
    /// Those of them that other files can name.
    private(set) var sharedTypesByPath: NameIndex<TypeID>
    /// The declaration of each type, then its extensions in the order of files.
    private(set) var declarations: Groups<Place>

    init(_ files: [FileSummary], _ folders: Folders) {
        self.files = files
        self.folders = folders
        typeIDs = DeclarationTypes(files)
        typesByPath = NameIndex { _ in }
        sharedTypesByPath = NameIndex { _ in }
        declarations = Groups(count: 0)
        types.reserveCapacity(typeIDs.count)
        declare()
        extend()
        listDeclarations()
        linkParents()
        markViews()
    }

    /// Calls `body` with each extension, or with each declaration that is not an extension, in the order of files.
    private mutating func eachDeclaration(
        _ isExtension: Bool, _ body: (inout TypeMerger, TypeSummary, Place) -> Void
    ) {
        for file in files.indices {
            let summaries = files[file].types
            for index in summaries.indices where (summaries[index].kind == .extensionType) == isExtension {
                body(&self, summaries[index], Place(file: Int32(file), type: Int32(index)))
            }
        }
    }

    private mutating func declare() {
        eachDeclaration(false) { merger, summary, place in
            merger.typeIDs[place.file, place.type] = TypeID(merger.types.count)
            merger.types.append(ProjectType(summary, place))
        }
        let types = types
        typesByPath = NameIndex { add in
            for id in types.indices { add(Name(hash: types[id].path), TypeID(id)) }
        }
        sharedTypesByPath = NameIndex { add in
            for id in types.indices where !types[id].isPrivate { add(Name(hash: types[id].path), TypeID(id)) }
        }
    }

    /// Assigns each extension to the nearest declaration of its type, or to a type from another module if there is
    /// none.
    private mutating func extend() {
        var undeclared = NameTable()
        eachDeclaration(true) { merger, summary, place in
            let path = Name(hash: summary.path)
            var id = merger.nearestDeclared(summary, to: place) ?? undeclared[path]
            if id == nil {
                id = TypeID(merger.types.count)
                undeclared.insert(path, TypeID(merger.types.count))
                merger.types.append(ProjectType(summary, place))
            }
            merger.typeIDs[place.file, place.type] = id ?? -1
        }
        types = types.trimmed()
    }

    /// The nearest declaration of a type. Among equally near ones it is the last before the place, or else the first after
    /// it. See `ProjectIndex.best`.
    private func nearestDeclared(_ summary: TypeSummary, to place: Place) -> TypeID? {
        let candidates = typesByPath.candidates(Name(hash: summary.path))
        let isMatch = { (id: TypeID) in types[Int(id)].path == summary.path }
        let middle = candidates.partitionPoint { types[Int($0)].place.file < place.file }
        let (before, after) = (candidates[..<middle].last(where: isMatch), candidates[middle...].first(where: isMatch))
        guard let before, let after else { return before ?? after }
        return score(after, place) > score(before, place) ? after : before
    }

    private func score(_ id: TypeID, _ place: Place) -> Int {
        let home = types[Int(id)].place.file
        return home == place.file ? Int.max : folders.shared(home, place.file)
    }

    private mutating func listDeclarations() {
        var groups = Groups<Place>(count: types.count)
        for isExtension in [false, true] {
            eachDeclaration(isExtension) { merger, _, place in
                groups.announce(place, in: Int(merger.typeIDs[place.file, place.type]))
            }
        }
        groups.makeRoom()
        for isExtension in [false, true] {
            eachDeclaration(isExtension) { merger, _, place in
                groups.add(place, to: Int(merger.typeIDs[place.file, place.type]))
            }
        }
        declarations = groups
    }

    private mutating func linkParents() {
        for id in types.indices {
            guard let home = types[id].home else { continue }
            let parent = files.declaration(home).parent
            if parent >= 0 { types[id].parent = typeIDs[home.file, parent] }
        }
    }

    /// Marks the types that conform to View, to a SwiftUI protocol that implies it, or to a protocol or an alias of the
    /// project that does.
    private mutating func markViews() {
        var viewProtocols = NameTable()
        for _ in 0..<3 {
            for id in types.indices where !types[id].isView && types[id].home != nil {
                let inherits = declarations[id].contains { place in
                    let file = files[Int(place.file)]
                    return file.inherited(by: file.types[Int(place.type)]).contains { name in
                        SwiftUICatalog.viewProtocols.contains(name) || viewProtocols.contains(name)
                    }
                }
                guard inherits else { continue }
                let kind = types[id].kind
                types[id].isView = kind != .alias
                if kind == .protocolType || kind == .alias { viewProtocols.insert(types[id].name, 0) }
            }
        }
    }

    /// Modifiers and ViewModifier types of the project that set container values, each with the values that it sets.
    ///
    /// - Parameter containerFiles: positions of the files that use containers.
    static func containerSetters(_ files: [FileSummary], _ containerFiles: [Int]) -> [Name: [Name]] {
        var setters: [Name: [Name]] = [:]
        for summary in containerFiles.map({ files[$0] }) {
            for write in summary.containers?.writes ?? [] where write.owner >= 0 {
                let owner = summary.types[Int(write.owner)]
                if owner.kind == .extensionType, owner.name == .view {
                    setters[write.member, default: []].append(write.key)
                } else if summary.inherited(by: owner).contains("ViewModifier") {
                    setters[owner.name, default: []].append(write.key)
                }
            }
        }
        return setters
    }
}
