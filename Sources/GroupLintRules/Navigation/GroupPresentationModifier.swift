import GroupLintCore

struct GroupPresentationModifier: Rule {
    static let presentation = RuleCase(
        .warning, .medium, when: "sheets, covers, popovers, alerts, dialogs and file pickers",
        says: "more than one {effect} may try to open when {state} is set, because {views} gets its own")
    static let rows = RuleCase(
        .warning, .medium, when: "the same on a `ForEach`",
        says: "more than one {effect} may try to open when {state} is set, because {views} gets its own")
    static let elsewhere = RuleCase(
        .info, .medium, when: "the same, if the view around is in another type, which has to hold the state",
        says: "more than one {effect} may try to open when {state} is set, because {views} gets its own")
    static let geometry = RuleCase(
        .warning, when: "a source of `.matchedGeometryEffect`",
        says: "the result of `.{modifier}` is undefined, because it gives the same id to {views}, and each of them is a source")
    static let transition = RuleCase(
        .info, .medium, when: "`.matchedTransitionSource`",
        says: "`.{modifier}` gives the same id to {views}, so the transition has several sources")
    static let tag = RuleCase(
        .error, when: "a tag on a `Group` or `Section`, in a container with a selection",
        says: "`.{modifier}` gives the same value to {views}, so the selection cannot tell them apart")
    static let rowTag = RuleCase(
        .error, when: "a tag on a `ForEach`, in a container with a selection",
        says: "`.{modifier}` gives the same value to {views} instead of its id, so the selection cannot tell them apart")
    static let observer = RuleCase(
        .warning, when: "`.onPreferenceChange`",
        says: "the action of `.{modifier}` runs separately for {views}, each time with the value of that view only")
    static let preference = RuleCase(
        .info, when: "`.preference`",
        says: "`.{modifier}` writes its value once for {views}, so `reduce` gets it several times")
    static let scrollTarget = RuleCase(
        .info, .low, when: "`.id` with a constant",
        says: "`.{modifier}` gives the same id to {views}, and scrolling to it finds only the first of them")
    static let identifier = RuleCase(
        .info, .medium, when: "`.accessibilityIdentifier`",
        says: "`.{modifier}` gives the same identifier to {views}, so a test that looks for it finds several elements")
    static let indirect = Doubt(
        .medium, when: "the container, or the content of the `Group`, is found through other views or members")

    static let info = RuleInfo(
        id: "group_presentation_modifier",
        summary: "A sheet, tag or similar modifier on a `Group` of several views applies to each of them.",
        category: .navigation,
        rationale: """
            A `Group`, a `Section` and a `ForEach` are not views of their own. In a container, SwiftUI applies some of their \
            modifiers to each view inside: presentations, tags, matched geometry and preferences, also to the header and the \
            footer of a `Section`. So there are several sheets for one state, several sources for one matched geometry, and \
            several views with one tag, which a selection cannot tell apart. The rows of a `ForEach` also have several sheets \
            if the sheet is on the row, but its state belongs to the view around the rows. `.onPreferenceChange` runs for each \
            view with the value of that view, not with the combined one. What a user sees of several sheets for one state is \
            not documented.

            Other modifiers exist once, whatever the number of views, and this rule does not report them: `.onReceive`, \
            `.task`, values of the environment, `@State` in a view modifier. On every OS version.
            """,
        cases: [
            presentation, rows, elsewhere, geometry, transition, tag, rowTag, observer, preference, scrollTarget, identifier,
        ],
        doubts: [indirect],
        silentOn: [
            "branches that show one view at a time",
            "a presentation on a row in the closure, which `presentation_in_row` reports",
            "a `Group` or `ForEach` at the root of a screen, label, sheet or overlay, directly in a `ScrollView`, and in an "
                + "unknown place",
            "content of unknown kind, such as a generic parameter",
            "everything after `.onGeometryChange` or a modifier of the project with a stack around its content",
            "everything after a modifier of another module",
            "modifiers that exist once or whose copies do no harm: `.onReceive`, `.navigationTitle`, `.refreshable`",
            "modifiers for which this is not known: `.toolbar`, `.searchable`, `.onOpenURL`, `.keyboardShortcut`",
            "tags outside a container with a selection, and views with tags of their own",
            "`.matchedGeometryEffect` with `isSource: false`, and an `.id` that changes",
            "preferences of the rows of `List`, `Form` and `Table`",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Profile: View {
                @State private var isEditing = false

                var body: some View {
                    VStack {
                        Group {
                            Text("Name")
                            Button("Edit") { isEditing = true }
                        }
                        .sheet(isPresented: $isEditing) { Text("Editor") }
                    }
                }
            }
            """,
        good: """
            struct Profile: View {
                @State private var isEditing = false

                var body: some View {
                    VStack {
                        Text("Name")
                        Button("Edit") { isEditing = true }
                    }
                    .sheet(isPresented: $isEditing) { Text("Editor") }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        checkGroups(file, &context)
    }
}
