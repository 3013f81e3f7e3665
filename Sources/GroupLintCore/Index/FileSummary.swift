/// Declarations, view code and suppressions of one file. It depends only on the file's syntax tree.
///
/// A class, so that an index with a new version of one file shares all other summaries. A large project has ten
/// thousand of them: small fields are declared together to avoid padding.
public final class FileSummary: Sendable {
    public let path: String
    /// See `SourceFile.contentHash`. What the summary says is about these bytes only.
    public let contentHash: UInt64
    public let types: [TypeSummary]
    public let members: MemberTable
    public let views: ViewTree
    let uses: PropertyUses
    /// Properties that keep their values in the user defaults or in the scene.
    let settings: [StoredSetting]
    /// Nil if the file does not use the user defaults.
    let defaults: DefaultsCalls?
    /// Places that may name a type.
    let mentions: [TypeMention]
    /// See `WrittenNames.all`. Empty if the names of all files are in one table.
    let writtenNames: [UInt32]
    /// Comments that switch rules off.
    public let suppressions: FileSuppressions
    /// At most one. An optional would need the space of a `ContainerSummary` in every file, and few files have one.
    private let containerSummaries: [ContainerSummary]
    private let importCount: Int32
    public let relevance: Relevance
    /// Whether a tool generated the file.
    public let isGenerated: Bool
    /// See `SyntaxTree.hasMergeConflict`.
    package let hasMergeConflict: Bool
    public let soughtFunctions: SoughtFunctions

    /// How the file relates to SwiftUI, judged by its imports.
    public enum Relevance: UInt8, Sendable {
        /// Imports SwiftUI or a module that re-exports it.
        case swiftUI
        /// Imports nothing: a snippet from an article or an editor counts as SwiftUI.
        case snippet
        /// Imports only other modules; it is linted if another file of the run imports SwiftUI.
        case other
        /// Imports a test library, or a framework whose views only resemble SwiftUI's: not linted.
        case otherFramework
    }

    /// Parses a file as far as its summary needs. For files without view code, most of a large project, the
    /// declarations are enough.
    public static func tree(of source: SourceFile) -> SyntaxTree {
        var isComplete = true
        let tree = parse(source) { tokens in
            isComplete = mayMatter(tokens, source.bytes)
            return isComplete
        }
        // A suppression may cover code inside a body.
        if isComplete || !FileSuppressions.mayExist(tree.comments, source.bytes) { return tree }
        return parse(source)
    }

    /// Whether a file may contain code that rules look at. View code: it imports nothing, imports a module with views, or
    /// contains `some`, as in `some View` where another module re-exports SwiftUI. Models that views observe: it names
    /// `ObservableObject` or `Observable`.
    private static func mayMatter(_ tokens: FrozenArray<Token>, _ bytes: [UInt8]) -> Bool {
        var importsSomething = false
        for index in tokens.indices {
            let token = tokens[index]
            if token.keyword == .some || isModelName(token, bytes) { return true }
            guard token.keyword == .import, token.kind == .keyword else { continue }
            importsSomething = true
            let isKind = tokens[index + 1].kind == .keyword
            let name = tokens[min(index + (isKind ? 2 : 1), tokens.count - 1)]
            if SwiftUICatalog.uiModules.contains(Name(bytes[Int(name.start)..<Int(name.end)])) { return true }
        }
        return !importsSomething
    }

    private static func isModelName(_ token: Token, _ bytes: [UInt8]) -> Bool {
        let length = token.end &- token.start
        guard length == 16 || length == 10, token.kind == .identifier, bytes[Int(token.start)] == UInt8(ascii: "O") else {
            return false
        }
        let name = Name(bytes, in: Int(token.start)..<Int(token.end))
        return name == .observableObject || name == .observable
    }

    /// - Parameter allNames: gets the names that the file writes. Without it the file keeps them, and can be replaced.
    public init(_ tree: SyntaxTree, _ allNames: SharedValue<WrittenNames>? = nil) {
        var scanner = DeclarationScanner(tree)
        scanner.scan()
        path = tree.source.path
        contentHash = tree.source.contentHash
        importCount = Int32(scanner.importCount)
        relevance = scanner.relevance
        types = scanner.types.trimmed()
        members = scanner.members.trimmed()
        views = scanner.views.arena.tree.trimmed()
        uses = PropertyUses(scanner.uses.uses, distant: scanner.uses.distantUses)
        settings = scanner.settings.trimmed()
        var functions = scanner.names.functions
        var names = scanner.names.written
        mentions = scanner.mentions.all(scanner.names, UncalledMembers(tree, names), &functions)
        scanner.mentions.add(scanner.names.cases, to: &names)
        allNames?.change { $0.add(names) }
        writtenNames = allNames == nil ? names.all : []
        defaults = DefaultsCalls(tree, scanner, &functions)
        suppressions = FileSuppressions(tree)
        let top = tree.source.bytes.prefix(Int(tree.tokens.first?.start ?? 0))
        isGenerated = GeneratedCode.isMarked(top, path: tree.source.path)
        hasMergeConflict = tree.hasMergeConflict
        soughtFunctions = relevance == .otherFramework ? functions.intersection(.library) : functions
        let usesContainers = relevance != .otherFramework && scanner.mayUseContainers
        containerSummaries = usesContainers ? [ContainerSummary(tree, types)] : []
    }

