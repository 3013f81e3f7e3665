import GroupLintCore

/// What the action of a lifecycle modifier does, as far as its file shows.
struct LifecycleAction {
    /// The write that changes what the branch of the content tests, when both are in this file.
    let feedback: StateWrites.Write?
    /// Whether the action first checks if it has work to do.
    let asks: Bool
    /// The write that resets a flag of the branch, and of the action's own first check if there is one: the row that
    /// comes back runs the action again.
    let lapse: StateWrites.Write?
    /// Whether the action checks first, and does not reset the checked flag itself.
    var isGuarded: Bool { asks && lapse == nil }
    /// Whether the action uses the element of the row that it is in.
    let usesRowElement: Bool

    init?(_ use: LifecycleUse, _ context: inout RuleContext) {
        guard let node = use.action(&context), let tree = context.syntax() else { return nil }
        let owner = use.subject.owner
        let methods: (Name) -> [SyntaxNode] = { name in use.subject.methods(name, in: tree) }
        let writes = StateWrites(node, methods: methods).writes
        let branch = use.content.branch.map { ViewElement(context.index, $0) }
        let decides = { (write: StateWrites.Write) in branch.map { $0.owner == owner && $0.depends(on: write) } ?? false }
        feedback = writes.first(where: decides)
        let question = ActionGuard(node, methods)
        asks = question.exists
        lapse = question.lapse(writes, in: use, decides: decides)
        // `row(for: item)`: the element comes as a parameter.
        let parameters = use.subject.member.map { context.index.member($0).parameters.map(\.name) } ?? []
        usesRowElement = node.mentions(use.subject.rowParameters(tree) + use.subject.rowProperties + parameters)
    }
}
