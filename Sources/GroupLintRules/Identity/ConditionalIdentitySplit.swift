import GroupLintCore

struct ConditionalIdentitySplit: Rule {
    var maxModifierDiff = 2

    static let stateLost = RuleCase(
        .warning,
        when: "a condition that changes, and a view that keeps the focus, a scroll position, the screens of a navigation "
            + "stack, a platform view, an object, or state that its `.task` loads",
        says: "{loss} when {condition} changes, because each branch has its own {view}")
    static let mayLoseState = RuleCase(
        .info, .low,
        when: "the same, if the project does not show whether the condition changes from one of these branches to the other",
        says: "{loss} if {condition} changes while the view is shown, because each branch has its own {view}")
    static let stateMayBeLost = RuleCase(
        .info, .low,
        when: "a condition that changes, and a view with other state or one that is only sometimes there; or a condition that "
            + "changes once, before the user can have scrolled or typed",
        says: "{loss} when {condition} changes, because each branch has its own {view}")
    static let replaced = RuleCase(
        .info, when: "a condition that changes in an animation, and a view that keeps nothing",
        says: "the animation fades one {view} out and another in when {condition} changes, because each branch has its own "
            + "{view}")
    static let moved = RuleCase(
        .info, when: "a transition in both branches, and a container or a view that keeps something",
        says: "both transitions run each time {condition} changes, because each branch has its own {view}")
    static let erased = RuleCase(
        .info, when: "two `AnyView`s from one function or expression that wrap different types, if a change is animated",
        says: "the `{view}` is replaced without an animation when {condition} changes: `AnyView` wraps two types here")
    static let fieldSwapped = RuleCase(
        .warning,
        when: "two kinds of input fields for the same text, such as a `TextField` and a `SecureField`, if a button or what the "
            + "user types switches between them, and no code sets the focus then",
        says: "the keyboard focus is lost when {condition} changes, because the `{first}` and the `{second}` are two views")
    static let focusMayBeLost = RuleCase(
        .info, .medium,
        when: "two input fields for different texts with the same `.focused(…)`, if the condition is known to change, and no "
            + "code sets the focus then",
        says: "the keyboard focus may be lost when {condition} changes, because another `{second}` takes the place of the "
            + "`{first}` that has it")
    static let partLost = RuleCase(
        .info, .medium,
        when: "a view that keeps the focus, a scroll position, a platform view, an object, or state that its `.task` loads, if "
            + "two branches show it, at least one of them among other views, and the condition changes in both directions; or a "
            + "view with own state that two cases of a `switch` show for a value which both bind by one name, or a row with own "
            + "state that has another `.onAppear` as long as it is the last one",
        says: "{loss} when {condition} changes, because each of two branches makes its own {view}")
    static let lostOnResize = RuleCase(
        .info,
        when: "a size class, an orientation or a measured size decides between two arrangements of a view that keeps the "
            + "focus, a scroll position, the screens of a navigation stack, a platform view, an object, or state that its "
            + "`.task` loads",
        says: "{loss} when the device is turned or the window is resized, because each branch has its own {view}")
    static let mayLoseOnResize = RuleCase(
        .info, .medium,
        when: "the same, if the view or what it keeps is only sometimes there, or if one of the two is in a navigation "
            + "container; also a screen that a different view shows in each branch, such as one with tabs and one with columns",
        says: "{loss} when the device is turned or the window is resized, because each branch has its own {view}")
    static let otherView = RuleCase(
        .info, .low, when: "two different views for two sizes or orientations, if one of them keeps such a thing",
        says: "{loss} when the device is turned or the window is resized, because another view takes its place")
    static let sameBranches = RuleCase(
        .warning, when: "both branches of an `if` have the same code",
        says: "both branches show the same view, so this `if` does not change what is shown")
    static let sameButReplaced = RuleCase(
        .info, when: "the same, and the view keeps something that a change of the condition resets",
        says: "both branches show the same view, but SwiftUI replaces it when the condition changes")
    static let sameCases = RuleCase(
        .info, when: "several cases of a `switch`, or neighbors in a chain of `else if`, have the same code",
        says: "{count} branches show the same view, but SwiftUI replaces the view when another branch is chosen")
    static let sameForConstant = RuleCase(
        .info, when: "both branches of an `if` have the same code, and the condition cannot change while the view is shown",
        says: "both branches have the same code, so this `if` makes no difference")
    static let keepsNothing = Doubt(.low, when: "equal cases or neighbors with a view that keeps nothing")
    static let compared = Doubt(.medium, when: "containers, because they are compared view by view")

