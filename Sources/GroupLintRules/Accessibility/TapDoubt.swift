import GroupLintCore

/// What the buttons of a file do, each with the type that it is in.
private final class ButtonActions: TreeFacts {
    private var actions: Set<UInt64> = []

    init(_ tree: SyntaxTree) {
        for id in tree.nodes(named: "Button") {
            guard let button = tree.node(id)?.parent.flatMap(CallExpr.init), let action = button.action,
                !button.node.ancestors.contains(where: { CallExpr($0)?.callee?.name == "contextMenu" })
            else { continue }
            actions.insert(Self.key(of: action, at: button.node))
        }
    }

    func contains(_ action: SyntaxNode, at tap: SyntaxNode) -> Bool { actions.contains(Self.key(of: action, at: tap)) }

    private static func key(of action: SyntaxNode, at place: SyntaxNode) -> UInt64 {
        let type = place.ancestors.first { $0.kind.isTypeOrExtension }
        return action.performed.codeHash ^ UInt64(type?.start ?? 0) &* 0x9E37_79B9_7F4A_7C15
    }
}

extension TapGestureInsteadOfButton {
    static let anotherWay = Doubt(
        .low,
        when: "a `Button` of the same view type does the same, the view has no text and another view gets the flag that the tap "
            + "sets, the action has a condition or gets the place of the tap, or the tap only shows the rest of a text")
}

extension RuleContext {
    /// Whether a user of an assistive app may not miss the button.
    mutating func mayNotBeMissed(_ use: TapUse) -> Bool {
        guard let action = use.action, !use.hasPlace else { return true }
        let tree = use.call.node.tree
        if tree.facts(ButtonActions.self).contains(action, at: use.call.node) { return true }
        if let flag = use.changedFlag {
            if !use.element.hasText, isGivenElsewhere(flag.tokenText, use) { return true }
            if expands(use.element, flag.name) { return true }
        }
        return isConditional(use)
    }

    /// Whether the action does nothing while a property of the view has some value: `guard isEnabled else { return }`. An
    /// option that is on by default is no reason to miss the button.
    private mutating func isConditional(_ use: TapUse) -> Bool {
        guard let owner = use.element.owner else { return false }
        for condition in use.conditions {
            if let name = condition.ownName, index.members(of: owner, named: name).contains(where: { isOnByDefault($0) }) {
                continue
            }
            let isOwn = condition.subtree.contains { node in
                node.kind == .declReferenceExpr && !index.members(of: owner, named: node.name).isEmpty
            }
            if isOwn { return true }
        }
        return false
    }

    /// Whether a member is an option of the view with the default `true`: `var isInteractive = true`.
    private mutating func isOnByDefault(_ id: MemberID) -> Bool {
        let member = index.member(id)
        guard member.kind == .storedProperty, member.wrapper.isNone, member.defaultValue == .literal else { return false }
        return declaration(of: id).flatMap(PatternBinding.init)?.initialValue?.text == "true"
    }

    /// Whether another view of the project gets the binding of a flag: `MenuButton(isOpen: $isOpen)`.
    private func isGivenElsewhere(_ flag: String, _ use: TapUse) -> Bool {
        let tree = use.call.node.tree
        return tree.nodes(named: Name("$\(flag)".utf8)).prefix(16).contains { id in
            guard let argument = tree.node(id)?.parent, argument.kind == .labeledExpr,
                let call = argument.ancestors.lazy.compactMap(CallExpr.init).first, let callee = call.callee
            else { return false }
            return index.declaresType(callee.name) && !use.call.node.range.contains(call.node.range)
        }
    }

    /// Whether a flag only decides how many lines of a text are shown: `Text(note).lineLimit(isOpen ? nil : 3)`.
    private mutating func expands(_ text: ViewElement, _ flag: Name) -> Bool {
        guard text.isSwiftUI("Text") else { return false }
        for modifier in text.modifiers where modifier.name == "lineLimit" {
            if node(of: modifier)?.mentions([flag]) ?? false { return true }
        }
        return false
    }
}

extension TapUse {
    /// Whether the gesture passes the place of the tap on, so that a view may be several buttons.
    fileprivate var hasPlace: Bool {
        call.firstArgument?.value?.subtree.contains { $0.kind == .declReferenceExpr && $0.name == "SpatialTapGesture" } ?? false
    }

    /// The property that the whole action changes: `isOpen` for `{ isOpen.toggle() }` and `{ isOpen = true }`.
    fileprivate var changedFlag: SyntaxNode? {
        guard let statement = action?.performed else { return nil }
        if statement.kind == .memberAccessExpr, statement.name == "toggle" { return statement.chainBase?.ownProperty }
        guard let sequence = SequenceExpr(statement), sequence.isBinary, sequence.sign?.kind == .assignmentExpr else {
            return nil
        }
        return sequence.left?.ownProperty
    }

    /// What must hold so that the action does something: the conditions of a `guard` at its start, or of the `if` that it is.
    fileprivate var conditions: [SyntaxNode] {
        guard let first = action.flatMap(ClosureExpr.init)?.statements.first(where: { _ in true }) else { return [] }
        if let condition = action?.performed.ownIf, condition.elseBranch == nil { return condition.conditions }
        return GuardStmt(first)?.conditions ?? []
    }
}

extension SyntaxNode {
    /// What an action does: the only statement of a closure, also in `withAnimation { … }`, and `open` for `{ open() }` and
    /// `isOpen.toggle` for `{ isOpen.toggle() }`.
    var performed: SyntaxNode {
        var node = self
        while true {
            if let closure = ClosureExpr(node) {
                let statements = Array(closure.statements.prefix(2))
                guard statements.count == 1 else { return node }
                node = statements[0]
            } else if let call = CallExpr(node), let callee = call.callee, callee.name == "withAnimation",
                let body = call.trailingClosure
            {
                node = body
            } else if let call = CallExpr(node), call.firstArgument == nil, call.trailingClosure == nil, let callee = call.callee
            {
                return callee
            } else {
                return node
            }
        }
    }

    /// The node itself if it names a property of the view: `isOpen`, `self.isOpen`.
    fileprivate var ownProperty: SyntaxNode? { ownName == nil ? nil : self }

    /// The `if` that a statement is.
    fileprivate var ownIf: IfExpr? { IfExpr(self) ?? children().first { _ in true }.flatMap(IfExpr.init) }
}
