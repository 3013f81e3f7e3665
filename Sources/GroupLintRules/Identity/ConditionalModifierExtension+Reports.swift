import GroupLintCore

extension ConditionalModifierExtension {
    private static let transformHelp =
        "say in the documentation that the condition must not change while the view is shown; where it can change, callers "
        + "vary the argument of a modifier, for example `.opacity(isOn ? 1 : 0)`"

    /// Reports the declaration of a helper whose uses need no closure, or that only other modules can use.
    func report(_ helper: ConditionalHelper, _ context: inout RuleContext) {
        let branch = helper.branch
        guard !helper.needsBranches, helper.isErased || !context.hasReturns(branch), let node = context.node(of: branch),
            let name = helper.name(in: node)
        else { return }
        let condition = node.branchConditionText
        let inline = InlineConditionalModifier(node, subject: helper.subject, context.targets)
        let isOwn = !branch.reads.contains(where: branch.isDecidedByCaller)
        let advice = ConditionalAdvice(
            context.named(helper.modifiers), condition, inline, isOfProject: context.declares(helper.modifiers), isOwn: isOwn)
        if HelperCaller.all(of: branch.root).isEmpty {
            guard node.isVisibleToOtherModules, !isOwn else { return }
            let help = helper.takesTransform ? Self.transformHelp : advice.help
            context.report(Self.unused, ["helper": name, "condition": condition], at: branch.nameRange, help: help)
            return
        }
        var uses = HelperUses(context.index)
        guard !helper.takesTransform, let change = uses.change(of: helper) else { return }
        report(
            change, name, condition, at: branch.nameRange, advice, context: &context,
            related: [change.use.related("this use can change the condition")],
            fix: inline?.fix(node.range, after: helper.subjectText))
    }

    /// Reports the use of a helper with a closure.
    func report(_ use: ModifierUse, _ context: inout RuleContext) {
        guard use.isOfProject else { return }
        let roots = context.index.viewModifiers(named: use.modifier.name)
        let helper = roots.lazy.compactMap { ConditionalHelper($0) }.first { helper in
            helper.takesTransform && helper.function.map { use.element.mayCall($0, asModifier: use.position) } ?? false
        }
        guard helper != nil || (roots.isEmpty && names.contains { Name($0.utf8) == use.modifier.name }),
            let node = context.node(of: use.modifier), let call = CallExpr(node), helper != nil || call.trailingClosure != nil
        else { return }
        let choice = HelperChoice(helper, use)
        var uses = HelperUses(context.index)
        let decisive = choice.condition.resolvingConstants(at: node, in: use.element)
        guard !use.makesStyle, let change = uses.change(decisive, at: use) else { return }
        let condition = choice.argument(of: call)
        let inline = condition.flatMap { InlineConditionalModifier(call, $0, context.targets) }
        let text = condition?.conditionText ?? "its condition"
        let advice = ConditionalAdvice(
            context.named(use.transform), text, inline, isOfProject: context.declares(use.transform))
        let outer = change.use.element.site == use.element.site && change.use.position == use.position ? nil : change.use
        report(
            change, "." + context.text(use.modifier).unquoted, text, at: use.modifier.nameRange, advice, context: &context,
            doubt: helper == nil ? Self.unknownHelper : nil,
            related: (helper.map { [$0.branch.related("each branch has its own identity")] } ?? [])
                + (outer.map { [$0.related("this use can change the condition")] } ?? []),
            fix: inline.map { $0.fix(SourceRange(start: use.modifier.nameRange.start - 1, end: node.end)) })
    }

    private func report(
        _ change: HelperUses.Change, _ helper: String, _ condition: String, at range: SourceRange,
        _ advice: ConditionalAdvice, context: inout RuleContext, doubt: Doubt? = nil, related: [RelatedLocation], fix: Fix?
    ) {
        guard let loss = change.loss, let view = context.name(of: loss.view) else {
            guard advice.isPossible else { return }
            context.report(
                Self.replaced, ["helper": helper, "condition": condition], at: range, doubt: doubt, help: advice.help,
                related: related, fix: fix)
            return
        }
        let text = loss.isTask ? "the `.task` of the `\(view)` starts again" : "the `\(view)` loses its state"
        context.report(
            Self.stateLost, ["helper": helper, "condition": condition, "loss": text], at: range, doubt: doubt,
            help: advice.help, related: related, fix: fix)
    }
}
