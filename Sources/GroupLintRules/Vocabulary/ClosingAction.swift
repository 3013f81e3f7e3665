import GroupLintCore

extension RuleContext {
    /// Whether a button only closes something: its role is `.cancel`, or its action calls `dismiss()` or sets a flag to `false`.
    mutating func onlyCloses(_ button: ViewElement) -> Bool {
        guard button.name == "Button", let call = code(of: button).flatMap(CallExpr.init) else { return false }
        if call.argument("role")?.name == "cancel" { return true }
        guard let action = call.action.flatMap(ClosureExpr.init), action.hasStatements else { return false }
        return action.statements.allSatisfy { statement in
            statement.assignsNothing || CallExpr(statement)?.callee.map { SwiftUICatalog.closingCalls.contains($0.name) } ?? false
        }
    }
}

extension SyntaxNode {
    /// `x = nil`, `x = false`, also in `withAnimation { … }`.
    var assignsNothing: Bool {
        if let call = CallExpr(self), call.callee?.name == "withAnimation",
            let closure = call.trailingClosure.flatMap(ClosureExpr.init)
        {
            return closure.statements.allSatisfy { $0.assignsNothing }
        }
        guard let sequence = SequenceExpr(self), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
            let right = sequence.right
        else { return false }
        return right.kind == .nilLiteralExpr || right.text == "false"
    }
}
