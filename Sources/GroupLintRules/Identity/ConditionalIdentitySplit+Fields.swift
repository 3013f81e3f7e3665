import GroupLintCore

extension ConditionalIdentitySplit {
    /// Reports two input fields of which one takes the place of the other while the user types. False if there are none.
    func reportFields(_ branch: ViewElement, _ context: inout RuleContext) -> Bool {
        guard branch.mayShowFields, context.placements.isInBuilder(branch), !branch.isInPreview,
            let swap = FieldSwap(branch, &context), let node = context.node(of: branch)
        else { return false }
        let condition = BranchCondition(branch: branch, tree: node.tree)
        let values = ChangingValues(context)
        let change = condition.change(values)
        guard change.isKnown else { return false }
        let ruleCase: RuleCase
        switch swap.kind {
        case .sameText:
            guard change == .often, swap.losesFocus(branch, &context) else { return false }
            ruleCase = Self.fieldSwapped
        case .sameFocus:
            guard swap.mayLoseFocus(branch, &context) else { return false }
            ruleCase = Self.focusMayBeLost
        }
        context.report(
            ruleCase,
            [
                "condition": condition.text, "first": context.text(swap.first), "second": context.text(swap.second),
            ], at: branch.nameRange,
            help: "declare `enum Field { case first, second }` and `@FocusState private var focus: Field?`, write "
                + "`.focused($focus, equals: .first)` and `.focused($focus, equals: .second)` after the fields, and where "
                + "\(condition.text) changes, set `focus` to the field that appears if it is not nil",
            related: [swap.first.related("first field"), swap.second.related("second field")])
        return true
    }
}

extension ViewElement {
    /// Whether the file of the branch names input fields in both arms, judged by names alone.
    fileprivate var mayShowFields: Bool { children.allSatisfy(\.containsField) }

    private var containsField: Bool {
        children.contains { child in
            guard child.kind == .call else { return false }
            return SwiftUICatalog.views.traits(of: child.name).contains(.edits) || child.slots.contains(where: \.containsField)
        }
    }
}
