import GroupLintCore

struct ForeachLifecycleModifier: Rule {
    var extraListContainers: [String] = []
    var lifecycleModifiers: [String] = []

    static let lazyRows = RuleCase(
        .warning, .medium, when: "the action loads more, by its name, in a lazy stack or grid",
        says: "`{function}` does not run at the end of the {container}, because {modifiers} on {subject} {run} only when the "
            + "first of its views appears")
    static let rows = RuleCase(
        .info, .medium, when: "the action loads more, by its name, in a `List`, `Form` or `Table`",
        says: "`{function}` may not run at the end of the {container}, because {modifiers} on {subject} {run} when the first of "
            + "its rows appears")
    static let copied = RuleCase(
        .warning, when: "a `ForEach` on a version before iOS 15",
        says: "before {version}, {modifiers} on {subject} {run} for each of its views; since {version}, once for all of them")
    static let section = RuleCase(
        .info, when: "a `Section` on a version before iOS 15",
        says: "before {version}, {modifiers} {run} for {views}; since {version}, once for all of them")

    static let info = RuleInfo(
        id: "foreach_lifecycle_modifier",
        summary: "A lifecycle modifier on a `ForEach` or `Section` runs once for all rows, not for each row.",
        category: .lifecycle,
        rationale: """
            A `ForEach` or `Section` is not a view of its own. Since iOS 15, macOS 12, tvOS 15 and watchOS 8, SwiftUI merges \
            `.onAppear`, `.onDisappear` and `.task` on it into one callback: it runs when the first of the views appears, \
            again only after all of them have gone, and not at all while there is no data. Before those versions it runs for \
            each view.

            So code that loads more at the end of a list never gets there: the callback ran when the first row appeared. Put \
            it on the last row. In a `List`, this is likely, but it is not measured.
            """,
        cases: [lazyRows, rows, copied, section],
        doubts: [.throughOthers, .throughModifier],
        silentOn: [
            "since iOS 15, actions that do not load more: one run for all rows may be intended",
            "`.onReceive` and `.onChange`: they exist once for all of the views",
            "actions that first check whether there is something to do, empty actions, and a `ForEach` over one element",
            "modifiers on the row inside the closure",
            "a `ForEach` that may be the whole content of a screen or label, and builders whose callers are unknown",
            "a `Section` with one view, and since iOS 15 every `Section`",
            "a `ForEach` of table rows, tabs, toolbar items or chart marks",
            "a `ViewModifier` with `@State`: its state exists once, so a flag in it works",
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
                    ScrollView {
                        LazyVStack {
                            ForEach(posts, id: \\.self) { post in
                                Text(post)
                            }
                            .onAppear { loadMore() }
                        }
                    }
                }

                private func loadMore() {}
            }
            """,
        good: """
            struct Feed: View {
                let posts: [String]

                var body: some View {
                    ScrollView {
                        LazyVStack {
                            ForEach(posts, id: \\.self) { post in
                                Text(post).onAppear { if post == posts.last { loadMore() } }
                            }
                        }
                    }
                }

                private func loadMore() {}
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
        for uses in LifecycleUse.all(in: file, extra: lifecycleModifiers, &context) {
            let use = uses[0]
            guard use.isSection || use.soleForEach != nil, use.soleForEach?.hasNonViewContent != true else { continue }
            let places = context.places(of: use.subject, listContainers: extraListContainers)
            guard let place = places.first(where: { $0.layout.isRow }) ?? places.first(where: { $0.layout.isList }),
                !use.subject.mayBeWholeScreen(places), !use.hasOneRow(&context)
            else { continue }
            let findings = uses.compactMap { finding($0, place, &context) }
            for finding in LifecycleFinding.joined(findings) { report(finding, place, &context) }
        }
    }

    private func finding(_ use: LifecycleUse, _ place: Placement, _ context: inout RuleContext) -> LifecycleFinding? {
        guard !use.isEmpty(&context) else { return nil }
        let action = LifecycleAction(use, &context)
        let ruleCase: RuleCase
        if use.unmergedTarget(&context) != nil {
            guard action?.isGuarded != true else { return nil }
            ruleCase = use.isSection ? Self.section : Self.copied
        } else {
            guard use.effect != "onChange", use.effect != "onDisappear", !use.isSection, place.layout != .stack, let action,
                action.functionThatLoadsMore != nil, use.soleForEach?.flags.contains(.hasFixedData) != true,
                !(place.isRepeated && action.usesRowElement)
            else { return nil }
            ruleCase = place.layout.isRow ? Self.rows : Self.lazyRows
        }
        return LifecycleFinding(
            ruleCase, use, doubt: use.isWrapped ? .throughModifier : place.hops == 0 ? nil : .throughOthers,
            related: use.related(place, context))
    }

    private func report(_ finding: LifecycleFinding, _ place: Placement, _ context: inout RuleContext) {
        let words = finding.words(&context)
        let use = finding.uses[0]
        let target = use.unmergedTarget(&context)
        let function = LifecycleAction(use, &context)?.functionThatLoadsMore
        let container = place.containerText(context.index)
        context.report(
            finding.ruleCase,
            [
                "version": target.map { context.targets.mergingText($0.platform) } ?? "", "modifiers": words.modifiers,
                "subject": words.subject, "run": words.run, "function": function ?? "", "container": container,
                "views": use.subject.isSwiftUI(.section)
                    ? CopiedContent(of: use.subject).text : "each of the views in \(words.subject)",
            ],
            at: use.modifier.nameRange, doubt: finding.doubt,
            help: target == nil
                ? LoadMoreAdvice(use, &context).text
                : "put \(words.modifiers) on the row to run for each row, or on the \(container) to run once",
            related: finding.places(&context), target: target.map(DeploymentTargets.text))
    }
}
