import GroupLintCore

/// An `.onChange` on a view that is only there once the value has come: the change that shows the view is none for the view.
struct MissedFirstChange {
    /// The value that the action observes, as written.
    let value: SyntaxNode
    /// The branch that does not show the view at first.
    let branch: ViewElement
    /// The state of the view that the action should set for the first value.
    let target: SyntaxNode
    /// Whether that state starts with nil, and not with something empty.
    let isOptional: Bool

    /// Nil if the view may be there before the value, or if the action does nothing that the first value needs.
    init?(_ written: WrittenModifier, _ owner: TypeID, _ context: inout RuleContext) {
        let properties = context.index.storedProperties(of: owner).map { context.index.member($0).name }
        guard let action = written.call.action, written.call.argument("initial") == nil,
            let value = written.call.argument("of"), let observed = Self.property(value),
            let code = ViewCode(owner, models: properties, countsShared: true, &context),
            let hidden = Self.hidden(written.element, until: observed, code, &context), let content = context.node(of: hidden.arm)
        else { return nil }
        let writer = SoleWriter(action, idle: IdleCode(content, code), owner, code, context)
        // What is made of the new value is needed for the first one too, unlike a notice that there is another one.
        let news =
            [observed.member.isNone ? observed.root : observed.member] + (ClosureExpr(action)?.parameterNames.suffix(1) ?? [])
        for write in code.writes(action) where write.member.isNone && write.root != observed.root {
            let property = StateProperty(root: write.root)
            guard let first = code.firstValue(property), first == .none || first == .empty, write.knownValue != first,
                context.ownState(write.root, of: owner) != nil, !code.view.fills(write.root),
                action.asks(for: write.root)
                    || write.isCertain && write.value?.names(anyOf: news) ?? false && writer.write(of: property) != nil
            else { continue }
            (self.value, branch, target, isOptional) = (value, hidden.branch, write.node, first == .none)
            return
        }
        return nil
    }

    /// The branch around a view that does not show it as long as a property has its first value.
    private static func hidden(
        _ view: ViewElement, until property: StateProperty, _ code: ViewCode, _ context: inout RuleContext
    ) -> (arm: ViewElement, branch: ViewElement)? {
        // What a caller passes may be there at once. Then the view is too, and its action does not run either.
        let values = code.firstValue(property).map { [$0] } ?? [.empty, .none]
        return HiddenAtFirst.arms(around: view).first { arm, branch in
            guard let node = context.node(of: branch), let position = branch.children.map(\.site).firstIndex(of: arm.site)
            else { return false }
            let choice = ArmChoice(branch: node, code: code)
            return values.contains { $0 != .present && choice.positions(property, $0)?.contains(position) == false }
        }
    }

    /// `model.posts` for `model.posts`, `model.posts.count` and `model.posts.first?.id`.
    private static func property(_ value: SyntaxNode) -> StateProperty? {
        var node = value.unwrapped
        while node.kind == .optionalChainingExpr || (node.kind == .memberAccessExpr && parts.contains(node.name)) {
            guard let base = node.chainBase?.unwrapped else { return nil }
            node = base
        }
        return StateProperty(node)
    }

    private static let parts = NameTable("count isEmpty first last id")
}

extension SyntaxNode {
    /// Whether an expression names one of some values.
    fileprivate func names(anyOf values: [Name]) -> Bool {
        subtree.contains { ($0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr) && values.contains($0.name) }
    }

    /// Whether an action asks whether a property is nil, which it is until the action has set it.
    fileprivate func asks(for property: Name) -> Bool {
        subtree.contains { node in
            guard let sequence = SequenceExpr(node), sequence.isBinary, sequence.sign?.tokenText == "==" else { return false }
            return sequence.left?.ownName == property && sequence.right?.kind == .nilLiteralExpr
        }
    }
}
