import GroupLintCore

/// The condition that an action checks before it does anything: `guard !isLoading else { return }`.
struct ActionGuard {
    /// Conditions that must all hold; empty when the action does nothing, nil when it checks nothing first.
    private let clauses: [Clause]?

    /// - Parameter bodies: bodies of the functions that an expression such as `load` or `model.load` may mean.
    init(_ action: SyntaxNode, _ bodies: (SyntaxNode) -> [SyntaxNode]) {
        clauses = Self.clauses(action, bodies)
    }

    var exists: Bool { clauses != nil }

    private static func clauses(_ action: SyntaxNode, _ bodies: (SyntaxNode) -> [SyntaxNode]) -> [Clause]? {
        let statements = ClosureExpr(action).map { Array($0.statements) } ?? [action]
        guard let first = statements.first else { return [] }
        if let question = GuardStmt(first) { return clauses(question.conditions) }
        if statements.count > 1 { return nil }
        if let branch = IfExpr(first) { return branch.elseBranch == nil ? clauses(branch.conditions) : nil }
        // `load()`, `await load()`, `Task { await load() }`, `perform: load`
        let call = first.unwrapped
        let callee = CallExpr(call)?.callee ?? call
        if let inner = CallExpr(call)?.trailingClosure, callee.name == "Task" { return clauses(inner, bodies) }
        let called = bodies(callee)
        let questions = called.compactMap { $0.firstStatement.flatMap(GuardStmt.init) }
        guard !called.isEmpty, questions.count == called.count else { return nil }
        return questions.count == 1 ? clauses(questions[0].conditions) : []
    }

    /// The write that resets a flag to the value that the condition requires, when the other conditions may still hold:
    /// then the action can run again. `decides` says whether a write changes the branch.
    func lapse(
        _ writes: [StateWrites.Write], in use: LifecycleUse, decides: (StateWrites.Write) -> Bool
    ) -> StateWrites.Write? {
        guard let clauses else { return nil }
        var lapse: StateWrites.Write?
        var others: [Name] = []
        for clause in clauses {
            if let flag = clause.flag, let reset = reset(flag.name, to: flag.value, writes), decides(reset) {
                lapse = reset
            } else if let name = clause.soleName {
                others.append(name)
            } else {
                return nil
            }
        }
        let isOpen = others.allSatisfy { name in
            let changes = writes.filter { $0.root == name }
            return changes.isEmpty ? use.isOwnState(name) : changes.allSatisfy { $0.mayBeSkipped(writes, others) }
        }
        return isOpen ? lapse : nil
    }

    /// The write that always resets a flag to `value` after the action has set it.
    private func reset(_ name: Name, to value: String, _ writes: [StateWrites.Write]) -> StateWrites.Write? {
        let changes = writes.filter { $0.root == name && $0.member.isNone }
        guard changes.allSatisfy({ $0.value?.kind == .booleanLiteralExpr }),
            let set = changes.lastIndex(where: { $0.value?.text != value })
        else { return nil }
        return changes[(set + 1)...].first(where: \.isCertain)
    }

    /// Operands and operators in source order.
    private typealias Clause = [SyntaxNode]

    /// The conditions, split at `&&`.
    private static func clauses(_ conditions: [SyntaxNode]) -> [Clause] {
        conditions.flatMap { condition -> [Clause] in
            guard condition.kind == .sequenceExpr else { return [[condition]] }
            let parts = Array(condition.children())
            let isOperator = { (part: SyntaxNode, name: String) in part.kind == .binaryOperatorExpr && part.tokenText == name }
            if parts.contains(where: { isOperator($0, "||") }) { return [parts] }
            return parts.split { isOperator($0, "&&") }.map(Array.init)
        }
    }
}

extension [SyntaxNode] {
    /// The flag and the value that it must have in `isReady`, `!isLoading` or `!self.isLoading`.
    fileprivate var flag: (name: Name, value: String)? {
        guard count == 1 else { return nil }
        if self[0].kind == .prefixOperatorExpr, self[0].tokenText == "!" {
            return self[0].operand?.ownName.map { ($0, "false") }
        }
        return self[0].ownName.map { ($0, "true") }
    }

    /// The only name in `key == nil`, `items.isEmpty` or `!isOn`.
    fileprivate var soleName: Name? {
        guard allSatisfy({ $0.kind.isExpression }) else { return nil }
        let names = flatMap { part in part.subtree.filter { $0.kind == .declReferenceExpr && $0.token?.keyword != .`self` } }
        return names.count == 1 && !names[0].isCapitalized ? names[0].name : nil
    }
}

extension StateWrites.Write {
    /// Whether an error can skip the write, and the `catch` changes none of the names.
    fileprivate func mayBeSkipped(_ writes: [StateWrites.Write], _ names: [Name]) -> Bool {
        guard let attempt = node.ancestors.first(where: { $0.kind == .doStmt }),
            let rescue = attempt.children().first(where: { $0.kind == .catchClause }), !rescue.range.contains(range)
        else { return false }
        return !writes.contains { rescue.range.contains($0.range) && names.contains($0.root) }
    }
}

extension LifecycleUse {
    /// Whether the name is `@State`, which only the view itself changes.
    fileprivate func isOwnState(_ name: Name) -> Bool {
        guard let owner = subject.owner else { return false }
        let found = subject.index.members(of: owner, named: name).map(subject.index.member)
        return !found.isEmpty && found.allSatisfy { $0.wrapper == "State" }
    }
}
