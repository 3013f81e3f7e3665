import GroupLintCore

/// Code of a view that does not run as long as some content is not shown: the content itself, and the members and functions
/// that only such code uses.
struct IdleCode {
    private var places: [(tree: SyntaxTree, range: SourceRange)] = []

    /// How often members that use each other are looked for, and how many of a declaration.
    private static let (mostRounds, mostMembers) = (4, 96)

    /// - Parameters:
    ///   - content: the code that builds what is not shown.
    ///   - modifiers: modifiers of the content that present something, which they only do for a view.
    init(_ content: SyntaxNode, modifiers: [SyntaxNode] = [], _ code: ViewCode) {
        places = [(content.tree, content.range)]
        for call in modifiers.compactMap(CallExpr.init) {
            guard let name = call.callee else { continue }
            places.append((name.tree, SourceRange(start: name.end, end: call.node.end)))
        }
        let models = code.modelCode
        for _ in 0..<Self.mostRounds {
            let before = places.count
            add(code.view, usedIn: [code.view])
            for model in models { add(model, usedIn: [code.view, model]) }
            if places.count == before { break }
        }
    }

    func contains(_ node: SyntaxNode) -> Bool {
        places.contains { $0.tree === node.tree && $0.range.contains(node.range) }
    }

    /// Adds the members of a type that some code uses, all of it idle.
    private mutating func add(_ type: TypeCode, usedIn users: [TypeCode]) {
        for declaration in type.declarations {
            for member in declaration.typeMembers.prefix(Self.mostMembers) where !contains(member) {
                guard let (name, body) = Self.body(of: member), name != .body else { continue }
                var isUsed = false
                let isIdle = users.allSatisfy { user in
                    user.allNodes(named: name) { node in
                        guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr,
                            !(node.tree === body.tree && body.range.contains(node.range))
                        else { return true }
                        isUsed = true
                        return contains(node)
                    }
                }
                if isIdle, isUsed { places.append((member.tree, member.range)) }
            }
        }
    }

    /// The name and the code of a function or a computed property.
    private static func body(of member: SyntaxNode) -> (Name, SyntaxNode)? {
        if let function = FunctionDecl(member), member.kind == .functionDecl { return function.body.map { (member.name, $0) } }
        guard let bindings = VariableDecl(member)?.bindings.map(PatternBinding.init), bindings.count == 1,
            let name = bindings[0].pattern?.name, let getter = bindings[0].getter
        else { return nil }
        return (name, getter)
    }
}
