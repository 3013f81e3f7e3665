import GroupLintCore

struct GroupLifecycleInList: Rule {
    var extraListContainers: [String] = []
    var lifecycleModifiers: [String] = []

    static let second = RuleCase(
        .warning, when: "the action waits for something and then sets what the branch tests",
        says: "{modifiers} on {subject} {run} a second time, because it sets `{property}`, and the `List` then replaces the only "
            + "row of {again}")
    static let quick = RuleCase(
        .info, when: "the same without waiting, or if the action only assigns what it loads: the second run may change nothing",
        says: "{modifiers} on {subject} {run} a second time, because it sets `{property}`, and the `List` then replaces the only "
            + "row of {again}")
    static let loop = RuleCase(
        .error, when: "the action changes what the branch tests each time it runs",
        says: "{modifiers} on {subject} {run} in a loop, because each run changes `{property}`, and the `List` then "
            + "replaces the only row of {again}")
    static let resets = RuleCase(
        .warning, when: "the action first checks a flag that it sets and later resets, and the branch tests that flag too",
        says: "{modifiers} on {subject} {run} again after it resets `{property}`, because the `List` then replaces the only "
            + "row of {again}")
    static let changes = RuleCase(
        .info, when: "other code changes what the branch tests",
        says: "{modifiers} on {subject} {run} again each time its branch changes, because the `List` then replaces the only row "
            + "of {again}")
    static let unmeasured = RuleCase(
        .info, .medium, when: "the action changes what the branch tests, in a `Form` or `Table` or in an app that is not for iOS",
        says: "{modifiers} on {subject} may run again when it changes `{property}`, because the {container} then replaces the "
            + "only {row} of {again}")
    static let scrolled = RuleCase(
        .info, .medium, when: "a `.task` that awaits something, on one of several sections",
        says: "{modifiers} on {subject} may be cancelled when all rows of the section scroll away, and runs again when one comes "
            + "back")

