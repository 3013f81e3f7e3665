import GroupLintCore

/// A way out of code that leaves a flag as it was set.
struct FlagExit {
    enum Kind {
        case failure
        case early
        case thrown
    }

    let kind: Kind
    let range: SourceRange
    /// The code that runs on the way out; nil for an error that leaves the code.
    let block: SyntaxNode?
    /// Whether an error ends in a task, where nobody sees it.
    var isInTask = false
}

extension FlagExit {
    /// Whether the flag stays set on the way out, and views still show it.
    ///
    /// - Parameter code: the code of the type with the flag.
    func keeps(_ flag: Name, _ reads: FlagReads, _ code: TypeCode) -> Bool {
        // What a caller does with an error is not known.
        guard let block else { return isInTask || reads.areAlone(flag) }
        let writes = StateWrites(block, methods: code.functions).writes
        let leaves = block.subtree.contains { node in
            guard let callee = CallExpr(node)?.callee else { return false }
            return callee.tokenText.hasPart(of: Self.leaving)
        }
        return !leaves && !writes.contains { $0.root == flag }
            && reads.matter(after: Set(writes.flatMap { [$0.root, $0.member] }.filter { !$0.isNone }))
    }

    /// Parts of names of functions that may close the screen.
    private static let leaving = [
        "dismiss", "pop", "close", "navigate", "finish", "logout", "route", "push", "exit", "abort", "retry", "replace",
    ]
}

/// The code after a flag is set, up to the places that reset it.
struct FlagPath {
    let set: SyntaxNode
    /// The body of the function or closure with the assignment.
    let body: SyntaxNode
    let resets: [SyntaxNode]
    let quiet: QuietAttempts

    /// The ways out of the body, and of the closures in it that have all the resets.
    var exits: [FlagExit] {
        guard !resets.contains(where: { $0.deferAround != nil }), set.isTopLevel(in: body) else { return [] }
        var levels = [body]
        for closure in resets[0].ancestors.prefix(while: { $0 != body }).reversed()
        where closure.kind == .closureExpr && resets.allSatisfy({ closure.range.contains($0.range) }) {
            if closure.isPartOfItsCaller { continue }
            guard closure.runsOnce else { break }
            levels.append(closure)
        }
        return levels.flatMap { failures(in: $0) + earlyExits(in: $0) + thrown(in: $0) }.sorted {
            $0.range.start < $1.range.start
        }
    }

    /// Whether the flag surely is still set when the code gets to a node.
    private func isOn(at node: SyntaxNode) -> Bool {
        node.start > set.end && !resets.contains { $0.end <= node.start && !$0.isApart(from: node) }
    }

    /// The task that does the work after the flag is reset; nil if the work is done before.
    ///
    /// - Parameter code: the code of the type with the flag.
    func taskAfterReset(_ flag: Name, _ code: TypeCode) -> StartedTask? {
        guard set.isTopLevel(in: body), !body.isAsyncBody, !body.awaits, let reset = resets.first, reset.codeAround == body else {
            return nil
        }
        let leaving = reset.deferAround
        guard leaving.map({ body.range.contains($0.range) && $0.parent == body }) ?? reset.isTopLevel(in: body) else {
            return nil
        }
        return body.startedTasks.first { task in
            task.waits && task.call.node.start > set.end && (leaving != nil || task.call.node.end < reset.start)
                && task.call.node.isTopLevel(in: body)
                && !StateWrites(task.closure.node, methods: code.functions).writes.contains { $0.root == flag }
        }
    }

    // MARK: Ways out

    /// Each `catch` that does not reset the flag, if nothing after it does.
    private func failures(in level: SyntaxNode) -> [FlagExit] {
        level.own(.catchClause).compactMap { clause in
            guard let attempt = clause.parent.flatMap(DoStmt.init), let tried = attempt.body, !clause.isInLoop(of: level),
                tried.attempts.contains(where: { isOn(at: $0) && !quiet.contain($0) }), let block = clause.lastChild,
                !clause.mentionsCancellation, !has(.throwStmt, block),
                !resets.contains(where: { clause.range.contains($0.range) }),
                !clause.isForgiven, block.endsInExit || !resets.contains(where: { $0.start > attempt.node.end })
            else { return nil }
            return FlagExit(
                kind: .failure, range: SourceRange(start: clause.start, end: clause.start + 5), block: block)
        }
    }

