package typealias TypeID = Int32

/// A member by file and position in `FileSummary.members`.
package struct MemberID: Hashable, Sendable {
    package var file: Int32
    package var member: Int32
}

/// An element by file and position in the file's view tree.
package struct ViewSite: Hashable, Sendable {
    package var file: Int32
    package var element: Int32

    package init(file: Int32, element: Int32) {
        self.file = file
        self.element = element
    }

    static func isOrderedBefore(_ left: ViewSite, _ right: ViewSite) -> Bool {
        left.file == right.file ? left.element < right.element : left.file < right.file
    }
}

/// A type of the project, or one from elsewhere that is only extended here. What its declaration and extensions say is in
/// `ProjectIndex.declarations(of:)`.
package struct ProjectType: Sendable {
    package let name: Name
    /// Its own declaration, or the first extension of a type from elsewhere.
    let place: DeclarationID
    private var parentID: TypeID = -1
    package let kind: TypeSummary.Kind
    private let flags: TypeSummary.Flags
    package var isView = false

    init(_ declaration: TypeSummary, _ place: DeclarationID) {
        name = declaration.name
        self.place = place
        kind = declaration.kind
        flags = kind == .extensionType ? [] : declaration.flags
    }

    package var isPrivate: Bool { flags.contains(.isPrivate) }
    package var isObservable: Bool { flags.contains(.isObservable) }

    /// Its own declaration, extensions aside.
    package var home: DeclarationID? { kind == .extensionType ? nil : place }

    package var parent: TypeID? {
        get { parentID < 0 ? nil : parentID }
        set { parentID = newValue ?? -1 }
    }

    /// A type declaration by file and position in `FileSummary.types`.
    package struct DeclarationID: Sendable {
        package var file: Int32
        package var type: Int32
    }
}

extension [FileSummary] {
    func declaration(_ place: ProjectType.DeclarationID) -> TypeSummary { self[Int(place.file)].types[Int(place.type)] }
}

/// Project type of each declaration.
struct DeclarationTypes: Sendable {
    /// Types of the declarations of all files, one file after the other.
    private var ids: [TypeID]
    /// Place of the first declaration of each file.
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