    /// A copy with another view tree.
    init(_ other: FileSummary, views: ViewTree) {
        path = other.path
        contentHash = other.contentHash
        types = other.types
        members = other.members
        self.views = views
        uses = other.uses
        settings = other.settings
        defaults = other.defaults
        mentions = other.mentions
        writtenNames = other.writtenNames
        suppressions = other.suppressions
        containerSummaries = other.containerSummaries
        importCount = other.importCount
        relevance = other.relevance
        isGenerated = other.isGenerated
        hasMergeConflict = other.hasMergeConflict
        soughtFunctions = other.soughtFunctions
    }

    /// Whether the file may use subviews, sections or container values.
    public var usesContainers: Bool { !containerSummaries.isEmpty }

    /// Whether the file declares a class that shows a view of another framework. It may have no view code.
    public var hasRepresentableClass: Bool {
        types.contains { $0.kind == .classType && inherited(by: $0).contains(where: SwiftUICatalog.representables.contains) }
    }

    /// Whether the file declares a class that views may observe. It may have no view code.
    public var hasModelCode: Bool { types.contains { $0.kind == .classType && $0.flags.contains(.hasUses) } }

    /// Whether the file has elements that compute their `id`, perhaps from values that are new each time. Most compute it from
    /// other properties, and then the file is not parsed again.
    public var hasComputedID: Bool {
        let records = members.records
        let position = records.firstIndex { $0.name == .identifier && $0.kind == .computedProperty }
        guard position != nil else { return false }
        return mentions.contains { Self.freshTypes.contains($0.key) }
            || records.indices.contains { id in
                records[id].name == .identifier && Self.numbers.contains(members.typeName(id))
            }
    }

    private static let freshTypes = NameTable((["UUID", "NSUUID", "Date", "ProcessInfo"] as [Name]).map(TypeMention.key))
    private static let numbers = NameTable("Int UInt Int64 UInt64 Int32 UInt32 Double Float")

    /// Whether the file names a formatter, which takes long to make.
    public var namesFormatter: Bool { mentions.contains { Self.formatters.contains($0.key) } }

    private static let formatters = NameTable(Work.formatterNames.map(TypeMention.key))

    /// Whether the file names the application of UIKit or AppKit, or a controller of MessageUI. It may have no view code.
    public var namesSystemObject: Bool { mentions.contains { Self.systemObjects.contains($0.key) } }

    private static let systemObjects = NameTable(
        (["UIApplication", "NSApplication", "NSApp", "MFMailComposeViewController", "MFMessageComposeViewController"] as [Name])
            .map(TypeMention.key))

    /// Whether code outside of previews may mention a type that is not a view of SwiftUI.
    public func mentions(_ type: Name) -> Bool {
        let key = TypeMention.key(type)
        return mentions.contains { $0.key == key }
    }
    /// Whether the file writes the name of a function or property anywhere but where it declares it.
    func writes(_ name: Name) -> Bool { writtenNames.contains(WrittenNames.half(name)) }

    /// Whether a property may have a property wrapper of SwiftUI.
    public var mayUseViewWrappers: Bool { (relevance == .swiftUI || relevance == .snippet) && members.hasWrappers }

    /// Declarations and uses of container values; nil if the file cannot use containers.
    var containers: ContainerSummary? { containerSummaries.first }

    public var imports: ArraySlice<Name> { members.names[..<Int(importCount)] }

    /// Whether the uses in the members of a type, by position in the file's types, are known.
    func hasUses(ofType position: Int32) -> Bool { types[Int(position)].flags.contains(.hasUses) }

    /// Conformances and superclass of a type as written, without modules and generic arguments.
    public func inherited(by type: TypeSummary) -> ArraySlice<Name> { members.inherited(by: type) }

    /// Whether another version of the file declares the same types in the same order. All tables about types are then
    /// valid for both versions.
    func declaresSameTypes(as other: FileSummary) -> Bool {
        guard types.count == other.types.count else { return false }
        return types.elementsEqual(other.types) { old, new in
            old.name == new.name && old.kind == new.kind && old.path == new.path && old.parent == new.parent
                && old.flags.subtracting(.hasUses) == new.flags.subtracting(.hasUses)
                && old.superclassPath == new.superclassPath && inherited(by: old) == other.inherited(by: new)
        }
    }

    /// Whether another version of the file, with the same types, has the same members in the same order. Their view
    /// code may differ.
    func declaresSameMembers(as other: FileSummary) -> Bool {
        members.records.elementsEqual(other.members.records) { old, new in
            old.name == new.name && old.owner == new.owner && old.kind == new.kind
        }
    }
}

extension Name {
    static let identifier: Name = "id"
}
