import GroupLintCore

/// The first write of an action that makes a branch show another arm: `isLoading = true`, `state = .loading`.
struct LoadingWrite {
    let write: StateWrites.Write
    /// Whether the action later shows the same arm again.
    let isReset: Bool

    /// Nil if the action is not known to show another arm for some time.
    init?(_ action: SyntaxNode, _ arm: LoadedArm, _ context: inout RuleContext) {
        guard let owner = arm.branch.owner, let tree = context.syntax(ofFile: arm.branch.path),
            let branch = tree.node(arm.branch.node)
        else { return nil }
        let models = arm.branch.dependencies.filter { !$0.member.isNone }.map(\.root)
        guard let code = ViewCode(owner, models: models, &context) else { return nil }
        let choice = ArmChoice(branch: branch, code: code)
        let writes = code.plainWrites(action)
        for (position, write) in writes.enumerated() {
            guard let property = write.wholeProperty, let value = write.value.flatMap({ KnownValue($0) }),
                let other = choice.position(property, value), other != arm.position,
                context.index.updatesViews(property, owner)
            else { continue }
            let before: KnownValue? = if case .boolean(let flag) = value { .boolean(!flag) } else { nil }
            let sure = SureWrite(write: write, action: action, property: property, before: before)
            guard sure.isReached else { continue }
            let later = writes[(position + 1)...].filter { next in
                next.root == write.root && next.member == write.member && !sure.isException(next)
            }
            // Without a pause the views only see the last value.
            if let next = later.first, next.pauses == write.pauses || !sure.mustPause(before: next) { continue }
            self.write = write
            isReset = later.contains { next in
                next.value.flatMap { KnownValue($0) }.flatMap { choice.position(property, $0) } == arm.position
            }
            return
        }
        return nil
    }
}

/// Decides which arm of a branch is shown for a value of one property.
private struct ArmChoice {
    let branch: SyntaxNode
    let code: ViewCode

    /// The position of the arm, -1 for none; nil if other values matter too.
    func position(_ property: StateProperty, _ value: KnownValue) -> Int? {
        KnownCondition { self.value(of: $0, property, value, depth: 0) }.choice(branch).map { $0.position ?? -1 }
    }

    /// The value of a property if another one has a value: the same, or one that is computed from it.
    private func value(of asked: StateProperty, _ property: StateProperty, _ value: KnownValue, depth: Int) -> KnownValue? {
        if asked == property { return value }
        let type = asked.member.isNone ? code.view : code.model(asked.root)
        guard depth < 3, let getter = type?.property(asked.member.isNone ? asked.root : asked.member)?.getter,
            let statement = getter.statements.first(where: { _ in true }), getter.statements.count == 1
        else { return nil }
        let expression = statement.kind == .returnStmt ? statement.children().first { _ in true } : statement
        guard let expression else { return nil }
        let inner = KnownCondition { name in
            let isOwn = asked.member.isNone
            guard isOwn || name.member.isNone else { return nil }
            let path = isOwn ? name : StateProperty(root: asked.root, member: name.root)
            return self.value(of: path, property, value, depth: depth + 1)
        }
        return inner.holds(expression).map { .boolean($0.holds) }
    }
}

extension ViewCode {
    /// The writes of an action, without functions of which the code has several with one name.
    fileprivate func plainWrites(_ action: SyntaxNode) -> [StateWrites.Write] {
        let sole = { (bodies: [SyntaxNode]?) -> [SyntaxNode] in bodies?.count == 1 ? bodies ?? [] : [] }
        return StateWrites(
            action, methods: { sole(view.functions($0)) },
            models: { property, function in sole(model(property)?.functions(function)) }
        ).writes
    }
}

extension StateWrites.Write {
    /// The property that gets a new value; nil if only a part of its value does: `model.state.isLoading = true`.
    fileprivate var wholeProperty: StateProperty? {
        guard let path = node.ownPath else { return nil }
        let isWhole = path == [root, member] || (path.count == 1 && path[0] == (member.isNone ? root : member))
        return isWhole && !isToggle ? StateProperty(root: root, member: member) : nil
    }
}

extension ProjectIndex {
    /// Whether views are updated when a property changes: state of a view, or a property that a model publishes.
    fileprivate func updatesViews(_ property: StateProperty, _ owner: TypeID) -> Bool {
        let found = members(of: owner, named: property.root).map(member)
        guard found.count == 1 else { return false }
        if property.member.isNone { return found[0].wrapper == "State" || found[0].wrapper == "Binding" }
        guard let model = modelType(of: property.root, in: owner) else { return false }
        return observes(found[0], model) && updates(property.member, model)
    }
}
