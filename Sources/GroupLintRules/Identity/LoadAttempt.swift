import GroupLintCore

/// Code that loads something and may fail, with what runs after a failure.
struct LoadAttempt {
    /// Where a failure could be handled: the `catch`, or the `if` or `guard` that asks for the result.
    let node: SyntaxNode
    /// What runs after a failure; nil if nothing does.
    let failure: SyntaxNode?
    /// What runs only if nothing fails, or if something else does.
    let others: [SourceRange]

    /// The first attempt of a function after a position and outside of loops; nil if there is none, or if what runs after a
    /// failure is only for some errors.
    init?(in home: SyntaxNode, after position: UInt32) {
        let later = home.subtree.lazy.filter { $0.start > position }
        guard let first = later.first(where: { $0.mayFail }),
            !first.ancestors.prefix(while: { $0 != home }).contains(where: { $0.kind.role == .loop })
        else { return nil }
        if let attempt = DoStmt(first) {
            self.init(attempt)
        } else if let choice = SwitchExpr(first) {
            self.init(choice)
        } else {
            self.init(asking: first, in: home)
        }
    }

    /// `switch result { case .success(let found): … case .failure(let error): … }`
    private init?(_ choice: SwitchExpr) {
        let failures = choice.cases.filter { $0.takesAllErrors && $0.kind == .switchCase }
        guard failures.count == 1 else { return nil }
        node = failures[0]
        failure = failures[0]
        others = choice.cases.filter { $0 != failures[0] }.map(\.range)
    }

    private init?(_ attempt: DoStmt) {
        let clauses = attempt.node.children().filter { $0.kind == .catchClause }
        guard let body = attempt.body, let last = clauses.last, last.takesAllErrors,
            let start = body.subtree.first(where: { $0.kind == .tryExpr })?.start
        else { return nil }
        node = last
        failure = last
        others = clauses.dropLast().map(\.range) + [SourceRange(start: start, end: body.end)]
    }

    /// `if let found = try? await load() { … }`, `guard case .success(let found) = result else { … }`
    private init?(asking check: SyntaxNode, in home: SyntaxNode) {
        node = check
        if let choice = IfExpr(check) {
            guard choice.elseBranch == nil, let body = choice.body else { return nil }
            failure = nil
            others = [body.range]
        } else {
            guard let exit = GuardStmt(check)?.body else { return nil }
            failure = exit
            let scope = check.ancestors.first { $0.kind == .codeBlock || $0.kind == .closureExpr } ?? home
            others = [SourceRange(start: check.end, end: scope.end)]
        }
    }
}

extension SyntaxNode {
    /// Whether the node waits for something that may fail, and is where the code learns about it.
    fileprivate var mayFail: Bool {
        if let body = DoStmt(self)?.body {
            return body.subtree.contains { $0.kind == .tryExpr && $0.tryMark == nil }
                && body.subtree.contains { $0.kind == .awaitExpr }
        }
        if let subject = SwitchExpr(self)?.subject {
            return subject.isAwaited && children().contains { $0.kind == .switchCase && $0.takesAllErrors }
        }
        let conditions = IfExpr(self)?.conditions ?? GuardStmt(self)?.conditions ?? []
        return conditions.count == 1 && conditions[0].asksForSuccess
    }

    /// `let found = try? await load()`, `case .success(let found) = result`, for a result that the code has waited for.
    private var asksForSuccess: Bool {
        guard let binding = BindingCondition(self), let value = binding.value else { return false }
        if kind == .optionalBindingCondition { return value.kind == .tryExpr && value.tryMark != nil && value.awaits }
        let name = binding.pattern?.subtree.first { $0.kind == .memberAccessExpr }?.name
        guard name == "success" || name == "ok" else { return false }
        return value.isAwaited
    }

    /// Whether the code has waited for the value: `await load()`, or a constant with such a value.
    private var isAwaited: Bool {
        if awaits { return true }
        guard kind == .declReferenceExpr, case .value(let result)? = LocalValue(self) else { return false }
        return result.awaits
    }
}