    /// Each `return` in a branch that leaves the flag set.
    private func earlyExits(in level: SyntaxNode) -> [FlagExit] {
        level.own(.returnStmt).compactMap { exit in
            guard isOn(at: exit), let branch = exit.branchAround(in: level), let block = exit.parent,
                !exit.isInCatch(of: level), !exit.isInElse(of: branch),
                !resets.contains(where: { block.range.contains($0.range) }),
                !branch.asksForOwner, !branch.mentionsCancellation, !branch.comparesRequests, !branch.asksForFixedURL
            else { return nil }
            return FlagExit(kind: .early, range: SourceRange(start: exit.start, end: exit.start + 6), block: block)
        }
    }

    /// The first error that leaves the code.
    private func thrown(in level: SyntaxNode) -> [FlagExit] {
        guard level.kind == .codeBlock || level.isOfTask else { return [] }
        guard let first = level.attempts.first(where: { isOn(at: $0) && !quiet.contain($0) }) else { return [] }
        let range = SourceRange(start: first.start, end: first.start + 3)
        return [FlagExit(kind: .thrown, range: range, block: nil, isInTask: level.isOfTask)]
    }

    private func has(_ kind: SyntaxKind, _ node: SyntaxNode) -> Bool { node.subtree.contains { $0.kind == kind } }
}

extension SyntaxNode {
    fileprivate var lastChild: SyntaxNode? { slotCount > 0 ? child(slotCount - 1) : nil }

