import GroupLintCore

/// A place where a view lets its user change a value: the action of a button or gesture, or a control with a binding.
struct UserChange {
    /// The action, or the function that it calls, or the control.
    let code: SyntaxNode

    /// The places in the code of a type. Code that runs when a view appears or another value changes does not count. Empty if
    /// the code cannot be read.
    static func all(
        of root: Name, _ member: Name, in type: TypeID, _ context: inout RuleContext
    ) -> [UserChange] {
        guard let code = TypeCode(type, &context) else { return [] }
        let calls = member.isNone ? [] : calls(thatChange: root, member, in: type, code, &context)
        return calls + nodes(for: root, in: code).compactMap { UserChange($0, of: root, member, in: code) }
    }

    /// Whether there is such a place.
    ///
    /// - Parameter throughModels: whether an action that calls a function of a model counts.
    static func exists(
        of root: Name, _ member: Name, throughModels: Bool = true, in type: TypeID, _ context: inout RuleContext
    ) -> Bool {
        guard let code = TypeCode(type, &context) else { return false }
        return nodes(for: root, in: code).contains { UserChange($0, of: root, member, in: code) != nil }
            || throughModels && !member.isNone && !calls(thatChange: root, member, in: type, code, &context).isEmpty
    }

    /// The nodes that may change a value, in the order of the code.
    private static func nodes(for root: Name, in code: TypeCode) -> some Sequence<SyntaxNode> {
        code.declarations.lazy.flatMap { $0.tree.facts(ChangingNodes.self).nodes(for: root, in: $0) }
    }

    private init(code: SyntaxNode) {
        self.code = code
    }

    /// Nil if a node is not such a place.
    private init?(_ node: SyntaxNode, of root: Name, _ member: Name, in code: TypeCode) {
        guard node.isChange(of: root, member), !node.isInLifecycle else { return nil }
        if node.isBinding {
            guard let control = node.controlWithBinding else { return nil }
            self.code = control
        } else if let action = node.action {
            self.code = action
        } else if let function = node.ancestors.first(where: { $0.kind == .functionDecl }),
            code.nodes(named: function.name).contains(where: { $0.isUserCall(of: function) })
        {
            self.code = function
        } else {
            return nil
        }
    }

    /// The actions that call functions of a model which change a property of it: `Button("Copy", action: model.copy)`.
    private static func calls(
        thatChange root: Name, _ member: Name, in type: TypeID, _ code: TypeCode, _ context: inout RuleContext
    ) -> [UserChange] {
        guard let model = context.index.modelType(of: root, in: type) else { return [] }
        let places = context.changes(of: member, inClass: model).sites.compactMap { context.node(of: $0) }
        let functions = places.compactMap { $0.ancestors.first { $0.kind == .functionDecl }?.name }
        guard !functions.isEmpty else { return [] }
        return code.nodes(named: Array(Set(functions))).compactMap { node in
            guard node.kind == .memberAccessExpr, node.ownPath == [root, node.name],
                !node.isInLifecycle
            else { return nil }
            // A function that is not called is passed on as an action.
            return UserChange(code: node.action ?? node)
        }
    }
}

/// The nodes in the code of types that may change a value, by the first name of the value.
final class ChangingNodes: TreeFacts {
    private var known: [NodeID: [Name: [NodeID]]] = [:]

    init(_ tree: SyntaxTree) {}

    func nodes(for root: Name, in declaration: SyntaxNode) -> [SyntaxNode] {
        let all = known[declaration.id] ?? Self.all(in: declaration)
        known[declaration.id] = all
        return (all[root] ?? []).map { SyntaxNode(tree: declaration.tree, id: $0) }
    }

    private static func all(in declaration: SyntaxNode) -> [Name: [NodeID]] {
        var found: [Name: [NodeID]] = [:]
        for node in declaration.subtree {
            if let name = node.isBinding ? node.valueName : node.writtenTarget?.ownPath?[0] {
                found[name, default: []].append(node.id)
            }
        }
        return found
    }
}

extension SyntaxNode {
    /// Whether the node assigns a property or a member of it, changes it in place, or is a binding to it. An initializer does
    /// not change it.
    fileprivate func isChange(of root: Name, _ member: Name) -> Bool {
        if isBinding {
            guard valueName == root else { return false }
            let isOther = parent?.kind == .memberAccessExpr && parent?.chainBase == self && parent?.name != member
            return member.isNone || !isOther
        }
        guard let path = writtenTarget?.ownPath, path[0] == root, member.isNone || path.count == 1 || path[1] == member else {
            return false
        }
        return !ancestors.contains { $0.kind == .initializerDecl }
    }

    /// Whether the node is `$value`.
    fileprivate var isBinding: Bool {
        (kind == .declReferenceExpr || kind == .memberAccessExpr) && tokenText.first == "$"
    }

    /// Whether the node calls a function of its own type or passes it on, not in a lifecycle modifier.
    fileprivate func isUserCall(of function: SyntaxNode) -> Bool {
        kind == .declReferenceExpr && name == function.name && !isInLifecycle
    }

    /// Whether the code is in a closure that a modifier runs when a view appears, or when a value changes.
    fileprivate var isInLifecycle: Bool {
        ancestors.contains { node in
            guard let call = CallExpr(node), let callee = call.callee, callee.name.isModifier(with: [.lifecycle, .subscribes])
            else { return false }
            // The view in front of the modifier is not its action.
            return !callee.range.contains(range)
        }
    }

    /// The closure around the code that another function takes; nil for code of a member.
    fileprivate var action: SyntaxNode? {
        for closure in ancestors where closure.kind == .closureExpr {
            guard let callee = closure.callOfClosure?.callee else { return nil }
            if ClosureCallees.belongToAction(callee.name) { continue }
            return closure
        }
        return nil
    }

    /// The control that a binding is passed to: `Toggle("Show", isOn: $isShown)`. A presentation is not a control.
    fileprivate var controlWithBinding: SyntaxNode? {
        guard let argument = ancestors.first(where: { $0.kind == .labeledExpr }),
            let call = argument.ancestors.first(where: { $0.kind == .functionCallExpr }).flatMap(CallExpr.init),
            call.callee?.kind == .declReferenceExpr, call.callee?.isCapitalized ?? false
        else { return nil }
        return call.node
    }
}
