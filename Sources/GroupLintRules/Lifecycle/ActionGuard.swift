import GroupLintCore

/// The question that an action asks before it does anything: `guard !isLoading else { return }`.
struct ActionGuard {
    private let action: SyntaxNode
    /// Parts that must all hold; empty when the action does nothing at all, nil when it asks nothing.
    private let clauses: [Clause]?

    init(_ action: SyntaxNode, _ methods: (Name) -> [SyntaxNode]) {
        self.action = action
        clauses = Self.clauses(action, methods)
    }

    var exists: Bool { clauses != nil }

    private static func clauses(_ action: SyntaxNode, _ methods: (Name) -> [SyntaxNode]) -> [Clause]? {
        let statements = ClosureExpr(action).map { Array($0.statements) } ?? [action]
        guard let first = statements.first else { return [] }
        if let question = GuardStmt(first) { return clauses(question.conditions) }
        if statements.count > 1 { return nil }
        if let branch = IfExpr(first) { return branch.elseBranch == nil ? clauses(branch.conditions) : nil }
        // `load()`, `await load()`, `Task { await load() }`, `perform: load`
        let call = first.unwrapped
        let callee = CallExpr(call)?.callee ?? call
        if let inner = CallExpr(call)?.trailingClosure, callee.name == "Task" { return clauses(inner, methods) }
        let bodies = callee.kind == .declReferenceExpr ? methods(callee.name) : []
        let questions = bodies.compactMap { $0.firstStatement.flatMap(GuardStmt.init) }
        guard !bodies.isEmpty, questions.count == bodies.count else { return nil }
        return questions.count == 1 ? clauses(questions[0].conditions) : []
    }

    /// The write that gives a flag back what the question asks for: nothing keeps the action from running again, for
    /// nothing else that is asked for is sure to have changed. Without a question any flag that is set and set back.
    /// `decides` says whether a write changes the branch.
    func lapse(
        _ writes: [StateWrites.Write], in use: LifecycleUse, decides: (StateWrites.Write) -> Bool
    ) -> StateWrites.Write? {
        guard let clauses else {
            let flags = writes.filter { $0.member.isNone && $0.value?.kind == .booleanLiteralExpr }
            return flags.lazy.compactMap { reset($0.root, to: $0.value?.text ?? "", writes) }.first(where: decides)
        }
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

    /// A flag that is set, and behind that always set back.
    private func reset(_ name: Name, to value: String, _ writes: [StateWrites.Write]) -> StateWrites.Write? {
        let changes = writes.filter { $0.root == name && $0.member.isNone }
        guard changes.allSatisfy({ $0.value?.kind == .booleanLiteralExpr }) else { return nil }
        guard let set = changes.lastIndex(where: { $0.value?.text != value && !$0.isDeferred }) else { return nil }
        let back = changes.indices.first { position in
            let change = changes[position]
            return change.value?.text == value && change.isCertain(in: action) && (position > set || change.isDeferred)
        }
        return back.map { changes[$0] }
    }

    /// Operands and operators in source order.
    private typealias Clause = [SyntaxNode]

    /// Conditions, taken apart at `&&`.
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
    /// `isReady`, `!isLoading`, `!self.isLoading`: a flag, and the value that it must have.
    fileprivate var flag: (name: Name, value: String)? {
        guard count == 1 else { return nil }
        if self[0].kind == .prefixOperatorExpr, self[0].tokenText == "!" {
            return self[0].operand?.ownName.map { ($0, "false") }
        }
        return self[0].ownName.map { ($0, "true") }
    }

    /// The one name that `key == nil`, `items.isEmpty` or `!isOn` ask about.
    fileprivate var soleName: Name? {
        guard allSatisfy({ $0.kind.isExpression }) else { return nil }
        let names = flatMap { part in part.subtree.filter { $0.kind == .declReferenceExpr && $0.token?.keyword != .`self` } }
        return names.count == 1 && !names[0].isCapitalized ? names[0].name : nil
    }
}

extension SyntaxNode {
    /// `key` of `key` and `self.key`.
    fileprivate var ownName: Name? {
        if kind == .declReferenceExpr { return name }
        guard let base = MemberAccessExpr(self)?.base, base.token?.keyword == .`self` else { return nil }
        return name
    }
}

extension StateWrites.Write {
    /// Whether it is made whatever the code around it meets.
    fileprivate func isCertain(in action: SyntaxNode) -> Bool {
        !node.ancestors.prefix { $0 != action && $0.kind != .functionDecl }.contains { part in
            switch part.kind.role {
            case .choice: true
            // What `repeat` holds runs at least once.
            case .loop: part.kind != .repeatStmt
            case .statement: part.kind == .guardStmt
            case .statementPart: part.kind == .catchClause
            case .expression: part.kind == .ternaryExpr
            case .root, .declarationPart, .block, .nominalType, .declaration, .conditionalCompilation, .exit, .condition,
                .expressionPart, .type, .pattern:
                false
            }
        }
    }

    fileprivate var isDeferred: Bool { node.ancestors.contains { $0.kind == .deferStmt } }

    /// In a `do` that something may be thrown in, whose `catch` changes nothing that is asked for.
    fileprivate func mayBeSkipped(_ writes: [StateWrites.Write], _ names: [Name]) -> Bool {
        guard let attempt = node.ancestors.first(where: { $0.kind == .doStmt }),
            let rescue = attempt.children().first(where: { $0.kind == .catchClause }), !rescue.range.contains(range)
        else { return false }
        return !writes.contains { rescue.range.contains($0.range) && names.contains($0.root) }
    }
}

extension LifecycleUse {
    /// State that nothing outside of the view can change.
    fileprivate func isOwnState(_ name: Name) -> Bool {
        guard let owner = subject.owner else { return false }
        let found = subject.index.members(of: owner, named: name).map(subject.index.member)
        return !found.isEmpty && found.allSatisfy { $0.wrapper == "State" }
    }
}
