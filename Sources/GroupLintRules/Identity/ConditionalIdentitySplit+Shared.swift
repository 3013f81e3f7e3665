import GroupLintCore

extension ConditionalIdentitySplit {
    /// Reports a view that two branches show in different surroundings, if it is known to lose something.
    func reportSharedView(_ branch: ViewElement, _ context: inout RuleContext) {
        let isPossible = SharedView.isPossible(branch)
        guard isPossible || branch.mayDependOnSpace, context.placements.isInBuilder(branch),
            let node = context.node(of: branch)
        else { return }
        let condition = BranchCondition(branch: branch, tree: node.tree)
        let isLayout = condition.dependsOnSpace || condition.namesSpace
        guard isPossible, let shared = SharedView(branch, isLayout: isLayout, &context) else {
            if isLayout { reportOtherView(branch, condition, &context) }
            return
        }
        let values = ChangingValues(context)
        let isForCallers = shared.isAlone && shared.first.isChosenForCallers(by: node, branch.reads)
        let change = isForCallers ? .unknown : condition.change(values)
        let isNoticed = shared.loss.isNoticed(change) || shared.isNoticedSometimes || shared.isOfTwoCases
        guard change != .never, isNoticed, shared.loss.kind != .image,
            let ruleCase = ruleCase(shared, change, condition, &context)
        else { return }
        let name = context.text(shared.first)
        let text = condition.text(ofArm: shared.position)
        context.report(
            ruleCase,
            ["condition": text, "loss": context.text(shared.loss, of: shared.second), "view": "`\(name)`"],
            at: branch.nameRange, help: Self.help(name, shared, condition, text, keeper: context.name(of: shared.loss) ?? name),
            related: [shared.first.related("first branch"), shared.second.related("second branch")])
    }

    /// Reports a view that keeps something, and that another one replaces where there is more or less space.
    private func reportOtherView(_ branch: ViewElement, _ condition: BranchCondition, _ context: inout RuleContext) {
        let values = ChangingValues(context)
        guard branch.flags.contains(.isExhaustive), condition.change(values) == .often else { return }
        for arm in branch.children where arm.showsOne {
            guard let view = arm.children.first(where: { _ in true }), !view.isSpacingStack,
                let loss = StateLoss(view, reads: branch.reads, seesParts: true, &context), loss.kind.isNoticed,
                loss.kind != .image
            else { continue }
            context.report(
                Self.otherView, ["loss": context.text(loss, of: view)], at: branch.nameRange,
                help: loss.kind == .text
                    ? "keep the text in a model or in `@State` above this branch, pass it to both views, and set the focus again "
                        + "after the change"
                    : "keep in a model or in `@State` above this branch what the user opens or enters, and pass it to both views",
                related: [view.related("this view is replaced")])
            return
        }
    }

    private func ruleCase(
        _ shared: SharedView, _ change: BranchCondition.Change, _ condition: BranchCondition, _ context: inout RuleContext
    ) -> RuleCase? {
        let flags = condition.branch.flags
        if shared.isAlone {
            if shared.hidesSearch { return nil }
            if shared.isOfTwoCases { return change == .often ? Self.partLost : nil }
            if change.isKnown { return change == .once || flags.contains(.bindsPattern) ? Self.stateMayBeLost : Self.stateLost }
            return flags.contains(.isSwitch) ? nil : Self.mayLoseState
        }
        guard change == .often else { return nil }
        if shared.isConditional, condition.dependsOnSpace || condition.namesSpace {
            return condition.dependsOnSpace ? Self.mayLoseOnResize : shared.loss.isCertain ? Self.partLost : nil
        }
        if shared.isConditional { return shared.loss.kind == .object && shared.isDirect ? Self.partLost : nil }
        if condition.dependsOnSpace, shared.isInNavigation { return Self.mayLoseOnResize }
        if condition.dependsOnSpace { return shared.loss.isCertain ? Self.lostOnResize : Self.mayLoseOnResize }
        if condition.namesSpace { return shared.loss.isCertain ? Self.partLost : nil }
        let isStarting = shared.loss.kind == .loading && context.text(shared.first).namesProgress
        let startsAgain = shared.loss.kind == .object || shared.loss.kind == .loading
        // Of several conditions it is not known which one changes, and a value that is unwrapped most often comes once.
        let isOneChoice = condition.branch.hasTwoArms || flags.contains(.isSwitch) && shared.loss.kind == .text
        guard startsAgain || (isOneChoice && !flags.contains(.bindsPattern)), !isStarting,
            shared.isDirect || condition.isChangedByUser(&context)
        else { return nil }
        return shared.isInOtherNavigation ? nil : Self.partLost
    }

