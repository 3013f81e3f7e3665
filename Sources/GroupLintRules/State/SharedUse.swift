import GroupLintCore

extension RuleContext {
    /// Whether code that names a class may get a value from its shared instance. Code that only calls functions without a
    /// result and sets properties does not: `Router.shared.open(page)`.
    mutating func mayGetValue(by use: SyntaxNode, from model: TypeID) -> Bool {
        var binding = use.annotatedBinding
        if use.kind == .declReferenceExpr {
            guard let instance = use.parent, instance.kind == .memberAccessExpr, instance.chainBase == use,
                Name.usualInstances.contains(instance.name)
            else { return true }
            if isOnlyTold(instance, model) { return false }
            binding = instance.startedBinding
        }
        // `let router = Router.shared`, `let router: Router = .shared`: the uses of `router` decide.
        guard let binding, let scope = binding.scope, let holder = binding.pattern else { return true }
        return !scope.tree.allNodes(named: holder.name, inside: scope.range) { id in
            let node = SyntaxNode(tree: scope.tree, id: id)
            // Other types have members of their own with this name.
            guard typeName(around: node) == typeName(around: holder) else { return true }
            switch node.kind {
            case .declReferenceExpr: return isOnlyTold(node, model)
            case .memberAccessExpr: return node.chainBase?.token?.keyword == .`self` && isOnlyTold(node, model)
            default: return node == holder || node.kind == .labeledExpr
            }
        }
    }

    private func typeName(around node: SyntaxNode) -> Name? {
        node.ownType.map { TypeDecl($0)?.extendedType?.name ?? $0.name }
    }

    /// Whether code calls a function of an object that returns nothing, or sets a property of it.
    private mutating func isOnlyTold(_ object: SyntaxNode, _ model: TypeID) -> Bool {
        guard let member = object.parent, member.kind == .memberAccessExpr, member.chainBase == object else { return false }
        if let call = member.parent.flatMap(CallExpr.init), call.callee == member {
            return call.closures.isEmpty && returnsNothing(member.name, model)
        }
        var path = member
        while let next = path.parent, next.chainBase == path, next.kind != .functionCallExpr { path = next }
        guard let sequence = path.parent.flatMap(SequenceExpr.init), sequence.left == path else { return false }
        return sequence.sign?.kind == .assignmentExpr
    }

    /// Whether a class has functions with a name, and none of them has a result.
    private mutating func returnsNothing(_ function: Name, _ model: TypeID) -> Bool {
        let functions = ([model] + index.superclasses(of: model)).flatMap { index.members(of: $0, named: function) }
        return !functions.isEmpty
            && functions.allSatisfy { id in
                guard index.member(id).kind == .function,
                    let tree = syntax(ofFile: index.files[Int(id.file)].path),
                    let node = tree.declaration(at: index.member(id).nameRange).flatMap(FunctionDecl.init)
                else { return false }
                return node.returnType == nil
            }
    }
}

extension SyntaxNode {
    /// Whether a type is that of a variable or a parameter, which may hold the shared instance.
    var isTypeOfHolder: Bool {
        guard kind == .identifierType else { return false }
        let holder = ancestors.first { $0.kind == .patternBinding || $0.kind == .functionParameter || $0.kind.role == .block }
        return holder.map { $0.kind.role != .block } ?? false
    }

    /// The variable that starts with a value.
    fileprivate var startedBinding: PatternBinding? {
        let binding = ancestors.first { $0.kind == .patternBinding }.map(PatternBinding.init)
        return binding?.initialValue?.unwrapped == self ? binding : nil
    }

    /// The variable with a type.
    fileprivate var annotatedBinding: PatternBinding? {
        let binding = ancestors.first { $0.kind == .patternBinding }.map(PatternBinding.init)
        return binding?.type == self ? binding : nil
    }
}

extension PatternBinding {
    /// The code that can name the variable; nil if this is not known.
    fileprivate var scope: SyntaxNode? {
        guard let variable = node.parent.flatMap(VariableDecl.init) else { return nil }
        guard variable.node.parent?.kind == .memberBlock else { return variable.node.parent }
        let isPrivate = variable.modifiers?.children().contains { $0.token?.keyword == .private } ?? false
        let isPlain = !(variable.attributes?.hasChildren ?? false)
        return isPrivate && isPlain ? node.tree.root : nil
    }
}
