import GroupLintCore

struct ConditionalModifierExtension: Rule {
    var names = ["if", "when", "applyIf", "ifLet", "conditional"]
    var flagDeclaration = true

    static let controlReplaced = RuleCase(
        .warning,
        when: "a text field or a slider in the view that changes the condition itself, so that the view is replaced in the hands "
            + "of the user",
        says: "{effect}, because this changes {condition}, and `{helper}` puts the view in two branches")
    static let toggleReplaced = RuleCase(
        .info, when: "the same with a `Toggle`",
        says: "{effect}, because this changes {condition}, and `{helper}` puts the view in two branches")
    static let stateLost = RuleCase(
        .info,
        when: "a condition that can change, on a view that keeps the focus, a scroll position, the screens of a navigation "
            + "stack, a platform view, an object, or state that its `.task` loads",
        says: "{loss} when {condition} {changes}, because `{helper}` puts the view in two branches")
    static let stateMayBeLost = RuleCase(
        .info, .low,
        when: "a view with other state or only a `.task`, a view that is only sometimes there, unless the user or a size class "
            + "changes the condition, or a condition that waits for a value, so that there is nothing to lose yet",
        says: "{loss} when {condition} {changes}, because `{helper}` puts the view in two branches")
    static let taskRestarts = RuleCase(
        .info, .medium, when: "a view with a `.task`, if the user changes the condition",
        says: "{loss} when {condition} {changes}, because `{helper}` puts the view in two branches")
    static let replaced = RuleCase(
        .info, .low,
        when: "a condition that changes with an animation, on any other view, if an argument can turn the modifier off",
        says: "the animation fades one view out and another in when {condition} {changes}, because `{helper}` puts the view in "
            + "two branches")
    static let unused = RuleCase(
        .info, when: "a helper that a library package offers to other modules and the project does not use",
        says: "`{helper}` switches between two different views, so a view that it is applied to loses its state when "
            + "{condition} changes")
    static let unknownHelper = Doubt(.medium, when: "a helper that the project does not declare")

    static let info = RuleInfo(
        id: "conditional_modifier_extension",
        summary: "A conditional modifier replaces the view each time its condition changes.",
        category: .identity,
        rationale: """
            `if condition { transform(self) } else { self }` has two branches, and each has its own identity. When the \
            condition changes, SwiftUI removes one view and inserts the other. What is inside the view is lost: state, focus \
            and scroll position, and its tasks start again. Modifiers that come after the helper keep running. At the call, \
            nobody sees this. A modifier whose argument depends on the condition keeps one view.

            GroupLint looks at the uses of a helper: a condition that cannot change while the view is shown does no harm. If \
            the caller passes the changed view in a closure, the use is reported. Otherwise the helper itself can be \
            repaired, and is reported once for all its uses. This applies to every OS version.
            """,
        cases: [controlReplaced, toggleReplaced, stateLost, taskRestarts, stateMayBeLost, replaced, unused],
        doubts: [unknownHelper],
        silentOn: [
            "conditions that stay the same while a view is shown: `#available`, platform constants, literals, static members, "
                + "most values of the environment, values that no caller changes, data of a row",
            "values that are not known to change: models of other modules, results of functions, local variables",
            "values that cannot be nil, if the helper only tests for nil",
            "helpers without a use, except those that a library package without an app offers; uses in previews",
            "state that nothing writes, and properties of a model that neither its code nor that of the view assigns",
            "conditions with an argument that is `false` by default and that no caller passes",
            "settings that also decide whether the screen with the view is shown",
            "helpers that show nothing in the other branch, and functions that are not builders and return one type",
            "styles and `.matchedGeometryEffect`, which no argument can turn off; branches on a parameter that is not a `Bool`",
            "views that keep nothing, if no animation is shown or no argument can turn the modifier off",
            "widgets and live activities, whose views keep no state",
        ],
        fix: "Always applies the modifier, with an argument that depends on the condition; unsafe.",
        sources: [
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
            "https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/",
        ],
        bad: """
            extension View {
                @ViewBuilder func when<Content: View>(_ condition: Bool, make: (Self) -> Content) -> some View {
                    if condition { make(self) } else { self }
                }
            }

            struct Name: View {
                @Binding var text: String
                @State private var isLocked = false

                var body: some View {
                    TextField("Name", text: $text).when(isLocked) { $0.opacity(0.4) }
                    Toggle("Locked", isOn: $isLocked)
                }
            }
            """,
        good: """
            struct Name: View {
                @Binding var text: String
                @State private var isLocked = false

                var body: some View {
                    TextField("Name", text: $text).opacity(isLocked ? 0.4 : 1)
                    Toggle("Locked", isOn: $isLocked)
                }
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .strings("names", \.names, "names of helpers from other modules that take a condition and a closure"),
        .bool("flag_declaration", \.flagDeclaration, "whether the declarations of such helpers are reported too"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        if flagDeclaration {
            for root in file.elements(.root) {
                if let helper = ConditionalHelper(root) { report(helper, &context) }
            }
        }
        let known = NameTable(names.map { Name($0.utf8) })
        for element in file.modifiedElements where !element.isInPreview {
            for position in element.modifiers.indices {
                report(ModifierUse(element, position), known, &context)
            }
        }
    }
}
