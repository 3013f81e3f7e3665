import GroupLintCore

/// Modifiers that a branch applies to a view, written so that they are always applied and their arguments depend on the
/// condition: `.opacity(isOn ? 0.5 : 1)` for `.if(isOn) { $0.opacity(0.5) }`.
struct InlineConditionalModifier {
    /// The modifiers as Swift code, with their periods.
    let text: String

    /// - Parameters:
    ///   - view: the modified view.
    ///   - subject: the name of the view without modifiers.
    init?(_ view: SyntaxNode, of subject: [Name], _ condition: SyntaxNode, holds: Bool, _ targets: DeploymentTargets) {
        let isNegated = condition.kind == .prefixOperatorExpr && condition.tokenText == "!"
        let holds = isNegated ? !holds : holds
        guard let tested = isNegated ? condition.operand : condition, let condition = TernaryCondition(tested) else { return nil }
        // Outside of the closure, an argument cannot name the subject: `$0.frame(width: $0.width)`.
        guard view.subtree.count(where: { $0.kind == .declReferenceExpr && subject.contains($0.name) }) == 1 else { return nil }
        var parts: [String] = []
        var node = view.unwrapped
        while let modifier = ModifierCall(node) {
            guard let part = modifier.conditional(condition, holds: holds, targets) else { return nil }
            parts.append("." + part)
            node = modifier.base.unwrapped
        }
        guard node.kind == .declReferenceExpr, subject.contains(node.name), !parts.isEmpty,
            parts.count == 1 || (parts.count < 4 && condition.text.utf8.count <= 24)
        else { return nil }
        text = parts.reversed().joined()
    }

    /// The closure of a helper, as in `.if(isOn) { $0.opacity(0.5) }`. Nil if it does more than apply modifiers.
    init?(_ call: CallExpr, _ condition: SyntaxNode, _ targets: DeploymentTargets) {
        let last = call.lastArgument?.value
        // The closure of `unless` applies when the condition is false.
        guard call.callee?.name != "unless", let closure = (call.trailingClosure ?? last).flatMap(ClosureExpr.init),
            call.labeledClosures.isEmpty, let name = call.callee,
            !call.node.tree.hasComment(in: SourceRange(start: name.tokenRange.end, end: call.node.end))
        else { return nil }
        let statements = Array(closure.statements)
        // A second closure or value may decide about the other case, and a second parameter is not there outside.
        let closures = call.arguments.count { $0.value?.kind == .closureExpr } + (call.trailingClosure == nil ? 0 : 1)
        let values = call.arguments.count { $0.value?.kind != .closureExpr }
        guard statements.count == 1, closures == 1, values == 1, !closure.node.mentions(["$1"]), closure.parameterNames.count < 2
        else { return nil }
        let subject = closure.signature == nil ? ["$0"] : Array(closure.parameterNames.prefix(1))
        self.init(statements[0], of: subject, condition, holds: true, targets)
    }

    /// The branches of a helper, of which one leaves the subject as it is: `if isOn { self.opacity(0.5) } else { self }`.
    init?(_ branch: SyntaxNode, subject: [Name], _ targets: DeploymentTargets) {
        guard let node = IfExpr(branch), node.conditions.count == 1, !branch.tree.hasComment(in: branch.range),
            let first = node.body.flatMap(Self.only), let second = node.elseBranch.flatMap(Self.only)
        else { return nil }
        let isUntouched = { (view: SyntaxNode) in view.kind == .declReferenceExpr && subject.contains(view.name) }
        guard isUntouched(first) != isUntouched(second) else { return nil }
        let holds = isUntouched(second)
        self.init(holds ? first : second, of: subject, node.conditions[0], holds: holds, targets)
    }

    private static func only(in block: SyntaxNode) -> SyntaxNode? {
        guard block.kind == .codeBlock else { return nil }
        let statements = Array(block.children())
        return statements.count == 1 ? statements[0].unwrapped : nil
    }

    /// The fix that replaces a range with the modifiers. Unsafe: the view then keeps its identity, and a project may have a
    /// method of the same name.
    func fix(_ range: SourceRange, after subject: String = "") -> Fix {
        Fix("apply the modifier always and vary its argument", .unsafe, [Fix.Edit(range, subject + text)])
    }
}
