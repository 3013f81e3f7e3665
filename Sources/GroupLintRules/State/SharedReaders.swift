import GroupLintCore

/// The types and members of the project that read the shared instance of a class: `extension Color { static var accent: Color {
/// Theme.shared.accent } }`. A view that names one of them may observe the object only to be drawn again.
struct SharedReaders: Sendable {
    let names: Set<Name>
    /// Whether no other code makes an object of the class.
    let isOnlyInstance: Bool

    fileprivate static let mostFiles = 160

    /// Nil if too much code names the class, or a type that reads its instance.
    init?(of model: TypeID, _ context: inout RuleContext) {
        var search = SharedReaderSearch(model)
        guard search.addReaders(&context), search.addHolders(&context) else { return nil }
        names = search.found
        isOnlyInstance = !search.isMadeElsewhere
    }

    fileprivate struct SharedReaderSearch {
        private let model: TypeID
        private(set) var found: Set<Name> = []
        private(set) var isMadeElsewhere = false
        /// The types of the project that are no views and read the instance.
        private var types: [Name] = []
        private var remaining = SharedReaders.mostFiles

        init(_ model: TypeID) { self.model = model }

        /// The code that gets a value from the shared instance.
        mutating func addReaders(_ context: inout RuleContext) -> Bool {
            let (model, name) = (model, context.index.type(model).name)
            var isMade = false
            defer { isMadeElsewhere = isMade }
            return eachUse(of: model, &context) { uses, context in
                isMade = isMade || uses.contains { $0.parent.flatMap(CallExpr.init)?.callee == $0 && $0.ownType?.name != name }
                // Views that observe the object are drawn again without the help of others.
                let observers = Set(uses.filter(\.isInObservingProperty).compactMap(\.ownType))
                return uses.filter { use in
                    (use.kind == .declReferenceExpr || use.isTypeOfHolder) && !use.isInObservingProperty
                        && use.ownType?.name != name
                        && !(use.ownType.map(observers.contains) ?? false)
                        && context.mayGetValue(by: use, from: model)
                }
            }
        }

        /// The types that name such a type: a model that holds it may show what it says.
        mutating func addHolders(_ context: inout RuleContext) -> Bool {
            for name in types {
                guard let type = context.index.uniqueType(name) else { return false }
                let isFine = eachUse(of: type, &context) { uses, context in
                    uses.filter { use in
                        !(use.ownType.map { context.index.isView($0.name) } ?? false)
                            && (use.kind != .declReferenceExpr || context.mayGetValue(by: use, from: type))
                    }
                }
                guard isFine else { return false }
            }
            return true
        }

        /// - Parameter choose: which uses of the type count, of those in one file.
        private mutating func eachUse(
            of type: TypeID, _ context: inout RuleContext,
            _ choose: ([SyntaxNode], inout RuleContext) -> [SyntaxNode]
        ) -> Bool {
            let index = context.index
            // Who names a type that is called like a view of SwiftUI is not known: `Settings`.
            guard !SwiftUICatalog.views.contains(index.type(type).name) else { return false }
            for file in index.files(mentioning: type) {
                remaining -= 1
                guard remaining > 0, let tree = context.syntax(ofFile: index.files[Int(file)].path) else { return false }
                let uses = tree.nodes(named: index.type(type).name).map { SyntaxNode(tree: tree, id: $0) }
                for use in choose(uses.filter { TypeDecl($0) == nil }, &context) { add(use, index) }
            }
            return true
        }

        private mutating func add(_ use: SyntaxNode, _ index: ProjectIndex) {
            let owner = use.ownType.map { TypeDecl($0)?.extendedType?.name ?? $0.name }
            // A member of a view of SwiftUI or of a color is found by its own name.
            guard let owner, index.isOfProject(owner) else { return found.formUnion(use.declaredNames) }
            guard found.insert(owner).inserted, !index.isView(owner), types.count < Self.mostTypes else { return }
            types.append(owner)
        }

        private static let mostTypes = 24
    }
}

extension ProjectIndex {
    fileprivate func isView(_ name: Name) -> Bool { uniqueType(name).map { type($0).isView } ?? false }

    /// Whether a name is that of a type of the project, and not only of one that it extends.
    fileprivate func isOfProject(_ name: Name) -> Bool {
        declaresType(name) && uniqueType(name).map { type($0).home != nil } ?? true
    }
}

extension RuleContext {
    /// Whether the body of a view reads the shared instance of a class: `Theme.shared.color`, `Theme.isDark`.
    mutating func readsItself(_ model: TypeID, in view: TypeID) -> Bool {
        let (data, name) = (data(of: view), index.type(model).name)
        if index.sharedReads(in: view).contains(where: { $0.use.root == name && data.moments(of: $0).contains(.evaluation) }) {
            return true
        }
        guard let code = TypeCode(view, &self) else { return true }
        // What is read of `let theme = Theme.shared` is not known.
        return !code.allNodes(named: name) { use in
            guard use.kind == .declReferenceExpr, !use.isInObservingProperty else { return true }
            guard let access = use.parent, access.kind == .memberAccessExpr, access.chainBase == use else { return false }
            return Name.usualInstances.contains(access.name) && access.parent?.kind == .memberAccessExpr
        }
    }

    /// Nil if too much code names the class.
    mutating func sharedReaders(of model: TypeID) -> SharedReaders? {
        let known = index.fact { KnownReaders() }.known
        return known.value(model) { SharedReaders(of: model, &self) }
    }

    /// Whether a view names no code of the project that reads the shared instance of a class.
    mutating func namesNoReader(of model: TypeID, in view: TypeID) -> Bool {
        guard let readers = sharedReaders(of: model), let code = TypeCode(view, &self) else { return false }
        let own = index.type(view).name
        return code.declarations.allSatisfy { declaration in
            let bytes = declaration.tree.source.bytes
            return declaration.tokens.allSatisfy { token in
                let name = Name(bytes, in: Int(token.start)..<Int(token.end))
                return name == own || !readers.names.contains(name)
            }
        }
    }
}

/// The readers of shared instances by their classes, as far as rules asked.
private struct KnownReaders: Sendable {
    let known = OnceValues<TypeID, SharedReaders?>()
}

extension SyntaxNode {
    /// The innermost type or extension around the code.
    var ownType: SyntaxNode? { ancestors.first { TypeDecl($0) != nil } }

    /// Whether the code is in the declaration of a property of a view that observes an object.
    fileprivate var isInObservingProperty: Bool {
        guard let member = ancestors.first(where: { $0.parent?.kind == .memberBlock }).flatMap(VariableDecl.init) else {
            return false
        }
        return member.attributes?.children().contains { SwiftUICatalog.objectWrappers.contains($0.attributeName) } ?? false
    }

    /// The names of the member or function with the code.
    fileprivate var declaredNames: [Name] {
        guard let member = ancestors.first(where: { $0.parent?.kind == .memberBlock }) else {
            return ancestors.compactMap { FunctionDecl($0)?.node.name }.last.map { [$0] } ?? []
        }
        return VariableDecl(member)?.bindings.compactMap { PatternBinding($0).pattern?.name } ?? [member.name]
    }
}
