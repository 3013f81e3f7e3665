import GroupLintCore

/// A sleep whose error is dropped, so that the code goes on when its task is cancelled: `try? await Task.sleep(…)`,
/// `do { try await Task.sleep(…) } catch {}`.
struct DroppedSleep {
    /// The call of `sleep`.
    let call: SyntaxNode
    /// The statement that drops the error.
    let statement: SyntaxNode

    /// More sleeps of one body are not looked at. What follows each has to be read.
    private static let mostSleeps = 16

    /// The first such sleeps of a body, not in closures inside.
    static func all(in body: SyntaxNode) -> [DroppedSleep] {
        Array(body.own(.functionCallExpr).lazy.filter(\.isSleep).compactMap(DroppedSleep.init).prefix(mostSleeps))
    }

    private init?(_ call: SyntaxNode) {
        var statement = call
        var isDropped = false
        while let parent = statement.parent, !parent.isStatementList {
            guard parent.kind == .awaitExpr || parent.kind == .tryExpr || parent.isDiscardingAssignment else { return nil }
            if parent.tryMark == UInt8(ascii: "?") { isDropped = true }
            statement = parent
        }
        if !isDropped {
            guard let attempt = statement.parent?.parent, DoStmt(attempt)?.body?.lastStatement == statement,
                attempt.hasOnlyAnEmptyCatch
            else { return nil }
            statement = attempt
        }
        guard !call.isShortSleep else { return nil }
        self.call = call
        self.statement = statement
    }

    private var isCaught: Bool { statement.kind == .doStmt }
    /// What drops the error, as messages name it.
    var dropper: String { isCaught ? "the empty `catch`" : "`try?`" }

    /// The sleep without what drops its error: `do { try await Task.sleep(for: .seconds(1)) } catch { return }`.
    var leaving: String {
        let text = call.text.utf8.count <= 60 && !call.text.hasLineBreak ? call.text : "\(call.chainBase?.text ?? "")(…)"
        return "do { try await \(text) } catch { return }"
    }

    /// The change that leaves the body instead. Nil if the body returns a value, or if a comment would be lost.
    func fix(in body: SyntaxNode) -> Fix? {
        guard !statement.tree.hasComment(in: statement.range), body.returnsNothing else { return nil }
        var edit = Fix.Edit(statement.range, "do { try await \(call.text) } catch { return }")
        if isCaught, let end = statement.children().first(where: { $0.kind == .catchClause })?.lastStatement {
            edit = Fix.Edit(end.range, "{ return }")
        }
        return Fix("leave when the task is cancelled", .unsafe, [edit])
    }
}

extension DroppedSleep {
    /// What runs after the sleep, in order, up to the end of the body, and how the loop around it ends.
    struct Continuation {
        var statements: [SyntaxNode] = []
        /// Whether a loop around the sleep runs until its task is cancelled: `while !Task.isCancelled`.
        var isInCheckedLoop = false
        /// Whether a loop around the sleep has no end.
        var isInEndlessLoop = false
    }

    func continuation(in body: SyntaxNode) -> Continuation {
        var found = Continuation()
        var inner = statement
        while inner != body, let list = inner.parent {
            if list.isStatementList { found.statements += list.statements.filter { $0.start >= inner.end } }
            if list.kind.role == .loop {
                if list.mentionsCancellation {
                    found.isInCheckedLoop = true
                    // A check at the start of each round leaves nothing but the rest of this round.
                    if list.kind == .forStmt { found.statements = [] }
                    return found
                }
                found.isInEndlessLoop = list.isEndless
                found.statements += list.subtree.filter(\.isStatementList).prefix(1).flatMap { Array($0.statements) }
                    .filter { $0.end <= inner.start || !$0.range.contains(statement.range) }
                if found.isInEndlessLoop { return found }
            }
            inner = list
        }
        return found
    }
}

extension DroppedSleep.Continuation {
    /// Whether the code asks, after the sleep, if it should still go on.
    var checks: Bool {
        if statements.contains(where: \.mentionsCancellation) { return true }
        guard let next = work.first else { return false }
        return next.asksFirst || (work.count == 1 && next.onlyCallsFunctionsThatAsk)
    }

    /// Whether all that follows is to set a flag, which is the id of the task: it has that value already when the id changes.
    func onlyResets(_ id: SyntaxNode) -> Bool {
        guard let path = id.ownPath else { return false }
        let writes = work.flatMap { $0.subtree.filter { $0.writtenTarget != nil } }
        return !writes.isEmpty && !calls
            && writes.allSatisfy { write in
                write.writtenTarget?.ownPath == path && SequenceExpr(write)?.right?.kind == .booleanLiteralExpr
            }
    }

    /// The statements without those that only leave, log or unwrap `self`.
    var work: [SyntaxNode] {
        statements.filter { $0.kind.role != .exit && !$0.isLog && !$0.unwrapsSelf }
    }

