import GroupLintCore

extension SyntaxNode {
    /// The condition for a message, in backticks: `isOn` for `isOn`, `!isOn` and `let isOn`; the subject of a `switch`.
    /// "its condition" if it is long.
    var conditionText: String {
        var value: SyntaxNode? = self
        if kind == .optionalBindingCondition, let binding = BindingCondition(self) { value = binding.value ?? binding.pattern }
        if value?.kind == .prefixOperatorExpr, value?.tokenText == "!" { value = value?.operand }
        guard let text = value?.unwrapped.text, !text.hasLineBreak, text.utf8.count <= 40 else { return "its condition" }
        return "`\(text)`"
    }

    /// The condition of an `if` or `switch` for a message.
    var branchConditionText: String {
        if let subject = SwitchExpr(self)?.subject { return subject.conditionText }
        guard let branch = IfExpr(self), branch.conditions.count == 1 else { return "its condition" }
        return branch.conditions[0].conditionText
    }

    /// Whether other modules can use the function around the node.
    var isVisibleToOtherModules: Bool {
        var current: SyntaxNode? = self
        while let node = current, node.kind != .functionDecl { current = node.parent }
        guard let function = current.flatMap(FunctionDecl.init) else { return false }
        while let node = current, node.kind != .extensionDecl { current = node.parent }
        let modifiers = [function.modifiers, current.flatMap(TypeDecl.init)?.modifiers].compactMap { $0 }
        return modifiers.contains { list in
            list.children().contains { $0.tokenText == "public" || $0.tokenText == "open" }
        }
    }
}
