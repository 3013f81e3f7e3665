import GroupLintCore

struct StateCopiesInput: Rule {
    static let model = RuleCase(
        .warning,
        says: "after a change of `{value}`, this view still shows the old one, because `@{wrapper}` keeps the `{model}` that was "
            + "made from the first `{input}`")
    static let state = RuleCase(
        .warning, when: "the view itself never sets the state",
        says: "after a change of `{value}`, this view still shows the old one, because `@State` keeps the first `{input}`")

    static let info = RuleInfo(
        id: "state_copies_input",
        summary: "A view keeps a copy of an input in `@StateObject` or `@State`, and a caller changes the input.",
        category: .state,
        rationale: """
            SwiftUI uses the first value of `@StateObject` and `@State` only when it creates the view. While the view stays \
            at its place, the initializer runs for each update, but what it puts into the state is ignored. If the caller \
            passes another value, the view goes on showing the first one: the details of the item that was selected before, \
            or the old content of a row.

            On every OS version.
            """,
        cases: [model, state],
        silentOn: [
            "inputs that no caller is known to change while the view stays on screen",
            "views with `.id(…)`, and views in sheets, popovers, alerts, menus and destinations of links: they are new each time",
            "views that follow the input with `onChange(of:)`, `task(id:)` or `onReceive(_:)`",
            "state that the view sets or hands on as a binding: the input is then only the first value",
            "inputs and views whose names say that they are drafts, and editors that close themselves",
            "rows that only get the identifier of their element, and rows that are identified by the whole element",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/stateobject",
            "https://developer.apple.com/documentation/swiftui/state",
        ],
        bad: """
            struct Caption: View {
                @State var number: Int

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
        for view in context.types where context.index.hasUpdatedBody(view) && context.index.mayKeepInput(view) {
            guard let tree = context.syntax() else { return }
            let copies = CopiedInput.all(of: view, in: tree, context.index)
            guard !copies.isEmpty, let code = TypeCode(view, &context), !EditedCopy.isEditor(view, code, context.index) else {
                continue
            }
            let followed = FollowedInputs(code)
            var reported: [Name] = []
            for copy in copies where !reported.contains(copy.property.name) {
                guard !followed.contain(copy.input.name), !EditedCopy.isDraft(copy.inputName),
                    copy.isOnlyCopy(in: view, &context),
                    !EditedCopy.isDraft(tree.source.text(copy.property.nameRange))
                else { continue }
                var search = InputChangeSearch()
                guard let change = search.change(of: copy.input, in: view, &context),
                    change.kind == .selection || copy.mayDiffer(after: change, in: view, &context)
                else { continue }
                reported.append(copy.property.name)
                report(copy, change, &context)
            }
        }
    }

    private func report(_ copy: CopiedInput, _ change: InputChange, _ context: inout RuleContext) {
        let value = change.value.shortText ?? "the value"
        switch copy.kind {
        case .model(let model):
            let type = model.isCapitalized ? model.tokenText : context.typeText(of: copy.property) ?? "model"
            let id = change.idText(copy.type, context.index).map { ".id(\($0))" }
            let follow = "pass the new value to the model in `.onChange(of: \(copy.inputName)) { … }`"
            context.report(
                Self.model,
                [
                    "value": value, "wrapper": copy.property.wrapper == "State" ? "State" : "StateObject", "model": type,
                    "input": copy.inputName,
                ],
                at: copy.range,
                help: change.kind == .selection
                    ? "write `\(id ?? ".id(…)")` after `\(change.callName)(…)`, so that each value gets a view with its own model"
                    : "keep `\(copy.inputName)` in a property of the view, and \(follow)",
                related: change.related)
        case .state:
            context.report(
                Self.state, ["value": value, "input": copy.inputName], at: copy.range,
                help: "the view never sets `\(copy.inputName)`: declare it with `let` instead of `@State`",
                related: change.related)
        }
    }
}
