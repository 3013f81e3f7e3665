/// Joins declarations and extensions into project types. Files come sorted by path, so that ids are stable.
struct TypeMerger {
    let files: [FileSummary]
    private(set) var types: [ProjectType] = []
    private(set) var typeIDs: [[TypeID]] = []
    private(set) var members: [(Name, MemberID)] = []
    private(set) var globals: [(Name, MemberID)] = []
    /// Calls of names that the project declares types for.
    private(set) var calls: [(Name, ViewSite)] = []
    private(set) var references: [(Name, ViewSite)] = []
    /// Position in `firstIDs` and `lastIDs` of each path of types.
    private var paths = NameTable()
    private var firstIDs: [TypeID] = []
    private var lastIDs: [TypeID] = []
    /// The next type of the same path, or -1.
    private var nextIDs: [TypeID] = []

    init(_ files: [FileSummary]) {
        self.files = files
    }

    mutating func merge() {
        let memberCount = files.reduce(0) { $0 + $1.members.count }
        members.reserveCapacity(memberCount)
        types.reserveCapacity(files.reduce(0) { $0 + $1.types.count })
        typeIDs = files.map { [TypeID](repeating: -1, count: $0.types.count) }
        for (file, summary) in files.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind != .extensionType {
                declare(type, ProjectType.DeclarationID(file: Int32(file), type: Int32(index)))
            }
        }
        for (file, summary) in files.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind == .extensionType {
                extend(type, ProjectType.DeclarationID(file: Int32(file), type: Int32(index)))
            }
        }
        linkParents()
        markViews()
        collectMembers()
        collectCalls()
    }

    /// Modifiers and types of modifiers of the project that set container values, each with the value.
    ///
    /// - Parameter containerFiles: those that use containers.
    static func containerSetters(_ files: [FileSummary], _ containerFiles: [Int]) -> [(Name, Name)] {
        var setters: [(Name, Name)] = []
        for summary in containerFiles.map({ files[$0] }) {
            for write in summary.containers?.writes ?? [] where write.owner >= 0 {
                let owner = summary.types[Int(write.owner)]
                if owner.kind == .extensionType, owner.name == .view {
                    setters.append((write.member, write.key))
                } else if owner.inherited.contains("ViewModifier") {
                    setters.append((owner.name, write.key))
                }
            }
        }
        return setters
    }

    private mutating func declare(_ type: TypeSummary, _ place: ProjectType.DeclarationID) {
        add(
            ProjectType(
                name: type.name, path: type.path, inherited: type.inherited, declarations: [place], home: place,
                kind: type.kind, isPrivate: type.flags.contains(.isPrivate),
                isObservable: type.flags.contains(.isObservable)),
            place)
    }

    private mutating func add(_ type: ProjectType, _ place: ProjectType.DeclarationID) {
        let id = TypeID(types.count)
        types.append(type)
        nextIDs.append(-1)
        if let path = paths[Name(hash: type.path)] {
            nextIDs[Int(lastIDs[Int(path)])] = id
            lastIDs[Int(path)] = id
        } else {
            paths.insert(Name(hash: type.path), Int32(firstIDs.count))
            firstIDs.append(id)
            lastIDs.append(id)
        }
        typeIDs[Int(place.file)][Int(place.type)] = id
    }

    /// An extension belongs to the nearest declaration of its type; to a type from elsewhere when there is none.
    private mutating func extend(_ type: TypeSummary, _ place: ProjectType.DeclarationID) {
        let path = files[Int(place.file)].path
        var best: TypeID?
        var bestScore = -1
        var candidate = paths[Name(hash: type.path)].map { firstIDs[Int($0)] } ?? -1
        while candidate >= 0 {
            let id = candidate
            candidate = nextIDs[Int(id)]
            guard let home = types[Int(id)].home else {
                best = best ?? id
                continue
            }
            let score = home.file == place.file ? Int.max : Self.commonFolders(files[Int(home.file)].path, path)
            if score > bestScore { (best, bestScore) = (id, score) }
        }
        guard let id = best else {
            return add(
                ProjectType(
                    name: type.name, path: type.path, inherited: type.inherited, declarations: [place],
                    kind: .extensionType),
                place)
        }
        types[Int(id)].declarations.append(place)
        types[Int(id)].inherited += type.inherited
        typeIDs[Int(place.file)][Int(place.type)] = id
    }

    /// The members, which are not kept: there are tens of thousands in a large project.
    mutating func takeMembers() -> [(Name, MemberID)] {
        defer { members = [] }
        return members
    }

    /// Number of folders that two paths share from the root.
    static func commonFolders(_ left: String, _ right: String) -> Int {
        var count = 0
        for (a, b) in zip(left.utf8, right.utf8) {
            if a != b { break }
            if a == UInt8(ascii: "/") { count += 1 }
        }
        return count
    }

    private mutating func linkParents() {
        for id in types.indices {
            guard let home = types[id].home else { continue }
            let parent = files[Int(home.file)].types[Int(home.type)].parent
            if parent >= 0 { types[id].parent = typeIDs[Int(home.file)][Int(parent)] }
        }
    }

    /// A view conforms to View, to a protocol of the project that does, or to one of SwiftUI's that implies it.
    private mutating func markViews() {
        var viewProtocols = NameTable()
        for _ in 0..<3 {
            for id in types.indices where !types[id].isView {
                let inherits = types[id].inherited.contains { name in
                    SwiftUICatalog.viewProtocols.contains(name) || viewProtocols.contains(name)
                }
                guard inherits, types[id].home != nil else { continue }
                types[id].isView = true
                if types[id].kind == .protocolType { viewProtocols.insert(types[id].name, 0) }
            }
        }
    }

    private mutating func collectMembers() {
        for (file, summary) in files.enumerated() {
            Self.addMembers(of: summary, Int32(file), typeIDs[file], &members, &globals)
        }
    }

    /// Members of types and functions outside of types that one file declares.
    static func members(
        of summary: FileSummary, file: Int32, _ typeIDs: [TypeID]
    ) -> (ofTypes: [(Name, MemberID)], globals: [(Name, MemberID)]) {
        var members: [(Name, MemberID)] = []
        var globals: [(Name, MemberID)] = []
        addMembers(of: summary, file, typeIDs, &members, &globals)
        return (members, globals)
    }

    @inline(__always)
    private static func addMembers(
        of summary: FileSummary, _ file: Int32, _ typeIDs: [TypeID], _ members: inout [(Name, MemberID)],
        _ globals: inout [(Name, MemberID)]
    ) {
        for (index, member) in summary.members.enumerated() {
            let id = MemberID(file: file, member: Int32(index))
            if member.owner >= 0 {
                members.append((ProjectIndex.key(typeIDs[Int(member.owner)], member.name), id))
            } else if member.kind == .function {
                globals.append((member.name, id))
            }
        }
    }

    private mutating func collectCalls() {
        let declared = NameTable(types.filter { $0.home != nil }.map(\.name))
        for (file, summary) in files.enumerated() {
            Self.addSites(of: summary, Int32(file), &calls, &references) { declared.contains($0) }
        }
    }

    /// Calls and references of one file by name; the calls with those of names that the project does not declare.
    static func sites(
        of summary: FileSummary, file: Int32
    ) -> (calls: [(Name, ViewSite)], references: [(Name, ViewSite)]) {
        var calls: [(Name, ViewSite)] = []
        var references: [(Name, ViewSite)] = []
        addSites(of: summary, file, &calls, &references) { _ in true }
        return (calls, references)
    }

    @inline(__always)
    private static func addSites(
        of summary: FileSummary, _ file: Int32, _ calls: inout [(Name, ViewSite)],
        _ references: inout [(Name, ViewSite)], isDeclared: (Name) -> Bool
    ) {
        let elements = summary.views.elements
        for id in elements.indices {
            let name = elements[id].name
            switch elements[id].kind {
            case .call where isDeclared(name): calls.append((name, ViewSite(file: file, element: Int32(id))))
            case .reference where !elements[id].flags.contains(.isLocal):
                references.append((name, ViewSite(file: file, element: Int32(id))))
            default: break
            }
        }
    }
}
