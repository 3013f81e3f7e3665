import GroupLintCore

struct OnAppearCopiesInput: Rule {
    static let copied = RuleCase(
        .warning,
        says: "after a change of `{value}`, this view still shows the old one, because only this `.{modifier}` fills `{target}` "
            + "from `{input}`, and this action does not run again")
    static let environment = RuleCase(
        .warning, when: "a value of the environment",
        says:
            "after a change of `{value}`, this view still shows the old one, because only this `.{modifier}` fills `{target}`, "
            + "and this action does not run again")

    static let model = RuleCase(
        .info, .low, when: "an input, a property of a model that the project changes, or what `@Query` or `@FetchRequest` finds",
        says: "if `{value}` changes while this view is on screen, the view still shows the old value, because only this "
            + "`.{modifier}` fills `{target}`")

    static let derived = RuleCase(
        .info, .low, when: "a state that is worked out with an input, perhaps later",
        says: "after a change of `{input}`, this view may still show the old `{target}`, because only this `.onAppear` sets it, "
            + "and `.onAppear` does not run again")

    static let info = RuleInfo(
        id: "on_appear_copies_input",
        summary: "A view copies an input when it appears, and a caller changes the input later.",
        category: .state,
        rationale: """
            `onAppear` and `task` without an `id` run when a view appears, and not when its inputs change. A view that copies \
            an input there, and shows the copy, goes on showing the first value after its caller has passed another one.

            Read the input in the `body`, or follow it with `onChange(of:)` or `task(id:)`. This applies to every OS version.
            """,
        cases: [copied, environment, model, derived],
        silentOn: [
            "inputs that no caller is known to change while the view stays on screen",
            "inputs that `onChange(of:)`, `task(id:)`, `onReceive(_:)` or `.id(…)` follow",
            "views with `.id(…)`, and views in sheets, popovers, alerts, menus and destinations of links: they are new each time",
            "state that other code sets too, or gets as a binding, and state that is set only under a condition",
            "state that is worked out with the element of a row, or with an input that no caller is known to change",
            "drafts, and editors that close themselves",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
            "https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)",
        ],
        bad: """
            struct Caption: View {
                let number: Int
                @State private var text = ""

                var body: some View {
                    Text(text).onAppear { text = "Page \\(number)" }
                }
            }

            struct Reader: View {
                @State private var page = 1

                var body: some View {
                    Stepper("Page", value: $page)
                    Caption(number: page)
                }
            }
            """,
        good: """
            struct Caption: View {
                let number: Int

                var body: some View {
                    Text("Page \\(number)")
                }
            }

            struct Reader: View {
                @State private var page = 1

                var body: some View {
                    Stepper("Page", value: $page)
                    Caption(number: page)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let uses = WrittenModifier.all("onAppear", in: file, &context) + WrittenModifier.all("task", in: file, &context)
        var searches: [TypeID: InputCopySearch] = [:]
        var inputs: [TypeID: FollowedInputs] = [:]
        for use in uses where use.call.argument("id") == nil {
            guard let view = use.element.owner, context.index.hasUpdatedBody(view),
                let search = searches[view] ?? InputCopySearch(view, &context)
            else { continue }
            searches[view] = search
            guard !search.isEditor else { continue }
            // Looks at all code of the view, so only for a copy.
            let followed = { (name: Name) in
                let found = inputs[view] ?? FollowedInputs(search.code)
                inputs[view] = found
                return found.contain(name)
            }
            for copy in search.modelCopies(use.modifier, use.call, followed, &context) where !EditedCopy.isDraft(copy.targetText)
            {
                reportModel(copy, &context)
            }
            let isAppearance = use.call.callee?.name == "onAppear"
            if isAppearance, let action = use.call.action, let copy = search.derivedCopy(action),
                !followed(copy.input.name), !EditedCopy.isDraft(copy.targetText),
                let call = context.callChanging(copy.input.name, of: view)
            {
                report(copy, use, call, &context)
                continue
            }
            for copy in search.copies(use.modifier, use.call, &context) {
                let name = copy.source.subtree.first { $0.name == copy.input.name }?.tokenText ?? ""
                guard !followed(copy.input.name), !EditedCopy.isDraft(copy.targetText), !EditedCopy.isDraft(name)
                else { continue }
                check(copy, name, view, &context)
            }
        }
    }

    private func reportModel(_ copy: ModelCopy, _ context: inout RuleContext) {
        let text = copy.source.shortText ?? copy.source.tokenText
        context.report(
            Self.model,
            ["value": text, "modifier": context.text(copy.modifier), "target": copy.targetText], at: copy.modifier.nameRange,
            help: "read `\(text)` in the `body` instead of a copy, or set `\(copy.targetText)` in "
                + "`.onChange(of: \(text)) { … }` too",
            related: [
                copy.source.related("this value is copied")
            ])
    }

    private func report(_ copy: DerivedCopy, _ use: WrittenModifier, _ call: ViewElement, _ context: inout RuleContext) {
        let text = copy.source.shortText ?? copy.source.tokenText
        let name = copy.source.subtree.first { $0.name == copy.input.name }?.tokenText ?? text
        context.report(
            Self.derived, ["input": name, "target": copy.targetText], at: use.modifier.nameRange,
            help: "set `\(copy.targetText)` in `.onChange(of: \(text)) { … }` too, or write `.id(…)` with the `\(name)` after "
                + "this view in the caller",
            related: [call.related("this caller passes the value")])
    }

    private func check(_ copy: InputCopy, _ name: String, _ view: TypeID, _ context: inout RuleContext) {
        let (modifier, text) = (context.text(copy.modifier), copy.source.shortText ?? name)
        let help =
            modifier == "task"
            ? "write `.task(id: \(text)) { … }`"
            : copy.isOfModel
                ? "pass `\(text)` to `\(copy.targetText)` in `.onChange(of: \(text)) { … }` too"
                : "read `\(text)` in the `body` instead of a copy, or set `\(copy.targetText)` in "
                    + "`.onChange(of: \(text)) { … }` too"
        if copy.input.wrapper == "Environment" {
            context.report(
                Self.environment, ["value": text, "modifier": modifier, "target": copy.targetText], at: copy.modifier.nameRange,
                help: help)
            return
        }
        var search = InputChangeSearch()
        let input = ViewInput(name: copy.input.name, initializer: nil, members: copy.members)
        guard let change = search.change(of: input, in: view, &context) else { return }
        // `task_missing_id` reports these.
        if copy.isAwaited, change.kind == .selection, context.index.isIdentifiable(copy.input.type) { return }
        context.report(
            Self.copied,
            ["value": change.value.shortText ?? text, "modifier": modifier, "target": copy.targetText, "input": text],
            at: copy.modifier.nameRange, help: help, related: change.related)
    }
}

extension ProjectIndex {
    /// Whether a type of the project is known to have an identity.
    func isIdentifiable(_ type: TypeShape) -> Bool {
        guard !type.flags.contains(.isCollection), let known = uniqueType(type.name) else { return false }
        return inheritance(of: known).contains("Identifiable")
    }
}
