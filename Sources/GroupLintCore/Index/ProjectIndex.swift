/// Index of the declarations and view code of all files of a run. It knows only these files; all other code is
/// unknown.
///
/// It is immutable. The same files always give the same index.
public final class ProjectIndex: Sendable {
    /// Sorted by path.
    public let files: [FileSummary]
    public let types: [ProjectType]
    let folders: Folders
    private let typeIDs: DeclarationTypes
    private let declarations: Groups<ProjectType.DeclarationID>
    let typesByPath: NameIndex<TypeID>
    let sharedTypesByPath: NameIndex<TypeID>
    let typesByName: NameIndex<TypeID>
    /// Classes by the names that they inherit from.
    let classesByInherited: NameIndex<TypeID>
    let membersByKey: FileIndex<MemberID>
    private let functionsByName: FileIndex<MemberID>
    let callsByName: FileIndex<ViewSite>
    let referencesByName: FileIndex<ViewSite>
    /// Elements with modifiers of the project, by the name of the modifier.
    let modifierUses: FileIndex<ViewSite>
    /// Uses that may change a member of another value, by the name of the member.
    let memberWrites: FileIndex<PropertyUseID>
    let settingsByKey: FileIndex<SettingSite>
    let defaultsByKey: FileIndex<DefaultsSite>
    /// Types that hold the project's extensions of SwiftUI's View.
    let viewExtensions: [TypeID]
    /// Files that use subviews, sections or container values.
    let containerFiles: [Int]
    /// Container values that the project's own modifiers set.
    private let containerSetters: [Name: [Name]]
    let shownViews: ShownViews
    /// The classes of the objects that views fetch from Core Data.
    let fetchedTypes: NameTable
    private let importsSwiftUI: Bool
    private let lookAlikeModules: [Name]
    private let viewAliases: ViewAliases
    /// Where types are named; found when a rule asks for it first.
    let namedTypes = OnceValue<NameIndex<Int32>>()
    let helperMembers = OnceValue<HelperMembers>()
    let viewMembers = OnceValue<NameTable>()
    let containerReaders = OnceValue<ContainerReaders>()
    let writtenNames = OnceValue<WrittenNames>()
    /// The names that all files write, if the files do not keep them.
    let allNames: WrittenNames?
    /// Whether a file was replaced since all files were indexed: then a table of all names would take longer than a few searches.
    let isPatched: Bool
    let closedModules: ClosedModules
    let observed = OnceValue<ObservedTypes>()
    /// Set once, at the end of the initializer, before another thread has the index. To resolve each call whenever a rule asks
    /// took 3.3 % of the instructions of a run over 11,200 files.
    private(set) nonisolated(unsafe) var calledTypes = CalledTypes()
    // The values by types below are known as far as rules asked.
    let updateSources = OnceValues<TypeID, UpdateSources>()
    let passedArguments = OnceValues<TypeID, PassedArguments>()
    /// The calls of each view and the references to each member. Many views of one body ask who shows it.
    let callsOfType = OnceValues<TypeID, [ViewSite]>()
    let referencesToMember = OnceValues<MemberKey, [ViewSite]>()
    /// The stored properties of types with many extensions, which would be searched for each question.
    let propertiesInManyParts = OnceValues<TypeID, [MemberID]>()
    /// The parameters with a builder of types with many initializers.
    let buildersOfManyInitializers = OnceValues<TypeID, Set<Name>>()
    let callsOfNamesakes = OnceValues<TypeID, [TypeID: [ViewSite]]>()
    let namedThroughOthers = OnceValues<TypeID, Set<TypeID>>()
    let memberWritesByName = OnceValues<Name, MemberWrites>()
    let observedClasses = OnceValues<TypeID, ObservedClasses>()
    /// Whether each view is only shown in branches that no caller needs.
    let viewsInExcludedCases = OnceValues<TypeID, Bool>()
    /// The only class that conforms to each protocol.
    public let onlyClasses = OnceValues<TypeID, TypeID?>()
    /// Whether callers pass values to each view that nothing in the view itself updates; nil if something in it does.
    public let takenValues = OnceValues<TypeID, Bool?>()
    /// Whether the project uses another store for settings where a property names none.
    let replacesStore = OnceValue<Bool>()
    /// What rules found out about the whole project, by its type.
    let facts = OnceValues<ObjectIdentifier, any Sendable>()
    /// The first published property of each class that code changes later.
    public let changedProperties = OnceValues<TypeID, MemberID?>()

