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
            context.report(
                Self.replaced, ["value": change.value.shortText ?? name, "input": name], at: use.modifier.nameRange,
                help: "write `.task(id: ObjectIdentifier(\(name))) { … }`", related: change.related)
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
