import GroupLintCore

/// The code of a type of the project: its declaration and its extensions, in every file.
struct TypeCode {
    let declarations: [SyntaxNode]
    private let functions: [(name: Name, body: SyntaxNode)]
    private let variables: [VariableDecl]

    private static let mostDeclarations = 12

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
        let members = declarations.flatMap(\.typeMembers)
        functions = members.compactMap { FunctionDecl($0) }.compactMap { function in
            function.body.map { (function.node.name, $0) }
        }
        variables = members.compactMap(VariableDecl.init)
    }

    /// The bodies of the functions with a name.
    func functions(_ name: Name) -> [SyntaxNode] {
        functions.filter { $0.name == name }.map(\.body)
    }

    /// The variable with a name.
    func property(_ name: Name) -> PatternBinding? {
        for variable in variables {
            for binding in variable.bindings where PatternBinding(binding).pattern?.name == name {
                return PatternBinding(binding)
            }
        }
        return nil
    }
}

extension SyntaxNode {
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
        while let next = current.children().first(where: { $0.start <= range.start && range.end <= $0.end }) {
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
    init?(_ owner: TypeID, models properties: [Name], _ context: inout RuleContext) {
        guard let view = TypeCode(owner, &context) else { return nil }
        var models: [(property: Name, code: TypeCode)] = []
        for property in properties where !models.contains(where: { $0.property == property }) {
            if let type = context.index.modelType(of: property, in: owner), let code = TypeCode(type, &context) {
                models.append((property, code))
            }
        }
        self.view = view
        self.models = models
    }

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
    func modelType(of property: Name, in owner: TypeID) -> TypeID? {
        let found = members(of: owner, named: property)
        guard found.count == 1, let place = type(owner).home else { return nil }
        let summary = member(found[0])
        let name = summary.type.name.isNone ? summary.constructed : summary.type.name
        guard summary.kind == .storedProperty, !summary.isSharedInstance,
            let type = resolveType(name, file: place.file, in: owner),
            isReferenceType(type)
        else { return nil }
        return type
    }
}
