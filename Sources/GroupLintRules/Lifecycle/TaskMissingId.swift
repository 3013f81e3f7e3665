import GroupLintCore

struct TaskMissingId: Rule {
    static let selection = RuleCase(
        .warning, when: "the view shows the details of a selection",
        says:
            "after a change of `{value}`, this task does not load the new `{input}`: the view stays, and a `.task` without `id` "
            + "runs once")
    static let sibling = RuleCase(
        .warning, when: "another view of the same type has `.id(…)` with the input",
        says:
            "if `{input}` changes, this task does not load the new one, although `.id({value})` makes another view beside it new")
    static let linked = RuleCase(
        .info, .medium, when: "a link in a sidebar, or the detail column beside it, makes the view",
        says: "another selection may not load the new `{input}`: the view may stay beside the sidebar, and a `.task` without "
            + "`id` runs once")
    static let replaced = RuleCase(
        .info, .medium, when: "a model that a caller replaces",
        says: "if the caller passes another `{input}` later, this task does not load it: the view stays, and a `.task` without "
            + "`id` runs once")
    static let nextPage = RuleCase(
        .info, .medium, when: "a view that is shown as long as there is a next page, if its task loads that page",
        says: "the page after `{input}` may not be loaded: the view stays when there is another `{input}`, and a `.task` "
            + "without `id` runs once")

    static let info = RuleInfo(
        id: "task_missing_id",
        summary: "A `.task` loads the details of an input, but does not run again for another one.",
        category: .lifecycle,
        rationale: """
            `.task` without an `id` runs once, when its view appears. If the view shows the details of what is selected, the \
            selection of another item updates the view, but does not replace it: the task does not run again, and the view \
            shows the data of the item that was selected first. The same is true of a view that loads the next page as long \
            as there is one: if it is still on screen after that, nothing loads the page after it.

            `.task(id:)` cancels the task and starts it again when the value changes. It needs iOS 15 like `.task` itself.
            """,
        cases: [selection, sibling, linked, replaced, nextPage],
        silentOn: [
            "views with `.id(…)`, and views in sheets, popovers, alerts, menus and on pushed screens: they are new each time",
            "inputs that are neither `Identifiable` nor an identity such as a `UUID`, a `URL` or `userID`, except beside a "
                + "sidebar",
            "inputs that `onChange(of:)` follows",
            "positions to scroll to that are marked with `.id(…)`",
            "previews and tests",
        ],
        fix: "Adds the argument `id:`; unsafe.",
        sources: ["https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)"],
        bad: """
            struct City: Identifiable, Hashable {
                let id: Int
                var name: String
            }

            struct Weather: View {
                let city: City
                @State private var report = ""

                var body: some View {
                    Text(report)
                        .task { report = await forecast(for: city) }
                }
            }

            struct Cities: View {
                let cities: [City]
                @State private var selected: City?

                var body: some View {
                    NavigationSplitView {
                        List(cities, id: \\.self, selection: $selected) { Text($0.name) }
                    } detail: {
                        if let selected {
                            Weather(city: selected)
                        }
                    }
                }
            }
            """,
        good: """
            struct City: Identifiable, Hashable {
                let id: Int
                var name: String
            }

            struct Weather: View {
                let city: City
                @State private var report = ""

                var body: some View {
                    Text(report)
                        .task(id: city.id) { report = await forecast(for: city) }
                }
            }

            struct Cities: View {
                let cities: [City]
                @State private var selected: City?

                var body: some View {
                    NavigationSplitView {
                        List(cities, id: \\.self, selection: $selected) { Text($0.name) }
                    } detail: {
                        if let selected {
                            Weather(city: selected)
                        }
                    }
                }
            }
            """,
        versions: .since(.iOS15)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var known: [TypeID: ViewWithTasks] = [:]
        for use in WrittenModifier.all("task", in: file, &context) where use.call.argument("id") == nil {
            guard let view = use.element.owner, context.index.hasUpdatedBody(view), let action = use.call.action,
                let code = known[view]?.code ?? TypeCode(view, &context)
            else { continue }
            if let next = NextPageTask(use, view, action, code, &context) {
                report(next, use, &context)
                continue
            }
            let parts = known[view] ?? ViewWithTasks(view, code, context.index)
            known[view] = parts
            let isReported = parts.identified.contains { input in
                guard let argument = code.awaitedArgument(input.name, in: action) else { return false }
                return check(use, view, input, argument, parts, &context)
            }
            if isReported || checkReplaced(use, view, action, parts.models, &context) { continue }
            checkLinked(use, view, action, parts.linked, &context)
        }
    }

    private func report(_ next: NextPageTask, _ use: WrittenModifier, _ context: inout RuleContext) {
        context.report(
            Self.nextPage, ["input": next.page], at: use.modifier.nameRange,
            help: "write `.task(id: \(next.page)) { … }`",
            related: [
                next.value.related("this is the next page")
            ],
            fix: Fix("run the task again for each `\(next.page)`", .unsafe, [use.call.addingID(next.page)].compactMap { $0 }))
    }

    /// A view beside a sidebar may stay for another selection.
    private func checkLinked(
        _ use: WrittenModifier, _ view: TypeID, _ action: SyntaxNode, _ inputs: [MemberSummary], _ context: inout RuleContext
    ) {
        guard action.tokens.contains(where: { $0.keyword == .await }),
            let call = context.index.calls(of: view, atMost: 8)
                .first(where: { !$0.isInPreview && context.mayStayBesideSidebar($0) })
        else { return }
        for input in inputs {
            guard let argument = call.index.argument(of: call, setting: input.name, in: view),
                call.views.reads(of: argument).contains(where: { !call.isConstant($0) }),
                let name = action.subtree.first(where: { $0.kind == .declReferenceExpr && $0.name == input.name })?.tokenText
            else { continue }
            context.report(
                Self.linked, ["input": name], at: use.modifier.nameRange,
                help: "write `.task(id: …) { … }` with a value that tells one `\(name)` from another, or `.id(…)` after "
                    + "the view there",
                related: [call.related("this place makes the view")])
            return
        }
    }

    private func check(
        _ use: WrittenModifier, _ view: TypeID, _ input: MemberSummary, _ argument: SyntaxNode, _ parts: ViewWithTasks,
        _ context: inout RuleContext
    ) -> Bool {
        let (followed, isIdentity) = (parts.followed, parts.code.isIdentity(input))
        let name = argument.subtree.first { $0.name == input.name }?.tokenText ?? ""
        let id = isIdentity ? name : "\(name)\(input.type.flags.contains(.isOptional) ? "?" : "").id"
        let fix = Fix("run the task again for each `\(id)`", .unsafe, [use.call.addingID(id)].compactMap { $0 })
        let help = "write `.task(id: \(id)) { … }`"
        if let key = followed.identity(of: input.name) {
            guard !followed.scrolls, !key.isAround(use.call.node), context.staysSomewhere(view) else { return false }
            context.report(
                Self.sibling, ["input": name, "value": key.value.shortText ?? "…"], at: use.modifier.nameRange, help: help,
                related: [
                    key.value.related("it has this `id`")
                ], fix: fix)
            return true
        }
        var search = InputChangeSearch()
        let wanted = ViewInput(name: input.name, initializer: nil, members: [])
        guard let change = search.change(of: wanted, in: view, &context), change.kind == .selection else { return false }
        context.report(
            Self.selection, ["value": change.value.shortText ?? name, "input": name], at: use.modifier.nameRange, help: help,
            related: change.related, fix: fix)
        return true
    }
}
