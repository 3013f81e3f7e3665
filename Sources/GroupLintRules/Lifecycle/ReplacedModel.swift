import GroupLintCore

extension TaskMissingId {
    /// Reports a task that loads with a model of the caller, if the caller is seen to replace the model.
    func checkReplaced(
        _ use: WrittenModifier, _ view: TypeID, _ action: SyntaxNode, _ models: [MemberSummary], _ context: inout RuleContext
    ) -> Bool {
        for input in models {
            guard let name = action.awaitedModel(input.name) else { continue }
            var search = InputChangeSearch()
            search.allowsIDs = true
            let wanted = ViewInput(name: input.name, initializer: nil, members: [])
            guard let change = search.change(of: wanted, in: view, &context), change.kind != .element else { continue }
            // A model that a body makes is another one at each update.
            let isMade = CallExpr(change.value)?.createdType != nil
            context.report(
                Self.replaced, ["input": name], at: use.modifier.nameRange,
                help: "write `.task(id: ObjectIdentifier(\(name))) { … }`"
                    + (isMade ? ", and make the model outside of the `body` of the caller" : ""),
                related: change.related)
            return true
        }
        return false
    }
}

extension SyntaxNode {
    /// The name of a model in `await model.load()`.
    fileprivate func awaitedModel(_ property: Name) -> String? {
        for node in subtree where node.kind == .awaitExpr {
            for part in node.subtree where part.kind == .functionCallExpr {
                guard let callee = CallExpr(part)?.callee, callee.kind == .memberAccessExpr,
                    let base = callee.chainBase?.unwrapped, base.simplePath == [property]
                else { continue }
                return base.tokenText
            }
        }
        return nil
    }
}
