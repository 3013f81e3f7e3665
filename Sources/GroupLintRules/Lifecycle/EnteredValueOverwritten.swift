import GroupLintCore

struct EnteredValueOverwritten: Rule {
    static let pushed = RuleCase(
        .info, .medium, when: "a screen with links",
        says: "what the user has entered for `{value}` is lost when they come back from the screen of a link: then this "
            + "`.{modifier}` runs again and overwrites it{source}")
    static let tab = RuleCase(
        .info, .medium, when: "the page of a tab",
        says: "what the user has entered for `{value}` is lost when they come back from another tab: then this `.{modifier}` "
            + "runs again and overwrites it{source}")

    static let info = RuleInfo(
        id: "entered_value_overwritten",
        summary: "A lifecycle action overwrites what the user has entered when they come back to the screen.",
        category: .lifecycle,
        rationale: """
            `.onAppear` and `.task` run again when the user comes back from a screen that was pushed, or to the page of a tab. \
            An action that fills the fields of a form then overwrites what the user has entered and not saved yet.

            Fill the fields once: in the `init` of the view, or behind a flag. This applies to every OS version.
            """,
        cases: [pushed, tab],
        silentOn: [
            "values that `onChange`, `onReceive`, `onSubmit` or `onDisappear` may save", "actions that run under a condition",
            "literals: a search that begins anew", "screens that code pushes: it may save first", "bindings that code makes",
            "actions on a navigation container, which stays on screen", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
            "https://developer.apple.com/documentation/swiftui/view/task(priority:_:)",
        ],
        bad: """
            struct Profile: View {
                let account: Account
                @State private var name = ""

                var body: some View {
                    Form {
                        TextField("Name", text: $name)
                        NavigationLink("Privacy") { Text("We keep your name.") }
                    }
                    .onAppear { name = account.name }
                }
            }
            """,
        good: """
            struct Profile: View {
                let account: Account
                @State private var name = ""
                @State private var isFilled = false

                var body: some View {
                    Form {
                        TextField("Name", text: $name)
                        NavigationLink("Privacy") { Text("We keep your name.") }
                    }
                    .onAppear {
                        guard !isFilled else { return }
                        isFilled = true
                        name = account.name
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let uses = WrittenModifier.all("onAppear", in: file, &context) + WrittenModifier.all("task", in: file, &context)
        var entered: [TypeID: [EnteredValue]] = [:]
        var asked: [TypeID: Int] = [:]
        for use in uses where use.call.argument("id") == nil {
            guard let view = use.element.owner, let action = use.call.action, asked[view, default: 0] < Self.mostUses else {
                continue
            }
            asked[view, default: 0] += 1
            let values = entered[view] ?? EnteredValue.all(on: view, &context)
            entered[view] = values
            let models = Set(values.filter { $0.path.count > 1 }.map { $0.path[0] })
            guard !values.isEmpty, let code = ViewCode(view, models: Array(models), &context), !code.savesAnyValue else {
                continue
            }
            let writes = code.writes(action)
            let copied = values.lazy.compactMap { value -> (value: EnteredValue, write: StateWrites.Write)? in
                let all = writes.filter { [$0.root, $0.member].filter { !$0.isNone } == value.path }
                guard all.count == 1, all[0].copies(to: value.path, in: action), !code.follows(value) else { return nil }
                return (value, all[0])
            }
            if let first = copied.first { report(first.value, first.write, use, &context) }
        }
    }

    /// For each further action of a view, all of the view's code would be read again.
    private static let mostUses = 32

    /// Reports an action if the user can come back to the screen.
    private func report(
        _ value: EnteredValue, _ write: StateWrites.Write, _ use: WrittenModifier, _ context: inout RuleContext
    ) {
        let link = use.element.linkOnSameScreen
        guard link != nil || context.isPageOfTab(use.element) else { return }
        let source = write.value.flatMap(\.shortText).map { " with `\($0)`" } ?? ""
        context.report(
            link == nil ? Self.tab : Self.pushed,
            ["value": value.text, "modifier": context.text(use.modifier), "source": source], at: use.modifier.nameRange,
            help: "set `\(value.text)` once: in the `init`, or behind a flag, `if !isFilled { isFilled = true; … }`",
            related: [value.control.node.related("the user enters it here"), write.node.related("this overwrites it")]
                + (link.map { [$0.related("this link covers the screen")] } ?? []))
    }
}

extension ViewCode {
    /// Whether actions of the view may save what the user has entered before another screen covers it.
    fileprivate var savesAnyValue: Bool {
        !view.nodes(named: ["onDisappear", "onSubmit", "simultaneousGesture"]).isEmpty
    }

    /// Whether code runs while the user enters a value.
    fileprivate func follows(_ value: EnteredValue) -> Bool {
        let followers = view.nodes(named: ["onChange", "onReceive"]).compactMap { $0.parent.flatMap(CallExpr.init) }
        if followers.contains(where: { $0.node.names(value.path) }) { return true }
        if value.control.node.subtree.contains(where: { $0.kind == .closureExpr && $0.names(value.path) }) { return true }
        guard value.path.count > 1 else { return false }
        guard let model = model(value.path[0]), let property = model.property(value.path[1]) else { return true }
        return property.accessors != nil || model.nodes(named: value.path[1]).contains(where: \.isProjection)
    }
}

extension ViewElement {
    /// A link on the screen of the view, which covers the view; nil if the view has a navigation container in it, or is on
    /// another screen than the body around it.
    fileprivate var linkOnSameScreen: ViewElement? {
        let body = sequence(first: self, next: \.parent).reversed().first ?? self
        var (link, isContainer): (ViewElement?, Bool) = (nil, false)
        var inside = SameScreen()
        _ = inside.contains(self) { element in
            isContainer = element.isContainerOfScreens
            return isContainer
        }
        var (screen, isOnScreen) = (SameScreen(), false)
        _ = screen.contains(body) { element in
            if element.site == site { isOnScreen = true }
            // A view of the project may show a link only for some of its callers.
            let isSure = element.owner == owner || !sequence(first: element, next: \.parent).contains { $0.kind == .arm }
            if isSure, link == nil, element.isSwiftUI("NavigationLink") { link = element }
            return link != nil && isOnScreen
        }
        return isContainer || !isOnScreen ? nil : link
    }
}
