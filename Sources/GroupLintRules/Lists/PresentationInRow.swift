import GroupLintCore

struct PresentationInRow: Rule {
    static let state = RuleCase(
        .info, .medium, when: "the state belongs to the view around the rows",
        says: "each row of this `{container}` tries to present when `{state}` is set, because each has its own `.{modifier}`")
    static let content = RuleCase(
        .warning, .medium, when: "a presentation for a flag, with content that depends on the row",
        says: "`.{modifier}` may show the content of another row, because each row of this `{container}` has its own, and all "
            + "of them are bound to `{state}`")
    static let eager = RuleCase(
        .info, .medium, when: "such a presentation for a flag in a stack that makes all rows at once",
        says: "all rows of this `{container}` try to present at once when `{state}` is set, because each has its own "
            + "`.{modifier}`")

    static let own = RuleCase(
        .info, .low, when: "a row view with a state of its own, in a `List` or lazy stack",
        says: "this `.{modifier}` may close by itself, because it belongs to one row and goes away with the row when the "
            + "data changes")

    static let info = RuleInfo(
        id: "presentation_in_row",
        summary: "A sheet, alert or similar modifier is on each row, for one state that all rows share.",
        category: .navigation,
        rationale: """
            A modifier in the closure of a `ForEach` or `List` exists once for each row. If a sheet or alert there is bound to \
            a state of the view around the rows, every row that exists wants to present when the state is set. Which one does \
            is not defined: the content may be that of another row. In a `List` or lazy stack, the presentation is also gone \
            when its row is scrolled away.

            On every OS version.
            """,
        cases: [state, content, eager, own],
        silentOn: [
            "a binding made from the element of the row, and a state of the row in a stack that makes all rows at once",
            "a branch that compares the row with the selected one, and a case of a `switch`",
            "fixed rows, and rows of a menu",
            "screens that a link in the row opens, and content of another presentation",
            "a presentation on the `ForEach` itself, which `group_presentation_modifier` reports",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Files: View {
                @State private var isAsking = false
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        Button(name) { isAsking = true }
                            .alert("Delete \\(name)?", isPresented: $isAsking) { Button("Delete") {} }
                    }
                }
            }
            """,
        good: """
            struct Files: View {
                @State private var isAsking = false
                @State private var selection = ""
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        Button(name) {
                            selection = name
                            isAsking = true
                        }
                    }
                    .alert("Delete \\(selection)?", isPresented: $isAsking) { Button("Delete") {} }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for row in RowPresentation.all(in: file, &context) { row.report(&context) }
        for row in RowTypePresentation.all(in: file, &context) { row.report(&context) }
    }
}
