import GroupLintCore

/// The code of a helper that does nothing but choose: `if condition { transform(self) } else { self }`. Only of such a helper is
/// it known what a use of it means.
struct PlainHelper {
    private let function: MemberSummary
    private let subject: String

    /// Whether a helper is plain. A helper that is made from another one is not.
    static func isPlain(_ helper: ConditionalHelper, _ context: inout RuleContext) -> Bool {
        guard let function = helper.function, !helper.isForwarded, let node = context.code(of: helper.branch),
            let choice = IfExpr(node), choice.conditions.count == 1, helper.branch.isAllOfRoot(before: choice),
            node.isFirstStatement
        else { return false }
        let plain = PlainHelper(function: function, subject: helper.subjectText)
        guard plain.isParameter(choice.conditions[0]), let first = choice.body, first.slotCount == 1 else { return false }
        let second = choice.elseBranch ?? node.enclosingStatement?.nextStatement
        guard let transform = plain.transform(first.firstStatement) else { return false }
        if let other = choice.elseBranch, other.slotCount != 1 { return false }
        let statement = choice.elseBranch?.firstStatement ?? second
        if plain.isSubject(statement) { return true }
        return plain.transform(statement).map { $0 != transform } ?? false
    }

    /// Whether a condition is a parameter as it is: `condition`, `condition()`. What unwraps an optional has no `Bool` for the
    /// arguments of the modifier.
    private func isParameter(_ condition: SyntaxNode) -> Bool {
        if BindingCondition(condition) != nil { return false }
        let call = CallExpr(condition)
        return names(call.map { $0.arguments.contains { _ in true } ? nil : $0.callee } ?? condition) ?? false
    }

    /// Whether code is the name of a parameter; nil if there is no code.
    private func names(_ node: SyntaxNode?) -> Bool? {
        node.map { node in node.kind == .declReferenceExpr && function.parameters.contains { $0.name == node.name } }
    }

    /// The parameter that a statement calls with the subject: `transform` in `transform(self)`.
    private func transform(_ statement: SyntaxNode?) -> Name? {
        guard let call = statement?.shownValue.flatMap(CallExpr.init), names(call.callee) ?? false, call.trailingClosure == nil,
            call.arguments.first(where: { _ in true })?.value?.tokenText == subject
        else { return nil }
        return call.callee?.name
    }

    private func isSubject(_ statement: SyntaxNode?) -> Bool {
        statement?.shownValue.map { $0.kind == .declReferenceExpr && $0.tokenText == subject } ?? false
    }
}

extension SyntaxNode {
    /// The view in `view`, `return view` and `AnyView(view)`.
    fileprivate var shownValue: SyntaxNode? {
        var value: SyntaxNode? = kind == .returnStmt ? children().first : self
        if let call = value.flatMap(CallExpr.init), call.callee?.name == .anyView { value = call.firstArgument?.value }
        return value
    }

    /// The node as a statement of a block.
    fileprivate var enclosingStatement: SyntaxNode? {
        sequence(first: self, next: \.parent).first { $0.parent?.kind == .codeBlock }
    }

    /// Whether no other statement is before the one with the node in its block.
    fileprivate var isFirstStatement: Bool {
        guard let statement = enclosingStatement, let block = statement.parent else { return true }
        return block.statements.first { _ in true } == statement
    }

    fileprivate var nextStatement: SyntaxNode? {
        guard let block = parent else { return nil }
        var statements = block.statements.drop { $0 != self }.dropFirst().makeIterator()
        let next = statements.next()
        return statements.next() == nil ? next : nil
    }
}

extension ViewElement {
    /// Whether the branch is all that its builder shows, but for the statement after an `if` that returns.
    fileprivate func isAllOfRoot(before choice: IfExpr) -> Bool {
        var shown = Array(root.children)
        while shown.count == 1, shown[0].isSwiftUI(.group), shown[0].modifiers.isEmpty {
            shown = shown[0].slots.flatMap { Array($0.children) }
        }
        return shown.first?.site == site && shown.count == (choice.elseBranch == nil ? 2 : 1)
    }
}
