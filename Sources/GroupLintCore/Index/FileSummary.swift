/// What one file tells the project: its declarations and its view code. A pure function of the file's syntax tree.
///
/// An object, one for each file, so that an index with another version of one file shares all others. A large project has
/// ten thousand: small fields stand together, so that none is followed by padding.
public final class FileSummary: Sendable {
    public let path: String
    public let types: [TypeSummary]
    public let members: MemberTable
    public let views: ViewTree
    /// Comments that switch rules off.
    public let suppressions: FileSuppressions
    /// At most one. Few files have any, and an optional would take the same room in all of them.
    private let containerSummaries: [ContainerSummary]
    private let importCount: Int32
    public let relevance: Relevance
    /// Whether a tool has written the file.
    public let isGenerated: Bool

    /// Whether SwiftUI means anything in the file.
    public enum Relevance: UInt8, Sendable {
        /// Imports SwiftUI or a module that brings it in.
        case swiftUI
        /// Imports nothing: a snippet from an article or an editor is taken for SwiftUI.
        case snippet
        /// Imports other modules only; it counts when another file of the run imports SwiftUI.
        case other
        /// Imports a framework whose views only look like SwiftUI's, or a test library: not linted.
        case otherFramework
    }

    /// Parses a file as far as its summary needs it. Most files of a large project have nothing to do with SwiftUI: of
    /// those the declarations are enough.
    public static func tree(of source: SourceFile) -> SyntaxTree {
        var isComplete = true
        let tree = parse(source) { tokens in
            isComplete = mayMakeViews(tokens, source.bytes)
            return isComplete
        }
        // What a suppression covers may lie inside a body.
        if isComplete || !FileSuppressions.mayExist(tree.comments, source.bytes) { return tree }
        return parse(source)
    }

    /// Whether view code may stand in a file: it imports nothing, or a module with views, or says `some` somewhere, as
    /// in `some View` where another module passes SwiftUI on.
    private static func mayMakeViews(_ tokens: FrozenArray<Token>, _ bytes: [UInt8]) -> Bool {
        var importsSomething = false
        for index in tokens.indices {
            let token = tokens[index]
            if token.keyword == .some { return true }
            guard token.keyword == .import, token.kind == .keyword else { continue }
            importsSomething = true
            let isKind = tokens[index + 1].kind == .keyword
            let name = tokens[min(index + (isKind ? 2 : 1), tokens.count - 1)]
            if SwiftUICatalog.uiModules.contains(Name(bytes[Int(name.start)..<Int(name.end)])) { return true }
        }
        return !importsSomething
    }

    public init(_ tree: SyntaxTree) {
        var scanner = DeclarationScanner(tree)
        scanner.scan()
        path = tree.source.path
        importCount = Int32(scanner.importCount)
        relevance = scanner.relevance
        types = scanner.types.trimmed()
        members = scanner.members.trimmed()
        views = scanner.views.arena.tree.trimmed()
        suppressions = FileSuppressions(tree)
        let top = tree.source.bytes.prefix(Int(tree.tokens.first?.start ?? 0))
        isGenerated = GeneratedCode.isMarked(top, path: tree.source.path)
        let usesContainers = relevance != .otherFramework && scanner.mayUseContainers
        containerSummaries = usesContainers ? [ContainerSummary(tree, types)] : []
    }

    /// Subviews, sections and container values may be used in the file.
    public var usesContainers: Bool { !containerSummaries.isEmpty }

    /// Who sets and reads container values; nil unless the file may use containers.
    var containers: ContainerSummary? { containerSummaries.first }

    public var imports: ArraySlice<Name> { members.names[..<Int(importCount)] }

    /// Conformances and superclass of a type as written, without modules and generic arguments.
    public func inherited(by type: TypeSummary) -> ArraySlice<Name> { members.inherited(by: type) }

    /// Whether another version of the file declares the same types in the same order, so that all tables about types
    /// hold for both.
    func declaresSameTypes(as other: FileSummary) -> Bool {
        guard types.count == other.types.count else { return false }
        return types.elementsEqual(other.types) { old, new in
            old.name == new.name && old.kind == new.kind && old.path == new.path && old.parent == new.parent
                && old.flags == new.flags && inherited(by: old) == other.inherited(by: new)
        }
    }

    /// Whether another version of the file, with the same types, has the same members in the same order. What they show
    /// may differ.
    func declaresSameMembers(as other: FileSummary) -> Bool {
        members.records.elementsEqual(other.members.records) { old, new in
            old.name == new.name && old.owner == new.owner && old.kind == new.kind
        }
    }
}
