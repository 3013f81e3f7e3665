import GroupLintCore

/// What the action of a lifecycle modifier does, as far as its file shows.
struct LifecycleAction {
    let node: SyntaxNode
    /// Whether the action first checks if it has work to do.
    let isGuarded: Bool
    /// Whether the action uses the element of the row that it is in.
    let usesRowElement: Bool

    init?(_ use: LifecycleUse, _ context: inout RuleContext) {
        guard let node = use.action(&context), let tree = context.syntax() else { return nil }
        self.node = node
        isGuarded = ActionGuard(node, { $0.ownName.map { use.subject.methods($0, in: tree) } ?? [] }).exists
        // `row(for: item)`: the element comes as a parameter.
        let parameters = use.subject.member.map { context.index.member($0).parameters.map(\.name) } ?? []
        usesRowElement = node.mentions(use.subject.rowParameters(tree) + use.subject.rowProperties + parameters)
    }

    /// Whether the action calls something, so that a further run may do harm.
    var doesWork: Bool {
        // `perform: load`
        if node.ownPath != nil { return true }
        return node.subtree.contains { part in
            part.kind == .functionCallExpr && !Self.harmless.contains(part.chainBase?.name ?? .none)
        }
    }

    /// Whether the action is one assignment, such as `image = await load()`: a further run assigns a value of the same kind.
    var onlyAssigns: Bool {
        var closure = ClosureExpr(node)
        while let current = closure {
            let statements = Array(current.statements)
            guard statements.count == 1 else { return false }
            if let assignment = SequenceExpr(statements[0]) { return assignment.sign?.kind == .assignmentExpr }
            // `Task { image = await load() }`
            let call = CallExpr(statements[0])
            closure = call?.callee?.name == "Task" ? call?.trailingClosure.flatMap(ClosureExpr.init) : nil
        }
        return false
    }

    private static let harmless = NameTable("withAnimation withTransaction Task sleep seconds milliseconds nanoseconds")

    /// The first function that the action calls and whose name says that it loads more: `loadMore`, `fetchNextPage`.
    var functionThatLoadsMore: String? { node.calledFunctions.first(where: \.namesNextPage) }
}
