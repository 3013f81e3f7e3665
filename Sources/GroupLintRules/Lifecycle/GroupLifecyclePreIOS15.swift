import GroupLintCore

struct GroupLifecyclePreIOS15: Rule {
    var lifecycleModifiers: [String] = []

    static let copied = RuleCase(
        .warning, when: "several views",
        says: "before {version}, {modifiers} on {subject} {run} once for each of its views; the deployment target is {target}")
    static let swapped = RuleCase(
        .warning, when: "a branch decides which view is shown",
        says: "before {version}, {modifiers} on {subject} {run} again each time its branch changes; the deployment target is "
            + "{target}")

    static let info = RuleInfo(
        id: "group_lifecycle_pre_ios15",
        summary: "A lifecycle modifier on a `Group` runs for each of its views before iOS 15.",
        category: .lifecycle,
        rationale: """
            Before iOS 15, macOS 12, tvOS 15 and watchOS 8, SwiftUI copies `.onAppear`, `.onDisappear` and `.onChange` with \
            one argument on a `Group` to each of its views, as Apple's documentation of `Group` says. In a stack or list, a \
            `Group` around a loading branch then loads once for the progress view and once again for the content, and \
            several views run the action several times.

            Since those versions, the callbacks are merged into one. A `Group` that is the whole content of a screen ran \
            its callback once before, too.
            """,
        cases: [copied, swapped],
        doubts: [.throughOthers, .throughModifier],
        silentOn: [
            "deployment targets of iOS 15, macOS 12, tvOS 15, watchOS 8 or later, and unknown ones",
            "a `Group` that is not known to be in a stack, list, form, table, lazy stack or grid",
            "a branch that decides about the only row of a `List`: `group_lifecycle_in_list` reports it",
            "`.task`, which needs iOS 15 itself",
            "views with a branch at their root: the behavior is documented only for `Group`",
            "actions that first check whether there is something to do",
            "branches that cannot change, and a `Group` with one view",
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
                    VStack {
                        Group {
                            if isLoading { ProgressView() } else { Text("Ready") }
                        }
                        .onAppear { fetch() }
                        Text("Footer")
                    }
                }

                private func fetch() { isLoading = false }
            }
            """,
        good: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    VStack {
                        if isLoading { ProgressView() } else { Text("Ready") }
                        Text("Footer")
                    }
                    .onAppear { fetch() }
                }

                private func fetch() { isLoading = false }
            }
            """,
        exampleTarget: "iOS=14.0", versions: .before(.iOS15),
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
            guard uses[0].soleForEach == nil,
                let place = context.placements.of(uses[0].subject).first(where: { $0.layout.isList })
            else { continue }
            let findings = uses.compactMap { finding($0, place, &context) }
            for finding in LifecycleFinding.joined(findings) { report(finding, place, &context) }
        }
    }

    private func finding(_ use: LifecycleUse, _ place: Placement, _ context: inout RuleContext) -> LifecycleFinding? {
        guard use.unmergedTarget(&context) != nil, use.hasSeveralViews || (use.effect != "onChange" && place.layout != .list)
        else { return nil }
        let action = LifecycleAction(use, &context)
        if let action, action.isGuarded || (action.usesRowElement && place.isRepeated) { return nil }
        let plain = use.hasSeveralViews ? Self.copied : Self.swapped
        return LifecycleFinding(
            plain, use,
            doubt: use.isWrapped ? .throughModifier : place.hops == 0 ? nil : .throughOthers,
            related: use.related(place, context))
    }

    private func report(_ finding: LifecycleFinding, _ place: Placement, _ context: inout RuleContext) {
        guard let target = finding.uses[0].unmergedTarget(&context) else { return }
        let text = DeploymentTargets.text(target)
        let words = finding.words(&context)
        context.report(
            finding.ruleCase,
            [
                "version": context.targets.mergingText(target.platform), "modifiers": words.modifiers,
                "subject": words.subject, "run": words.run, "target": text,
            ],
            at: finding.uses[0].modifier.nameRange, doubt: finding.doubt,
            help: "move \(words.modifiers) to the \(place.containerText(context.index)) around the `Group`, or to "
                + (finding.uses[0].hasSeveralViews ? "one of the views" : "the view in one branch"),
            related: finding.places(&context), target: text)
    }
}