    /// Whether the node is a statement of a body itself, or of a `do` or `withAnimation` in it.
    fileprivate func isTopLevel(in body: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != body }.allSatisfy { outer in
            switch outer.kind {
            case .closureExpr, .functionCallExpr, .awaitExpr, .codeBlock, .doStmt, .labeledExprList, .labeledExpr: true
            // Other code may not run.
            default: false
            }
        }
    }

    /// The `try` without a mark whose error leaves the node: not in a `do` with `catch`. A task that ends while it sleeps was
    /// cancelled.
    var attempts: [SyntaxNode] {
        own(.tryExpr).filter { attempt in
            attempt.tryMark == nil && !attempt.mentionsCancellation
                && !attempt.ancestors.prefix { $0 != self }.contains { outer in
                    guard let tried = DoStmt(outer)?.body else { return false }
                    return tried.range.contains(attempt.range) && outer.children().contains { $0.kind == .catchClause }
                }
        }
    }

    /// Whether code asks for, or only waits until, the end of a task.
    fileprivate var mentionsCancellation: Bool {
        subtree.contains { node in
            (node.kind == .memberAccessExpr || node.kind == .declReferenceExpr || node.kind == .identifierType)
                && (Self.cancellation.contains(node.name) || node.tokenText.hasPart(of: ["cancel", "cancelled", "cancellation"]))
        }
    }

    private static let cancellation = NameTable("isCancelled checkCancellation CancellationError sleep yield")

    /// Whether a statement of a loop in a body contains the node.
    fileprivate func isInLoop(of body: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != body }.contains { $0.kind.role == .loop }
    }

    /// Whether the node is in an `else`: the code before the flag is set most often has sorted out that case.
    fileprivate func isInElse(of branch: SyntaxNode) -> Bool {
        IfExpr(branch)?.elseBranch?.range.contains(range) ?? false
    }

    fileprivate func isInCatch(of body: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != body }.contains { $0.kind == .catchClause }
    }

    /// The `guard`, `if` or `switch` that decides about the node.
    fileprivate func branchAround(in body: SyntaxNode) -> SyntaxNode? {
        ancestors.prefix { $0 != body }.first { $0.kind == .guardStmt || $0.kind == .ifExpr || $0.kind == .switchCase }
    }

    private var branchConditions: [SyntaxNode] {
        IfExpr(self)?.conditions ?? GuardStmt(self)?.conditions ?? SwitchCase(self)?.label.map { [$0] } ?? []
    }

    /// `guard let self`: the object is gone, and its flag with it.
    fileprivate var asksForOwner: Bool {
        branchConditions.contains { condition in
            condition.subtree.contains { $0.token?.keyword == .`self` && $0.kind != .memberAccessExpr }
                && BindingCondition(condition) != nil && condition.end - condition.start < 32
        }
    }

    /// `guard let url = URL(string: "https://…")`: a literal is known to be right, as are constants: `API.base + "/search"`.
    fileprivate var asksForFixedURL: Bool {
        branchConditions.allSatisfy { condition in
            guard let call = BindingCondition(condition)?.value.flatMap({ CallExpr($0.unwrapped) }), call.callee?.name == "URL"
            else {
                return false
            }
            return call.firstArgument?.value?.isFixedText ?? false
        }
    }

    /// Whether the text begins with a literal or a constant, or is a local constant that does.
    private var isFixedText: Bool {
        if let first = SequenceExpr(self)?.left { return first.isFixedText }
        if kind == .memberAccessExpr { return chainBase?.isCapitalized ?? false }
        guard kind == .declReferenceExpr else { return kind == .stringLiteralExpr }
        let bodies = ancestors.filter { $0.kind == .codeBlock || $0.kind == .closureExpr }
        let values = bodies.lazy.flatMap { $0.own(.patternBinding) }.filter { PatternBinding($0).pattern?.name == self.name }
        return values.first.flatMap { PatternBinding($0).initialValue }.map { $0.kind != .declReferenceExpr && $0.isFixedText }
            ?? false
    }

    /// Whether a `catch` for one kind of error does nothing on purpose: `catch StoreError.locked {}`.
    fileprivate var isForgiven: Bool {
        guard slotCount > 1, let block = lastChild else { return false }
        return !block.hasChildren
    }

    /// `guard request == latestRequest` and `guard revisions.isCurrent(revision)`: a later call goes on, and resets the flag.
    fileprivate var comparesRequests: Bool {
        branchConditions.contains { condition in
            condition.subtree.contains { node in
                if let call = CallExpr(node), let value = call.firstArgument?.value, value.kind == .declReferenceExpr {
                    return call.callee?.tokenText.hasPart(of: ["current", "latest", "newest", "stale", "outdated"]) ?? false
                }
                guard let comparison = SequenceExpr(node), let sign = comparison.sign?.tokenText else { return false }
                let isWithConstant = [comparison.left, comparison.right].contains { side in
                    guard let side else { return false }
                    return side.isLiteral || side.kind == .memberAccessExpr && side.chainBase == nil
                }
                return ["==", "===", "!=", "!=="].contains(sign) && !isWithConstant
            }
        }
    }

    /// Whether a block ends with a statement that leaves the code.
    fileprivate var endsInExit: Bool {
        guard let last = lastStatement else { return false }
        return last.kind.role == .exit || last.kind == .returnStmt || last.kind == .throwStmt
    }

    /// Whether the node is on another way through the code than a later node.
    fileprivate func isApart(from later: SyntaxNode) -> Bool {
        for outer in ancestors {
            if outer.range.contains(later.range) {
                let isChoice = outer.kind == .ifExpr || outer.kind == .switchExpr || outer.kind == .guardStmt
                return isChoice && !(IfExpr(outer)?.conditions.contains { $0.range.contains(range) } ?? false)
            }
            if outer.kind == .codeBlock || outer.kind == .switchCase, outer.endsInExit { return true }
        }
        return false
    }

    /// Whether a body may wait: of an `async` function, a task, or a closure that a modifier runs in a task.
    fileprivate var isAsyncBody: Bool {
        if let function = parent.flatMap(FunctionDecl.init) { return function.isAsync }
        guard let callee = callOfClosure?.callee else { return kind == .closureExpr }
        return isOfTask || callee.name == "task" || callee.name == "refreshable"
    }

    fileprivate var isOfTask: Bool { callOfClosure.flatMap { StartedTask($0.node) } != nil }

    /// Whether a function runs a closure one time: a task, or a handler that is not for many events.
    fileprivate var runsOnce: Bool {
        guard let callee = callOfClosure?.callee else { return false }
        if isOfTask { return true }
        return !callee.tokenText.hasPart(of: Self.repeated) && SwiftUICatalog.modifiers[callee.name] == nil
            && !callee.isCapitalized
    }

    private static let repeated = [
        "sink", "observe", "observer", "listener", "listen", "subscribe", "stream", "monitor", "timer", "receive", "progress",
        "map",
        "each", "watch", "on", "handler", "filter",
    ]
}
