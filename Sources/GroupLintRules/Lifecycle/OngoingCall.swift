import GroupLintCore

/// A call of a function of the project that returns before its work is done: it, or a function that it calls, starts a task
/// and does not wait for it.
struct OngoingCall {
    /// The function as the caller writes it: `model.reload`.
    let callee: SyntaxNode
    let task: StartedTask

    /// - Parameter callee: `reload`, `self.reload` or `model.reload`, in code of the type.
    init?(_ callee: SyntaxNode, _ owner: TypeID?, _ context: inout RuleContext) {
        guard callee.text.utf8.count <= 40, let (name, code) = Self.code(of: callee, owner, &context),
            let task = Self.task(startedBy: name, code, depth: 0)
        else { return nil }
        self.callee = callee
        self.task = task
    }

    /// The name of a function and the code of the type that declares it: of `reload` in this type, of `model.reload` in another.
    fileprivate static func code(
        of callee: SyntaxNode, _ owner: TypeID?, _ context: inout RuleContext
    ) -> (name: Name, code: TypeCode)? {
        guard let owner, let path = callee.ownPath, path.count <= 2, let name = path.last else { return nil }
        let type = path.count == 1 ? owner : context.index.modelType(of: path[0], in: owner)
        return type.flatMap { TypeCode($0, &context) }.map { (name, $0) }
    }

    private static func task(startedBy name: Name, _ code: TypeCode, depth: Int) -> StartedTask? {
        for body in code.functions(name) where !body.isInAsyncFunction {
            if let task = body.startedTasks.first(where: { $0.waits && !$0.isInCase(of: body) }) { return task }
            guard depth < 1 else { continue }
            var names: Set<Name> = []
            for call in body.own(.functionCallExpr) {
                guard let path = call.chainBase?.ownPath, path.count == 1, names.insert(path[0]).inserted else { continue }
                if let task = task(startedBy: path[0], code, depth: depth + 1) { return task }
            }
        }
        return nil
    }
}

extension SyntaxNode {
    /// Whether a body belongs to an `async` function, which a call without `await` does not mean.
    fileprivate var isInAsyncFunction: Bool { parent.flatMap(FunctionDecl.init)?.isAsync ?? false }
}

extension StartedTask {
    /// Whether the task calls an `async` function of the project that waits for nothing. Waiting for the task changes nothing
    /// then.
    func onlyStartsMore(_ owner: TypeID?, _ context: inout RuleContext) -> Bool {
        for call in closure.node.own(.functionCallExpr) {
            guard let callee = call.chainBase, let (name, code) = OngoingCall.code(of: callee, owner, &context) else { continue }
            let bodies = code.functions(name)
            if !bodies.isEmpty, bodies.allSatisfy({ $0.isInAsyncFunction && !$0.awaits }) { return true }
        }
        return false
    }

    /// Whether the task is in one case of a `switch`: other calls of the function do not start it.
    fileprivate func isInCase(of body: SyntaxNode) -> Bool {
        call.node.ancestors.prefix { $0 != body }.contains { $0.kind == .switchCase }
    }
}
