import GroupLintCore

struct GroupLifecycleInList: Rule {
    var extraListContainers: [String] = []
    var lifecycleModifiers: [String] = []

    private static let sentence = "in the {container}, {modifiers} on {subject} {effect}"
    static let branch = RuleCase(.warning, when: "a branch decides which row is shown", says: sentence)
    static let severalRows = RuleCase(.error, when: "the `Group` makes several rows at the same time", says: sentence)
    static let loop = RuleCase(
        .error, when: "the action changes what the branch tests: in the same file, and at most one method call away",
        says: sentence)
    static let lapse = RuleCase(
        .warning, when: "the action first checks a flag that it sets and later resets, and the branch depends on that flag too",
        says: sentence)
    static let change = RuleCase(.warning, when: "`.onChange` on several rows, or with `initial: true`", says: sentence)
    static let guarded = RuleCase(
        .info, when: "the action on a `Group` first checks whether there is something to do", says: sentence)
    static let guardedView = RuleCase(
        .info, .low, when: "the action on a view that is not a `Group` first checks whether there is something to do",
        says: sentence)
    static let severalLazyRows = RuleCase(.warning, .medium, when: "several rows of a lazy stack or grid", says: sentence)
    static let lazyBranch = RuleCase(.info, .low, when: "a branch in a lazy stack or grid", says: sentence)
    static let indirect = Doubt(.medium, when: "`Form` and `Table`, and rows that are found through other views or members")

    static let info = RuleInfo(
        id: "group_lifecycle_in_list",
        summary: "A lifecycle modifier on a `Group` that makes rows runs for each row, again and again.",
        category: .lifecycle,
        rationale: """
            A `Group` is not a view of its own. Since iOS 15, SwiftUI merges `.onAppear`, `.onDisappear` and `.task` on a \
            `Group` into one callback, so the `Group` seems to act as a whole. That is not true in a `List`: rows are \
            independent of each other, and the callback runs for each row, and again each time one branch replaces \
            another. When the action changes what the branch tests, the row switches back and forth without end.

            On every OS version; before iOS 15 the same happens outside of lists too (`group_lifecycle_pre_ios15`).
            """,
        cases: [branch, severalRows, loop, lapse, change, guarded, guardedView, severalLazyRows, lazyBranch],
        doubts: [indirect],
        silentOn: [
            "a `Group` in a stack, label, overlay, header or footer: it is one view there",
            "branches that cannot change: `#available`, `#if`, literals, platform constants, immutable flags",
            "actions that use the element of their row: one call per row is intended",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://forums.swift.org/t/inconsistency-in-how-groups-onappear-and-ondisappear-are-called/37111",
        ],
        bad: """
            struct Inbox: View {
                @State private var isLoading = true

                var body: some View {
                    List {
                        Group {
                            if isLoading { ProgressView() } else { Text("Ready") }
                        }
                        .onAppear { isLoading.toggle() }
                    }
                }
            }
            """,
        good: """
            struct Inbox: View {
                @State private var isLoading = true

                var body: some View {
                    List {
                        VStack {
                            if isLoading { ProgressView() } else { Text("Ready") }
                        }
                        .onAppear { isLoading.toggle() }
                    }
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

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for uses in LifecycleUse.all(in: file, extra: lifecycleModifiers) {
            guard !uses[0].isForEach, !uses[0].isSection else { continue }
            let places = context.places(of: uses[0].subject, listContainers: extraListContainers)
            let rows = places.first { $0.layout == .list } ?? places.first { $0.layout.isRow }
            guard let place = rows ?? places.first(where: { $0.layout == .lazy }) else { continue }
            let findings = uses.compactMap { finding($0, in: place, &context) }
            for finding in LifecycleFinding.joined(findings) { report(finding, in: place, &context) }
        }
    }

    private func finding(_ use: LifecycleUse, in place: Placement, _ context: inout RuleContext) -> LifecycleFinding? {
        if use.effect == "onChange", !use.hasSeveralViews, !use.runsInitially(&context) { return nil }
        if place.layout == .lazy, use.soleForEach != nil || use.isUnmergedGroup(&context) { return nil }
        let action = LifecycleAction(use, &context)
        let isPlainRow = !use.isGroup || !use.hasSeveralViews
        if let action, place.isRepeated, isPlainRow, action.usesRowElement, action.feedback == nil { return nil }
        let isLexical = place.hops == 0 && !use.isWrapped && place.layout == .list
        return LifecycleFinding(
            Self.ruleCase(use, place, action), uses: [use], effect: use.effect(onRowOf: place, action),
            doubt: isLexical ? nil : Self.indirect, related: use.related(place, action, context))
    }

    private func report(_ finding: LifecycleFinding, in place: Placement, _ context: inout RuleContext) {
        let words = finding.words(&context)
        context.report(
            finding.ruleCase,
            [
                "modifiers": words.modifiers, "subject": words.subject, "effect": words.effect,
                "container": place.layout.text,
            ],
            at: finding.uses[0].modifier.nameRange, doubt: finding.doubt,
            help: finding.remedy(place, words.modifiers), related: finding.places(&context))
    }

    private static func ruleCase(_ use: LifecycleUse, _ place: Placement, _ action: LifecycleAction?) -> RuleCase {
        if place.layout == .lazy { return use.hasSeveralViews ? severalLazyRows : lazyBranch }
        if let action, action.asks, action.lapse != nil { return lapse }
        if action?.isGuarded == true { return use.isGroup ? guarded : guardedView }
        if use.effect == "onChange" { return change }
        if use.hasSeveralViews { return severalRows }
        return action?.feedback != nil ? loop : branch
    }
}
