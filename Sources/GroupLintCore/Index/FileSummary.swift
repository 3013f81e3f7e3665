/// What one file tells the project: its declarations and its view code. A pure function of the file's syntax tree.
package struct FileSummary: Sendable {
    package let path: String
    package let imports: [Name]
    package let relevance: Relevance
    package let types: [TypeSummary]
    package let members: [MemberSummary]
    package let views: ViewTree

    /// Whether SwiftUI means anything in the file.
    package enum Relevance: UInt8, Sendable {
        /// Imports SwiftUI or a module that brings it in.
        case swiftUI
        /// Imports nothing: a snippet from an article or an editor is taken for SwiftUI.
        case snippet
        /// Imports other modules only; it counts when another file of the run imports SwiftUI.
        case other
        /// Imports a framework whose views only look like SwiftUI's, or a test library: not linted.
        case foreign
    }

    package init(_ tree: SyntaxTree) {
        var scanner = DeclarationScanner(tree)
        scanner.scan()
        path = tree.source.path
        imports = scanner.imports
        relevance = scanner.relevance
        types = scanner.types
        members = scanner.members
        views = scanner.views.arena.tree
    }
}
