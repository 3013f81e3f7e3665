import GroupLintCore

extension ConditionalIdentitySplit {
    // MARK: The same code

    /// Reports branches with the same code. False if there are none.
    func reportSameCode(_ branch: ViewElement, isWidget: Bool, _ context: inout RuleContext) -> Bool {
        guard let same = SameBranches(branch, &context), let node = context.node(of: branch) else { return false }
        let condition = BranchCondition(branch: branch, tree: node.tree)
        let values = ChangingValues(context)
        let change = condition.change(values)
        let isPair = branch.children.reduce(0) { count, _ in count + 1 } == 2 && branch.flags.contains(.isExhaustive)
        let isChoice = isPair && !branch.flags.contains(.isSwitch)
        let isFixed = change == .never || isWidget
        guard isChoice || (change.isKnown && !isWidget) else { return true }
        let isKept =
            !isFixed
            && (same.views[0].hasModifierWithState
                || change.isKnown && StateLoss(same.views[0], reads: branch.reads, &context) != nil)
        let choice = isFixed ? Self.sameForConstant : isKept ? Self.sameButReplaced : Self.sameBranches
        let ruleCase = isChoice ? choice : Self.sameCases
        let keepsNothing = !isChoice && !isKept
        context.report(
            ruleCase, isChoice ? [:] : ["count": Self.word(same.views.count)],
            at: branch.nameRange, doubt: keepsNothing ? Self.keepsNothing : nil,
            help: isChoice
                ? "if the branches should differ, correct one of them; otherwise keep one and remove the condition"
                    + (isKept ? ", and if the change should reset the view, write `.id(\(condition.text))` after it" : "")
                : "if the branches should differ, correct one of them; otherwise merge them into one",
            related: same.views.enumerated().map { $1.related(Self.ordinal($0)) })
        return true
    }

    private static func word(_ count: Int) -> String {
        let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
        return count - 2 < words.count ? words[count - 2] : "\(count)"
    }

    /// - Parameter position: 0 for the first branch.
    private static func ordinal(_ position: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
        return position < words.count ? words[position] + " branch" : "branch \(position + 1)"
    }

    // MARK: The same view in different surroundings

    /// Reports a view that two branches show with the same code: in a branch inside one of them, or in a container. False if
    /// there is none, or if it is not known to lose something.
    func reportRepeatedView(_ branch: ViewElement, _ context: inout RuleContext) -> Bool {
        guard let repeated = RepeatedView(branch, &context),
            context.placements.isInBuilder(branch), let node = context.node(of: branch)
        else { return false }
        let condition = BranchCondition(branch: branch, tree: node.tree)
        let name = context.text(repeated.first)
        let values = ChangingValues(context)
        let change = condition.change(values)
        guard change.isKnown, let loss = StateLoss(repeated.first, reads: branch.reads, &context), loss.kind != .plainPlatformView
        else { return false }
        let help =
            repeated.container.map { container in
                let outer = context.text(container)
                return container.isStack
                    ? "always show the `\(outer)` with `\(name)`, and show only its other views under the condition"
                    : "always show `\(name)` in `\(outer)`, and give `\(outer)` a parameter that turns off what it adds"
                        + (container.isUsedElsewhere ? ", with a default value for its other uses" : "")
            } ?? "first check whether to show `\(name)`, and choose between the other views in the `else`"
        context.report(
            !loss.isNoticed(change) ? Self.stateMayBeLost : repeated.container == nil ? Self.mayLoseState : Self.stateLost,
            ["condition": condition.text, "loss": context.text(loss, of: repeated.first), "view": "`\(name)`"],
            at: branch.nameRange, help: help,
            related: [repeated.first.related("first branch"), repeated.second.related("second branch")])
        return true
    }

    // MARK: Nearly the same view

