import GroupLintCore

/// The first write of an action that makes a branch show another arm: `isLoading = true`, `state = .loading`.
struct LoadingWrite {
    let write: StateWrites.Write
    /// Whether the action later shows the same arm again.
    let isReset: Bool

    /// Nil if the action is not known to show another arm for some time.
    ///
    /// - Parameter countsRemoval: whether the removal of the data itself counts, which starts the content anew on purpose.
    init?(_ action: SyntaxNode, _ arm: LoadedArm, countsRemoval: Bool, _ context: inout RuleContext) {
        guard let owner = arm.branch.owner, let tree = context.syntax(ofFile: arm.branch.path),
            let branch = tree.node(arm.branch.node)
        else { return nil }
        let models = arm.branch.dependencies.filter { !$0.member.isNone }.map(\.root)
        guard let code = ViewCode(owner, models: models, &context) else { return nil }
        let choice = ArmChoice(branch: branch, code: code)
        let all = code.plainWrites(action, OverriddenFunctions(models, of: owner, &context))
        let writes = all.writes
        for (position, write) in writes.enumerated() where write.pauses < all.pauses {
            guard let property = write.wholeProperty, let value = write.knownValue, countsRemoval || value != .empty,
                let others = choice.positions(property, value), !others.contains(arm.position),
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
                next.knownValue.flatMap { choice.positions(property, $0) }?.contains(arm.position) ?? false
            }
            return
        }
        return nil
    }
}

extension ViewCode {
    /// The writes of an action, without functions of which the code has several with one name.
    fileprivate func plainWrites(_ action: SyntaxNode, _ overridden: OverriddenFunctions) -> StateWrites {
        let sole = { (bodies: [SyntaxNode]) -> [SyntaxNode] in bodies.count == 1 ? bodies : [] }
        return StateWrites(
            action, methods: { sole(view.functions($0)) },
            models: { property, function in
                let bodies = model(property)?.functions(function) ?? []
                return sole(bodies.allSatisfy(\.isAbstract) ? overridden.bodies(property, function) : bodies)
            })
    }
}

/// The functions of the subclasses of models: what runs for `model.refresh()` if the class of the property leaves it empty.
private struct OverriddenFunctions {
    private var subclasses: [(property: Name, code: TypeCode)] = []

    private static let mostSubclasses = 4

    init(_ models: [Name], of owner: TypeID, _ context: inout RuleContext) {
        var seen: [Name] = []
        for property in models where !seen.contains(property) {
            seen.append(property)
            guard let type = context.index.modelType(of: property, in: owner) else { continue }
            for subclass in context.index.directSubclasses(of: type).prefix(Self.mostSubclasses) {
                if let code = TypeCode(subclass, &context) { subclasses.append((property, code)) }
            }
        }
    }

    func bodies(_ property: Name, _ function: Name) -> [SyntaxNode] {
        subclasses.filter { $0.property == property }.flatMap { $0.code.functions(function) }
    }
}

extension SyntaxNode {
    /// Whether the body of a function has no code, or only stops the app.
    fileprivate var isAbstract: Bool {
        statements.allSatisfy { CallExpr($0)?.callee.map { $0.name == "fatalError" || $0.name == "assertionFailure" } ?? false }
    }
}

extension StateWrites.Write {
    fileprivate var knownValue: KnownValue? { isRemoval ? .empty : value.flatMap { KnownValue($0) } }

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