    static let info = RuleInfo(
        id: "group_lifecycle_in_list",
        summary: "A lifecycle modifier on a `Group` that is one row of a `List` runs again when its branch changes.",
        category: .lifecycle,
        rationale: """
            A `Group` is not a view of its own. Since iOS 15, SwiftUI merges `.onAppear`, `.onDisappear` and `.task` on a \
            `Group` into one callback: it runs when the first of its views appears, and again only after all of them have \
            gone. In a stack the new view of a branch comes before the old one goes, so the callback does not run again.

            In a `List`, the old row goes first. When a branch replaces the only row of a `Group`, the `Group` has no \
            row for a moment, and the callback runs again. If the action sets what the branch tests, it runs twice, and loads \
            the data twice. If it changes that value each time, it never stops. This was measured in a `List` on iOS 26.

            All rows of a `Section` may scroll away. Its `.task` is then likely to be cancelled, and to load again when the user \
            scrolls back.
            """,
        cases: [second, loop, resets, quick, changes, unmeasured, scrolled],
        doubts: [.throughOthers, .throughModifier],
        silentOn: [
            "a `Group` that always shows several rows, or that may show none: another row that stays keeps the callback from "
                + "running again",
            "a `Group` in a stack, label, overlay, header or footer, and in lazy stacks and grids",
            "`.onChange`, and sections in lists with few of them, without a `.task` or with one that first checks what to do",
            "branches that cannot change: `#available`, `#if`, literals, platform constants, immutable flags",
            "actions that first check whether there is something to do, and actions that only assign values",
            "pairs of `.onAppear` and `.onDisappear`, and actions that use the element of their row, if other code changes the "
                + "branch",
            "a `ViewModifier` with `@State`: its state exists once, so a flag in it works",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Inbox: View {
                @State private var messages: [String]?

                var body: some View {
                    List {
                        Group {
                            if let messages { Text("\\(messages.count) messages") } else { ProgressView() }
                        }
                        .task { messages = await fetchMessages() }
                    }
                }
            }
            """,
        good: """
            struct Inbox: View {
                @State private var messages: [String]?

                var body: some View {
                    List {
                        if let messages { Text("\\(messages.count) messages") } else { ProgressView() }
                    }
                    .task { messages = await fetchMessages() }
                }
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

    /// How many views of a file the rule examines: for each of them it reads the whole type.
    private static let mostExamined = 64

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var examined = 0
        for uses in LifecycleUse.all(in: file, extra: lifecycleModifiers, &context) {
            let use = uses[0]
            if use.isSection { checkSection(uses, &context) }
            guard use.isOneOfSeveralViews, !use.isForEach, !use.isSection, !use.holdsSections else { continue }
            let places = context.places(of: use.subject, listContainers: extraListContainers)
            guard let place = places.first(where: { $0.layout == .list }) ?? places.first(where: { $0.layout.isRow })
            else { continue }
            examined += uses.count
            if examined > Self.mostExamined { return }
            let findings = uses.compactMap { finding($0, among: uses, in: place, &context) }
            for (finding, write) in findings where write != nil { report(finding, write, in: place, &context) }
            for finding in LifecycleFinding.joined(findings.filter { $0.1 == nil }.map(\.0)) {
                report(finding, nil, in: place, &context)
            }
        }
    }

    /// A list with more sections is longer than a screen.
    private static let fewSections = 2

    /// A task on a section, whose rows may all scroll away.
    private func checkSection(_ uses: [LifecycleUse], _ context: inout RuleContext) {
        let places = context.places(of: uses[0].subject, listContainers: extraListContainers)
        guard let place = places.first(where: { $0.layout == .list || $0.layout == .form }),
            !uses[0].subject.mayBeWholeScreen(places), let list = place.container.map({ ViewElement(context.index, $0) }),
            list.slots.filter(\.name.isNone).flatMap({ Array($0.children) }).count > Self.fewSections
        else { return }
        for use in uses where use.effect == "task" && !use.isWrapped && use.unmergedTarget(&context) == nil {
            guard let action = LifecycleAction(use, &context), !action.isGuarded,
                action.node.subtree.contains(where: { $0.kind == .awaitExpr })
            else { continue }
            let (modifier, container) = (context.text(use.modifier), place.containerText(context.index))
            context.report(
                Self.scrolled, ["modifiers": "`.\(modifier)`", "subject": use.named(&context).text], at: use.modifier.nameRange,
                doubt: place.hops == 0 ? nil : .throughOthers,
                help: place.hops == 0
                    ? "put `.\(modifier)` on the \(container), after its closing brace"
                    : "put `.\(modifier)` on the \(container) that shows this section, and keep what it loads in the view with "
                        + "the \(container)",
                related: use.related(place, context))
        }
    }

    private typealias Finding = (LifecycleFinding, StateWrites.Write?)

    private func finding(
        _ use: LifecycleUse, among uses: [LifecycleUse], in place: Placement, _ context: inout RuleContext
    ) -> Finding? {
        guard use.effect != "onChange" || use.runsInitially(&context), let action = LifecycleAction(use, &context)
        else { return nil }
        // What `.onDisappear` changes matters to the next row only.
        let swap = use.effect == "onDisappear" ? .none : RowSwap(action.node, use, &context)
        let isMeasured = place.layout == .list && use.mayRunOnIOS(&context)
        let ruleCase: RuleCase
        switch swap {
        case .loop: ruleCase = isMeasured ? Self.loop : Self.unmeasured
        case .once(let write):
            guard action.doesWork else { return nil }
            ruleCase = !isMeasured ? Self.unmeasured : write.pauses > 0 && !action.onlyAssigns ? Self.second : Self.quick
        case .resets: ruleCase = isMeasured ? Self.resets : Self.unmeasured
        case .guarded: return nil
        case .maybe, .none:
            guard isMeasured, use.matters(action, among: uses, in: place) else { return nil }
            ruleCase = Self.changes
        }
        let doubt: Doubt? = use.isWrapped ? .throughModifier : place.hops == 0 ? nil : .throughOthers
        let finding = LifecycleFinding(ruleCase, use, doubt: doubt, related: use.related(place, context))
        return (finding, ruleCase.when == Self.changes.when ? nil : swap.write)
    }

    private func report(
        _ finding: LifecycleFinding, _ write: StateWrites.Write?, in place: Placement, _ context: inout RuleContext
    ) {
        let words = finding.words(&context)
        var finding = finding
        if let write {
            let path = write.node.tree.source.path
            let change = RelatedLocation(path: path, range: write.range, message: "the action changes what the branch tests")
            finding.related.insert(change, at: 0)
        }
        context.report(
            finding.ruleCase,
            [
                "modifiers": words.modifiers, "subject": words.subject, "run": words.run,
                "property": write?.propertyText ?? "", "container": place.layout.text, "again": words.again,
                "row": place.layout == .table ? "cell" : "row",
            ],
            at: finding.uses[0].modifier.nameRange, doubt: finding.doubt,
            help: finding.remedy(in: place, words, context.index), related: finding.places(&context))
    }
}

extension LifecycleFinding {
    /// What to write for a subject that is the only row of a `List`.
    fileprivate func remedy(in place: Placement, _ words: Words, _ index: ProjectIndex) -> String {
        let stays = "which stays the same row when its content changes"
        guard place.hops == 0, !place.isRepeated else {
            return uses[0].isGroup
                ? "replace the `Group` with a `ZStack`, \(stays)"
                : "put \(words.again) into a `ZStack` with \(words.modifiers) on it, \(stays)"
        }
        let move = "move \(words.modifiers) to the \(place.containerText(index)), after its closing brace"
        // SwiftUI cancels the task of a view that its own action replaces.
        let isForOneBranch = uses.allSatisfy { $0.effect == "onAppear" || $0.effect == "onDisappear" }
        return isForOneBranch ? move + ", or to the view in one branch" : move
    }
}
