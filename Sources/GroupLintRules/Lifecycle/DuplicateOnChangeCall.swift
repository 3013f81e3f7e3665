import GroupLintCore

struct DuplicateOnChangeCall: Rule {
    static let repeated = RuleCase(
        .info, when: "`.onAppear` and `.onChange` have the same code",
        says: "this code is written {times}: with `initial: true`, `.onChange` also runs it when the view appears")
    static let secondTask = RuleCase(
        .info, when: "`.task` and a `Task` in `.onChange` have the same code",
        says: "quick changes start several of these tasks, of which the one that ends last wins, because nothing cancels the "
            + "`Task` in `.onChange`")
    static let repeatedTask = RuleCase(
        .info, when: "`.task` and `.onChange` have the same code, which does not wait",
        says: "this code is written {times}, and one `.task(id:)` could run it when the view appears and after each change")

    static let info = RuleInfo(
        id: "duplicate_on_change_call",
        summary: "The same code runs in `.onChange` and in `.onAppear` or `.task` of one view.",
        category: .lifecycle,
        rationale: """
            `.onChange(of:initial:)` with `initial: true` also runs its action when the view appears, from iOS 17 on. \
            `.task(id:)` runs its action when the view appears and after each change of the id. Either makes the second copy \
            of the code unnecessary, and the copies cannot drift apart.

            For a `Task` in `.onChange` there is more to it: nothing cancels it. Quick changes start several of them, and the \
            one that ends last decides what the view shows. `.task(id:)` cancels the old task for each new value.
            """,
        cases: [repeated, secondTask, repeatedTask],
        silentOn: [
            "actions of `.onChange` that use its parameters",
            "code that differs, empty actions, and one call without arguments in `.task` and the `.onChange` of several values",
            "`.onAppear` with a deployment target, or a form of `.onChange`, from before iOS 17",
            "`ForEach`, `Section` and a `Group` of rows, for which other rules know how often their modifiers run",
            "modifiers in `#if`",
            "previews and tests",
        ],
        fix: """
            Adds `initial: true` and deletes `.onAppear`: safe if the two are next to each other, the view has no further \
            `.onAppear`, and the action has the form of iOS 17. Or adds the id to `.task` and deletes `.onChange`: unsafe, \
            because changes then cancel the task.
            """,
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg",
            "https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)",
        ],
        bad: """
            struct Avatar: View {
                let url: URL
                @State private var image: Image?

                var body: some View {
                    ZStack { image }
                        .task { await load() }
                        .onChange(of: url) {
                            Task { await load() }
                        }
                }

                private func load() async {
                    image = await fetchImage(url)
                }
            }
            """,
        good: """
            struct Avatar: View {
                let url: URL
                @State private var image: Image?

                var body: some View {
                    ZStack { image }
                        .task(id: url) { await load() }
                }

                private func load() async {
                    image = await fetchImage(url)
                }
            }
            """,
        measured: Measurement(right: 27, read: 33, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("onChange") else { return }
        for element in file.modifiedElements where !element.isInPreview {
            guard element.modifiers.contains(where: { $0.name == "onChange" }),
                element.modifiers.contains(where: { $0.name == "onAppear" || $0.name == "task" }),
                !element.isSeveralRows(context.placements)
            else { continue }
            check(element, &context)
        }
    }

    /// Most modifiers of one view that are compared with each other.
    private static let mostModifiers = 128

    private func check(_ element: ViewElement, _ context: inout RuleContext) {
        let calls = element.modifiers.prefix(Self.mostModifiers).compactMap { modifier in
            modifier.isConditional ? nil : RepeatedAction(modifier, &context)
        }
        let changes = calls.filter { $0.modifier.name == "onChange" && $0.isInitial == false && !$0.usesParameters }
        for call in calls where call.modifier.name == "onAppear" {
            let same = changes.filter { $0.hasSameCode(as: call) && $0.mayRunInitially(context.targets) }
            if !same.isEmpty { report(call, same, calls, &context) }
        }
        for call in calls where call.modifier.name == "task" && call.call.argument("id") == nil {
            let same = changes.filter { $0.hasSameCode(as: call) || $0.inTask?.hasSameCode(as: call) ?? false }
            if !same.isEmpty { reportTask(call, same, &context) }
        }
    }

    private func report(
        _ call: RepeatedAction, _ changes: [RepeatedAction], _ all: [RepeatedAction], _ context: inout RuleContext
    ) {
        let value = changes[0].value?.shortText ?? "…"
        let isOnly = all.count { $0.modifier.name == "onAppear" } == 1
        context.report(
            Self.repeated, ["times": Self.times(changes.count + 1)], at: call.modifier.nameRange,
            help: "write `.onChange(of: \(value), initial: true) { … }`"
                + (changes[0].takesOneValue ? ", whose action takes no value or two," : "") + " and delete this `.onAppear`",
            related: related(changes, context),
            fix: call.fix(into: changes[0], isOnly: isOnly && changes.count == 1))
    }

    private func reportTask(_ call: RepeatedAction, _ changes: [RepeatedAction], _ context: inout RuleContext) {
        let isTask = changes.contains { $0.inTask != nil }
        if !isTask, changes.count > 1, call.isShort { return }
        context.report(
            isTask ? Self.secondTask : Self.repeatedTask, isTask ? [:] : ["times": Self.times(changes.count + 1)],
            at: changes[0].modifier.nameRange, help: help(changes),
            related: related([call] + changes.dropFirst(), context),
            fix: changes.count == 1 ? call.taskFix(with: changes[0]) : nil)
    }

    private func help(_ changes: [RepeatedAction]) -> String {
        let value = changes[0].value?.shortText ?? "…"
        let check = "; after each `await`, check `Task.isCancelled` before you set state"
        let isTask = changes.contains { $0.inTask != nil }
        guard changes.count > 1 else {
            return "write `.task(id: \(value)) { … }` in place of the `.task` with the same code, and delete this `.onChange`"
                + (isTask ? check : "")
        }
        return "write one `.task(id:)` in place of the `.task` with the same code, with an `Equatable` struct of the values of "
            + "these `.onChange` as `id`, and delete these `.onChange`" + (isTask ? check : "")
    }

    private static func times(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }

    private func related(_ others: [RepeatedAction], _ context: RuleContext) -> [RelatedLocation] {
        others.map {
            RelatedLocation(
                path: $0.call.node.tree.source.path, range: $0.modifier.nameRange, message: "the same code is in this modifier")
        }
    }
}
