import GroupLintCore

struct CancelledSleepContinues: Rule {
    static let changedID = RuleCase(
        .info, .low, when: "in `.task(id:)`",
        says: "the old task goes on when {id} changes or the view disappears: `{sleep}` then ends at once, and {dropper} drops "
            + "its error")
    static let cancelledTask = RuleCase(
        .info, .low, when: "in a task that a property keeps and the same type cancels",
        says: "the task goes on after `{cancel}`: `{sleep}` then ends at once, and {dropper} drops its error")
    static let replacedTask = RuleCase(
        .info, .medium, when: "the same, if the code that starts the task has cancelled the old one just before",
        says: "the old task does not wait but goes on at once when a new one replaces it: `{cancel}` ends `{sleep}`, and "
            + "{dropper} drops its error")
    static let endlessLoop = RuleCase(
        .warning, when: "in a loop without an end, in any of these tasks",
        says: "the loop runs on without a pause once its task is cancelled: `{sleep}` then ends at once, and {dropper} drops "
            + "its error")
    static let goneView = RuleCase(
        .info, .low, when: "in `.task` without an id if a call follows, and in a loop that runs until the task is cancelled",
        says: "what follows still runs when its task is cancelled: `{sleep}` then ends at once, and {dropper} drops its "
            + "error")

    static let info = RuleInfo(
        id: "cancelled_sleep_continues",
        summary: "A task ignores the error of `Task.sleep` and goes on although it was cancelled.",
        category: .lifecycle,
        rationale: """
            When a task is cancelled, `Task.sleep` throws at once. `try?` and an empty `catch` drop this error, so the \
            cancelled task does not stop but goes on with what follows, without the pause. In `.task(id:)`, SwiftUI cancels \
            the old task for each new id: a sleep that should wait for the last of many changes lets all of them through.

            Return when the sleep throws.
            """,
        cases: [changedID, cancelledTask, replacedTask, endlessLoop, goneView],
        silentOn: [
            "a sleep with nothing after it, or only logging, and a sleep of less than ten milliseconds",
            "code that asks for `Task.isCancelled` or compares a value before it goes on, also in a function that it calls",
            "code that only resets the flag that is the id",
            "a result that is checked: `guard (try? await Task.sleep(…)) != nil else { return }`",
            "tasks that nothing cancels, or only `deinit`",
            "in `.task` without an id: code that only sets state, which is gone with the view",
            "previews and tests",
        ],
        fix: "Leaves the task when the sleep throws. Unsafe: what follows no longer runs in a cancelled task.",
        sources: [
            "https://developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)",
            "https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)",
        ],
        bad: """
            struct SearchField: View {
                let model: SearchModel
                @State private var text = ""

                var body: some View {
                    TextField("Search", text: $text)
                        .task(id: text) {
                            try? await Task.sleep(for: .seconds(0.3))
                            await model.search(text)
                        }
                }
            }
            """,
        good: """
            struct SearchField: View {
                let model: SearchModel
                @State private var text = ""

                var body: some View {
                    TextField("Search", text: $text)
                        .task(id: text) {
                            do { try await Task.sleep(for: .seconds(0.3)) } catch { return }
                            await model.search(text)
                        }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.soughtFunctions.contains(.sleep), let tree = context.syntax() else { return }
        var seen: [SyntaxNode] = []
        for use in WrittenModifier.all("task", in: file, &context) {
            let id = use.call.argument("id")
            for body in bodies(of: use, tree) where !seen.contains(body) {
                seen.append(body)
                check(body, SleepCancellation(id: id), &context)
            }
        }
        for task in StoredTask.all(in: tree) where !seen.contains(task.body) {
            check(task.body, SleepCancellation(task: task), &context)
        }
    }

    /// The action of a `.task`, and the methods of the view's file that it awaits.
    private func bodies(of use: WrittenModifier, _ tree: SyntaxTree) -> [SyntaxNode] {
        guard let action = use.call.action else { return [] }
        let callees = action.own(.functionCallExpr).compactMap(\.chainBase) + [action]
        let methods = callees.compactMap(\.ownName).flatMap { use.element.methods($0, in: tree) }
        return [action] + methods.filter { $0.parent.flatMap(FunctionDecl.init)?.isAsync ?? false }
    }

    private func check(_ body: SyntaxNode, _ reason: SleepCancellation, _ context: inout RuleContext) {
        for sleep in DroppedSleep.all(in: body) {
            let next = sleep.continuation(in: body)
            guard next.isInEndlessLoop || !next.work.isEmpty, !next.checks, let ruleCase = reason.ruleCase(next)
            else { continue }
            context.report(
                ruleCase,
                [
                    "id": reason.id, "cancel": reason.cancel, "dropper": sleep.dropper,
                    "sleep": sleep.call.chainBase?.shortText ?? "sleep",
                ],
                at: sleep.call.chainBase?.range ?? sleep.call.range,
                help: "write `\(sleep.leaving)`, which stops here when the task is cancelled", related: reason.related,
                fix: sleep.fix(in: body))
            return
        }
    }
}
