import GroupLintCore

/// Input fields in the two branches of an `if` or `switch`, of which one takes the place of the other while the user types.
struct FieldSwap {
    let first: ViewElement
    let second: ViewElement
    let kind: Kind

    enum Kind {
        /// Two kinds of fields for one text: a `TextField` for a `SecureField`.
        case sameText
        /// Two fields for different texts, of which the one on screen has the focus: `.focused($isFocused)` on both.
        case sameFocus
    }

    /// Where the first field is written.
    private let branch: SyntaxNode
    /// The names of the values that hold the focus of the fields.
    private let focus: [Name]
    /// The names of the text, if both fields show the same: (`model`, `text`).
    private let text: [Name]

    /// Nil if the branches do not have one field each, or fields that the rule compares like other views.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        let arms = Array(branch.children)
        guard arms.count == 2, let node = context.node(of: branch), let first = arms[0].onlyField(depth: 0),
            let second = arms[1].onlyField(depth: 0), let left = context.node(of: first).flatMap(CallExpr.init),
            let right = context.node(of: second).flatMap(CallExpr.init), let text = left.argument("text"),
            let other = right.argument("text"), !context.takesNoTaps(first), !context.takesNoTaps(second)
        else { return nil }
        (self.first, self.second, self.branch) = (first, second, node)
        focus = [first, second].flatMap { field in
            field.modifiers.filter { $0.name == "focused" }.compactMap { context.node(of: $0)?.focusName }
        }
        if text.hasSameTokens(as: other) {
            guard first.name != second.name, let path = text.bindingPath else { return nil }
            kind = .sameText
            self.text = path
        } else {
            guard focus.count == 2, focus[0] == focus[1] else { return nil }
            kind = .sameFocus
            self.text = []
        }
    }

    /// Whether the fields have a value for the focus already.
    var isFocused: Bool { !focus.isEmpty }

    /// Whether the user changes the condition while the field may have the focus, and no code sets the focus then.
    func losesFocus(_ condition: ViewElement, _ context: inout RuleContext) -> Bool {
        guard let owner = condition.owner, !isAboutFixedPart(condition) else { return false }
        let values = condition.dependencies + condition.readsOfCallers
        if values.contains(where: { $0.root == text.first && (text.count == 1 || $0.member == text[1]) }) {
            return !FocusCode(owner, focus, &context).reacts(to: text.suffix(1), in: branch)
        }
        var budget = Self.mostValues
        return values.contains { isChangedByUser($0, in: owner, depth: 0, &budget, &context) }
    }

    /// Most values of a condition, and of what callers pass for them. For each the code of the type is read.
    private static let mostValues = 24

    /// Whether the condition is a member of a deeper value that no code changes: `model.fields[index].isSecure`.
    private func isAboutFixedPart(_ condition: ViewElement) -> Bool {
        guard let test = IfExpr(branch)?.conditions, test.count == 1, let name = test[0].unwrapped.ownName,
            test[0].unwrapped.kind == .memberAccessExpr,
            !condition.dependencies.contains(where: { $0.root == name || $0.member == name })
        else { return false }
        return !condition.index.mayWrite(name)
    }

    private func isChangedByUser(
        _ value: ViewTree.Read, in owner: TypeID, depth: Int, _ budget: inout Int, _ context: inout RuleContext
    ) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        let code = FocusCode(owner, focus, &context)
        let name = value.member.isNone ? value.root : value.member
        guard !code.reacts(to: [name] + text.suffix(1), in: branch) else { return false }
        let changes = UserChange.all(of: value.root, value.member, in: owner, &context)
        // While a button is held, one action shows the text, and the other sets the focus again. A toggle does both ways.
        let forgetting = changes.filter { !code.isMentioned(in: $0.code) || code.isMentioned(in: $0.code, onlyIf: name) }
        if !changes.isEmpty { return forgetting.count == changes.count || forgetting.contains { $0.code.toggles(name) } }
        return depth < 2 && isChangedByCallers(value, owner, depth, &budget, &context)
    }

    /// Whether the value is a plain property to which a caller passes a value that the user changes.
    private func isChangedByCallers(
        _ value: ViewTree.Read, _ owner: TypeID, _ depth: Int, _ budget: inout Int, _ context: inout RuleContext
    ) -> Bool {
        let index = context.index
        guard value.member.isNone, let member = index.members(of: owner, named: value.root).first.map(index.member),
            member.kind == .storedProperty, member.wrapper.isNone || member.wrapper == "Binding"
        else { return false }
        return index.calls(of: owner, atMost: 8).contains { call in
            guard !call.isInPreview, let caller = call.owner, caller != owner,
                let argument = index.argument(of: call, setting: value.root, in: owner)
            else { return false }
            return call.views.reads(of: argument).contains { read in
                !read.isLocal && isChangedByUser(read, in: caller, depth: depth + 1, &budget, &context)
            }
        }
    }

    /// Whether the code shows that the field which appears should have the focus, too, and nothing sets it then.
    func mayLoseFocus(_ condition: ViewElement, _ context: inout RuleContext) -> Bool {
        guard let owner = condition.owner else { return false }
        let code = FocusCode(owner, focus, &context)
        let values = condition.dependencies
        guard code.setsFocus, !code.reactsToAnything(in: branch) else { return false }
        return values.allSatisfy { value in
            !UserChange.all(of: value.root, value.member, in: owner, &context).contains { code.isMentioned(in: $0.code) }
        }
    }
}

extension ViewElement {
    /// What the callers of the function around the element pass for the parameters that it reads.
    fileprivate var readsOfCallers: [ViewTree.Read] {
        let passed = reads.filter { $0.isLocal && $0.member.isNone }.flatMap { self.passed(for: $0.root).prefix(8) }
        return passed.filter { !$0.use.isInPreview }.flatMap { use, argument in
            argument.map { use.views.reads(of: $0).filter { !$0.isLocal } } ?? []
        }
    }

    /// The only input field that an arm shows, in stacks and Groups, too; nil if there are several or none.
    fileprivate func onlyField(depth: Int) -> ViewElement? {
        var found: ViewElement?
        for child in children where child.kind == .call {
            var field: ViewElement?
            if case .swiftUI(let view) = child.callee, view.traits.contains(.edits) {
                field = child
            } else if depth < 3, child.isStack || child.isSwiftUI(.group) {
                field = child.slots.first { _ in true }?.onlyField(depth: depth + 1)
            }
            guard let field else { continue }
            if found != nil { return nil }
            found = field
        }
        return found
    }
}

extension SyntaxNode {
    /// Whether code switches a flag: `isVisible.toggle()`.
    fileprivate func toggles(_ flag: Name) -> Bool {
        subtree.contains { node in
            guard let callee = CallExpr(node)?.callee, callee.name == "toggle" else { return false }
            return callee.chainBase?.ownPath?.last == flag
        }
    }

    /// The names of a value or binding: (`model`, `text`) for `model.text`, `$model.text` and `model.$text`.
    fileprivate var bindingPath: [Name]? {
        guard ownPath != nil else { return nil }
        let nodes = sequence(first: unwrapped, next: { $0.kind == .memberAccessExpr ? $0.chainBase?.unwrapped : nil })
        return nodes.filter { $0.token?.keyword != .`self` }.map(\.valueName).reversed()
    }

    /// The name of the focus in `.focused($isFocused)`; nil if the field has its own value of it, or if it is unknown.
    fileprivate var focusName: Name? {
        guard let call = CallExpr(self), call.argument("equals") == nil else { return nil }
        return call.firstArgument?.value?.bindingPath?.first
    }
}
