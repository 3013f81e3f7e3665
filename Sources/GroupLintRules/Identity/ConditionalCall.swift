import GroupLintCore

extension ModifierCall {
    /// Whether the modifier has a form without effect that is not in the catalog, because it depends on the arguments:
    /// `.overlay { if isOn { Badge() } }`, `.background(isOn ? Color.red : .clear)`, `.frame(height: isOn ? 200 : nil)`.
    var canBeConditional: Bool { form != nil }

    /// The text of the modifier that keeps its effect when the condition equals `holds`, and has no effect otherwise.
    func choice(_ condition: TernaryCondition, holds: Bool, _ targets: DeploymentTargets) -> String? {
        guard let form else { return conditional(condition, holds: holds, targets) }
        let choose = { value, none in holds ? condition.choice(value, none) : condition.choice(none, value) }
        switch form {
        case .content(let closure):
            let inner = closure.tree.source.text(SourceRange(start: closure.start + 1, end: closure.end - 1))
            guard !inner.hasLineBreak, !closure.tree.hasComment(in: closure.range) else { return nil }
            let head = closure.tree.source.text(SourceRange(start: dot + 1, end: closure.start))
            return head + "{ if \(holds ? condition.text : condition.negated) {\(inner)} }"
        case .value(let value, let none):
            return "\(callee.tokenText)(\(choose(value.text, none)))"
        case .safeArea:
            return "ignoresSafeArea(edges: \(choose(".all", "[]")))"
        case .frame(let arguments):
            let parts = arguments.map { argument in
                let value = argument.value?.text ?? ""
                let name = argument.node.tokenText
                return "\(name): \(name == "alignment" ? value : choose(value, "nil"))"
            }
            return "frame(\(parts.joined(separator: ", ")))"
        }
    }

    private enum Form {
        /// The only closure of the call.
        case content(SyntaxNode)
        /// A value and the value that has no effect.
        case value(SyntaxNode, String)
        /// `ignoresSafeArea()`.
        case safeArea
        /// The sizes of a frame, which may be nil, and its alignment.
        case frame([Argument])
    }

    private var form: Form? {
        guard let call = CallExpr(node) else { return nil }
        let arguments = Array(call.arguments)
        let name = callee.tokenText
        if name == "overlay" || name == "background", let closure = call.trailingClosure,
            !call.labeledClosures.contains(where: { _ in true }), ClosureExpr(closure)?.signature == nil
        {
            return .content(closure)
        }
        guard call.trailingClosure == nil else { return nil }
        if name == "ignoresSafeArea" { return arguments.isEmpty ? .safeArea : nil }
        guard let value = arguments.first?.value,
            arguments.allSatisfy({ argument in argument.value.map { $0.isPlainValue && !$0.text.hasLineBreak } ?? false })
        else { return nil }
        if name == "frame" { return arguments.allSatisfy(\.hasLabel) ? .frame(arguments) : nil }
        guard arguments.count == 1, !arguments[0].hasLabel else { return nil }
        if name == "background", value.shapeStyle == "Color" { return .value(value, ".clear") }
        return name == "listRowBackground" && value.kind != .nilLiteralExpr ? .value(value, "nil") : nil
    }
}
