public typealias TypeID = Int32

/// A member by file and position in `FileSummary.members`.
public struct MemberID: Hashable, Sendable {
    public var file: Int32
    public var member: Int32
}

/// An element by file and position in the file's view tree.
public struct ViewSite: Hashable, Sendable {
    public var file: Int32
    public var element: Int32

    public init(file: Int32, element: Int32) {
        self.file = file
        self.element = element
    }

    static func isOrderedBefore(_ left: ViewSite, _ right: ViewSite) -> Bool {
        left.file == right.file ? left.element < right.element : left.file < right.file
    }
}

/// A type that the project declares, or a type from another module that it extends. `ProjectIndex.declarations(of:)`
/// gives its declaration and extensions.
public struct ProjectType: Sendable {
    public let name: Name
    /// Hash of the name and the names of the enclosing types, as in `TypeSummary`. A name is looked up in every file that has
    /// it, so the summaries of files are not asked for it.
    let path: UInt64
    /// Its declaration, or the first extension of a type from another module.
    let place: DeclarationID
    private var parentID: TypeID = -1
    public let kind: TypeSummary.Kind
    private var flags: TypeSummary.Flags
    public var isView = false

    init(_ declaration: TypeSummary, _ place: DeclarationID) {
        name = declaration.name
        path = declaration.path
        self.place = place
        kind = declaration.kind
        flags = kind == .extensionType ? [] : declaration.flags
    }

    public var isPrivate: Bool { flags.contains(.isPrivate) }
    /// Whether code in a file may name the type: a private one is known in its own file only.
    func isVisible(in file: Int32) -> Bool { !isPrivate || place.file == file }
    public var hasUnknownMacro: Bool { flags.contains(.hasUnknownMacro) }
    public var isPreview: Bool { flags.contains(.isPreview) }
    public var isObservable: Bool { flags.contains(.isObservable) }
    /// Whether the system starts an app here.
    var isEntryPoint: Bool { flags.contains(.isEntryPoint) }
    /// Whether code outside of the run may use the type, or code that does not name it with a capital.
    var mayBeUsedUnseen: Bool { !flags.isDisjoint(with: [.isPublic, .isEntryPoint, .isLowercase]) }

    /// The type if all code that may import it is in the run.
    func inClosedModule() -> ProjectType {
        var copy = self
        copy.flags.remove(.isPublic)
        return copy
    }

    /// Its declaration; nil for a type from another module.
    public var home: DeclarationID? { kind == .extensionType ? nil : place }

    public var parent: TypeID? {
        get { parentID < 0 ? nil : parentID }
        set { parentID = newValue ?? -1 }
    }

    /// A type declaration by file and position in `FileSummary.types`.
    public struct DeclarationID: Sendable {
        public var file: Int32
        public var type: Int32
    }
}

extension [FileSummary] {
    func declaration(_ place: ProjectType.DeclarationID) -> TypeSummary { self[Int(place.file)].types[Int(place.type)] }
}

/// Map from each declaration to its project type.
struct DeclarationTypes: Sendable {
    /// Type of each declaration, file by file.
    private var ids: [TypeID]
    /// Position in `ids` of the first declaration of each file.
    private var starts: [Int32] = []

    init(_ files: [FileSummary]) {
        starts.reserveCapacity(files.count)
        var count = 0
        for file in files {
            starts.append(Int32(count))
            count += file.types.count
        }
        ids = [TypeID](repeating: -1, count: count)
    }

    /// Number of declarations in all files.
    var count: Int { ids.count }

    subscript(file: Int32, declaration: Int32) -> TypeID {
        get { ids[Int(starts[Int(file)] + declaration)] }
        set { ids[Int(starts[Int(file)] + declaration)] = newValue }
    }
}

/// A name in a type.
struct MemberKey: Hashable, Sendable {
    let type: TypeID
    let name: Name
}
