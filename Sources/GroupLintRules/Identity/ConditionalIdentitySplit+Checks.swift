import GroupLintCore

extension ConditionalIdentitySplit {
    // MARK: The same code

    /// Reports two branches with the same code. False if there are none.
    func reportSameCode(_ branch: ViewElement, isWidget: Bool, _ context: inout RuleContext) -> Bool {
        guard let same = SameBranches(branch, &context), let node = context.node(of: branch) else { return false }
        let condition = BranchCondition(branch: branch, tree: node.tree)
        let isPair = branch.children.reduce(0) { count, _ in count + 1 } == 2 && branch.flags.contains(.isExhaustive)
        let isChoice = isPair && !branch.flags.contains(.isSwitch)
        let isFixed = condition.change == .never || isWidget
        guard isChoice || (condition.change == .known && !isWidget) else { return true }
        let ruleCase = !isChoice ? Self.sameCases : isFixed ? Self.sameForConstant : Self.sameBranches
        context.report(
            ruleCase, isChoice ? ["condition": condition.text] : [:],
            at: branch.nameRange,
            help: isChoice
                ? "if the branches should differ, correct one; otherwise keep one and remove the condition"
                : "if the branches should differ, correct one; otherwise make them one branch",
            related: [same.first.related("first branch"), same.second.related("second branch")])
        return true
    }

    // MARK: Nearly the same view

    func check(_ pair: ViewPair, _ context: inout RuleContext) {
        let (left, right, condition) = (pair.left, pair.right, pair.condition)
        guard condition.change != .never, !left.isSubjectOfModifier else { return }
        let kept = KeptState(in: left, named: context.text(left), reads: condition.reads, &context)
        if pair.kind == .stacks { return checkStacks(pair, kept, &context) }
        guard
            let difference = ViewDifference(left, right, keeps: kept != nil, unwrapped: condition.unwrapped, &context),
            difference.isSplit(limit: maxModifierDiff), pair.kind != .erased || difference.hasOtherTypes
        else { return }
        let help = difference.merge.help(condition.ternary, condition.text, context.targets)
        if difference.hasTransitions {
            guard kept != nil || difference.parts > 1 else { return }
        } else if kept == nil {
            // Where nothing is lost, only an animation shows the difference, and only a better spelling is worth a line.
            guard condition.change == .known, condition.isAnimated, help.isCode else { return }
        }
        let fix = pair.kind == .same ? context.fix(pair, difference.merge) : nil
        let doubt = difference.parts > 1 ? Self.compared : nil
        report(
            pair, kept, isMoved: difference.hasTransitions, doubt: doubt, help: "keep one `\(context.text(left))`: " + help.text,
            fix, &context)
    }

    /// Reports two stacks with the same content. Only what the content keeps makes the loss real.
    private func checkStacks(_ pair: ViewPair, _ kept: KeptState?, _ context: inout RuleContext) {
        guard kept != nil, pair.left.hasSameContent(as: pair.right, &context),
            let first = context.node(of: pair.left), let second = context.node(of: pair.right),
            ReachableTargets(first, context.targets).platforms(below: SwiftUICatalog.flagArguments).isEmpty
        else { return }
        let layouts = [first, second].map { call in
            "AnyLayout(\(CallExpr(call)?.callee?.tokenText ?? "")Layout\(CallExpr(call)?.argumentList?.text ?? "()"))"
        }
        let help = pair.condition.ternary.map { "`let layout = \($0.choice(layouts[0], layouts[1]))`" } ?? "an `AnyLayout`"
        report(
            pair, kept, doubt: nil, help: "keep one content: write \(help), and show the content in `layout { … }`", nil, &context
        )
    }

    private func report(
        _ pair: ViewPair, _ kept: KeptState?, isMoved: Bool = false, doubt: Doubt?, help: String, _ fix: Fix?,
        _ context: inout RuleContext
    ) {
        let (condition, name, other) = (pair.condition, context.text(pair.left), context.text(pair.right))
        let views =
            pair.kind == .stacks ? "two different views here, `\(name)` and `\(other)`" : "two different `\(name)` views here"
        let related = [pair.left.related("first branch"), pair.right.related("second branch")]
        let (ruleCase, values): (RuleCase, KeyValuePairs<String, String>) =
            switch (kept, condition.change) {
            case (_, _) where isMoved: (Self.moved, ["views": views, "condition": condition.text, "view": name])
            case (let kept?, .known): (Self.stateLost, ["views": views, "condition": condition.text, "loss": kept.loss])
            case (let kept?, _): (Self.mayLoseState, ["views": views, "condition": condition.text, "loss": kept.loss])
            case (nil, _) where pair.kind == .erased: (Self.erased, ["condition": condition.text, "view": name])
            case (nil, _): (Self.replaced, ["views": views, "condition": condition.text])
            }
        context.report(ruleCase, values, at: pair.place, doubt: doubt, help: help, related: related, fix: fix)
    }
}

extension RuleContext {
    /// The name of a view as written: `Text`, `configuration.label`.
    fileprivate mutating func text(_ view: ViewElement) -> String {
        let name = syntax()?.source.text(view.nameRange) ?? ""
        guard name == "configuration", let part = view.modifiers.first else { return name }
        return "\(name).\(text(part))"
    }

    fileprivate mutating func fix(_ pair: ViewPair, _ merge: BranchMerge) -> Fix? {
        let node = node(of: pair.left)?.ancestors.first { $0.range.start == pair.place.start && $0.kind == .ifExpr }
        return node.flatMap { merge.fix($0, targets) }
    }
}

extension ViewElement {
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
