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
        (left.file, left.element) < (right.file, right.element)
    }
}

/// A type of the project, or one from elsewhere that is only extended here. What its declaration and extensions say is in
/// `ProjectIndex.declarations(of:)`.
package struct ProjectType: Sendable {
    package let name: Name
    package let path: UInt64
    private let homePlace: DeclarationID
    private var parentID: TypeID = -1
    package let kind: TypeSummary.Kind
    package let isPrivate: Bool
    package let isObservable: Bool
    package var isView = false

    /// - Parameter home: nil for a type from elsewhere.
    init(_ declaration: TypeSummary, home: DeclarationID?) {
        name = declaration.name
        path = declaration.path
        homePlace = home ?? DeclarationID(file: -1, type: -1)
        kind = declaration.kind
        isPrivate = home != nil && declaration.flags.contains(.isPrivate)
        isObservable = home != nil && declaration.flags.contains(.isObservable)
    }

    /// Its own declaration, extensions aside.
    package var home: DeclarationID? { homePlace.file < 0 ? nil : homePlace }

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