    func check(_ pair: ViewPair, _ context: inout RuleContext) {
        let (left, right, condition) = (pair.left, pair.right, pair.condition)
        guard condition.change != .never, !left.isSubjectOfModifier else { return }
        let constant = left.flags.contains(.isLocal) ? context.node(of: left)?.constant(left.name) : nil
        let kept = constant.map { StateLoss(constant: $0, of: left) } ?? StateLoss(left, reads: condition.reads, &context)
        if let kept, !kept.isNoticed, !condition.change.isKnown { return }
        // Another image has to be loaded in any case.
        if kept?.kind == .image, !context.loadSameImage(left, right) { return }
        if pair.kind == .stacks { return checkStacks(pair, kept, &context) }
        guard
            let difference = ViewDifference(left, right, keeps: kept != nil, unwrapped: condition.unwrapped, &context),
            difference.isSplit(limit: constant == nil ? maxModifierDiff : max(maxModifierDiff, Self.mostOnConstant)),
            // Of other conditions, the replacement may be there to run the action.
            difference.action == nil || condition.reads.contains(where: \.isLocal),
            pair.kind != .erased || difference.hasOtherTypes
        else { return }
        let help = difference.merge.help(condition.ternary, condition.text, context.targets)
        if difference.hasTransitions {
            guard kept != nil || difference.parts > 1 else { return }
        } else if let kept {
            // A hidden field should lose the focus: nobody sees what the user types.
            guard kept.kind != .text || !difference.hides else { return }
        } else {
            // Where nothing is lost, only an animation shows the difference, and only a better spelling is worth a line.
            // A matched geometry moves from one view to the other, which one view alone does not do.
            guard condition.change.isKnown, condition.isAnimated, help.isCode,
                !difference.isOnlyNames, !left.modifiers.contains(where: { $0.name.isModifier(with: .identifies) })
            else { return }
        }
        let name = context.text(left)
        let isFixable = pair.kind == .same && constant == nil && !difference.hasTransitions && difference.action == nil
        let fix = isFixable ? context.fix(pair, difference.merge) : nil
        let action = difference.action.map { context.text($0) }
        let advice =
            action.map { "keep one `\(name)` with `.\($0)`, and ask \(condition.text) in its action" }
            ?? (difference.hasTransitions
                ? "if the `\(name)` should stay and only change its content, keep one: \(help.text); otherwise leave it as it is"
                : "keep one `\(name)`: \(help.text)")
        report(
            pair, kept, isMoved: difference.hasTransitions, isOfLastRow: difference.action != nil,
            doubt: difference.parts > 1 ? Self.compared : nil, help: advice, fix, &context)
    }

    /// More modifiers on a constant are not followed. It is the same view in both branches, however many there are.
    private static let mostOnConstant = 8

    /// Reports two stacks with the same content. Only what the content keeps makes the loss real.
    private func checkStacks(_ pair: ViewPair, _ kept: StateLoss?, _ context: inout RuleContext) {
        guard kept != nil, pair.left.hasSameContent(as: pair.right, &context),
            let first = context.node(of: pair.left), let second = context.node(of: pair.right),
            ReachableTargets(first, context.targets).platforms(below: SwiftUICatalog.flagArguments).isEmpty
        else { return }
        let layouts = [first, second].map { call in
            "AnyLayout(\(CallExpr(call)?.callee?.tokenText ?? "")Layout\(CallExpr(call)?.argumentList?.text ?? "()"))"
        }
        let layout = pair.condition.ternary.map { "`let layout = \($0.choice(layouts[0], layouts[1]))`" } ?? "an `AnyLayout`"
        let help = "keep one content: write \(layout), and show the content in `layout { … }`"
        report(pair, kept, doubt: nil, help: help, nil, &context)
    }

    private func report(
        _ pair: ViewPair, _ kept: StateLoss?, isMoved: Bool = false, isOfLastRow: Bool = false, doubt: Doubt?, help: String,
        _ fix: Fix?, _ context: inout RuleContext
    ) {
        let (condition, name) = (pair.condition, context.text(pair.left))
        let view = pair.kind == .stacks ? "stack" : "`\(name)`"
        let related = [pair.left.related("first branch"), pair.right.related("second branch")]
        let loss = kept.map { context.text($0, of: pair.left) } ?? ""
        let isForCallers = pair.left.isChosenForCallers(by: condition.node, condition.reads)
        let (ruleCase, values): (RuleCase, KeyValuePairs<String, String>) =
            if isMoved {
                (Self.moved, ["condition": condition.text, "view": view])
            } else if let kept {
                (
                    Self.lost(kept, isForCallers ? .unknown : condition.change, isOfLastRow: isOfLastRow),
                    ["condition": condition.text, "loss": loss, "view": view]
                )
            } else if pair.kind == .erased {
                (Self.erased, ["condition": condition.text, "view": name])
            } else {
                (Self.replaced, ["condition": condition.text, "view": view])
            }
        context.report(ruleCase, values, at: pair.place, doubt: doubt, help: help, related: related, fix: fix)
    }
}

