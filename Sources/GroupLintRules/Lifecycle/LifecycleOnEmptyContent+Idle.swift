import GroupLintCore

extension LifecycleOnEmptyContent {
    /// An action on content that is empty in the very case that the action is for.
    func checkIdle(
        _ use: LifecycleUse, _ action: SyntaxNode, _ owner: TypeID, _ container: ViewElement, _ context: inout RuleContext
    ) {
        guard !use.isWrapped, let idle = IdleAction(use.subject, action, TypeCode(owner, &context), &context) else { return }
        let (modifier, subject) = (context.text(use.modifier), use.named(&context).textAgain)
        let name = context.name(of: container) ?? "container"
        let isNear = container.root.site == use.subject.root.site
        context.report(
            idle.asks ? Self.idle : Self.missed,
            [
                "modifier": modifier, "subject": subject, "property": idle.property,
                "name": idle.asks ? "" : idle.evidence.tokenText,
            ],
            at: use.modifier.nameRange,
            help: "move `.\(modifier)` to "
                + (isNear ? "the `\(name)`, after its closing brace" : "the `\(name)` that shows this view")
                + (idle.asks ? "" : ", and let the action first ask whether `\(idle.property)` is empty"),
            related: [
                use.subject.related("this shows nothing in that case"),
                Self.place(of: idle.evidence, idle.asks ? "this is never true then" : "this is for that case"),
            ])
    }

    /// An action on a view in a branch that first asks for the opposite of what the branch asks for.
    func checkIdle(_ written: WrittenModifier, _ context: inout RuleContext) {
        guard let owner = written.element.owner, let action = written.call.action,
            case let shown = ShownConditions(around: written.element, &context),
            let condition = IdleAction.unmetCondition(
                of: action, KnownCondition(shown.value), TypeCode(owner, &context)),
            let property = condition.writtenProperty,
            let (arm, _) = written.element.armsAround().first
        else { return }
        let modifier = context.text(written.modifier)
        context.report(
            Self.idle, ["modifier": modifier, "subject": "this branch", "property": property],
            at: written.modifier.nameRange,
            help: "move `.\(modifier)` to a view around the branch, or delete the condition in it",
            related: [
                arm.related("this branch asks for the opposite"), Self.place(of: condition, "this is never true then"),
            ])
    }

    /// An `.onChange` on a view in a branch that shows the view only once the value has come.
    func checkFirstChange(_ written: WrittenModifier, _ context: inout RuleContext) {
        guard let owner = written.element.owner,
            let missed = MissedFirstChange(written, owner, &context)
        else { return }
        let value = missed.value.shortText ?? "value"
        context.report(
            Self.firstMissed,
            ["value": value, "property": missed.target.tokenText, "first": missed.isOptional ? "`nil`" : "empty"],
            at: written.modifier.nameRange,
            help: "move this `.onChange` to a view around the branch, or write `.onChange(of: \(value), initial: true)`",
            related: [
                missed.branch.related("this does not show the view at first"), Self.place(of: missed.target, "not set at first"),
            ])
    }

    private static func place(of node: SyntaxNode, _ message: String) -> RelatedLocation {
        RelatedLocation(path: node.tree.source.path, range: node.range, message: message)
    }
}

extension SyntaxNode {
    /// The first property that a condition asks for, as written.
    fileprivate var writtenProperty: String? {
        subtree.first { ($0.kind == .memberAccessExpr || $0.kind == .declReferenceExpr) && $0.name != "isEmpty" }?.shortText
    }
}
