import GroupLintCore

struct RefreshableReturnsEarly: Rule {
    static let direct = RuleCase(
        .warning, when: "the action starts a `Task` and waits for nothing",
        says: "the refresh indicator disappears before the work is done: `.refreshable` does not wait for the `Task` in it")
    static let inCallee = RuleCase(
        .info, .medium, when: "a function that the action calls starts a `Task`",
        says: "the refresh indicator may disappear before the work is done: `{callee}` starts a `Task` and returns at once")

    static let info = RuleInfo(
        id: "refreshable_returns_early",
        summary: "The action of `.refreshable` starts a task and returns before the task is done.",
        category: .lifecycle,
        rationale: """
            SwiftUI shows the refresh indicator until the action of `.refreshable` returns. An action that only starts a \
            `Task` returns at once: the indicator disappears, and the old content stays until the work is done.

            Await the work in the action. If an update of the view cancels a refresh that must not stop, keep the task and \
            wait for it: `await Task { … }.value`.
            """,
        cases: [direct, inCallee],
        silentOn: [
            "actions that await anything, such as `await Task { … }.value`, also if they start another task",
            "views that show progress themselves: the called function sets a property and clears it at the end, and the view "
                + "shows or hides something with it",
            "tasks that do not wait for anything",
            "functions that the project does not define, functions that start no task, and tasks in one case of a `switch`",
            "previews and tests",
        ],
        fix: "Writes `await Task { … }.value` if the task is the only statement. Unsafe: the indicator stays for longer.",
        sources: ["https://developer.apple.com/documentation/swiftui/view/refreshable(action:)"],
        bad: """
            struct Feed: View {
                let model: FeedModel

                var body: some View {
                    List(model.posts) { Text($0.title) }
                        .refreshable {
                            Task { await model.reload() }
                        }
                }
            }
            """,
        good: """
            struct Feed: View {
                let model: FeedModel

                var body: some View {
                    List(model.posts) { Text($0.title) }
                        .refreshable { await model.reload() }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.hasPullToRefresh else { return }
        for use in WrittenModifier.all("refreshable", in: file, &context) {
            // A modifier of the project with this name has other arguments, and may take the view away while it works.
            guard let action = use.call.action, use.call.arguments.allSatisfy({ !$0.hasLabel || $0.label == "action" }) else {
                continue
            }
            if action.kind == .closureExpr {
                check(action, use, &context)
            } else if let callee = OngoingCall(action, use.element.owner, &context) {
                report(callee, use, &context)
            }
        }
    }

    private func check(_ action: SyntaxNode, _ use: WrittenModifier, _ context: inout RuleContext) {
        guard !action.awaits else { return }
        if let task = action.startedTasks.first(where: \.waits) {
            let owner = use.element.owner
            if OwnIndicator.exists(for: task.closure.node, owner, &context) || task.onlyStartsMore(owner, &context) { return }
            context.report(
                Self.direct, at: use.modifier.nameRange,
                help: help(task, in: action, isScroll: use.element.isSwiftUI("ScrollView")), fix: fix(task, in: action))
            return
        }
        for call in action.own(.functionCallExpr).reversed() {
            guard let callee = call.chainBase, let found = OngoingCall(callee, use.element.owner, &context) else { continue }
            report(found, use, &context)
            return
        }
    }

    private func report(_ found: OngoingCall, _ use: WrittenModifier, _ context: inout RuleContext) {
        if OwnIndicator.exists(for: found.callee, use.element.owner, &context) { return }
        let start = RelatedLocation(
            path: found.task.call.node.tree.source.path, range: found.task.call.callee?.range ?? found.task.call.node.range,
            message: "nothing waits for this `Task`")
        let name = found.callee.text
        context.report(
            Self.inCallee, ["callee": name], at: use.modifier.nameRange,
            help: "move the work of `\(name)` into an `async` function, and await that in `.refreshable`; other callers can keep "
                + "`\(name)`",
            related: [start])
    }

    /// What to write: `await model.reload()` for `Task { await model.reload() }`.
    private func help(_ task: StartedTask, in action: SyntaxNode, isScroll: Bool) -> String {
        if let name = task.variable?.shortText {
            return "wait for the task at the end of the action: `await \(name)\(task.isInConstant ? "" : "?").value`"
        }
        let mayCancel = "an update of a `ScrollView` may cancel what `.refreshable` itself awaits"
        if isScroll, action.startedTasks.count(where: \.waits) > 1 {
            return "keep the tasks and wait for them: `let first = Task { … }; let second = Task { … }; "
                + "_ = await (first.value, second.value)`, because \(mayCancel)"
        }
        if action.startedTasks.count(where: \.waits) > 1 {
            if action.startedTasks.contains(where: { $0.isUnderCondition(in: action) }) {
                return "write the work of each `Task` without the `Task`, so that the action awaits one after the other"
            }
            return "do the work of the tasks in the action itself: `async let first: Void = …; async let second: Void = …; "
                + "_ = await (first, second)`"
        }
        let statements = Array(task.closure.statements)
        let isThrowing = statements.contains(where: \.mayThrow)
        let kept =
            "or, if the work must not be cancelled with the view, write `\(isThrowing ? "try? " : "")await Task { … }.value`"
        guard isOnlyStatement(task, of: action), statements.count == 1, let code = statements[0].shortText, !isThrowing else {
            if isScroll {
                return "wait for the task: write `\(isThrowing ? "try? " : "")await Task { … }.value`, because \(mayCancel)"
            }
            return "await the work in the action without a `Task`\(isThrowing ? ", in `do { … } catch { … }`" : ""), \(kept)"
        }
        if isScroll {
            return "write `.refreshable { await Task { \(code) }.value }`: \(mayCancel)"
        }
        return "write `.refreshable { \(code) }`, \(kept)"
    }

    private func isOnlyStatement(_ task: StartedTask, of action: SyntaxNode) -> Bool {
        let statements = Array(action.statements)
        return statements.count == 1 && statements[0] == task.call.node
    }

    private func fix(_ task: StartedTask, in action: SyntaxNode) -> Fix? {
        guard isOnlyStatement(task, of: action) else { return nil }
        let node = task.call.node
        let start = task.closure.node.mayThrow ? "try? await " : "await "
        return Fix(
            "wait for the task with `await Task { … }.value`", .unsafe,
            [
                Fix.Edit(SourceRange(start: node.start, end: node.start), start),
                Fix.Edit(SourceRange(start: node.end, end: node.end), ".value"),
            ])
    }
}

extension StartedTask {
    /// Whether a condition in the action decides if the task starts.
    fileprivate func isUnderCondition(in action: SyntaxNode) -> Bool {
        call.node.ancestors.prefix { $0 != action }.contains { $0.kind == .ifExpr || $0.kind == .switchCase }
    }
}
