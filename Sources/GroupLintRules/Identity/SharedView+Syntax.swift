import GroupLintCore

extension SyntaxNode {
    /// Whether two expressions have the same tokens, or are calls that differ only in `true` and `false`.
    func makesSameView(as other: SyntaxNode) -> Bool {
        if hasSameTokens(as: other) { return true }
        guard let left = CallExpr(self), let right = CallExpr(other), let callee = left.callee, let its = right.callee,
            callee.hasSameTokens(as: its), left.hasSameClosures(as: right)
        else { return false }
        let (own, others) = (Array(left.arguments), Array(right.arguments))
        return own.count == others.count
            && zip(own, others).allSatisfy { first, second in
                guard let value = first.value, let other = second.value else { return false }
                let isFlag = value.kind == .booleanLiteralExpr && other.kind == .booleanLiteralExpr
                return first.hasLabel == second.hasLabel && first.label == second.label
                    && (isFlag || value.hasSameTokens(as: other))
            }
    }

    /// Whether two calls have no argument that differs.
    func mayMakeSameView(as other: SyntaxNode) -> Bool {
        guard let left = CallExpr(self), let right = CallExpr(other) else { return false }
        return left.arguments.allSatisfy { first in
            guard first.hasLabel, let value = first.value, let other = right.argument(first.label) else { return first.hasLabel }
            return value.kind == .closureExpr || value.hasSameTokens(as: other)
        }
    }

    /// Whether the code uses a name that an arm around the view binds or declares.
    func usesNames(boundAround view: ViewElement, _ context: inout RuleContext) -> Bool {
        sequence(first: view, next: \.parent).contains { element in
            guard element.kind == .arm, let arm = context.node(of: element) else { return false }
            return arm.declaresNames || mentions(arm.boundNames)
        }
    }
}

extension CallExpr {
    fileprivate func hasSameClosures(as other: CallExpr) -> Bool {
        let own = (trailingClosure.map { [$0] } ?? []) + Array(labeledClosures)
        let its = (other.trailingClosure.map { [$0] } ?? []) + Array(other.labeledClosures)
        return own.count == its.count && zip(own, its).allSatisfy { $0.hasSameTokens(as: $1) }
    }
}
