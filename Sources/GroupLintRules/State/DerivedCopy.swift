import GroupLintCore

/// A state that an `onAppear` or a `task` without `id` works out with an input of the view, and that the `body` shows.
struct DerivedCopy {
    let targetText: String
    /// The input where it is read.
    let source: SyntaxNode
    let input: MemberSummary
}

extension InputCopySearch {
    /// The first state that an action fills in code that reads an input, also in closures that run later. Other code of the
    /// view does not set the state.
    func derivedCopy(_ action: SyntaxNode) -> DerivedCopy? {
        guard data.isComplete else { return nil }
        guard !inputs.isEmpty else { return nil }
        let writes = writes(action)
        for property in kept(named: Set(writes.map(\.root))) where property.wrapper == "State" {
            let name = property.name
            let own = writes.filter { $0.root == name && $0.member.isNone }
            guard let write = own.first(where: { $0.value.map { !$0.isPlainLiteral } ?? false }),
                isOnlyWritten(name, by: own, in: action),
                let (source, input) = read(around: write.node, in: action),
                !isTested(name, around: write.node, in: action)
            else { continue }
            return DerivedCopy(
                targetText: code.property(name)?.pattern?.tokenText ?? "", source: source, input: input)
        }
        return nil
    }

    /// Whether the code around a write reads the state first: `if text.isEmpty { text = title }`.
    private func isTested(_ name: Name, around node: SyntaxNode, in action: SyntaxNode) -> Bool {
        let scope = node.ancestors.first { $0.kind == .functionDecl || $0 == action } ?? action
        return scope.subtree.contains { part in
            (part.kind == .declReferenceExpr || part.kind == .memberAccessExpr) && part.ownPath?.first == name
                && part.end < node.start
        }
    }

    /// The first input that the function or action around a node reads.
    private func read(around node: SyntaxNode, in action: SyntaxNode) -> (SyntaxNode, MemberSummary)? {
        let scope = node.ancestors.first { $0.kind == .functionDecl || $0 == action } ?? action
        let hidden = FunctionDecl(scope)?.parameterNames ?? []
        for part in scope.subtree where part.kind == .declReferenceExpr || part.kind == .memberAccessExpr {
            guard let path = part.simplePath, part.parent?.kind != .memberAccessExpr, !hidden.contains(path[0]),
                let input = inputs[path[0]], input.wrapper.isNone
            else { continue }
            return (part, input)
        }
        return nil
    }
}

extension RuleContext {
    /// A call that passes a value that changes while the view stays: a state, a binding, or a property of a model.
    mutating func callChanging(_ input: Name, of view: TypeID) -> ViewElement? {
        // Views may pass many inputs on to each other.
        var budget = 256
        return callChanging(input, of: view, depth: 0, &budget)
    }

    private mutating func callChanging(_ input: Name, of view: TypeID, depth: Int, _ budget: inout Int) -> ViewElement? {
        guard depth < 3, budget > 0 else { return nil }
        for element in index.calls(of: view, atMost: 16) where !element.isInPreview && !isRepeated(element) {
            budget -= 1
            guard isBesideSidebar(element) == false, let owner = element.owner, !index.isReferenceType(owner),
                let argument = index.argument(of: element, setting: input, in: view),
                element.views.reads(of: argument).contains(where: { read in
                    !element.isConstant(read) && !read.member.isIdentifier
                        && mayChange(read.root, read.member, in: owner, depth, &budget)
                }) || isBoundByBranch(element, argument, owner, depth, &budget)
            else { continue }
            return element
        }
        return nil
    }

    /// Whether an argument is a name that a branch binds: `if let url = item.url { Player(url: url) }`.
    private mutating func isBoundByBranch(
        _ element: ViewElement, _ argument: ViewTree.Argument, _ owner: TypeID, _ depth: Int, _ budget: inout Int
    ) -> Bool {
        let reads = element.views.reads(of: argument)
        guard reads.contains(where: { index.members(of: owner, named: $0.root).isEmpty }) else { return false }
        for branch in sequence(first: element, next: \.parent) where branch.kind == .branch {
            let isChanging = branch.reads.contains { mayChange($0.root, $0.member, in: owner, depth, &budget) }
            if isChanging { return true }
        }
        return false
    }

    private mutating func mayChange(
        _ root: Name, _ member: Name, in owner: TypeID, _ depth: Int, _ budget: inout Int
    ) -> Bool {
        guard let id = index.members(of: owner, named: root).first, index.member(id).kind == .storedProperty else { return false }
        let wrapper = index.wrapper(of: id)
        if wrapper.isNone {
            return index.member(id).defaultValue == .none && callChanging(root, of: owner, depth: depth + 1, &budget) != nil
        }
        if wrapper == "Binding" { return true }
        if SwiftUICatalog.objectWrappers.contains(wrapper) { return !member.isNone }
        guard wrapper == "State" else { return false }
        return data(of: owner).uses(of: root).contains { $0.use.kind.mayChangeValue }
    }

    /// Whether a view is in a row, which may belong to one element.
    private func isRepeated(_ element: ViewElement) -> Bool {
        sequence(first: element, next: \.parent).contains { outer in
            guard outer.kind == .slot else { return false }
            let role = placements.role(of: outer)
            return role == .repeated || role == .tableCell
        }
    }
}

extension SyntaxNode {
    /// Whether a value is written as `nil`, `true`, `0`, `.done` or `[]`.
    fileprivate var isPlainLiteral: Bool {
        switch unwrapped.kind {
        case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: true
        case .arrayExpr: slotCount == 0
        case .memberAccessExpr: MemberAccessExpr(unwrapped)?.base == nil
        default: false
        }
    }
}
