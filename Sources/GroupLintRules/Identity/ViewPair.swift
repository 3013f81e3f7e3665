import GroupLintCore

/// Two views that a condition chooses between.
struct ViewPair {
    let left: ViewElement
    let right: ViewElement
    var kind = Kind.same
    /// Where the diagnostic points to: `if`, `switch`, `?` or `guard`.
    let place: SourceRange
    let condition: Condition

    enum Kind {
        /// Two calls of one view.
        case same
        /// Two members that build one view.
        case members
        /// Two stacks with the same content.
        case stacks
        /// Two AnyViews that one expression or function makes: the same identity while the wrapped types are equal.
        case erased
    }

    /// What decides between the views.
    struct Condition {
        let change: BranchCondition.Change
        /// For messages: `` `isOn` `` or `the condition`.
        let text: String
        let reads: ArraySlice<ViewTree.Read>
        /// The branch or condition, and the names of the values that it depends on.
        let node: SyntaxNode
        let names: [Name]
        /// For code; nil if a ternary cannot have the condition.
        var ternary: TernaryCondition?
        var unwrapped: UnwrappedValue?

        /// Whether the project shows that the change is animated. Examines the whole type.
        var isAnimated: Bool { node.isAnimated(by: names) }
    }
}

extension ViewPair {
    /// The views of a branch with two arms that show one view each; nil if they are not the same view.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        let arms = branch.children.map { Array($0.children) }
        guard arms.count == 2, arms[0].count == 1, arms[1].count == 1, let node = context.node(of: branch),
            let views = Self.compared(arms[0][0], arms[1][0]),
            views.kind != .members || [views.left, views.right].allSatisfy({ context.isOnlyStatement($0) }),
            // A name that both branches declare has two meanings.
            branch.children.allSatisfy({ context.node(of: $0).map { !$0.declaresNames } ?? false })
        else { return nil }
        let isOneExpression = !branch.flags.isDisjoint(with: [.isTernary, .isReturning])
        guard isOneExpression ? views.isErased : true else { return nil }
        (left, right) = (views.left, views.right)
        kind = isOneExpression ? .erased : views.kind
        place = branch.nameRange
        condition = Condition(branch, node, context)
    }

    /// What two arms show, without AnyView and with members followed; nil if they cannot be the same view.
    private static func compared(
        _ left: ViewElement, _ right: ViewElement
    ) -> (left: ViewElement, right: ViewElement, kind: Kind, isErased: Bool)? {
        guard left.kind == right.kind else { return nil }
        if let first = left.erased, let second = right.erased {
            return first.kind == second.kind && first.name == second.name ? (first, second, .same, true) : nil
        }
        if left.name == right.name { return (left, right, .same, false) }
        if left.isStack, right.isStack { return (left, right, .stacks, false) }
        guard let first = left.onlyViewOfMember, let second = right.onlyViewOfMember, first.name == second.name else {
            return nil
        }
        return (first, second, .members, false)
    }

    /// An `if` or `guard` that returns an AnyView early, and the AnyView after it.
    init?(earlyReturnBefore last: ViewElement, _ context: inout RuleContext) {
        guard let right = last.erased, let parent = last.parent else { return nil }
        let siblings = Array(parent.children.prefix(3))
        guard siblings.count == 2, siblings[1].site == last.site else { return nil }
        let first = siblings[0]
        if first.kind == .branch, first.flags.contains(.isReturning), !first.flags.contains(.isExhaustive) {
            let arms = Array(first.children)
            guard arms.count == 1, arms[0].showsOne, let left = arms[0].children.first(where: { _ in true })?.erased,
                let node = context.node(of: first)
            else { return nil }
            (self.left, self.right, place) = (left, right, first.nameRange)
            condition = Condition(first, node, context)
        } else {
            guard let other = first.erased, let node = context.node(of: first),
                let statement = node.ancestors.first(where: { $0.kind == .guardStmt }).flatMap(GuardStmt.init),
                statement.conditions.count == 1, let end = context.node(of: last), !statement.node.range.contains(end.range)
            else { return nil }
            let test = statement.conditions[0]
            let dependencies = last.dependencies(of: test)
            let values = ChangingValues(context)
            let change = values.change(of: dependencies, in: last)
            (left, self.right) = (right, other)
            place = SourceRange(start: statement.node.start, end: statement.node.start + 5)
            condition = Condition(
                change: BranchCondition.Change(change), text: test.changingText(in: last, isExact: true),
                reads: [], node: test, names: dependencies.map(\.root), ternary: TernaryCondition(test))
        }
        kind = .erased
    }
}

