import GroupLintCore

struct ConditionalIdentitySplit: Rule {
    var maxModifierDiff = 2

    static let replaced = RuleCase(
        .info, when: "any other view, both with a transition, two cases of a switch, conditions that every caller fixes",
        says: "the branches are two views to SwiftUI: a change replaces the view instead of updating it")
    static let stateLost = RuleCase(
        .warning, when: "an if whose view keeps something the user sees (text, scroll position, state, a running task)",
        says: "the view loses its state each time the condition changes: the branches are two views to SwiftUI")
    static let sameBranches = RuleCase(
        .error, when: "both branches of an if are the same code",
        says: "both branches show the same view, yet it is made anew each time the condition changes")
    static let sameCases = RuleCase(.info, when: "both cases of a switch are the same code", says: sameBranches.says)
    static let compared = Doubt(.medium, when: "containers, which are compared view by view")

    static let info = RuleInfo(
        id: "conditional_identity_split",
        summary: "Both branches show the same view, yet SwiftUI takes them for two.",
        category: .identity,
        rationale: """
            Each branch of an if or switch has an identity of its own. When the condition changes, SwiftUI removes the \
            view of one branch and inserts that of the other: state, focus and scroll position are lost, tasks are \
            cancelled, and a change fades instead of moving. One view whose arguments depend on the condition keeps its \
            identity.

            On every OS version.
            """,
        cases: [replaced, stateLost, sameBranches, sameCases],
        doubts: [compared],
        silentOn: [
            "different views, more than two cases, #available and #if",
            "branches that take an optional apart",
            "buttons, links, menus and toggles, whose actions differ on purpose, and views whose name ends like theirs",
            "modifiers that have no neutral value, and styles of different types",
            "other bindings, other data, other closures, and leaves that share nothing but their type",
            "a literal text and a computed one: only the first is translated",
            "comparisons with the element of a row itself, which is another row when it changes",
            "functions and closures with a return, which are no builder: they return one type",
            "the subject of a modifier: conditional_modifier_extension speaks about it",
            "widgets and live activities, whose views keep nothing",
        ],
        fix: "Merges two branches that differ in simple values, or in modifiers that a value makes do nothing; unsafe.",
        sources: ["https://developer.apple.com/videos/play/wwdc2021/10022/"],
        bad: """
            struct Name: View {
                @Binding var text: String
                let isLocked: Bool

                var body: some View {
                    if isLocked {
                        TextField("Name", text: $text).opacity(0.5)
                    } else {
                        TextField("Name", text: $text)
                    }
                }
            }
            """,
        good: """
            struct Name: View {
                @Binding var text: String
                let isLocked: Bool

                var body: some View {
                    TextField("Name", text: $text).opacity(isLocked ? 0.5 : 1)
                }
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .int("max_modifier_diff", \.maxModifierDiff, "how many modifiers may differ between the branches of a leaf")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for branch in file.elements(.branch) where Self.mayBeSplit(branch) && context.placements.isInBuilder(branch) {
            check(branch, isWidget: file.mayShowWidgets, &context)
        }
    }

    private static let excluded: ViewTree.Flags = [.isConfig, .isAvailability, .isTernary, .isReturning, .hasUnknownDefault]

    /// Two arms that show something, chosen while the app runs.
    private static func mayBeSplit(_ branch: ViewElement) -> Bool {
        guard branch.flags.isDisjoint(with: excluded), branch.flags.contains(.isExhaustive) else { return false }
        let arms = branch.children.map { Array($0.children) }
        return arms.count == 2 && arms[0].count == arms[1].count && !arms[0].isEmpty
            && zip(arms[0], arms[1]).allSatisfy { $0.kind == $1.kind && $0.name == $1.name && $0.name != .emptyView }
            && !branch.isConstantBranch
    }

    private func check(_ branch: ViewElement, isWidget: Bool, _ context: inout RuleContext) {
        let arms = Array(branch.children)
        guard let first = context.node(of: arms[0]), let second = context.node(of: arms[1]) else { return }
        let condition = BranchCondition(branch: branch, tree: first.tree)
        let (left, right) = (Array(arms[0].children)[0], Array(arms[1].children)[0])
        guard left.kind == .call || left.kind == .reference, !condition.dependsOnRowAlone else { return }
        if first.hasSameCode(as: second) {
            context.report(
                branch.flags.contains(.isSwitch) ? Self.sameCases : Self.sameBranches, at: branch.nameRange,
                help: "correct one if they should differ; otherwise keep one, without the condition",
                related: related(left, right))
            return
        }
        guard !isWidget, !branch.flags.contains(.bindsPattern), !left.isSubjectOfModifier, arms[0].showsOne,
            var difference = ViewDifference(left, right, &context), difference.isSplit(limit: maxModifierDiff)
        else { return }
        let isStateful =
            difference.isStateful && !difference.hasTransitions && !branch.flags.contains(.isSwitch) && condition.mayChange
        difference.names.sort()
        context.report(
            isStateful ? Self.stateLost : Self.replaced, at: branch.nameRange,
            doubt: difference.parts > 1 ? Self.compared : nil,
            help: "show one view and let the condition choose \(difference.names.joined(separator: ", "))",
            related: related(left, right),
            fix: context.node(of: branch).flatMap { difference.merge.fix($0, context.targets) })
    }

    private func related(_ left: ViewElement, _ right: ViewElement) -> [RelatedLocation] {
        [left.related("one identity"), right.related("another identity")]
    }
}
