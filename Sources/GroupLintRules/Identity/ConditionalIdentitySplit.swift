import GroupLintCore

struct ConditionalIdentitySplit: Rule {
    var maxModifierDiff = 2

    static let replaced = RuleCase(
        .info,
        when:
            "any other view, two views with a transition, two cases of a `switch`, conditions that are constant for every caller",
        says: "the branches are two different views to SwiftUI: when the condition changes, it replaces the view "
            + "instead of updating it")
    static let stateLost = RuleCase(
        .warning, when: "an `if` whose view keeps something that the user sees (text, scroll position, state, a running task)",
        says: "the view loses its state when the condition changes: to SwiftUI, the branches are two different views")
    static let sameBranches = RuleCase(
        .error, when: "both branches of an `if` have the same code",
        says: "both branches show the same view, but it is recreated each time the condition changes")
    static let sameCases = RuleCase(.info, when: "both cases of a `switch` have the same code", says: sameBranches.says)
    static let compared = Doubt(.medium, when: "containers, because they are compared view by view")

    static let info = RuleInfo(
        id: "conditional_identity_split",
        summary: "Both branches show the same view, but SwiftUI treats them as two different views.",
        category: .identity,
        rationale: """
            Each branch of an `if` or `switch` has its own identity. When the condition changes, SwiftUI removes the view \
            of one branch and inserts the view of the other: state, focus and scroll position are lost, tasks are \
            canceled, and a change fades instead of moving. One view whose arguments depend on the condition keeps its \
            identity.

            On every OS version.
            """,
        cases: [replaced, stateLost, sameBranches, sameCases],
        doubts: [compared],
        silentOn: [
            "different views, more than two cases, `#available` and `#if`",
            "branches that unwrap an optional",
            "buttons, links, menus and toggles, whose actions differ on purpose, and views whose names end like theirs",
            "modifiers without an argument that turns them off, and styles of different types",
            "views with different bindings, data or closures, and leaves that share nothing but their type",
            "a literal text and a computed one: only the first is translated",
            "conditions on the element of a row: when the element changes, it is a different row",
            "functions and closures with an explicit `return` (not result builders): they return one type",
            "the subject of a modifier: `conditional_modifier_extension` reports it",
            "widgets and live activities, whose views keep no state",
        ],
        fix: "Merges two branches that differ in simple values, or in modifiers that an argument can turn off; unsafe.",
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
        .int(
            "max_modifier_diff", \.maxModifierDiff,
            "the highest number of arguments and modifiers that may differ between the branches of a leaf")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for branch in file.elements(.branch) where Self.mayBeSplit(branch) && context.placements.isInBuilder(branch) {
            check(branch, isWidget: file.mayShowWidgets, &context)
        }
    }

    private static let excluded: ViewTree.Flags = [.isConfig, .isAvailability, .isTernary, .isReturning, .hasUnknownDefault]

    /// Whether the branch chooses at run time between two arms that show views of the same kind.
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
                help: "if the branches should differ, correct one; otherwise keep one and remove the condition",
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
            help: "show one view and vary \(difference.names.joined(separator: ", ")) by the condition",
            related: related(left, right),
            fix: context.node(of: branch).flatMap { difference.merge.fix($0, context.targets) })
    }

    private func related(_ left: ViewElement, _ right: ViewElement) -> [RelatedLocation] {
        [left.related("first identity"), right.related("second identity")]
    }
}
