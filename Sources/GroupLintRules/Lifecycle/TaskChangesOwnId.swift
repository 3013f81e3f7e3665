import GroupLintCore

struct TaskChangesOwnId: Rule {
    static let fails = RuleCase(
        .warning, when: "what follows can fail",
        says: "this cancels its own task: `{id}` is the `id` of the `.task`, so `{next}` runs in a cancelled task and may fail "
            + "at once")
    static let goesOn = RuleCase(
        .info, when: "what follows does not throw",
        says: "this cancels its own task: `{id}` is the `id` of the `.task`, so `{next}` runs in a cancelled task")

    static let info = RuleInfo(
        id: "task_changes_own_id",
        summary: "A `.task(id:)` sets its own id and so cancels what it does next.",
        category: .lifecycle,
        rationale: """
            SwiftUI cancels the action of `.task(id:)` and starts a new one when the id has another value at the next update. \
            An action that sets its own id in the middle cancels itself: a request or a sleep that follows ends at once with \
            an error. The new action does not repeat the work either, if it begins with a check of the id.

            Set the id when all work is done.
            """,
        cases: [fails, goesOn],
        silentOn: [
            "an id that is set after the last `await`, in a `defer`, in a `catch`, or before the code leaves",
            "an action that does the same work again for the new id: nothing asks whether the id has the new value",
            "values that the code does not show, and actions in loops",
            "work that the action starts in a `Task` of its own",
            "previews and tests",
        ],
        sources: ["https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)"],
        bad: """
            struct Inbox: View {
                let model: InboxModel
                @State private var link: URL?

                var body: some View {
                    Letters(model: model)
                        .onOpenURL { link = $0 }
                        .task(id: link) {
                            guard let url = link else { return }
                            link = nil
                            try? await model.open(url)
                        }
                }
            }
            """,
        good: """
            struct Inbox: View {
                let model: InboxModel
                @State private var link: URL?

                var body: some View {
                    Letters(model: model)
                        .onOpenURL { link = $0 }
                        .task(id: link) {
                            guard let url = link else { return }
                            try? await model.open(url)
                            link = nil
                        }
                }
            }
            """,
        versions: .since(.iOS15)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("task"), let tree = context.syntax() else { return }
        for use in WrittenModifier.all("task", in: file, &context) {
            guard let id = use.call.argument("id").flatMap(StateProperty.init), let action = use.call.action else { continue }
            for run in TaskRun.all(action, use.element, tree) {
                guard let change = OwnIdChange(of: id, in: run) else { continue }
                report(change, id, use, &context)
                break
            }
        }
    }

    private func report(_ change: OwnIdChange, _ id: StateProperty, _ use: WrittenModifier, _ context: inout RuleContext) {
        let path = change.write.tree.source.path
        context.report(
            change.mayFail ? Self.fails : Self.goesOn,
            ["id": change.target.text, "next": change.next.shortText ?? "await …"], at: change.write.range,
            help:
                "write `defer { \(change.write.shortText ?? "…") }` at the start, which runs after the last `await`, or give the "
                + "`.task` an `id` that it does not set",
            related: [
                RelatedLocation(
                    path: use.element.path, range: use.modifier.nameRange, message: "the task that is cancelled"),
                RelatedLocation(path: path, range: change.next.range, message: "this is cancelled"),
            ])
    }
}

/// Code that an action runs in its task: the action itself, or a method that it awaits.
struct TaskRun {
    let body: SyntaxNode
    /// The call of the method in the action; nil for the action itself.
    let call: SyntaxNode?

    /// The action, and the methods of the view's file that it awaits.
    static func all(_ action: SyntaxNode, _ element: ViewElement, _ tree: SyntaxTree) -> [TaskRun] {
        let calls = action.own(.functionCallExpr).flatMap { call -> [TaskRun] in
            guard let name = call.chainBase?.ownName else { return [] }
            return element.methods(name, in: tree).filter { $0.parent.flatMap(FunctionDecl.init)?.isAsync ?? false }
                .map { TaskRun(body: $0, call: call) }
        }
        return [TaskRun(body: action, call: nil)] + calls
    }
}
