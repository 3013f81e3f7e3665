import GroupLintCore

/// A place where the action of a `.task(id:)` gives the id a value for which the next action does nothing, before its last
/// `await`.
struct OwnIdChange {
    let write: SyntaxNode
    let target: SyntaxNode
    /// The first `await` after the change.
    let next: SyntaxNode
    /// Whether the code after the change can throw, also in the functions of the file that it calls.
    let mayFail: Bool

    init?(of id: StateProperty, in run: TaskRun) {
        for write in run.body.own(.sequenceExpr) {
            guard let target = write.writtenTarget, StateProperty(target) == id,
                let value = SequenceExpr(write)?.right.flatMap(KnownValue.init), !write.isSetLast(in: run.body),
                Self.stops(id, value, write, run), let next = write.nextAwait(in: run.body)
            else { continue }
            self.write = write
            self.target = target
            self.next = next
            mayFail = next.mayFail
            return
        }
        return nil
    }

    /// Whether the next action stops before the work, because it checks the id.
    private static func stops(_ id: StateProperty, _ value: KnownValue, _ write: SyntaxNode, _ run: TaskRun) -> Bool {
        let condition = KnownCondition { $0 == id ? value : nil }
        let places = [(write, run.body)] + (run.call.flatMap { call in call.action.map { [(call, $0)] } } ?? [])
        return places.contains { place, body in
            place.checks(in: body).contains { test in condition.holds(test)?.holds == false }
        }
    }
}

extension SyntaxNode {
    /// The closure around a call.
    fileprivate var action: SyntaxNode? { ancestors.first { $0.kind == .closureExpr } }

    /// Whether the code runs when the body is left, or where it failed.
    fileprivate func isSetLast(in body: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != body }.contains { $0.kind == .deferStmt || $0.kind == .catchClause || $0.kind.role == .loop }
    }

    /// The conditions that hold where the code runs: of `guard` before it and of `if` around it.
    fileprivate func checks(in body: SyntaxNode) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        var inner = self
        while inner != body, let outer = inner.parent {
            if let branch = IfExpr(outer), branch.body == inner { found += branch.conditions }
            found += outer.statements.prefix { $0.end <= inner.start }.flatMap { GuardStmt($0)?.conditions ?? [] }
            inner = outer
        }
        return found
    }

    /// The first `await` of the body after the code, unless the code is left before.
    fileprivate func nextAwait(in body: SyntaxNode) -> SyntaxNode? {
        var inner = self
        while inner != body, let outer = inner.parent {
            for statement in outer.statements where statement.start >= inner.end {
                if let found = statement.own(.awaitExpr).first { return found }
                if statement.kind.role == .exit { return nil }
            }
            inner = outer
        }
        return nil
    }

    /// Whether an error may leave an awaited call: it has a `try`, or a function of the file that it calls has one.
    fileprivate var mayFail: Bool {
        if parent?.kind == .tryExpr { return true }
        let names = subtree.compactMap { $0.kind == .functionCallExpr ? $0.chainBase?.ownName : nil }
        return names.flatMap { tree.functions(named: $0) }.contains { $0.tokens.contains { $0.keyword == .try } }
    }
}
