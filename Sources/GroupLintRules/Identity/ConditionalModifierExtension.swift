import GroupLintCore

struct ConditionalModifierExtension: Rule {
    var names = ["if", "when", "applyIf", "ifLet", "conditional"]
    var flagDeclaration = true

    static let stateLost = RuleCase(
        .warning,
        when: "a condition that can change, on a view that keeps something (text, scroll position, state, a running task)",
        says: "`{helper}` switches between two different views when {condition} changes, so {loss}")
    static let replaced = RuleCase(
        .info, when: "a condition that can change, on any other view, if an argument can turn the modifier off",
        says: "`{helper}` switches between two different views when {condition} changes, so SwiftUI replaces the view instead of "
            + "updating it")
    static let unused = RuleCase(
        .info, when: "a helper that other modules can use and the project does not",
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
            and scroll position, and its tasks start again. Modifiers that come after the helper keep running. The helper \
            hides that at every place that uses it. A modifier whose argument depends on the condition keeps one view.

            A helper is judged by its uses: a condition that cannot change while the view is shown does no harm. If the caller \
            passes the changed view in a closure, the use is reported. Otherwise the helper itself can be repaired, and is \
            reported once for all its uses. On every OS version.
            """,
        cases: [stateLost, replaced, unused],
        doubts: [unknownHelper],
        silentOn: [
            "conditions that stay the same while a view is shown: `#available`, platform constants, literals, static members, "
                + "most values of the environment, values that no caller changes, data of a row",
            "values that are not known to change: models of other modules, results of functions, local variables",
            "values that cannot be nil, if the helper only tests for nil",
            "helpers without a use, unless other modules can use them; uses in previews",
            "helpers that show nothing in the other branch, and functions that are not builders and return one type",
            "styles and `.matchedGeometryEffect`, which no argument can turn off; branches on a parameter that is not a `Bool`",
            "views that keep nothing, if no argument can turn the modifier off",
            "widgets and live activities, whose views keep no state",
        ],
        fix: "Applies the modifier always, with an argument that depends on the condition; unsafe.",
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
        for element in file.modifiedElements where !element.isInPreview {
            for position in element.modifiers.indices {
                report(ModifierUse(element, position), &context)
            }
        }
    }
}
