import GroupLintCore

struct VolatileViewId: Rule {
    static let fresh = RuleCase(
        .warning,
        says: "the view is replaced at each update and loses its state, because `.id({value})` is another value each time")
    static let tag = RuleCase(
        .error, when: "such a value in `.tag`",
        says: "the selection never finds this view again, because `.tag({value})` is another value at each update")
    static let typed = RuleCase(
        .warning, when: "a text field whose `.id` contains its own text",
        says: "the field loses the keyboard focus at each keystroke, because its `.id` contains the text `{value}`")
    static let workaround = RuleCase(
        .info, when: "a comment explains the line",
        says: "the view is replaced at each update, because `.id({value})` is another value each time")
    static let progress = RuleCase(
        .info, .low, when: "a `ProgressView`, which may not spin again without it",
        says: "the indicator is replaced at each update, because `.id({value})` is another value each time")
    static let calm = RuleCase(
        .info, when: "a view that only its own `@State` updates, which no control or action changes",
        says: "the view is replaced at each update and loses its state, because `.id({value})` is another value each time")
    static let leaf = RuleCase(
        .info, .low, when: "a view that is not known to keep anything, such as a `Text`",
        says: "the view is replaced at each update, because `.id({value})` is another value each time")
    static let foreign = RuleCase(
        .info, .low, when: "a view of another module, which may keep nothing",
        says: "the view is replaced at each update and may lose its state, because `.id({value})` is another value each time")
    static let renewed = RuleCase(
        .info, .medium, when: "state that an `.onAppear` around the view always changes, on a view with links to other screens",
        says: "{loss} when the user comes back from another screen, because `.onAppear` then changes `{value}`, which is its "
            + "`.id`")
    static let fallback = RuleCase(
        .info, when: "only one of several values is new each time",
        says: "the view is replaced at each update for which `.id` gets a new `{value}`")

    static let info = RuleInfo(
        id: "volatile_view_id",
        summary: "A view gets another identity each time the body runs.",
        category: .identity,
        rationale: """
            `.id` names a view. When the value changes, SwiftUI removes the view and makes a new one: state, focus, scroll \
            position and tasks inside start again, and a change is not animated as a change. `.id(UUID())` is such a change \
            at each update. It often hides that the view does not observe its data.

            A selection compares its value with each `.tag`, and a tag that is new at each update never equals it. On every OS \
            version.
            """,
        cases: [fresh, tag, typed, workaround, calm, leaf, foreign, progress, renewed, fallback],
        silentOn: [
            "`.id(refreshID)` with state that code changes on purpose, apart from `.onAppear`",
            "values that are made again but equal: `UUID(uuidString: text)`, `Date(timeIntervalSince1970: time)`",
            "views that an initializer or a stored property makes once",
            "shapes, colors and spacers, which keep nothing",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/id(_:)",
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
        ],
        bad: """
            struct Results: View {
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in Text(name) }
                        .id(UUID())
                }
            }
            """,
        good: """
            struct Results: View {
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in Text(name) }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for use in WrittenModifier.all(.id, in: file, &context) + WrittenModifier.all("tag", in: file, &context) {
            // A shape that only runs an action starts it again on purpose.
            guard use.isEvaluated(&context), use.modifier.name != .id || !use.element.isFilling || use.element.showsProgress,
                let argument = use.call.firstArgument, argument.label.isNone,
                let value = argument.value
            else { continue }
            if use.modifier.name == .id, use.element.edits(value, &context) {
                context.report(
                    Self.typed, ["value": value.shortText ?? "it"], at: use.modifier.nameRange,
                    help: "use an `.id` that does not change while the user types, or none")
            } else if let id = VolatileIdentity(value, use.element, &context) {
                report(id, use, &context)
            } else if use.modifier.name == .id, let renewal = RenewedIdentity(value, use, &context) {
                context.report(
                    Self.renewed, ["loss": renewal.loss, "value": value.tokenText], at: use.modifier.nameRange,
                    help: "keep what the view shows in state or in an observed model, so that it follows changes, and remove "
                        + "`.id`",
                    related: [renewal.related])
            }
        }
    }

    private func report(_ id: VolatileIdentity, _ use: WrittenModifier, _ context: inout RuleContext) {
        let ruleCase =
            id.isFallback
            ? Self.fallback
            : use.modifier.name != .id
                ? Self.tag
                : use.element.showsProgress
                    ? Self.progress
                    : use.isExplained
                        ? Self.workaround
                        : use.element.callsFunction
                            ? Self.foreign
                            : !use.keepsSomething ? Self.leaf : context.isUpdatedInUse(use.element) ? Self.fresh : Self.calm
        // Nobody selects a separator.
        guard use.modifier.name == .id || !id.isFallback && !use.element.isSwiftUI("Divider") else { return }
        context.report(
            ruleCase, ["value": id.text], at: use.modifier.nameRange, help: help(ruleCase, use), related: id.related)
    }

    private func help(_ ruleCase: RuleCase, _ use: WrittenModifier) -> String {
        if use.modifier.name != .id { return "write a value that stays the same for this view, such as the id of its element" }
        if ruleCase.when == Self.fallback.when { return "write a constant as the last value: `\"none\"` instead of a new one" }
        if use.element.showsProgress {
            return "write an `.id` that changes only when new data is loaded; keep this one only if the indicator does not spin "
                + "again without it"
        }
        return
            "remove `.id`; to reset the view for other data, write `.id` with the id of that data; to reset it in an action, "
            + "write `.id(resetID)` with `@State private var resetID = UUID()`, and set `resetID = UUID()` in that action"
    }
}
