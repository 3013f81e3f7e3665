import GroupLintCore

/// A condition that can be written before `?` in a ternary.
struct TernaryCondition {
    let text: String

    init?(_ node: SyntaxNode) {
        let isPlain = node.subtree.allSatisfy { part in
            switch part.kind {
            case .closureExpr, .ternaryExpr, .assignmentExpr, .tryExpr, .awaitExpr, .optionalBindingCondition,
                .matchingPatternCondition, .availabilityCondition:
                false
            // Statements, declarations and types are not part of a plain condition.
            default: part.kind.isExpression || part.kind.role == .expressionPart
            }
        }
        guard isPlain, !node.tree.hasComment(in: node.range), !node.text.hasLineBreak else {
            return nil
        }
        text = node.text
    }

    /// The text that chooses `value` if the condition is true, and `other` if it is false.
    func choice(_ value: String, _ other: String) -> String {
        switch (value, other) {
        case ("true", "false"): text
        case ("false", "true"): negated
        default: "\(text) ? \(value) : \(other)"
        }
    }

    var negated: String {
        if text.utf8.allSatisfy({ Self.isNameByte($0) }) { return "!" + text }
        let rest = text.dropFirst()
        return text.first == "!" && rest.utf8.allSatisfy { Self.isNameByte($0) } ? String(rest) : "!(\(text))"
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: byte >= 0x80
        }
    }
}

extension ModifierCall {
    /// The text of the modifier with arguments that keep their effect when the condition equals `holds`, and have no effect
    /// otherwise: `opacity(isOn ? 0.5 : 1)`. Nil if no argument can turn the modifier off.
    func conditional(_ condition: TernaryCondition, holds: Bool, _ targets: DeploymentTargets) -> String? {
        if let form = switchedForm(condition, holds: holds) { return form }
        let name = callee.tokenText
        guard let neutral = SwiftUICatalog.modifiers[callee.name]?.neutral, let text = neutral.text,
            let call = CallExpr(node), call.trailingClosure == nil,
            !node.tree.hasComment(in: SourceRange(start: base.end, end: node.end))
        else { return nil }
        let arguments = call.argumentList.map { Array($0.children()) } ?? []
        if neutral.place == .flag {
            let isTooNew =
                targets.isUnknown || !ReachableTargets(node, targets).platforms(below: SwiftUICatalog.flagArguments).isEmpty
            return arguments.isEmpty && !isTooNew ? "\(name)(\(holds ? condition.text : condition.negated))" : nil
        }
        if neutral.place == .opacity {
            return arguments.isEmpty ? "opacity(\(holds ? condition.choice("0", text) : condition.choice(text, "0")))" : nil
        }
        guard let chosen = neutral.place.arguments(arguments), !chosen.isEmpty,
            arguments.allSatisfy({ Argument($0).value?.isSimpleValue ?? false })
        else { return nil }
        let parts = arguments.map { argument in
            guard chosen.contains(argument), let value = Argument(argument).value else { return argument.text }
            let choice = holds ? condition.choice(value.text, text) : condition.choice(text, value.text)
            return (argument.token == nil ? "" : argument.tokenText + ": ") + choice
        }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }
}

extension NeutralArgument.Place {
    /// The arguments that depend on the condition; nil if the modifier has arguments of another kind.
    fileprivate func arguments(_ all: [SyntaxNode]) -> [SyntaxNode]? {
        switch self {
        case .first: return all.first.map { [$0] }
        case .firstNumber: return all.first.flatMap { $0.isNumber && all.count == 1 ? [$0] : nil }
        case .lastNumber: return all.last.flatMap { $0.isNumber ? [$0] : nil }
        case .allNumbers: return all.allSatisfy { $0.isNumber && $0.token != nil } ? all : nil
        case .flag, .opacity: return nil
        }
    }
}

extension SyntaxNode {
    /// Whether the argument is a number literal.
    var isNumber: Bool {
        guard var value = Argument(self).value else { return false }
        if value.kind == .prefixOperatorExpr, let operand = value.operand { value = operand }
        return value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr
    }

    /// Whether the value is simple enough for a ternary: a literal, a name, members of names, `.degrees(90)`.
    var isSimpleValue: Bool {
        switch kind {
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .declReferenceExpr: true
        case .stringLiteralExpr: !text.hasLineBreak
        case .prefixOperatorExpr: operand?.isSimpleValue ?? false
        case .memberAccessExpr: chainBase?.isSimpleValue ?? true
        case .functionCallExpr:
            isCallOfImplicitMember && CallExpr(self)?.trailingClosure == nil
                && (CallExpr(self)?.arguments.allSatisfy { $0.value?.isSimpleValue ?? false } ?? true)
        default: false
        }
    }

    /// Whether the value is a color of SwiftUI: `.red`, `Color.red`.
    var isColor: Bool {
        kind == .memberAccessExpr && SwiftUICatalog.colorNames.contains(name) && (chainBase?.name ?? "Color") == "Color"
    }
}
