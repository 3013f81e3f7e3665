import GroupLintCore

extension SyntaxNode {
    /// The condition for a message, in backticks: `isOn` for `isOn`, `!isOn` and `let isOn`; the subject of a `switch`.
    /// A long one is cut.
    var conditionText: String { shortConditionText ?? "`\(text.onOneLine.prefix(36))…`" }

    /// Nil if the condition is long.
    private var shortConditionText: String? {
        var value: SyntaxNode? = self
        if kind == .optionalBindingCondition, let binding = BindingCondition(self) { value = binding.value ?? binding.pattern }
        if value?.kind == .prefixOperatorExpr, value?.tokenText == "!" { value = value?.operand }
        return value?.unwrapped.quoted(upTo: 40)
    }

    /// The code in backticks; nil if it is long.
    private func quoted(upTo length: Int) -> String? {
        let text = text
        guard !text.hasLineBreak, text.utf8.count <= length, !text.utf8.contains(UInt8(ascii: "`")) else { return nil }
        return "`\(text)`"
    }

    /// The condition for a message; of a long one, the parts that are known to change: "`isOn` or `model.isBusy`".
    ///
    /// - Parameter isExact: whether a `!` in front is part of the text, as in a message about both branches.
    func changingText(in element: ViewElement, isExact: Bool = false) -> String {
        if let text = isExact ? unwrapped.quoted(upTo: 60) : shortConditionText { return text }
        var names: [String] = []
        for part in conditionParts where part.changes(in: element) {
            guard let name = part.shortText, !names.contains("`\(name)`") else { continue }
            names.append("`\(name)`")
        }
        if names.count > 3 { names = [names[0], names[1], "another part of the condition"] }
        return names.isEmpty ? conditionText : names.listed("or")
    }

    /// The values that a condition is made of: `a`, `b.c` and `d` in `a && !(b.c == 2 || d)`.
    private var conditionParts: [SyntaxNode] {
        var parts: [SyntaxNode] = []
        var stack = [self]
        while let node = stack.popLast().map(\.unwrapped) {
            switch node.kind {
            case .sequenceExpr: stack += node.children().reversed()
            case .prefixOperatorExpr: if let operand = node.operand { stack.append(operand) }
            case .binaryOperatorExpr: break
            // Everything else is one value.
            default: if !node.isLiteral { parts.append(node) }
            }
        }
        return parts
    }

    /// Whether a value is known to change: what it reads, or what the constant of that name is made from.
    private func changes(in element: ViewElement) -> Bool {
        let value = kind == .declReferenceExpr ? constant(name) ?? self : self
        return element.dependencies(of: value).contains(where: element.changes)
    }

    /// The condition as Swift code; nil if it is too long for an example.
    func test(isPresence: Bool, holds: Bool) -> String? {
        guard let condition = TernaryCondition(self), condition.text.utf8.count <= 40 else { return nil }
        if isPresence { return text + (holds ? " != nil" : " == nil") }
        return holds ? condition.text : condition.negated
    }

    /// The condition of an `if` or `switch` for a message.
    var branchConditionText: String {
        if let subject = SwitchExpr(self)?.subject { return subject.conditionText }
        // The version of the system does not change while the app runs.
        let conditions = IfExpr(self)?.conditions.filter { $0.kind != .availabilityCondition } ?? []
        guard let first = conditions.first else { return "the condition" }
        return conditions.count == 1 ? first.conditionText : conditions.map(\.conditionText).listed("or")
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

extension String {
    /// The text with a space for each line break and the spaces around it.
    fileprivate var onOneLine: String {
        split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    }
}
