import GroupLintCore

/// The code of a type of the project: its declaration and its extensions, in every file.
struct TypeCode {
    let declarations: [SyntaxNode]

    private static let mostDeclarations = 12
    /// Number of functions of one name in a declaration after which the others are not followed.
    fileprivate static let mostOverloads = 64

    /// Nil if part of the code cannot be read.
    init?(_ type: TypeID, _ context: inout RuleContext) {
        let places = context.index.places(of: type)
        guard places.count <= Self.mostDeclarations else { return nil }
        var declarations: [SyntaxNode] = []
        for place in places {
            guard let tree = context.syntax(ofFile: place.path), let node = tree.type(at: place.nameRange) else { return nil }
            declarations.append(node)
        }
        self.declarations = declarations
    }

    /// The bodies of the functions with a name.
    func functions(_ name: Name) -> [SyntaxNode] {
        declarations.flatMap { declaration in
            let functions = declaration.tree.facts(TypeMembers.self).members(of: declaration).functions[name] ?? []
            return functions.compactMap { FunctionDecl(SyntaxNode(tree: declaration.tree, id: $0))?.body }
        }
    }

    /// The variable with a name.
    func property(_ name: Name) -> PatternBinding? {
        for declaration in declarations {
            if let id = declaration.tree.facts(TypeMembers.self).members(of: declaration).properties[name] {
                return PatternBinding(SyntaxNode(tree: declaration.tree, id: id))
            }
        }
        return nil
    }

    /// Whether all nodes with a name in the code meet a condition. Ends at the first one that does not, without a list of all.
    func allNodes(named name: Name, _ isFine: (SyntaxNode) -> Bool) -> Bool {
        declarations.allSatisfy { declaration in
            declaration.tree.allNodes(named: name, inside: declaration.range) {
                isFine(SyntaxNode(tree: declaration.tree, id: $0))
            }
        }
    }

    /// The nodes with a name in the code, in the order of its declarations and of source.
    func nodes(named name: Name) -> [SyntaxNode] { nodes(named: [name]) }

    func nodes(named names: [Name]) -> [SyntaxNode] {
        declarations.flatMap { declaration in
            names.flatMap { declaration.tree.nodes(named: $0, inside: declaration.range) }
                .map { SyntaxNode(tree: declaration.tree, id: $0) }.sorted { $0.start < $1.start }
        }
    }
}

/// The members of the types in a tree by their names.
private final class TypeMembers: TreeFacts {
    struct Members {
        /// Functions and initializers.
        var functions: [Name: [NodeID]] = [:]
        /// The first variable with each name: patternBinding nodes.
        var properties: [Name: NodeID] = [:]
        /// Whether there is a function or initializer that is not private.
        var hasOpenFunction = false
    }

    private var known: [NodeID: Members] = [:]

    init(_ tree: SyntaxTree) {}

    func members(of declaration: SyntaxNode) -> Members {
        if let found = known[declaration.id] { return found }
        var found = Members()
        for member in declaration.typeMembers {
            if let function = FunctionDecl(member) {
                let isPrivate = function.modifiers?.children().contains { $0.token?.keyword == .private } ?? false
                if !isPrivate { found.hasOpenFunction = true }
            }
            if FunctionDecl(member)?.body != nil, found.functions[member.name]?.count ?? 0 < TypeCode.mostOverloads {
                found.functions[member.name, default: []].append(member.id)
            }
            for binding in VariableDecl(member)?.bindings ?? SyntaxNode.noChildren(of: member) {
                guard let name = PatternBinding(binding).pattern?.name, found.properties[name] == nil else { continue }
                found.properties[name] = binding.id
            }
        }
        known[declaration.id] = found
        return found
    }
}

extension SyntaxNode {
    /// Whether a declaration of a type has functions or an initializer that code outside of the type may call.
    var hasOpenFunction: Bool { tree.facts(TypeMembers.self).members(of: self).hasOpenFunction }

    /// The binding of the variable with a name in a declaration of a type.
    func property(named name: Name) -> PatternBinding? {
        tree.facts(TypeMembers.self).members(of: self).properties[name].flatMap { tree.node($0) }.map(PatternBinding.init)
    }

    /// The members of a declaration of a type, with those in `#if`.
    var typeMembers: [SyntaxNode] {
        guard let block = TypeDecl(self)?.members else { return [] }
        return block.children().flatMap { member -> [SyntaxNode] in
            guard member.kind == .ifConfigDecl else { return [member] }
            return member.children().flatMap { Array(IfConfigClause($0).elements) }
        }
    }
}

