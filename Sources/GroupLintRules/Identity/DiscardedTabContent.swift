import GroupLintCore

struct DiscardedTabContent: Rule {
    static let textLost = RuleCase(
        .warning, when: "a field for text that the view itself keeps",
        says: "each change of `{property}` throws `{view}` away, with the text that the user has typed for `{name}`")
    static let textReplaced = RuleCase(
        .info, .medium, when: "such a field, if the view fills it when it appears",
        says: "each change of `{property}` throws `{view}` away, with the text that the user has typed for `{name}`: the next "
            + "`{view}` fills it again when it appears")
    static let screensLost = RuleCase(
        .warning, when: "a navigation container with links, and no path outside of the view",
        says: "each change of `{property}` throws `{view}` away, with the screens that the user has opened in it")
    static let tabsLost = RuleCase(
        .warning, when: "a model of the view that loads when the view appears, in several of at least three tabs",
        says: "each change of `{property}` throws the tab away: `{view}` loses what its `{name}` has loaded")
    static let dataLost = RuleCase(
        .info, .medium, when: "such a model in other content",
        says: "each change of `{property}` throws `{view}` away, with what its `{name}` has loaded")
    static let choiceLost = RuleCase(
        .info, .medium, when: "a control, such as a `Picker`, whose value only the view or its own model keeps",
        says: "each change of `{property}` throws `{view}` away, with what the user has chosen for `{name}`")
    static let stateData = Doubt(.low, when: "a collection that the view loads into its `@State`")

    static let info = RuleInfo(
        id: "discarded_tab_content",
        summary: "A home-made tab, segment or step loses what the user has in it when another one is shown.",
        category: .identity,
        rationale: """
            A `TabView` keeps the views of all its tabs. An `if` or `switch` does not: when the user chooses another tab, \
            SwiftUI throws the view of the old one away. When the user comes back, there is a new view: text that was typed but \
            not saved is gone, the navigation stack is at its first screen, models load everything again, and what was chosen in \
            a `Picker` or a checkbox is as it was at first.

            Use a `TabView`, with `.toolbar(.hidden, for: .tabBar)` if you draw the bar yourself. Keep what the user enters in \
            the steps of a form above the `switch`. This applies to every OS version.
            """,
        cases: [textLost, textReplaced, screensLost, tabsLost, dataLost, choiceLost],
        doubts: [stateData],
        silentOn: [
            "values that the user does not change in both directions: onboarding, accounts, the phases of loading",
            "content that only code in the branches themselves opens and closes, like details in the place of a list, unless the "
                + "property is a step or page and a field loses its text",
            "a `Bool` that chooses: closing a form discards it on purpose, and other flags say what the app may show",
            "text that an `.onChange` or `.onDisappear` may save, search fields, and codes that are used once",
            "choices that the view fills in when it appears, that code reacts to, or that a model sets itself or saves",
            "scroll positions, and what is there only under a condition or in rows for data",
            "views that several branches show: `conditional_identity_split` reports them",
            "models that the view gets from outside, and shared ones",
            "the columns of a `NavigationSplitView`, unless text is lost",
            "branches in a sheet or the like, below which nobody changes the selection",
        ],
        sources: [
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
            "https://developer.apple.com/documentation/swiftui/tabview",
        ],
        bad: """
            struct Compose: View {
                @State private var mode = Mode.write

                var body: some View {
                    Picker("Mode", selection: $mode) {
                        Text("Write").tag(Mode.write)
                        Text("Preview").tag(Mode.preview)
                    }
                    switch mode {
                    case .write: Draft()
                    case .preview: Text("Nothing yet")
                    }
                }
            }

            struct Draft: View {
                @State private var note = ""

                var body: some View {
                    TextField("Note", text: $note)
                }
            }

            enum Mode {
                case write, preview
            }
            """,
        good: """
            struct Compose: View {
                @State private var mode = Mode.write
                @State private var note = ""

                var body: some View {
                    Picker("Mode", selection: $mode) {
                        Text("Write").tag(Mode.write)
                        Text("Preview").tag(Mode.preview)
                    }
                    switch mode {
                    case .write: Draft(note: $note)
                    case .preview: Text("Nothing yet")
                    }
                }
            }

            struct Draft: View {
                @Binding var note: String

                var body: some View {
                    TextField("Note", text: $note)
                }
            }

            enum Mode {
                case write, preview
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        var search = DiscardedContentSearch()
        for branch in file.elements(.branch) where !branch.isInPreview && branch.flags.isDisjoint(with: SelectedArms.excluded) {
            guard let swap = TabSwap(branch, &search, &context) else { continue }
            let (found, choice) = swap.report
            context.report(
                choice, ["property": swap.selected.text, "view": swap.viewName, "name": found.name], at: branch.nameRange,
                doubt: swap.isDoubtful ? Self.stateData : nil, help: swap.help,
                related: [found.view.related("this view is thrown away")] + (found.place.map { [$0] } ?? []))
        }
    }
}
