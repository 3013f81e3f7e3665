import GroupLintCore

/// A view that is there as long as there is a next page, with a `.task` that loads it:
/// `if let page = pages?.next { ProgressView().task { await load(page) } }`.
struct NextPageTask {
    /// The name that the `if` gives the next page.
    let page: String
    /// The optional that has it.
    let value: SyntaxNode

    /// Nil if the task does not pass the page on, or if nothing that it does gives the optional another value.
    init?(_ use: WrittenModifier, _ view: TypeID, _ action: SyntaxNode, _ code: TypeCode, _ context: inout RuleContext) {
        guard !use.element.modifiers.contains(where: { $0.name == "id" }),
            let binding = use.call.node.bindingAround, let value = binding.value, let root = value.rootName,
            let page = binding.pattern, code.awaitedArgument(page.name, in: action) != nil
        else { return nil }
        let members = context.index.members(of: view, named: root).map(context.index.member)
        guard members.count == 1, members[0].kind == .storedProperty, !members[0].wrapper.isNone,
            let whole = ViewCode(view, models: [root], &context),
            whole.writes(action).contains(where: { $0.root == root && $0.value?.kind != .nilLiteralExpr })
        else { return nil }
        self.page = page.tokenText
        self.value = value
    }
}

extension SyntaxNode {
    /// The only condition of the `if` whose branch contains the view, if it unwraps a value: `let page = pages?.next`.
    fileprivate var bindingAround: BindingCondition? {
        var child = self
        for node in ancestors {
            if node.kind == .memberBlock { return nil }
            if let choice = IfExpr(node) {
                guard choice.body == child, choice.conditions.count == 1, choice.conditions[0].kind == .optionalBindingCondition
                else { return nil }
                return BindingCondition(choice.conditions[0])
            }
            child = node
        }
        return nil
    }

    /// `pages` in `pages?.next`.
    fileprivate var rootName: Name? {
        var node = unwrapped
        while node.kind == .memberAccessExpr, let base = node.chainBase { node = base.unwrapped }
        return node.kind == .declReferenceExpr && !node.isCapitalized ? node.name : nil
    }
}
