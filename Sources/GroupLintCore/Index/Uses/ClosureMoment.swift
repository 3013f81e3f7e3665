/// Decides when a callee runs a closure argument.
struct ClosureMoment {
    let moment: PropertyUse.Moment

    /// - Parameter label: label of the argument; `Name.none` for the first trailing closure.
    /// - Parameter callee: the callee without generic arguments.
    /// - Parameter outer: moment of the call.
    init(
        _ closure: NodeID, _ label: Name, of call: NodeID, _ callee: NodeID, in tree: SyntaxTree, outer: PropertyUse.Moment
    ) {
        let node = SyntaxNode(tree: tree, id: callee)
        let name = node.name
        if Self.tasks.contains(name) || Self.isTask(tree.chainBase(of: callee), tree) {
            moment = .task
        } else if let member = MemberAccessExpr(node), member.base == nil {
            // `.init(get: { isOn }, set: { isOn = $0 })` makes a binding. `.sync(action: { save() })`, a value of an enum, keeps
            // the closure.
            let isBinding = node.token?.keyword == .`init` && (label == "get" || label == "set")
            moment =
                isBinding
                ? (label == "get" ? outer : .action) : (SyntaxNode(tree: tree, id: closure).showsViews ? outer : .unknown)
        } else if ClosureCallees.runAtOnce(name) || name == "sync" {
            moment = outer
        } else if node.kind == .declReferenceExpr, node.isCapitalized {
            moment = Self.moment(ofViewNamed: name, label, SyntaxNode(tree: tree, id: closure), call, outer)
        } else if node.kind == .memberAccessExpr, let modifier = SwiftUICatalog.modifiers[name] {
            let role = modifier.role(of: label) ?? .action
            moment = role == .action ? (Self.taskModifiers.contains(name) ? .task : .action) : outer
        } else if Self.later.contains(name) {
            moment = .action
        } else {
            moment = SyntaxNode(tree: tree, id: closure).showsViews ? outer : .unknown
        }
    }

    /// Whether the base of a callee is `Task`, as in `Task.detached { }`.
    private static func isTask(_ base: NodeID, _ tree: SyntaxTree) -> Bool {
        base != .none && tree.records[Int(base)].kind == .declReferenceExpr
            && tasks.contains(SyntaxNode(tree: tree, id: base).name)
    }

    private static func moment(
        ofViewNamed name: Name, _ label: Name, _ closure: SyntaxNode, _ call: NodeID, _ outer: PropertyUse.Moment
    ) -> PropertyUse.Moment {
        // `Binding(get: { isOn }, set: { isOn = $0 })`
        if name == "Binding" { return label == "get" ? outer : .action }
        guard let view = SwiftUICatalog.views[name], let call = CallExpr(SyntaxNode(tree: closure.tree, id: call)) else {
            return closure.showsViews ? outer : .unknown
        }
        let role = view.role(of: label) { condition in call.arguments.contains { $0.label == condition } }
        return role == nil || role == .action ? .action : outer
    }

    private static let tasks = NameTable("Task MainActor withTaskGroup withThrowingTaskGroup")
    private static let taskModifiers = NameTable("task refreshable")
    /// Functions that keep their closure and run it later.
    private static let later = NameTable(
        """
        async asyncAfter sink scheduledTimer addObserver dataTask handleEvents receive perform asyncAndWait \
        addOperation observe
        """)
}

extension SyntaxNode {
    /// Whether the first statement of a closure is a call of a SwiftUI view, so that the closure probably is a builder.
    fileprivate var showsViews: Bool {
        guard let closure = ClosureExpr(self) else { return false }
        var statements = closure.statements
        guard let first = statements.next() else { return false }
        if first.kind == .ifExpr || first.kind == .switchExpr {
            return (IfExpr(first)?.body?.firstStatement).map(\.startsWithView) ?? false
        }
        return first.startsWithView
    }

    private var startsWithView: Bool {
        guard let root = unwrapped.chainRoot, root.isCapitalized else { return false }
        return root.name != "Task" && SwiftUICatalog.views.contains(root.name)
    }

    /// Whether an operator is `+=` or similar.
    var isCompoundAssignment: Bool {
        guard kind == .binaryOperatorExpr, let token, token.end - token.start > 1 else { return false }
        let bytes = tree.source.bytes
        guard bytes[Int(token.end) - 1] == UInt8(ascii: "=") else { return false }
        return "+-*/%&|^<>?".utf8.contains(bytes[Int(token.start)]) && !isComparison
    }

    private var isComparison: Bool {
        guard let token, token.end - token.start == 2 else { return false }
        return "<>".utf8.contains(tree.source.bytes[Int(token.start)])
    }

    /// Names of methods that change their value.
    public static let mutatingNames = NameTable(
        """
        toggle append insert remove removeAll removeFirst removeLast removeValue popLast popFirst formUnion subtract \
        formIntersection formSymmetricDifference sort reverse shuffle swapAt partition replaceSubrange removeSubrange merge \
        updateValue update negate move
        """)
}
