import GroupLintCore

extension ModifierCall {
    /// The modifier in a form in which a condition turns it off, for modifiers without a neutral argument:
    /// `background(isOn ? .red : .clear)`, `overlay { if isOn { Badge() } }`. Nil if there is no such form.
    func switchedForm(_ condition: TernaryCondition, holds: Bool) -> String? {
        switchedForm(test: holds ? condition.text : condition.negated) { value, neutral in
            holds ? condition.choice(value, neutral) : condition.choice(neutral, value)
        }
    }

    /// Whether the modifier has such a form. Content of several lines is too long to be written in a message.
    var canBeConditional: Bool { contentClosure != nil || switchedForm(test: "true") { value, _ in value } != nil }

    /// - Parameter choose: makes a ternary of a value and the value without effect.
    private func switchedForm(test: String, _ choose: (String, String) -> String) -> String? {
        guard let call = CallExpr(node), let form = SwiftUICatalog.modifiers[callee.name]?.off,
            !node.tree.hasComment(in: SourceRange(start: base.end, end: node.end))
        else { return nil }
        if let contentClosure { return content(of: contentClosure, test) }
        let arguments = Array(call.arguments)
        guard call.trailingClosure == nil else { return nil }
        switch form {
        case .clearColor, .clearColorOrContent:
            guard let color = arguments.first, !color.hasLabel, color.value?.isColorValue ?? false,
                arguments.dropFirst().allSatisfy({ $0.value?.isSimpleValue ?? false })
            else { return nil }
            return rewritten(arguments) { $0 == color.node ? choose($0.text, ".clear") : nil }
        case .noView:
            guard arguments.count == 1, let value = arguments[0].value, value.isShortView else { return nil }
            return rewritten(arguments) { choose($0.text, "nil") }
        case .noLengths:
            let lengths = arguments.filter { $0.hasLabel && SwiftUICatalog.frameLengths.contains($0.label) }
            let isKnown = arguments.allSatisfy { argument in
                lengths.contains { $0.node == argument.node } || argument.label == "alignment"
            }
            guard isKnown, !lengths.isEmpty, lengths.allSatisfy({ $0.value?.isSimpleValue ?? false }) else { return nil }
            return rewritten(arguments) { node in
                guard lengths.contains(where: { $0.node == node }), let value = Argument(node).value else { return nil }
                return choose(value.text, "nil")
            }
        case .noLastLength: return padding(arguments, choose)
        case .noEdges: return arguments.isEmpty ? "\(callee.tokenText)(edges: \(choose(".all", "[]")))" : nil
        }
    }

    /// `padding()`, `padding(.top)` and `padding(.top, spacing)` with a length that depends on the condition. A literal
    /// length has a neutral argument.
    private func padding(_ arguments: [Argument], _ choose: (String, String) -> String) -> String? {
        let isEdges = { (argument: Argument) in
            !argument.hasLabel && argument.value?.isLiteral ?? false
                && (argument.value?.kind == .arrayExpr || SwiftUICatalog.edgeSets.contains(argument.value?.name ?? .none))
        }
        guard CallExpr(node)?.trailingClosure == nil else { return nil }
        switch arguments.count {
        case 0: return "padding(.all, \(choose("nil", "0")))"
        case 1: return isEdges(arguments[0]) ? "padding(\(arguments[0].node.text), \(choose("nil", "0")))" : nil
        case 2:
            guard isEdges(arguments[0]), !arguments[1].hasLabel, !arguments[1].node.isNumber,
                let length = arguments[1].value, length.isSimpleValue
            else { return nil }
            return "padding(\(arguments[0].node.text), \(choose(length.text, "0")))"
        default: return nil
        }
    }

    /// The call with other values for some arguments.
    private func rewritten(_ arguments: [Argument], _ value: (SyntaxNode) -> String?) -> String {
        let parts = arguments.map { argument in
            guard let new = value(argument.node) else { return argument.node.text }
            return (argument.hasLabel ? argument.node.tokenText + ": " : "") + new
        }
        return "\(callee.tokenText)(\(parts.joined(separator: ", ")))"
    }

    /// The only closure of the call, if it holds the content of a modifier that shows nothing without content.
    private var contentClosure: SyntaxNode? {
        guard let call = CallExpr(node), SwiftUICatalog.modifiers[callee.name]?.off == .clearColorOrContent,
            let closure = call.trailingClosure, call.labeledClosures.isEmpty, ClosureExpr(closure)?.signature == nil
        else { return nil }
        return closure
    }

    /// `overlay { if isOn { Badge() } }` for closures on one line.
    private func content(of closure: SyntaxNode, _ test: String) -> String? {
        let source = closure.tree.source
        let inner = source.text(SourceRange(start: closure.start + 1, end: closure.end - 1))
        guard !inner.hasLineBreak else { return nil }
        return source.text(SourceRange(start: dot + 1, end: closure.start)) + "{ if \(test) {\(inner)} }"
    }
}

extension SyntaxNode {
    /// Whether the value is known to be a `Color`: `.red`, `Color.red`, `Color("Accent")`, `Color.red.opacity(0.5)`.
    var isColorValue: Bool {
        if isColor { return true }
        var node = unwrapped
        while true {
            switch node.kind {
            case .functionCallExpr:
                guard CallExpr(node)?.trailingClosure == nil, let callee = node.chainBase else { return false }
                node = callee
            case .memberAccessExpr:
                guard let base = node.chainBase,
                    node.name == "opacity" || (base.name == "Color" && SwiftUICatalog.colorNames.contains(node.name))
                else { return false }
                node = base
            case .declReferenceExpr: return node.name == "Color"
            // Other expressions have no known type.
            default: return false
            }
        }
    }

    /// Whether the value is written on one line without closures and operators, and has a type without its context.
    fileprivate var isShortView: Bool {
        !text.hasLineBreak && kind != .sequenceExpr && !isLiteral
            && !subtree.contains { $0.kind == .closureExpr || $0.kind == .sequenceExpr }
            && (kind != .memberAccessExpr || chainBase != nil)
    }
}
