import GroupLintCore

/// Turns `.if(isOn) { $0.opacity(0.5) }` into `.opacity(isOn ? 0.5 : 1)`.
struct InlineConditionalModifier {
    private let call: CallExpr
    private let condition: TernaryCondition
    private let modifier: ModifierCall

    /// Nil when the closure does not apply exactly one modifier.
    init?(_ call: CallExpr, _ condition: SyntaxNode) {
        let last = call.lastArgument?.value
        // The closure of `unless` applies when the condition is false.
        guard call.callee?.name != "unless", let closure = (call.trailingClosure ?? last).flatMap(ClosureExpr.init),
            call.labeledClosures.isEmpty, let condition = TernaryCondition(condition),
            !call.node.tree.hasComment(in: closure.node.range)
        else { return nil }
        let statements = Array(closure.statements)
        guard statements.count == 1, let modifier = ModifierCall(statements[0].unwrapped),
            modifier.base.kind == .declReferenceExpr,
            modifier.base.name == (closure.signature == nil ? "$0" : closure.parameterNames.first)
        else { return nil }
        self.call = call
        self.condition = condition
        self.modifier = modifier
    }

    func fix(_ targets: DeploymentTargets) -> Fix? {
        guard let text = modifier.conditional(condition, holds: true, targets), let name = call.callee?.tokenRange else {
            return nil
        }
        let range = SourceRange(start: name.start, end: call.node.end)
        return Fix("move the condition into the argument of `.\(text.prefix { $0 != "(" })`", .unsafe, [Fix.Edit(range, text)])
    }
}