    /// - Parameter keeper: the view that loses something.
    private static func help(
        _ name: String, _ shared: SharedView, _ condition: BranchCondition, _ text: String, keeper: String
    ) -> String {
        if shared.isOfTwoCases {
            return "show one `\(name)` for both: write `case .first(let value), .second(let value):`, or, where the types of the "
                + "values differ, switch over a computed property that has the same value for both"
        }
        if shared.isAlone {
            return "show one `\(name)`, apply the same modifiers in both cases, and let their arguments depend on "
                + text
        }
        if shared.isInOtherView, !shared.isScreen {
            return "keep what the user enters in `\(name)` above this `if`, in a model or in `@State`, and pass it to both "
                + "branches"
        }
        if shared.isInOtherView {
            return "\(keeping(shared.loss, of: keeper)), or use one container for both sizes: a `NavigationSplitView`, which "
                + "becomes a stack where there is little space, or, from iOS 18 on, a `TabView` with "
                + "`.tabViewStyle(.sidebarAdaptable)`"
        }
        if condition.dependsOnSpace, shared.isInNavigation {
            return "\(keeping(shared.loss, of: keeper)), or use one `NavigationSplitView` for both sizes, which becomes a "
                + "stack where there is little space"
        }
        if condition.dependsOnSpace {
            return "show `\(name)` only once, and change only what is around it, depending on \(text): write an `AnyLayout` in "
                + "place of stacks or grids, and `.scrollDisabled(…)` on a `ScrollView`"
        }
        return "show `\(name)` once, and let the arguments of what is around it depend on \(text); views in it that "
            + "copy such a value into `@State` have to follow it then"
    }

    /// How to keep what a view loses, above the branch.
    private static func keeping(_ loss: StateLoss, of view: String) -> String {
        loss.kind == .scrollPosition
            ? "keep the scroll position in `@State` above this `if`, and pass a binding to both branches"
            : "keep the state of `\(view)` in a model above this `if`, and pass the model to both branches"
    }
}

extension SharedView {
    /// Whether only one of the two has a search field, which no argument hides.
    fileprivate var hidesSearch: Bool {
        let haveField = [first, second].map { view in view.modifiers.contains { $0.name == "searchable" } }
        return haveField[0] != haveField[1]
    }

    /// Whether one of the two is in a container of screens, which cannot be the one around the other.
    fileprivate var isInNavigation: Bool { isInOtherView || [first, second].contains { $0.screens != nil } }

    /// Whether the containers of screens around the two differ, so that there cannot be one for both.
    fileprivate var isInOtherNavigation: Bool { first.screens?.name != second.screens?.name }
}

extension ViewElement {
    /// The container of screens around the view.
    fileprivate var screens: ViewElement? {
        sequence(first: self, next: \.parent).dropFirst().first(where: \.isContainerOfScreens)
    }
}

extension ViewElement {
    /// Whether the branch may depend on the space on the screen. Needs no syntax.
    fileprivate var mayDependOnSpace: Bool {
        choosesWidth || (reads + dependencies).contains(where: \.namesSpace)
    }

    fileprivate var hasTwoArms: Bool { children.reduce(0) { count, _ in count + 1 } == 2 }
}

extension BranchCondition {
    /// Whether the user changes a state or binding that the condition depends on, in the type that shows the branch.
    fileprivate func isChangedByUser(_ context: inout RuleContext) -> Bool {
        guard let owner = branch.owner else { return false }
        return branch.dependencies.contains { value in
            // A function of a model may run when something is loaded.
            UserChange.exists(
                of: value.root, value.member == "isEmpty" ? .none : value.member, throughModels: false, in: owner, &context)
        }
    }
}

extension String {
    /// Whether the name is that of a view that shows progress, which starts again with what it shows.
    fileprivate var namesProgress: Bool {
        let name = lowercased()
        return ["progress", "loading", "spinner", "skeleton", "placeholder", "shimmer"].contains { name.contains($0) }
    }
}
