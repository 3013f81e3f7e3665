import GroupLintCore

struct GroupLifecycleAmbiguous: Rule {
    var lifecycleModifiers: [String] = []

    static let runsOnce = RuleCase(
        .info,
        says: "{modifiers} on {subject} {run} once, and not again when another branch is shown, contrary to Apple's "
            + "documentation")

    static let info = RuleInfo(
        id: "group_lifecycle_ambiguous",
        summary: "A lifecycle modifier on a `Group` with a branch does not behave as Apple's documentation says.",
        category: .lifecycle,
        rationale: """
            Apple's documentation says that a modifier on a `Group` applies to each of its views: `.onAppear` on a \
            `Group` around a loading branch would run once for the progress view and once for the content. In practice, it \
            runs once: in a stack since iOS 15, macOS 12, tvOS 15 and watchOS 8, and as the whole content of a screen on \
            every version. No release note says so, and a reader who trusts the documentation expects two calls.

            A real container, such as a `ZStack`, makes the single call explicit.
            """,
        cases: [runsOnce],
        doubts: [.throughModifier],
        silentOn: [
            "a `Group` that is not the whole content of its screen, label or member",
            "rows of lists and lazy stacks, and older deployment targets: other rules report those",
            "unknown deployment targets",
            "actions that first check whether there is something to do, and `.onChange`",
            "branches that cannot change",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://forums.swift.org/t/inconsistency-in-how-groups-onappear-and-ondisappear-are-called/37111",
        ],
        bad: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    Group {
                        if isLoading { ProgressView() } else { Text("Ready") }
                    }
                    .task { isLoading = false }
                }
            }
            """,
        good: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    ZStack {
                        if isLoading { ProgressView() } else { Text("Ready") }
                    }
                    .task { isLoading = false }
                }
            }
            """,
        exampleTarget: "iOS=17.0",
        isOffByDefault: true,
        needsTarget: true
    )

    static let options: [RuleOption<Self>] = [
        .strings(
            "lifecycle_modifiers", \.lifecycleModifiers,
            "names of modifiers from other modules that run an action like `.onAppear` does")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !context.targets.isUnknown else { return }
        for uses in LifecycleUse.all(in: file, extra: lifecycleModifiers, &context) where uses[0].isGroup {
            let use = uses[0]
            guard let branch = use.content.branch, !use.hasSeveralViews else { continue }
            let places = context.placements.of(use.subject)
            guard use.subject.mayBeWholeScreen(places) else { continue }
            let found = uses.filter { isAmbiguous($0, &context) }
            guard let first = found.first else { continue }
            var finding = LifecycleFinding(
                Self.runsOnce, use, doubt: use.isWrapped ? .throughModifier : nil,
                related: [ViewElement(context.index, branch).related("this branch decides which view is shown")])
            finding.uses = found
            let words = finding.words(&context)
            context.report(
                finding.ruleCase,
                [
                    "modifiers": (use.isWrapped ? "the action of " : "") + words.modifiers, "subject": words.subject,
                    "run": words.run,
                ],
                at: first.modifier.nameRange, doubt: finding.doubt,
                help: "replace the `Group` with a `ZStack`, which is one view, so it is clear that "
                    + (found.count == 1 ? "the action runs once" : "each action runs once"),
                related: finding.places(&context))
        }
    }

    private func isAmbiguous(_ use: LifecycleUse, _ context: inout RuleContext) -> Bool {
        use.effect != "onChange" && !use.isEmpty(&context) && use.unmergedTarget(&context) == nil
            && LifecycleAction(use, &context)?.isGuarded != true
    }
}
