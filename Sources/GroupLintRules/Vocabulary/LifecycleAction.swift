import GroupLintCore

/// What the action of a lifecycle modifier does, as far as the file shows.
struct LifecycleAction {
    /// Write to what the branch of the content tests, when both stand in this file.
    let feedback: StateWrites.Write?
    /// The action first asks whether it has work to do.
    let isGuarded: Bool
    /// It mentions the element of the row it stands in.
    let usesRowElement: Bool

    init?(_ use: LifecycleUse, _ context: inout RuleContext) {
        guard let node = use.action(&context), let tree = context.syntax() else { return nil }
        let owner = use.subject.owner
        let methods: (Name) -> [SyntaxNode] = { name in use.subject.methods(name, in: tree) }
        let writes = StateWrites(node, methods: methods).writes
        if let branch = use.content.branch.map({ ViewElement(context.index, $0) }), branch.owner == owner {
            feedback = writes.first { branch.depends(on: $0) }
        } else {
            feedback = nil
        }
        isGuarded = Self.isGuarded(node, methods)
        // `row(for: item)`: the element comes as a parameter.
        let parameters = use.subject.member.map { context.index.member($0).parameters.map(\.name) } ?? []
        usesRowElement = node.mentions(use.subject.rowParameters(tree) + use.subject.rowProperties + parameters)
    }

    private static func isGuarded(_ node: SyntaxNode, _ methods: (Name) -> [SyntaxNode]) -> Bool {
        let statements = ClosureExpr(node).map { Array($0.statements) } ?? [node]
        guard let first = statements.first else { return true }
        if first.kind == .guardStmt { return true }
        if statements.count > 1 { return false }
        if let branch = IfExpr(first) { return branch.elseBranch == nil }
        // `load()`, `await load()`, `Task { await load() }`, `perform: load`
        let call = first.unwrapped
        if let inner = CallExpr(call)?.trailingClosure, call.child(0)?.name == "Task" {
            return isGuarded(inner, methods)
        }
        let callee = CallExpr(call)?.callee ?? call
        let bodies = callee.kind == .declReferenceExpr ? methods(callee.name) : []
        return !bodies.isEmpty && bodies.allSatisfy { $0.child(0)?.kind == .guardStmt }
    }
}
