import GroupLintCore

struct ForeachLifecycleModifier: Rule {
    var extraListContainers: [String] = []
    var lifecycleModifiers: [String] = []

    private static let sentence = "{version}{modifiers} on {subject} {effect}{moment}"
    static let rows = RuleCase(.warning, when: "any other lifecycle modifier on a `ForEach` or `Section`", says: sentence)
    static let section = RuleCase(
        .info, when: "a `Section`, unless the action sets a flag that its rows depend on and later resets it", says: sentence)
    static let receive = RuleCase(.info, when: "`.onReceive`", says: sentence)
    static let guarded = RuleCase(.info, when: "the action first checks whether there is something to do", says: sentence)
    static let stack = RuleCase(.info, .low, when: "a stack that is not lazy, since iOS 15", says: sentence)

    static let info = RuleInfo(
        id: "foreach_lifecycle_modifier",
        summary: "A lifecycle modifier on a `ForEach` or `Section` runs neither exactly once nor once for each row.",
        category: .lifecycle,
        rationale: """
            A `ForEach` or `Section` is not a view of its own: SwiftUI applies its modifiers to the views inside. In a \
            `List`, `Form` or `Table`, `.onAppear`, `.onDisappear` and `.task` run for each row when it appears or \
            disappears. Elsewhere, since iOS 15, macOS 12, tvOS 15 and watchOS 8, SwiftUI merges them into one callback: \
            it runs when the first of the views appears, never for the others, and not at all while there is no data. \
            Before those versions it runs for each view.

            Code that loads more at the end of a list, or that expects exactly one call, does not do what it appears to \
            do. How a `ForEach` distributes `.onReceive` is not documented.
            """,
        cases: [rows, section, receive, guarded, stack],
        doubts: [.throughOthers, .throughModifier],
        silentOn: [
            "`.onChange` without `initial: true`: it runs once for all of the views",
            "empty actions, and a `ForEach` over one element",
            "modifiers on the row inside the closure",
            "a `ForEach` that may be the whole content of a screen or label, and builders whose callers are unknown",
            "a `Section` with one view; since iOS 15 also a `Section` outside of `List`, `Form` and `Table`",
            "a `ForEach` of table rows, tabs, toolbar items or chart marks",
            "a `Group` around a `ForEach` in a `List`: `group_lifecycle_in_list` reports it",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://developer.apple.com/documentation/swiftui/foreach",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Feed: View {
                let posts: [String]

                var body: some View {
                    List {
                        ForEach(posts, id: \\.self) { post in
                            Text(post)
                        }
                        .onAppear { loadMore() }
                    }
                }

                private func loadMore() {}
            }
            """,
        good: """
            struct Feed: View {
                let posts: [String]

                var body: some View {
                    List {
                        ForEach(posts, id: \\.self) { post in
                            Text(post).onAppear { loadMore(after: post) }
                        }
                    }
                }

                private func loadMore(after post: String) {}
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .strings(
            "extra_list_containers", \.extraListContainers,
            "names of views from other modules that put their content into a `List`"),
        .strings(
            "lifecycle_modifiers", \.lifecycleModifiers,
            "names of modifiers from other modules that run an action like `.onAppear` does"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for uses in LifecycleUse.all(in: file, [.lifecycle, .subscribes], extra: lifecycleModifiers) {
            let use = uses[0]
            guard use.isSection || use.soleForEach != nil, use.soleForEach?.hasNonViewContent != true else { continue }
            let places = context.places(of: use.subject, listContainers: extraListContainers)
            guard let place = places.first(where: { $0.layout.isRow }) ?? places.first(where: { $0.layout.isList }),
                !use.subject.mayBeWholeScreen(places), use.isForEach || use.isSection || !place.layout.isRow,
                !use.hasOneRow(&context)
            else { continue }
            let findings = uses.compactMap { finding($0, place, &context) }
            for finding in LifecycleFinding.joined(findings) { report(finding, place, &context) }
        }
    }

    private func finding(_ use: LifecycleUse, _ place: Placement, _ context: inout RuleContext) -> LifecycleFinding? {
        guard use.effect != "onChange" || use.runsInitially(&context), !use.isEmpty(&context) else { return nil }
        let isBelow = use.unmergedTarget(&context) != nil
        if use.isSection, !place.layout.isRow, !isBelow { return nil }
        let action = LifecycleAction(use, &context)
        // All views of a plain stack appear together, so code that wants one call gets one as soon as there is data.
        let isOnce = place.layout == .stack && !isBelow
        return LifecycleFinding(
            isOnce ? Self.stack : Self.ruleCase(use, action), uses: [use],
            effect: use.effect(onRowsOf: place, isBelow: isBelow),
            doubt: use.isWrapped ? .throughModifier : place.hops == 0 ? nil : .throughOthers,
            related: use.related(place, action, context))
    }

    private static func ruleCase(_ use: LifecycleUse, _ action: LifecycleAction?) -> RuleCase {
        if use.isSection, action?.lapse == nil { return section }
        if use.effect == "onReceive" { return receive }
        return action?.isGuarded == true ? guarded : rows
    }

    private func report(_ finding: LifecycleFinding, _ place: Placement, _ context: inout RuleContext) {
        let words = finding.words(&context)
        let truth = finding.truth(in: place, &context)
        context.report(
            finding.ruleCase,
            [
                "version": truth.version, "modifiers": words.modifiers, "subject": words.subject, "effect": words.effect,
                "moment": truth.moment,
            ],
            at: finding.uses[0].modifier.nameRange, doubt: finding.doubt,
            help: "for a call per row, put \(words.modifiers) on the view inside; for one call, put \(words.modifiers) "
                + "on the container",
            related: finding.places(&context), target: truth.target)
    }
}
