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

/// A type with everything its declaration and extensions say. A type from elsewhere that is only extended here has
/// no `home`.
package struct ProjectType: Sendable {
    package var name: Name
    package var path: UInt64
    package var inherited: [Name]
    package var declarations: [DeclarationID]
    /// Its own declaration, extensions aside.
    package var home: DeclarationID?
    package var kind: TypeSummary.Kind
    package var isView = false
    package var isPrivate = false
    package var parent: TypeID?
    package var isObservable = false

    /// A type declaration by file and position in `FileSummary.types`.
    package struct DeclarationID: Sendable {
        package var file: Int32
        package var type: Int32
    }
}
