import GroupLintCore

struct GroupLifecyclePreIOS15: Rule {
    var lifecycleModifiers: [String] = []

    private static let sentence = "before {version}, {modifiers} on {subject} {effect}; the deployment target is {target}"
    static let copied = RuleCase(.warning, when: "any other action", says: sentence)
    static let guarded = RuleCase(.info, when: "the action first checks whether there is something to do", says: sentence)
    static let unknownPlace = Doubt(.medium, when: "views that are used in an unknown place, and the project's own modifiers")

    static let info = RuleInfo(
        id: "group_lifecycle_pre_ios15",
        summary: "A lifecycle modifier on a `Group` runs for each of its views before iOS 15.",
        category: .lifecycle,
        rationale: """
            Before iOS 15, macOS 12, tvOS 15 and watchOS 8, SwiftUI copies `.onAppear`, `.onDisappear` and `.onChange` on \
            a `Group` to each of its views, as Apple's documentation of `Group` says. A `Group` around a loading branch \
            then loads once for the progress view and once again for the content; several views run the action several \
            times.

            Since those versions, the callback is merged and runs once outside of lists.
            """,
        cases: [copied, guarded],
        doubts: [unknownPlace],
        silentOn: [
            "deployment targets of iOS 15, macOS 12, tvOS 15, watchOS 8 or later, and unknown ones",
            "rows of `List`, `Form` and `Table`: `group_lifecycle_in_list` reports them",
            "`.task`, which needs iOS 15 itself",
            "views with a branch at their root: the behavior is documented only for `Group`",
            "branches that cannot change, a `Group` with one view, and several views that may be a whole screen",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/pointfreeco/swift-composable-architecture/discussions/1119",
        ],
        bad: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    Group {
                        if isLoading { ProgressView() } else { Text("Ready") }
                    }
                    .onAppear { fetch() }
                }

                private func fetch() { isLoading = false }
            }
            """,
        good: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    ZStack {
                        if isLoading { ProgressView() } else { Text("Ready") }
                    }
                    .onAppear { fetch() }
                }

                private func fetch() { isLoading = false }
            }
            """,
        exampleTarget: "iOS=14.0",
        needsTarget: true
    )

    static let options: [RuleOption<Self>] = [
        .strings(
            "lifecycle_modifiers", \.lifecycleModifiers,
            "names of modifiers from other modules that run an action like `.onAppear` does")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !context.targets.isUnknown else { return }
        for uses in LifecycleUse.all(in: file, extra: lifecycleModifiers) {
            let places = context.placements.of(uses[0].subject)
            guard !places.contains(where: { $0.layout.isRow || $0.layout == .nonView }) else { continue }
            let findings = uses.compactMap { finding($0, places, &context) }
            for finding in LifecycleFinding.joined(findings) { report(finding, &context) }
        }
    }

    private func finding(
        _ use: LifecycleUse, _ places: [Placement], _ context: inout RuleContext
    ) -> LifecycleFinding? {
        guard use.isUnmergedGroup(&context) else { return nil }
        let isKnown = places.allSatisfy { $0.layout != .unknown } && !use.isWrapped
        if use.content.branch == nil, use.subject.mayBeWholeScreen(places) { return nil }
        let action = LifecycleAction(use, &context)
        if let action, action.usesRowElement, action.feedback == nil, places.contains(where: \.isRepeated) { return nil }
        let effect =
            use.content.branch == nil || use.content.fewest > 1
            ? "runs once for each of its views" : "runs again each time its branch changes"
        return LifecycleFinding(
            action?.isGuarded == true ? Self.guarded : Self.copied, uses: [use], effect: effect,
            doubt: isKnown ? nil : Self.unknownPlace,
            related: places.first.map { use.related($0, action, context) } ?? [])
    }

    private func report(_ finding: LifecycleFinding, _ context: inout RuleContext) {
        guard let target = finding.uses[0].unmergedTarget(&context) else { return }
        let text = DeploymentTargets.text(target)
        let words = finding.words(&context)
        context.report(
            finding.ruleCase,
            [
                "version": context.targets.mergingText(target.platform), "modifiers": words.modifiers,
                "subject": words.subject, "effect": words.effect, "target": text,
            ],
            at: finding.uses[0].modifier.nameRange, doubt: finding.doubt,
            help: "replace the `Group` with a `ZStack` or `VStack`, which is one view", related: finding.places(&context),
            target: text)
    }
}