    /// - Parameters:
    ///   - lookAlikeModules: modules, besides those of the catalog, whose views are not SwiftUI's.
    ///   - allNames: the names that all files write. No file can be replaced then.
    public init(_ summaries: [FileSummary], lookAlikeModules: [Name] = [], allNames: WrittenNames? = nil) {
        self.lookAlikeModules = lookAlikeModules
        self.allNames = allNames
        isPatched = false
        let written = Self.sorted(summaries)
        let viewAliases = ViewAliases(written)
        let files = viewAliases.resolved(written)
        self.viewAliases = viewAliases
        folders = Folders(files)
        let merger = TypeMerger(files, folders)
        let closedModules = ClosedModules(merger.types, files, folders)
        let types = merger.types.map { closedModules.contains($0.place.file) ? $0.inClosedModule() : $0 }
        self.closedModules = closedModules
        let typeIDs = merger.typeIDs
        self.files = files
        self.types = types
        self.typeIDs = typeIDs
        declarations = merger.declarations
        typesByPath = merger.typesByPath
        sharedTypesByPath = merger.sharedTypesByPath
        typesByName = NameIndex { add in
            for id in types.indices { add(types[id].name, TypeID(id)) }
        }
        classesByInherited = NameIndex { add in
            for id in types.indices where types[id].kind == .classType {
                let file = files[Int(types[id].place.file)]
                for name in file.inherited(by: file.types[Int(types[id].place.type)]) { add(name, TypeID(id)) }
            }
        }
        membersByKey = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachMember(Int32(file), typeIDs, add) }
        }
        functionsByName = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachFunction(Int32(file), add) }
        }
        callsByName = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachCall(Int32(file), add) }
        }
        referencesByName = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachReference(Int32(file), add) }
        }
        modifierUses = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachModifierUse(Int32(file), add) }
        }
        memberWrites = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachMemberWrite(Int32(file), add) }
        }
        settingsByKey = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachSetting(Int32(file), add) }
        }
        defaultsByKey = FileIndex { add in
            for (file, summary) in files.enumerated() { summary.eachDefaultsCall(Int32(file), add) }
        }
        viewExtensions = types.indices.filter { types[$0].name == .view && types[$0].home == nil }.map { TypeID($0) }
        containerFiles = files.indices.filter { files[$0].usesContainers }
        containerSetters = TypeMerger.containerSetters(files, containerFiles)
        shownViews = ShownViews(files, types)
        fetchedTypes = NameTable(files.flatMap(\.members.fetchedTypes))
        importsSwiftUI = files.contains { $0.relevance == .swiftUI }
        calledTypes = CalledTypes(self)
    }

    /// Makes an index with a new version of one file, which declares the same types as the old version.
    private init(_ old: ProjectIndex, file: Int, _ written: FileSummary) {
        viewAliases = old.viewAliases
        allNames = old.allNames
        isPatched = true
        closedModules = old.closedModules
        let summary = viewAliases.resolved(written, at: file)
        var files = old.files
        files[file] = summary
        self.files = files
        types = old.types
        folders = old.folders
        typeIDs = old.typeIDs
        declarations = old.declarations
        typesByPath = old.typesByPath
        sharedTypesByPath = old.sharedTypesByPath
        typesByName = old.typesByName
        classesByInherited = old.classesByInherited
        if summary.declaresSameMembers(as: old.files[file]) {
            membersByKey = old.membersByKey
            functionsByName = old.functionsByName
        } else {
            membersByKey = old.membersByKey.replacing(file: Int32(file)) { add in
                summary.eachMember(Int32(file), old.typeIDs, add)
            }
            functionsByName = old.functionsByName.replacing(file: Int32(file)) { add in
                summary.eachFunction(Int32(file), add)
            }
        }
        if summary.usesContainers || old.files[file].usesContainers {
            containerFiles = files.indices.filter { files[$0].usesContainers }
            containerSetters = TypeMerger.containerSetters(files, containerFiles)
        } else {
            containerFiles = old.containerFiles
            containerSetters = old.containerSetters
        }
        viewExtensions = old.viewExtensions
        lookAlikeModules = old.lookAlikeModules
        callsByName = old.callsByName.replacing(file: Int32(file)) { summary.eachCall(Int32(file), $0) }
        referencesByName = old.referencesByName.replacing(file: Int32(file)) { summary.eachReference(Int32(file), $0) }
        modifierUses = old.modifierUses.replacing(file: Int32(file)) { summary.eachModifierUse(Int32(file), $0) }
        memberWrites = old.memberWrites.replacing(file: Int32(file)) { summary.eachMemberWrite(Int32(file), $0) }
        settingsByKey = old.settingsByKey.replacing(file: Int32(file)) { summary.eachSetting(Int32(file), $0) }
        defaultsByKey = old.defaultsByKey.replacing(file: Int32(file)) { summary.eachDefaultsCall(Int32(file), $0) }
        shownViews = old.shownViews.replacing(file: Int32(file), with: summary)
        let isSame = summary.members.fetchedTypes == old.files[file].members.fetchedTypes
        fetchedTypes = isSame ? old.fetchedTypes : NameTable(files.flatMap(\.members.fetchedTypes))
        importsSwiftUI = files.contains { $0.relevance == .swiftUI }
    }

    /// Returns an index with a new version of one file. If both versions declare the same types, as after most
    /// keystrokes, types are not merged again.
    ///
    /// - Parameter file: position in `files` of the version with the same path.
    public func replacing(file: Int, with summary: FileSummary) -> ProjectIndex {
        if summary.declaresSameTypes(as: files[file]), callsByName.replacedCount < Self.mostReplaced {
            return ProjectIndex(self, file: file, summary)
        }
        var files = files
        files[file] = summary
        return ProjectIndex(files, lookAlikeModules: lookAlikeModules)
    }

    /// Each replaced file makes each question to the tables slower. After so many, the tables are made again.
    private static let mostReplaced = 64

    /// Position in `files` of the file with a path.
    public func position(of path: String) -> Int? {
        let position = files.partitionPoint { precedesInBytes($0.path, path) }
        return position < files.count && files[position].path == path ? position : nil
    }

    /// Sorts the summaries by path. They usually are sorted already, and sorting would copy them.
    private static func sorted(_ summaries: [FileSummary]) -> [FileSummary] {
        let isSorted = summaries.indices.dropFirst().allSatisfy {
            !precedesInBytes(summaries[$0].path, summaries[$0 - 1].path)
        }
        return isSorted ? summaries : summaries.sorted { precedesInBytes($0.path, $1.path) }
    }

    /// Whether rules check a file.
    public func isLinted(_ file: Int) -> Bool {
        switch files[file].relevance {
        case .swiftUI, .snippet: true
        case .other: importsSwiftUI && !files[file].imports.contains(where: lookAlikeModules.contains)
        case .otherFramework: false
        }
    }

    // MARK: Types

    public func type(_ id: TypeID) -> ProjectType { types[Int(id)] }

    /// Project type of a declaration; nil at the top level of a file.
    public func typeID(file: Int32, declaration: Int32) -> TypeID? {
        declaration < 0 ? nil : typeIDs[file, declaration]
    }

    /// The declaration of a type, then its extensions in the order of files.
    func declarations(of type: TypeID) -> ArraySlice<ProjectType.DeclarationID> { declarations[Int(type)] }

    // MARK: Members

    public func member(_ id: MemberID) -> MemberSummary { files[Int(id.file)].members[Int(id.member)] }

    /// First property wrapper of a member; costs less than `member`.
    public func wrapper(of id: MemberID) -> Name { files[Int(id.file)].members.wrapper(Int(id.member)) }

    /// Fixed-size part of a member; faster than `member`.
    func record(_ id: MemberID) -> MemberTable.Record { files[Int(id.file)].members.records[Int(id.member)] }

    /// Members of a type with a name, from its declaration and its extensions in every file.
    public func members(of type: TypeID, named name: Name) -> [MemberID] {
        membersByKey.candidates(Self.key(type, name)).filter { id in
            let record = record(id)
            return record.name == name && typeID(file: id.file, declaration: record.owner) == type
        }
    }

    /// The first members of a type with a name, at most two of them: whether there is one, and whether there are others.
    public func firstMembers(of type: TypeID, named name: Name) -> [MemberID] {
        var found: [MemberID] = []
        for id in membersByKey.candidates(Self.key(type, name)) {
            if found.count == 2 { break }
            let record = record(id)
            if record.name == name, typeID(file: id.file, declaration: record.owner) == type { found.append(id) }
        }
        return found
    }

    public func initializers(of type: TypeID) -> [MemberID] { members(of: type, named: .initName) }

    /// Functions with a name outside of types.
    public func functions(named name: Name) -> [MemberID] {
        functionsByName.candidates(name).filter { record($0).name == name && record($0).owner < 0 }
    }

    /// The functions with a name in types and their extensions.
    public func methods(named name: Name) -> [MemberID] {
        functionsByName.candidates(name).filter { record($0).name == name && record($0).owner >= 0 }
    }

    static func key(_ type: TypeID, _ name: Name) -> Name {
        Name(hash: name.hash ^ (UInt64(UInt32(bitPattern: type)) &+ 1) &* 0x9E37_79B9_7F4A_7C15)
    }

    /// Container values that a modifier or a ViewModifier type of the project sets on its subject. None if many modifiers
    /// with the name set values: it is not known which one a use means.
    public func containerKeys(setBy modifier: Name) -> [Name] {
        let keys = containerSetters[modifier] ?? []
        return keys.count <= Self.mostContainerKeys ? keys : []
    }

    private static let mostContainerKeys = 16
}