    /// Whether what follows calls anything. State of a view that is gone changes nothing.
    var calls: Bool {
        work.contains { statement in
            statement.subtree.contains { node in
                guard let callee = CallExpr(node)?.callee else { return false }
                // `.spring()` is a value.
                let isValue = MemberAccessExpr(callee).map { $0.base == nil } ?? callee.isCapitalized
                return !isValue && !Self.harmless.contains(callee.name)
            }
        }
    }

    private static let harmless = NameTable(
        "withAnimation withTransaction sleep run toggle append removeAll remove insert scrollTo dismiss seconds milliseconds")
}

extension SyntaxNode {
    /// Whether a call sleeps so shortly that nothing cancels it meanwhile: less than ten milliseconds.
    fileprivate var isShortSleep: Bool {
        guard let call = CallExpr(self) else { return false }
        if let count = call.argument("nanoseconds") {
            return count.kind == .integerLiteralExpr && count.text.filter { $0 != "_" }.count < 8
        }
        let unit = call.argument("for").flatMap(CallExpr.init)?.callee?.name
        return unit == "microseconds" || unit == "nanoseconds"
    }

    /// Whether the node is `Task.sleep(…)` or `clock.sleep(…)`.
    fileprivate var isSleep: Bool {
        guard let callee = chainBase.flatMap(MemberAccessExpr.init), callee.node.name == "sleep",
            let base = callee.base?.withoutGenericArguments
        else { return false }
        let name = (CallExpr(base)?.callee ?? base).tokenText
        return name == "Task" || name.hasSuffix("lock")
    }

    /// Whether the children are statements that run one after another.
    fileprivate var isStatementList: Bool {
        kind == .codeBlock || kind == .closureExpr || kind == .switchCase || kind == .ifConfigClause
    }

    /// `_ = try? await Task.sleep(…)`
    fileprivate var isDiscardingAssignment: Bool {
        SequenceExpr(self).map { $0.isBinary && $0.left?.kind == .discardAssignmentExpr } ?? false
    }

    fileprivate var hasOnlyAnEmptyCatch: Bool {
        let clauses = children().filter { $0.kind == .catchClause }
        return clauses.count == 1 && clauses[0].lastStatement.map { !$0.hasChildren } ?? false
    }

    fileprivate var mentionsCancellation: Bool {
        subtree.contains { ($0.kind == .memberAccessExpr || $0.kind == .declReferenceExpr) && Self.checks.contains($0.name) }
    }

    private static let checks = NameTable("isCancelled checkCancellation")

    /// Whether a statement asks whether to go on: `if toast.id == id { toast = nil }`, `guard query == text else { return }`,
    /// `guard let item = try? await load() else { return }`, which fails in a cancelled task.
    fileprivate var asksFirst: Bool {
        let conditions = GuardStmt(self)?.conditions ?? IfExpr(self)?.conditions ?? []
        return conditions.contains { condition in
            condition.subtree.contains { node in
                node.kind == .awaitExpr
                    || (node.kind == .binaryOperatorExpr && Self.comparisons.contains(node.tokenText))
            }
        }
    }

    private static let comparisons = ["==", "!=", "===", "!=="]

    /// Whether a statement only calls functions of its file that may ask whether to go on.
    fileprivate var onlyCallsFunctionsThatAsk: Bool {
        let called = subtree.compactMap { $0.kind == .functionCallExpr ? $0.chainBase?.ownName : nil }
        let functions = called.flatMap { tree.functions(named: $0) }
        return !functions.isEmpty && functions.allSatisfy { $0.statements.contains { $0.kind == .guardStmt } }
    }

    /// Whether the node is `while true` or `repeat { } while true` with nothing in it that leaves the loop.
    fileprivate var isEndless: Bool {
        guard kind == .whileStmt || kind == .repeatStmt,
            children().contains(where: { $0.kind == .booleanLiteralExpr && $0.text == "true" })
        else { return false }
        return !subtree.contains { node in
            node.kind == .returnStmt || node.kind == .breakStmt || node.kind == .throwStmt
                || (node.kind == .tryExpr && node.tryMark == nil)
        }
    }

    /// Whether the node is a call that only writes a log.
    var isLog: Bool {
        guard let callee = CallExpr(unwrapped)?.callee else { return false }
        let name = callee.text.lowercased()
        return name.contains("log") || name.hasSuffix("print")
    }

    /// `guard let self else { return }`
    fileprivate var unwrapsSelf: Bool {
        guard let conditions = GuardStmt(self)?.conditions, conditions.count == 1 else { return false }
        return BindingCondition(conditions[0])?.pattern?.tokenText == "self"
    }

    /// Whether `return` alone may leave the body.
    fileprivate var returnsNothing: Bool {
        let function = parent.flatMap(FunctionDecl.init)
        return function?.returnType == nil && ClosureExpr(self)?.signature?.subtree.contains { $0.kind == .returnClause } != true
            && !own(.returnStmt).contains { $0.operand != nil }
    }
}
