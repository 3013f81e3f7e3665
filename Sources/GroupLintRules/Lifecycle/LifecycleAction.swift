import GroupLintCore

/// What the action of a lifecycle modifier does, as far as the file shows.
struct LifecycleAction {
    /// Write to what the branch of the content tests, when both stand in this file.
    let feedback: StateWrites.Write?
    /// The action first asks whether it has work to do.
    let asks: Bool
    /// Write that sets a flag of the branch back, and with it what the action may have asked first: the row that comes
    /// back runs the action again.
    let lapse: StateWrites.Write?
    /// It asks, and does not undo the answer itself.
    var isGuarded: Bool { asks && lapse == nil }
    /// It mentions the element of the row it stands in.
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
