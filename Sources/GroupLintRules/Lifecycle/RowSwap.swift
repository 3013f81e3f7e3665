import GroupLintCore

/// What an action does to the branch that decides which row is shown.
enum RowSwap {
    /// Each run changes the branch, so each run leads to the next.
    case loop(StateWrites.Write)
    /// The first run changes the branch, and further runs leave it as it is.
    case once(StateWrites.Write)
    /// The action first checks a flag, and resets that flag at its end.
    case resets(StateWrites.Write)
    /// The action may change the branch.
    case maybe(StateWrites.Write)
    /// The action first checks whether there is something to do, and a further run finds nothing.
    case guarded
    case none

    init(_ action: SyntaxNode, _ use: LifecycleUse, _ context: inout RuleContext) {
        self = .none
        guard let site = use.content.branch, let owner = use.subject.owner else { return }
        let branch = ViewElement(context.index, site)
        guard branch.owner == owner else { return }
        let reads = branch.dependencies
        guard let code = ViewCode(owner, models: reads.filter { !$0.member.isNone }.map(\.root), &context) else { return }
        let all = code.writes(action)
        let question = ActionGuard(action, code.bodies)
        if question.exists {
            self = question.lapse(all, in: use, decides: { branch.depends(on: $0) }).map { .resets($0) } ?? .guarded
            return
        }
        let writes = all.filter { branch.depends(on: $0) }
        guard let last = writes.last else { return }
        self = .maybe(last)
        guard let node = context.node(of: branch) else { return }
        let swap = Swap(node: node, property: StateProperty(root: last.root, member: last.member))
        guard writes.allSatisfy({ StateProperty(root: $0.root, member: $0.member) == swap.property }) else { return }
        if swap.repeats(writes) { self = .loop(last) } else if swap.endsElsewhere(writes, code) { self = .once(last) }
    }

    /// The write that matters; nil if there is none.
    var write: StateWrites.Write? {
        switch self {
        case .loop(let write), .once(let write), .resets(let write), .maybe(let write): write
        case .guarded, .none: nil
        }
    }
}

extension StateWrites.Write {
    /// The property as messages name it: `isLoading` for `isLoading`, `self.isLoading` and `model.isLoading`.
    var propertyText: String {
        node.kind == .declReferenceExpr || node.kind == .memberAccessExpr ? node.tokenText : node.text
    }
}

/// A branch that depends on one property.
private struct Swap {
    let node: SyntaxNode
    let property: StateProperty

    private func arm(_ value: KnownValue) -> KnownCondition.Choice? {
        KnownCondition { $0 == property ? value : nil }.choice(node)
    }

    private func differ(_ left: KnownValue, _ right: KnownValue) -> Bool {
        guard let left = arm(left), let right = arm(right) else { return false }
        return left.position != right.position
    }

    /// Whether each run of the action shows another arm for a while: it toggles a flag, or sets it and later sets it back.
    func repeats(_ writes: [StateWrites.Write]) -> Bool {
        guard writes.allSatisfy(\.isCertain), let last = writes.last else { return false }
        if writes.count == 1, last.isToggle { return differ(.boolean(true), .boolean(false)) }
        guard let end = last.value.flatMap({ KnownValue($0) }) else { return false }
        return writes.contains { write in
            guard let value = write.value.flatMap({ KnownValue($0) }), write.pauses < last.pauses else { return false }
            return differ(value, end)
        }
    }

    /// Whether the action leaves the branch at another arm than the one that is shown at first.
    func endsElsewhere(_ writes: [StateWrites.Write], _ code: ViewCode) -> Bool {
        guard let last = writes.last, !last.isToggle, !last.removes, let first = code.firstValue(property) else { return false }
        // An assigned value is not nil, and a changed collection not empty, once the action has done its work.
        let isFilled = first == .none || first == .empty
        guard let end = last.value.flatMap({ KnownValue($0) }) ?? (isFilled ? .present : nil) else { return false }
        return differ(first, end)
    }
}

extension StateWrites.Write {
    /// Whether the write is `items.removeAll()` or similar.
    fileprivate var removes: Bool { node.parent?.kind == .memberAccessExpr && node.parent?.tokenText.hasPrefix("remove") == true }
}
