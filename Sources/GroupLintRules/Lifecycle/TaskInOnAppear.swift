import GroupLintCore

struct TaskInOnAppear: Rule {
    static let whole = RuleCase(
        .info, .low, when: "the `Task` is all that `.onAppear` does",
        says: "this work goes on after the view has disappeared: nothing cancels a `Task` in `.onAppear`")
    static let part = RuleCase(
        .info, .low, when: "`.onAppear` does more than start the `Task`",
        says: "the `Task` in this `.onAppear` goes on after the view has disappeared: nothing cancels it")

    static let info = RuleInfo(
        id: "task_in_on_appear",
        summary: "A `Task` in `.onAppear` is not cancelled when the view disappears.",
        category: .lifecycle,
        rationale: """
            A `Task` belongs to nobody: it runs to its end, whether the view is still there or not, and each further \
            appearance starts another one beside it. SwiftUI cancels the action of `.task` when the view disappears. \
            `.task` exists since iOS 15.

            Cancellation is not always wanted: work that must be finished, such as saving, is right in a `Task`. Whether the \
            work takes long enough to matter cannot be seen in the code, so all reports have low confidence.
            """,
        cases: [whole, part],
        silentOn: [
            "targets from before iOS 15",
            "`Task.detached`, and tasks that are kept in a variable",
            "tasks that wait for nothing, and those that log, save, send, delete or pay something",
            "actions that first check whether they have anything to do",
            "rows of lists and of lazy containers, where `.task` would be cancelled by scrolling, and rows that load more",
            "a `ProgressView`, which the loaded content may replace before the work is done",
            "apps and scenes, and an `.onAppear` with a comment, which may explain the choice",
            "previews and tests",
        ],
        fix: """
            Writes `.task { … }` if the task is all that `.onAppear` does. Unsafe: the work is cancelled when the view \
            disappears.
            """,
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/task(priority:_:)",
            "https://developer.apple.com/documentation/swift/task",
        ],
        bad: """
            struct Profile: View {
                @State private var name = ""

                var body: some View {
                    Text(name)
                        .onAppear {
                            Task { name = await fetchName() }
                        }
                }
            }
            """,
        good: """
            struct Profile: View {
                @State private var name = ""

                var body: some View {
                    Text(name)
                        .task { name = await fetchName() }
                }
            }
            """,
        versions: .since(.iOS15)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for use in WrittenModifier.all("onAppear", in: file, &context) where !use.isInScene && !use.isPlaceholder {
            guard let action = use.call.action.flatMap(ClosureExpr.init), let task = task(in: action),
                ReachableTargets(use.call.node, context.targets).platforms(below: ReleaseYear.iOS15.versions).isEmpty,
                !isExplained(use), !isOnce(action.node, task, use, context.syntax()),
                !context.placements.of(use.element).contains(where: \.isScrolledRow)
            else { continue }
            let isWhole = Array(action.statements).count == 1
            context.report(
                isWhole ? Self.whole : Self.part, at: use.modifier.nameRange,
                help: help(task, isWhole: isWhole), fix: isWhole ? fix(action, task, use) : nil)
        }
    }

    /// The first task that the action starts as a statement, and whose work may stop when the view is gone.
    private func task(in action: ClosureExpr) -> StartedTask? {
        action.statements.lazy.compactMap(StartedTask.init).first { task in
            !task.isDetached && task.waits && !task.mustFinish
        }
    }

    /// Whether a comment may say why there is a task. A comment that hides other rules does not.
    private func isExplained(_ use: WrittenModifier) -> Bool {
        guard let modifier = ModifierCall(use.call.node) else { return true }
        let tree = use.call.node.tree
        return tree.comments(startingIn: SourceRange(start: modifier.base.end, end: modifier.node.end)).contains { comment in
            !tree.source.text(comment.range).contains("grouplint:")
        }
    }

    /// Whether the action or the task checks first if there is anything to do.
    private func isOnce(_ action: SyntaxNode, _ task: StartedTask, _ use: WrittenModifier, _ tree: SyntaxTree?) -> Bool {
        guard let tree else { return true }
        return ActionGuard(action, { $0.ownName.map { use.element.methods($0, in: tree) } ?? [] }).exists
            || action.statements.contains { $0.kind == .guardStmt }
            || task.closure.node.firstStatement?.kind == .guardStmt
    }

    private func help(_ task: StartedTask, isWhole: Bool) -> String {
        let statements = Array(task.closure.statements)
        let written = statements.count == 1 ? statements[0].shortText ?? "…" : "…"
        // The closure of `.task` does not throw.
        let code = task.closure.node.mayThrow ? "do { \(written) } catch { … }" : written
        let start = isWhole ? "write `.task { \(code) }`" : "move it to a modifier of its own, `.task { \(code) }`"
        return "\(start), which SwiftUI cancels when the view disappears"
    }

    private func fix(_ action: ClosureExpr, _ task: StartedTask, _ use: WrittenModifier) -> Fix? {
        guard use.call.trailingClosure == action.node, use.call.firstArgument == nil, action.signature == nil,
            task.call.trailingClosure == task.closure.node, task.call.firstArgument == nil, !task.closure.node.mayThrow,
            var edits = FixEdits.unwrap(task.closure.node, from: task.call.node.start)
        else { return nil }
        edits.append(Fix.Edit(use.modifier.nameRange, "task"))
        return Fix("write `.task`", .unsafe, edits)
    }
}