extension ViewPair.Condition {
    init(_ branch: ViewElement, _ node: SyntaxNode, _ context: RuleContext) {
        let condition = BranchCondition(branch: branch, tree: node.tree)
        let values = ChangingValues(context)
        (change, text, reads) = (condition.change(values), condition.text, branch.reads)
        (self.node, names) = (node, condition.names)
        if branch.flags.contains(.isTernary) {
            ternary = node.children().first { $0.kind != .ternaryExpr }.flatMap(TernaryCondition.init)
        } else if let choice = SwitchExpr(node) {
            let first = choice.cases.first { _ in true }.flatMap(SwitchCase.init)?.label
            if first?.text.utf8.elementsEqual("case true:".utf8) ?? false {
                ternary = choice.subject.flatMap(TernaryCondition.init)
            }
        } else if let conditions = IfExpr(node)?.conditions, conditions.count == 1 {
            ternary = TernaryCondition(conditions[0])
            unwrapped = UnwrappedValue(node)
        }
    }
}

extension SyntaxNode {
    /// Whether a branch declares something: `let name = "a"`.
    var declaresNames: Bool {
        let statements = SwitchCase(self).map { Array($0.statements) } ?? Array(children())
        return statements.contains { $0.kind.isDeclaration }
    }
}

extension RuleContext {
    /// Whether the view is all that its member contains.
    fileprivate mutating func isOnlyStatement(_ view: ViewElement) -> Bool {
        guard let parent = node(of: view)?.wholeChain.parent else { return false }
        let block = parent.kind == .returnStmt ? parent.parent : parent
        return block.map { Array($0.children()).count == 1 } ?? false
    }
}

extension ViewElement {
    /// The view in `AnyView(…)`; nil for any other view.
    fileprivate var erased: ViewElement? {
        guard isSwiftUI(.anyView), modifiers.isEmpty, let slot = slots.first(where: { _ in true }), slot.showsOne else {
            return nil
        }
        return slot.children.first { _ in true }
    }

    /// Whether the view is a stack that has a layout of the same name: HStackLayout, VStackLayout, ZStackLayout.
    var isStack: Bool { isSwiftUI("HStack") || isSwiftUI("VStack") || isSwiftUI("ZStack") }

    /// The only view that a member of the same file builds, if the reference passes nothing and changes nothing.
    fileprivate var onlyViewOfMember: ViewElement? {
        guard kind == .reference, modifiers.isEmpty, arguments.isEmpty, targets.count == 1, targets[0].file == site.file else {
            return nil
        }
        let root = ViewElement(index, targets[0])
        guard root.showsOne, let view = root.children.first(where: { _ in true }), view.kind == .call, let member = root.member,
            index.member(member).parameters.isEmpty
        else { return nil }
        return view
    }

    /// Whether two stacks show the same content with the same modifiers.
    func hasSameContent(as other: ViewElement, _ context: inout RuleContext) -> Bool {
        let (own, its) = (Array(slots), Array(other.slots))
        guard own.count == 1, its.count == 1, modifiers.count == other.modifiers.count,
            let content = context.node(of: own[0]), let second = context.node(of: its[0]), content.hasSameCode(as: second)
        else { return false }
        for (first, second) in zip(modifiers, other.modifiers) {
            guard first.name == second.name, let a = context.node(of: first).flatMap(CallExpr.init),
                let b = context.node(of: second).flatMap(CallExpr.init), a.hasSameInput(as: b)
            else { return false }
        }
        return true
    }
}