extension SyntaxTree {
    /// The type or extension whose name is at a range. Goes down through types and `#if` only.
    func type(at range: SourceRange) -> SyntaxNode? {
        var found: SyntaxNode?
        var current = root
        while let next = current.child(around: range) {
            // Of nested types, the innermost one has the name.
            if TypeDecl(next) != nil { found = next }
            current = next
        }
        return found
    }
}

/// The code of a view, and of the models that it holds in properties.
struct ViewCode {
    let view: TypeCode
    private let models: [(property: Name, code: TypeCode)]

    /// - Parameter properties: names of properties whose models matter.
    /// - Parameter countsShared: whether shared objects matter too, which other code may have changed before.
    init?(_ owner: TypeID, models properties: [Name], countsShared: Bool = false, _ context: inout RuleContext) {
        guard let view = TypeCode(owner, &context) else { return nil }
        var models: [(property: Name, code: TypeCode)] = []
        for property in properties where !models.contains(where: { $0.property == property }) {
            let type = context.index.modelType(of: property, in: owner, countsShared: countsShared)
            if let type, let code = TypeCode(type, &context) {
                models.append((property, code))
            }
        }
        self.view = view
        self.models = models
    }

    var modelCode: [TypeCode] { models.map(\.code) }

    func model(_ property: Name) -> TypeCode? { models.first { $0.property == property }?.code }

    /// The bodies of the functions that an expression means: `load`, `self.load`, `model.load`.
    func bodies(of callee: SyntaxNode) -> [SyntaxNode] {
        guard let path = callee.ownPath else { return [] }
        if path.count == 1 { return view.functions(path[0]) }
        return path.count == 2 ? model(path[0])?.functions(path[1]) ?? [] : []
    }

    func writes(_ action: SyntaxNode) -> [StateWrites.Write] {
        StateWrites(
            action, methods: view.functions, models: { property, function in model(property)?.functions(function) ?? [] }
        ).writes
    }

    /// The value that a property has before anything sets it; nil if it is unknown.
    func firstValue(_ property: StateProperty) -> KnownValue? {
        let code = property.member.isNone ? view : model(property.root)
        return code?.property(property.member.isNone ? property.root : property.member).flatMap { KnownValue(firstOf: $0) }
    }
}

extension ProjectIndex {
    /// The class that a stored property holds; nil if it is unknown or not a class, or if the object is shared: other code
    /// may have changed it before.
    func modelType(of property: Name, in owner: TypeID, countsShared: Bool = false) -> TypeID? {
        let found = firstMembers(of: owner, named: property)
        guard found.count == 1, let place = type(owner).home else { return nil }
        let summary = member(found[0])
        let name = summary.writtenType
        guard summary.kind == .storedProperty, countsShared || !summary.isSharedInstance,
            let named = resolveType(name, file: place.file, in: owner), let type = aliasedType(named)
        else { return nil }
        return isReferenceType(type) ? type : onlyClasses.value(type) { onlyClass(conformingTo: type) }
    }

    /// The type that an alias stands for, or the type itself: `typealias Router = AppRouter`.
    private func aliasedType(_ type: TypeID) -> TypeID? {
        guard self.type(type).kind == .alias, let place = self.type(type).home else { return type }
        let file = files[Int(place.file)]
        let names = file.inherited(by: file.types[Int(place.type)])
        return names.count == 1 ? names.first.flatMap { resolveType($0, file: place.file, in: nil) } : nil
    }

    /// The only class of the app that conforms to a protocol; nil if there are several, or if the type is not a protocol.
    /// Classes for tests and previews do not count, as their files are named.
    private func onlyClass(conformingTo type: TypeID) -> TypeID? {
        guard self.type(type).kind == .protocolType else { return nil }
        let classes = directSubclasses(of: type).filter { id in
            let name = self.type(id).home.map { files[Int($0.file)].path.split(separator: "/").last ?? "" } ?? ""
            return !isInPreview(id) && !Self.standIns.contains { name.hasPrefix($0) || name.hasSuffix($0 + ".swift") }
        }
        return classes.count == 1 ? classes[0] : nil
    }

    private static let standIns = ["Mock", "Stub", "Fake", "Dummy", "Spy", "Preview", "Test", "Tests", "Mocks"]
}