extension ConditionalIdentitySplit {
    private static func lost(_ loss: StateLoss, _ change: BranchCondition.Change, isOfLastRow: Bool) -> RuleCase {
        guard change.isKnown else { return mayLoseState }
        // The row is on screen when the next page takes its place as the last one from it.
        return loss.isNoticed(change) ? stateLost : isOfLastRow && loss.kind == .state ? partLost : stateMayBeLost
    }
}

extension ViewElement {
    /// Whether the view is content that callers pass, and a `switch` shows it depending only on what they pass too. A caller may
    /// pass the values of one of the cases only with this content.
    func isChosenForCallers(by node: SyntaxNode, _ reads: some Sequence<ViewTree.Read>) -> Bool {
        guard SwitchExpr(node) != nil, let owner else { return false }
        func input(_ name: Name) -> MemberSummary? {
            let member = index.members(of: owner, named: name).first.map(index.member)
            return member?.kind == .storedProperty && member?.wrapper.isNone ?? false ? member : nil
        }
        return input(name)?.type.flags.contains(.isFunction) ?? false
            && reads.allSatisfy { !$0.isLocal && input($0.root) != nil }
    }
}

extension StateLoss {
    /// Whether someone notices the loss: there is nothing to lose yet if the condition changes once.
    func isNoticed(_ change: BranchCondition.Change) -> Bool { isNoticed && !(needsTime && change == .once) }
}

extension RuleContext {
    /// What a view of this file loses: ``the `List` in this `content` loses its scroll position``.
    mutating func text(_ loss: StateLoss, of view: ViewElement) -> String {
        let isInner = loss.path != view.path || loss.nameRange != view.nameRange
        return loss.text(name(of: loss) ?? "view", in: isInner ? text(view) : nil)
    }

    /// Whether two views, which show an image, get the same input: for an AsyncImage the same address.
    fileprivate mutating func loadSameImage(_ first: ViewElement, _ second: ViewElement) -> Bool {
        guard let left = node(of: first).flatMap(CallExpr.init), let right = node(of: second).flatMap(CallExpr.init) else {
            return false
        }
        guard first.isSwiftUI("AsyncImage") else { return left.hasSameInput(as: right) }
        guard let url = left.argument("url"), let other = right.argument("url") else { return false }
        return url.hasSameTokens(as: other)
    }

    /// The name of a view as written: `Text`, `configuration.label`.
    mutating func text(_ view: ViewElement) -> String {
        let name = syntax(ofFile: view.path)?.source.text(view.nameRange) ?? ""
        guard name == "configuration", let part = view.modifiers.first else { return name }
        return "\(name).\(text(part))"
    }

    fileprivate mutating func fix(_ pair: ViewPair, _ merge: BranchMerge) -> Fix? {
        let node = node(of: pair.left)?.ancestors.first { $0.range.start == pair.place.start && $0.kind == .ifExpr }
        return node.flatMap { merge.fix($0, targets) }
    }
}

extension ViewElement {
    /// Whether the view, which the project declares, is made in several places.
    fileprivate var isUsedElsewhere: Bool {
        guard case .project(let type) = callee else { return false }
        return index.calls(of: type).count > 1
    }

    /// Whether two arms may show the same view, judged by names alone.
    var mayRepeat: Bool {
        var seen: Set<UInt64> = []
        for arm in children {
            let first = arm.children.first { _ in true }
            guard let first, first.kind == .call || first.kind == .reference, first.name != .emptyView else { continue }
            // Members may build the same view, and one stack may become another.
            let name: Name = first.kind == .reference ? "self" : first.isStack ? "VStack" : first.name
            if !seen.insert(name.hash).inserted { return true }
        }
        return false
    }

    /// Whether both arms are one AnyView.
    var choosesErased: Bool {
        children.allSatisfy { arm in arm.showsOne && arm.children.contains { $0.kind == .call && $0.name == .anyView } }
    }

    /// Whether the view comes after something else in a function or closure that is not a builder.
    var isLastOfSeveral: Bool {
        guard let parent, parent.kind == .root || parent.kind == .slot, parent.site.element + 1 != site.element else {
            return false
        }
        return !parent.flags.contains(.isBuilder)
    }
}

extension ViewElement {
    /// Whether a modifier of the project in the chain keeps state: `.modifier(Shake(isOn))`.
    fileprivate var hasModifierWithState: Bool {
        modifiers.indices.contains { position in
            guard views.modifiers[position].name == "modifier",
                let type = index.modifierType(self, position - Int(record.firstModifier))
            else { return false }
            return index.storedProperties(of: type).contains { ["State", "StateObject"].contains(index.wrapper(of: $0)) }
        }
    }
}
