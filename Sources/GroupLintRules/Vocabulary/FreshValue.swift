import GroupLintCore

/// An expression that makes another value each time it runs: `UUID()`, `Int.random(in: 0..<9)`, `item.id ?? UUID()`.
struct FreshValue {
    /// The call or member that makes the value: `UUID()`, `Date.now`.
    let source: SyntaxNode
    /// Whether the expression has another value too: `item.id ?? UUID()`, `isOn ? "on" : UUID().uuidString`.
    let isFallback: Bool

    /// Nil if the expression, or the body of a getter, may have the same value when it runs again.
    init?(in node: SyntaxNode) {
        var found: SyntaxNode?
        node.walk { part in
            if found != nil || (part != node && part.kind == .closureExpr) { return false }
            if part.makesNewValue { found = part }
            return found == nil
        }
        guard let found, let isFallback = found.isFallback(in: node) else { return nil }
        (source, self.isFallback) = (found, isFallback)
    }

    var text: String { source.shortText ?? source.tokenText }
}

extension SyntaxNode {
    /// `UUID()`, `Date()`, `Date.now`, `Int.random(in: 0..<9)`. `UUID(uuidString: text)` makes the same value again.
    fileprivate var makesNewValue: Bool {
        if kind == .memberAccessExpr, name == "now", chainBase?.name == "Date" { return !isCallee }
        guard let call = CallExpr(self), let callee = call.callee else { return false }
        if callee.kind == .memberAccessExpr, callee.name == "random" {
            return MemberAccessExpr(callee)?.base?.isCapitalized ?? false
        }
        guard let type = call.createdType, call.firstArgument == nil, call.trailingClosure == nil else { return false }
        return type.name == "UUID" || (type.name == "Date" && !(parent?.isCalledMember ?? false))
    }

    private var isCallee: Bool { parent.flatMap(CallExpr.init)?.callee == self }

    /// `Date().formatted()` may be the same text again.
    private var isCalledMember: Bool { kind == .memberAccessExpr && isCallee }

    /// Whether a part of an expression is only one of its values; nil if the expression may be the same although the part is
    /// another value, as for a comparison or for an argument of an unknown function.
    fileprivate func isFallback(in node: SyntaxNode) -> Bool? {
        var isFallback = false
        var current = self
        while current != node, let parent = current.parent {
            switch parent.kind {
            case .sequenceExpr:
                guard let isOneOfSeveral = current.isOneOfSeveral(in: parent) else { return nil }
                if isOneOfSeveral { isFallback = true }
            case .labeledExpr where parent.parent?.kind == .labeledExprList:
                guard let callee = parent.parent?.parent.flatMap(CallExpr.init)?.callee, Self.wrappers.contains(callee.name)
                else {
                    return nil
                }
            case .ifExpr, .switchExpr, .guardStmt: isFallback = true
            case .accessorBlock, .codeBlock:
                // The value that a getter returns, after a `guard` that returns another one.
                guard Self.returning.contains(current.kind) || parent.lastStatement == current else { return nil }
                if parent.firstStatement != current { isFallback = true }
            case .optionalBindingCondition, .matchingPatternCondition, .patternBinding: return nil
            // Other code hands the value on as it is.
            default: break
            }
            current = parent
        }
        return isFallback
    }

    private static let returning: [SyntaxKind] = [.returnStmt, .ifExpr, .guardStmt, .switchExpr]

    /// Whether an operand is only one of the values of a sequence; nil if the sequence tests or computes another value.
    private func isOneOfSeveral(in sequence: SyntaxNode) -> Bool? {
        if let choice = sequence.children().first(where: { $0.kind == .ternaryExpr }) {
            // What comes before the question mark is the condition.
            return start >= choice.start ? true : nil
        }
        let signs = sequence.children().filter { $0.kind == .binaryOperatorExpr }
        guard SequenceExpr(sequence)?.sign?.kind != .assignmentExpr,
            signs.allSatisfy({ $0.tokenText == "??" || $0.tokenText == "+" })
        else { return nil }
        return signs.contains { $0.tokenText == "??" }
    }

    private static let wrappers = NameTable("String AnyHashable Optional")
}