    static let info = RuleInfo(
        id: "conditional_identity_split",
        summary: "Both branches show the same view, but SwiftUI treats them as two different views.",
        category: .identity,
        rationale: """
            Each branch of an `if` or `switch` has its own identity. When the condition changes, SwiftUI removes the view \
            of one branch and inserts the view of the other. What the view keeps is lost: `@State`, the keyboard focus, the \
            scroll position, a running `.task`. A view that keeps nothing, such as a Text, loses nothing; in an \
            animation it only fades instead of changing. This is also so if the view has a container or another `if` around it \
            in one of the branches. One view whose arguments depend on the condition keeps its identity.

            An `AnyView` that one function or expression makes is replaced when the type of the wrapped view changes.

            On every OS version.
            """,
        cases: [
            stateLost, mayLoseState, stateMayBeLost, replaced, moved, erased, fieldSwapped, focusMayBeLost, partLost,
            lostOnResize, mayLoseOnResize, otherView, sameBranches, sameButReplaced, sameCases, sameForConstant,
        ],
        doubts: [compared, keepsNothing],
        silentOn: [
            "different views unless the space on the screen chooses, `#available` and `#if`; different code in more than two "
                + "branches, unless two cases show the same view for a value that both bind by one name",
            "a view that one branch shows in other surroundings than the other one, unless it keeps something and the condition "
                + "is known to change, and the rows of a ForEach in both",
            "conditions that never change while the view is shown: constants, parameters for which each use writes a literal, "
                + "and properties to which no caller in the project gives something that changes",
            "conditions on the element of a row: when the element changes, it is a different row",
            "views that keep nothing, if the project does not show that the condition changes in an animation",
            "branches that unwrap an optional, unless the other branch passes `nil` in its place",
            "buttons, links and menus with different arguments or closures, and views whose names end in `Button`, `Link` or "
                + "`Menu`",
            "modifiers without an argument that turns them off, such as `.searchable`, and values of different types, which no "
                + "ternary can choose",
            "different bindings, data or closures, and views that make their `@State` from the arguments that differ",
            "a transition in both branches of a view without content: the replacement is meant to be seen",
            "views without content that share only their type; a literal text and a computed one, because SwiftUI translates "
                + "only the literal",
            "texts and images of which only the name differs: another name fades in, in one view as well as in two",
            "an input field that one branch hides: it should lose the keyboard focus",
            "a `TextField` and a `SecureField` that only a caller or the end of a loading chooses between",
            "`AnyView`s of the same type from one function: they keep their identity",
            "the subject of a modifier: `conditional_modifier_extension` reports it",
            "widgets and live activities, whose views keep no state",
        ],
        fix: "Merges two branches that differ in simple values, or in modifiers that an argument can turn off; unsafe.",
        sources: ["https://developer.apple.com/videos/play/wwdc2021/10022/"],
        bad: """
            struct Name: View {
                @Binding var text: String
                @State private var isLocked = false

                var body: some View {
                    if isLocked {
                        TextField("Name", text: $text).opacity(0.5)
                    } else {
                        TextField("Name", text: $text)
                    }
                    Toggle("Locked", isOn: $isLocked)
                }
            }
            """,
        good: """
            struct Name: View {
                @Binding var text: String
                @State private var isLocked = false

                var body: some View {
                    TextField("Name", text: $text).opacity(isLocked ? 0.5 : 1)
                    Toggle("Locked", isOn: $isLocked)
                }
            }
            """,
        measured: Measurement(right: 38, read: 48, at: .warning)
    )

    static let options: [RuleOption<Self>] = [
        .int(
            "max_modifier_diff", \.maxModifierDiff,
            "the highest number of arguments and modifiers that may differ between the branches of a view without content")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for branch in file.elements(.branch) where branch.flags.isDisjoint(with: Self.excluded) {
            check(branch, isWidget: file.mayShowWidgets, &context)
        }
        guard !file.mayShowWidgets else { return }
        for view in file.calls(.anyView) where view.isLastOfSeveral {
            if let pair = ViewPair(earlyReturnBefore: view, &context) { check(pair, &context) }
        }
    }

    static let excluded: ViewTree.Flags = [.isConfig, .isAvailability, .hasUnknownDefault]

    private func check(_ branch: ViewElement, isWidget: Bool, _ context: inout RuleContext) {
        let isOneExpression = !branch.flags.isDisjoint(with: [.isTernary, .isReturning])
        let isChoice = branch.flags.contains(.isSwitch) || branch.children.reduce(0) { count, _ in count + 1 } == 2
        if !isOneExpression, !isWidget {
            if isChoice, reportFields(branch, &context) || reportRepeatedView(branch, &context) { return }
        }
        let count = context.diagnostics.count
        compare(branch, isWidget: isWidget, isOneExpression, &context)
        guard !isOneExpression, !isWidget, context.diagnostics.count == count, !branch.isFixedByEachUse else { return }
        reportSharedView(branch, &context)
    }

    /// Compares the branches as a whole.
    private func compare(_ branch: ViewElement, isWidget: Bool, _ isOneExpression: Bool, _ context: inout RuleContext) {
        guard isOneExpression ? branch.choosesErased : branch.mayRepeat && context.placements.isInBuilder(branch) else { return }
        if !isOneExpression, reportSameCode(branch, isWidget: isWidget, &context) { return }
        guard !isWidget, branch.flags.contains(.isExhaustive), !branch.isFixedByEachUse,
            let pair = ViewPair(branch, &context)
        else { return }
        if branch.flags.contains(.bindsPattern), pair.condition.unwrapped == nil { return }
        check(pair, &context)
    }
}

extension ViewElement {
    /// Whether the branch depends only on parameters of the function around it, and each use of the function passes literals.
    fileprivate var isFixedByEachUse: Bool {
        !reads.isEmpty
            && reads.allSatisfy { read in
                let passed = read.isLocal ? passed(for: read.root) : []
                return !passed.isEmpty && passed.allSatisfy { $0.argument?.isLiteral ?? false }
            }
    }
}
