import GroupLintCore

struct StateCopiesInput: Rule {
    static let model = RuleCase(
        .warning,
        says: "later values of `{value}` do not show here, because `@{wrapper}` keeps the `{model}` that was made from the first "
            + "`{input}`")
    static let state = RuleCase(
        .warning, when: "the view itself never sets the state",
        says: "this view keeps showing the first `{input}` that it gets, because `@State` ignores the later values that its "
            + "caller passes")
    static let selected = RuleCase(
        .warning, .medium, when: "the view changes its copy, and the user selects the value that the caller passes",
        says: "this view still shows the `{value}` of the first `{input}` after the user selects another one, because `@State` "
            + "keeps it")
    static let kept = RuleCase(
        .info, .medium, when: "this view never sets the state, and it is not known whether a caller changes the value",
        says: "this view ignores a later `{input}` of its caller, because `@State` keeps the first one, and nothing here sets it")
    static let object = RuleCase(
        .info, .low, when: "a caller passes an object that it does not own",
        says: "if the caller passes another `{input}` later, this view ignores it, because `@StateObject` keeps the first one")
    static let edited = RuleCase(
        .info, .low, when: "the view changes its copy",
        says: "a change of `{input}` in this view does not reach its caller, and a later value of the caller is ignored, because "
            + "`@State` copies the first one")
    static let reference = RuleCase(
        .info, .low, when: "an object that a caller replaces",
        says: "if the caller passes another `{input}` later, this view ignores it, because `@State` keeps the first object")
    static let shared = RuleCase(
        .info, .low, when: "a property of a shared object",
        says: "a later change of `{value}` does not show here, because `@State` keeps the value that it had when the view "
            + "appeared")
    static let linked = RuleCase(
        .info, .low, when: "a link in a sidebar makes the view",
        says: "another selection may show the first `{input}` again, because `@{wrapper}` keeps it while the view stays beside "
            + "the sidebar")

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
        cases: [model, state, selected, kept, object, edited, reference, shared, linked],
        silentOn: [
            "models from inputs that no caller is known to change while the view stays on screen",
            "values that every caller writes as constants, values that are not known to change, and the one object that a "
                + "caller keeps",
            "other tabs than the first one, if a task sets the value when the tabs appear; views with `.id(…)`, and views in "
                + "sheets, popovers, alerts, menus and on pushed screens: they are new each time",
            "views that follow the input with `onChange(of:)`, `task(id:)` or `onReceive(_:)`",
            "private state, state with a default value, text, and state of a view with closures, if the view sets it or hands it "
                + "on as a binding, unless an initializer takes it from a value that the user selects",
            "inputs and views whose names say that they are drafts, and editors that close themselves",
            "rows that only get the identifier of their element, and rows that are identified by the whole element",
            "widgets, previews and tests",
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
            """,
        measured: Measurement(right: 4, read: 8, at: .info)
    )

    /// More copies of one view are not looked at: for each, the code of its callers is searched.
    private static let mostCopies = 32

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        for view in context.types where context.index.hasUpdatedBody(view) && context.index.mayKeepInput(view) {
            guard let tree = context.syntax() else { return }
            let copies = CopiedInput.all(of: view, in: tree, context.index)
            checkShared(view, tree, &context)
            guard !copies.isEmpty, let code = TypeCode(view, &context) else { continue }
            let followed = FollowedInputs(code)
            let isEditor = EditedCopy.isEditor(view, code, context.index)
            var (reported, inputs): ([Name], [Name]) = ([], [])
            for copy in copies.prefix(Self.mostCopies) where !reported.contains(copy.property.name) {
                guard !copy.isFollowed(followed), !EditedCopy.isDraft(copy.inputName), !(isEditor && copy.isModel),
                    !EditedCopy.isDraft(tree.source.text(copy.property.nameRange))
                else { continue }
                if report(copy, in: view, isEditor: isEditor, &context) {
                    reported.append(copy.property.name)
                } else if !isEditor, copy.isPart, !inputs.contains(copy.input.name) {
                    // One identity serves all copies of an input.
                    inputs.append(copy.input.name)
                    reportSelected(copy, in: view, &context)
                }
            }
        }
    }

    private func checkShared(_ view: TypeID, _ tree: SyntaxTree, _ context: inout RuleContext) {
        for copy in SharedCopy.all(of: view, in: tree, &context) {
            let value = copy.value.shortText ?? copy.value.tokenText
            context.report(
                Self.shared, ["value": value], at: copy.value.range,
                help: "read `\(value)` in the `body` of a view that observes the object, or set `\(copy.name)` in "
                    + "`.onReceive` or `.onChange(of: \(value)) { … }` too")
        }
    }

    /// Reports a copy, if a caller may pass another value.
    private func report(_ copy: CopiedInput, in view: TypeID, isEditor: Bool, _ context: inout RuleContext) -> Bool {
        let isOnlyCopy = copy.isOnlyCopy(in: view, &context)
        if isOnlyCopy, !isEditor, let change = copy.change(in: view, &context), !change.isBeforeTab {
            report(copy, change, &context)
        } else if isOnlyCopy, let kept = context.keptInput(of: view, copy) {
            report(copy, kept, &context)
        } else if !isEditor, copy.isMemberwise, let call = otherCall(copy, isOnlyCopy, in: view, &context) {
            report(copy, call, &context)
        } else {
            return false
        }
        return true
    }

    /// Reports a part of an input that the view changes, if the user selects the input while the view stays.
    private func reportSelected(_ copy: CopiedInput, in view: TypeID, _ context: inout RuleContext) {
        guard copy.isChanged(in: view, &context), let change = copy.change(in: view, &context), change.kind == .selection
        else { return }
        context.report(
            Self.selected,
            ["value": context.source?.text(copy.property.nameRange) ?? "", "input": copy.inputName], at: copy.range,
            help: Self.identityAdvice(copy, change, context), related: change.related)
    }

    /// A call that passes an object, or a value that the view changes.
    private func otherCall(
        _ copy: CopiedInput, _ isOnlyCopy: Bool, in view: TypeID, _ context: inout RuleContext
    ) -> ViewElement? {
        if context.mayBeObject(copy) {
            return copy.isKeptObject(in: view, &context) ? context.callOfCopy(copy, isEdited: false, of: view) : nil
        }
        guard !isOnlyCopy, copy.isEdited(in: view, &context) else { return nil }
        return context.callOfCopy(copy, isEdited: true, of: view)
    }

    private func report(_ copy: CopiedInput, _ call: ViewElement, _ context: inout RuleContext) {
        let isObject = context.mayBeObject(copy)
        let binding =
            "write `@Binding var \(copy.inputName)` instead of `@State`, and pass a binding in the caller, unless this view "
            + "edits a copy on purpose"
        context.report(
            isObject ? Self.reference : Self.edited, ["input": copy.inputName], at: copy.range,
            help: isObject ? help(copy, &context) : binding, related: [call.related("this caller passes the value")])
    }

    private func report(_ copy: CopiedInput, _ kept: KeptInput, _ context: inout RuleContext) {
        let wrapper = copy.property.wrapper == "State" ? "State" : "StateObject"
        let ruleCase = kept.isLinked ? Self.linked : copy.keepsObject ? Self.object : Self.kept
        context.report(
            ruleCase, kept.isLinked ? ["input": copy.inputName, "wrapper": wrapper] : ["input": copy.inputName], at: copy.range,
            help: help(copy, &context), related: [kept.call.related("this caller passes the value")])
    }

    private static func type(_ model: SyntaxNode, _ copy: CopiedInput, _ context: inout RuleContext) -> String {
        model.isCapitalized ? model.tokenText : context.typeText(of: copy.property) ?? "model"
    }

    /// Whether the code of the view makes bindings to parts of the object: `$model.name`.
    private func isProjected(_ copy: CopiedInput, _ context: inout RuleContext) -> Bool {
        let uses = context.types.flatMap { context.data(of: $0).uses(of: copy.property.name) }
        return uses.contains { $0.use.kind == .projection }
    }

    private func help(_ copy: CopiedInput, _ context: inout RuleContext) -> String {
        if copy.keepsObject {
            return "if the caller keeps the object, write `@ObservedObject` instead of `@StateObject`; otherwise write `.id(…)` "
                + "after this view in the caller"
        }
        if isProjected(copy, &context) {
            let kind = context.index.uniqueType(copy.type.name).map(context.index.modelKind)
            switch kind {
            case .observable: return "declare `\(copy.inputName)` with `@Bindable var` instead of `@State`"
            case .observableObject: return "declare `\(copy.inputName)` with `@ObservedObject var` instead of `@State`"
            default: return "write `@Binding var \(copy.inputName)` instead of `@State`, and pass a binding in the caller"
            }
        }
        return copy.property.defaultValue == .none && !copy.isOptional
            ? "declare `\(copy.inputName)` with `let` instead of `@State`"
            : "remove `@State` from `\(copy.inputName)`"
    }

    private static func identityAdvice(_ copy: CopiedInput, _ change: InputChange, _ context: RuleContext) -> String {
        let id = change.idText(copy.type, context.index).map { ".id(\($0))" }
        return "write `\(id ?? ".id(…)")`\(id == nil ? " with an id of the value" : "") after `\(change.callName)(…)`, so that "
            + "each value gets a new view with its own \(copy.isModel ? "model and " : "")state"
    }

    private func report(_ copy: CopiedInput, _ change: InputChange, _ context: inout RuleContext) {
        let value = change.value.shortText ?? "the value"
        switch copy.kind {
        case .model(let model):
            let type = Self.type(model, copy, &context)
            let follow = "pass the new value to the model in `.onChange(of: \(copy.inputName)) { … }`"
            context.report(
                Self.model,
                [
                    "value": value, "wrapper": copy.property.wrapper == "State" ? "State" : "StateObject", "model": type,
                    "input": copy.inputName,
                ],
                at: copy.range,
                help: change.kind == .selection
                    ? Self.identityAdvice(copy, change, context)
                    : "keep `\(copy.inputName)` in a property of the view, and \(follow)",
                related: change.related)
        case .state, .object:
            context.report(
                Self.state, ["input": copy.inputName], at: copy.range, help: help(copy, &context) + change.returnAdvice,
                related: change.related)
        }
    }
}
