import GroupLintCore

/// `Task { … }`, `Task(priority: .low) { … }`, `Task.detached { … }`
struct StartedTask {
    let call: CallExpr
    let closure: ClosureExpr
    let isDetached: Bool

    init?(_ node: SyntaxNode) {
        guard let call = CallExpr(node), let callee = call.callee?.withoutGenericArguments,
            let closure = (call.trailingClosure ?? call.value("operation")).flatMap(ClosureExpr.init)
        else { return nil }
        if callee.kind == .declReferenceExpr {
            guard callee.name == Self.task else { return nil }
            isDetached = false
        } else {
            guard let base = MemberAccessExpr(callee)?.base?.withoutGenericArguments, base.kind == .declReferenceExpr,
                base.name == Self.task, Self.starters.contains(callee.name)
            else { return nil }
            isDetached = callee.name == "detached"
        }
        self.call = call
        self.closure = closure
    }

    /// Whether the task waits for something. If not, it does its work at once, and there is nothing to wait for or cancel.
    var waits: Bool { !endsInSubscription && closure.node.tokens.contains { $0.keyword == .await } }

    /// Whether the last thing that the task does is to start something that goes on after it: `events.sink { … }`.
    private var endsInSubscription: Bool {
        guard let callee = Array(closure.statements).last.flatMap(CallExpr.init)?.callee else { return false }
        return callee.kind == .memberAccessExpr && Self.subscriptions.contains(callee.name)
    }

    private static let subscriptions = NameTable("sink assign store")

    /// What keeps the task: `loadTask` in `loadTask = Task { … }` and `let loadTask = Task { … }`.
    var variable: SyntaxNode? {
        guard let parent = call.node.parent else { return nil }
        if let sequence = SequenceExpr(parent), sequence.isBinary, sequence.sign?.kind == .assignmentExpr {
            return sequence.left.flatMap { $0.kind == .discardAssignmentExpr ? nil : $0 }
        }
        return isInConstant ? parent.parent.flatMap { PatternBinding($0).pattern } : nil
    }

    var isInConstant: Bool { call.node.parent?.kind == .initializerClause }

    private static let task: Name = "Task"
    private static let starters = NameTable("init detached immediate immediateDetached")
}

extension SyntaxNode {
    /// Visits the nodes that run when a body runs: not those in closures, nested functions and types.
    func eachOwn(_ visit: (SyntaxNode) -> Void) {
        walk { node in
            if node != self, node.runsApart { return false }
            visit(node)
            return true
        }
    }

    /// The nodes of one kind that run when a body runs.
    func own(_ kind: SyntaxKind) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        eachOwn { if $0.kind == kind { found.append($0) } }
        return found
    }

    /// The tasks that a body starts itself.
    var startedTasks: [StartedTask] { own(.functionCallExpr).compactMap(StartedTask.init) }

    /// Whether a body itself has an `await`, such as `await load()`, `for await item in items` and `async let`.
    var awaits: Bool {
        var apart: [SourceRange] = []
        walk { node in
            guard node != self, node.runsApart else { return true }
            apart.append(node.range)
            return false
        }
        return tokens.contains { token in
            token.keyword == .await && !apart.contains { $0.contains(token.start) }
        }
    }

    /// Whether an error can leave a body: it has a `try` without a mark that no `catch` of the body handles.
    var mayThrow: Bool {
        own(.tryExpr).contains { attempt in
            attempt.tryMark == nil
                && !attempt.ancestors.prefix { $0 != self }.contains { outer in
                    guard let body = DoStmt(outer)?.body else { return false }
                    return body.range.contains(attempt.range) && outer.children().contains { $0.kind == .catchClause }
                }
        }
    }

    /// The mark of `try?` and `try!`.
    var tryMark: UInt8? {
        guard kind == .tryExpr, Int(start) + 3 < tree.source.bytes.count else { return nil }
        let byte = tree.source.bytes[Int(start) + 3]
        return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") ? byte : nil
    }

    private var runsApart: Bool {
        kind == .closureExpr || kind == .functionDecl || kind.role == .nominalType
    }
}
