import GroupLintCore

extension ConditionalModifierExtension {
    private static let transformHelp =
        "say in the documentation that the condition must not change while the view is shown; where it can change, callers "
        + "vary the argument of a modifier, for example `.opacity(isOn ? 1 : 0)`"

    /// Reports the declaration of a helper whose uses need no closure, or that only other modules can use.
    func report(_ helper: ConditionalHelper, _ context: inout RuleContext) {
        let branch = helper.branch
        guard !helper.needsBranches, helper.isErased || !context.hasReturns(branch), let node = context.node(of: branch),
            let name = helper.name(in: node), !(branch.root.member.map(context.index.hasManyOverloads) ?? false)
        else { return }
        let condition = node.branchConditionText
        let inline = InlineConditionalModifier(node, subject: helper.subject, context.targets)
        let advice = ConditionalAdvice(
            context.named(helper.modifiers),
            .init(
                text: condition, test: helper.test(node), isTwoWay: !helper.leavesSubject,
                isPresence: branch.flags.contains(.bindsPattern)), inline,
            isOfProject: context.declares(helper.modifiers))
        if HelperCaller.all(of: branch.root).isEmpty {
            guard node.isVisibleToOtherModules, branch.reads.contains(where: branch.isDecidedByCaller),
                PackageTools(around: branch).isLibrary(context)
            else { return }
            let help = helper.takesTransform ? Self.transformHelp : advice.help ?? Self.transformHelp
            context.report(Self.unused, ["helper": name, "condition": condition], at: branch.nameRange, help: help)
            return
        }
        var uses = HelperUses(context)
        guard !helper.takesTransform, var change = uses.change(of: helper, ConditionParts(IfExpr(node)?.conditions.first))
        else { return }
        if IfExpr(node)?.conditions.contains(where: \.asksForContent) ?? false { change.asksForContent = true }
        report(
            change, name, condition, isPresence: branch.flags.contains(.bindsPattern), at: branch.nameRange, advice,
            helper.modifiers.map(\.name), context: &context,
            related: [change.use.related("this use can change the condition")],
            fix: inline?.fix(node.range, after: helper.subjectText))
    }

    /// Reports the use of a helper with a closure.
    ///
    /// - Parameter known: the names of helpers from other modules.
    func report(_ use: ModifierUse, _ known: NameTable, _ context: inout RuleContext) {
        guard use.isOfProject else { return }
        let roots = context.index.viewModifiers(named: use.modifier.name, for: use.element.site.file)
        let helper = roots.lazy.compactMap { ConditionalHelper($0) ?? ConditionalHelper(forwarding: $0) }.first { helper in
            helper.takesTransform && helper.function.map { use.element.mayCall($0, asModifier: use.position) } ?? false
        }
        guard helper != nil || (roots.isEmpty && known.contains(use.modifier.name)),
            let node = context.node(of: use.modifier), let call = CallExpr(node), helper != nil || call.trailingClosure != nil
        else { return }
        let choice = HelperChoice(helper, use)
        let constant = use.element.flags.contains(.isLocal) ? node.constant(use.element.name) : nil
        var uses = HelperUses(
            context, constantLoss: constant.flatMap { StateLoss(constant: $0, of: use.element) })
        let argument = choice.argument(of: call)
        var decisive = choice.condition.resolvingConstants(at: node, in: use.element)
        decisive.parts = ConditionParts(argument)
        guard !use.makesStyle, var change = uses.change(decisive, at: use) else { return }
        if argument?.asksForContent ?? false { change.asksForContent = true }
        let isPlain = helper.map { PlainHelper.isPlain($0, &context) } ?? true
        let condition = ConditionalAdvice.Condition(
            text: argument?.changingText(in: use.element) ?? "the condition",
            test: isPlain ? argument?.test(isPresence: choice.isPresence, holds: use.modifier.name != "unless") : nil,
            isTwoWay: use.isTwoWay,
            isPresence: choice.isPresence)
        let closures = helper?.function?.parameters.filter {
            $0.type.flags.contains(.isFunction) && !$0.type.flags.contains(.isAutoclosure)
        }
        let hasOneClosure = (closures?.count ?? 1) == 1
        let inline = isPlain && hasOneClosure ? argument.flatMap { InlineConditionalModifier(call, $0, context.targets) } : nil
        // A helper in the closure has a condition itself.
        let modifiers = use.transform.filter { $0.name != use.modifier.name }
        let advice = ConditionalAdvice(
            context.named(modifiers), condition, inline, isOfProject: context.declares(modifiers))
        let outer = change.use.element.site == use.element.site && change.use.position == use.position ? nil : change.use
        report(
            change, "." + context.text(use.modifier).unquoted, condition.text,
            isPresence: choice.isPresence, at: use.modifier.nameRange, advice, modifiers.map(\.name), context: &context,
            doubt: helper == nil ? Self.unknownHelper : nil,
            related: (helper.map { [$0.branch.related("each branch has its own identity")] } ?? [])
                + (outer.map { [$0.related("this use can change the condition")] } ?? []),
            fix: inline.map { $0.fix(SourceRange(start: use.modifier.nameRange.start - 1, end: node.end)) })
    }

    private func report(
        _ change: HelperUses.Change, _ helper: String, _ condition: String, isPresence: Bool, at range: SourceRange,
        _ advice: ConditionalAdvice, _ modifiers: [Name], context: inout RuleContext, doubt: Doubt? = nil,
        related: [RelatedLocation], fix: Fix?
    ) {
        if let control = OwnControl(change, &context) {
            let replaced = control.kind == .toggle ? Self.toggleReplaced : Self.controlReplaced
            context.report(
                replaced, ["helper": helper, "condition": condition, "effect": control.effect], at: range, doubt: doubt,
                help: advice.help ?? "use `\(helper)` on a view without the `\(control.name)`", related: related, fix: fix)
            return
        }
        let changes = isPresence ? "becomes `nil` or gets a value" : "changes"
        guard let loss = change.loss, let view = context.name(of: loss) else {
            guard advice.isPossible, let text = advice.help, context.isAnimated(change) else { return }
            context.report(
                Self.replaced, ["helper": helper, "condition": condition, "changes": changes], at: range, doubt: doubt,
                help: text, related: related, fix: fix)
            return
        }
        // There is nothing to lose yet if the condition changes once or waits for a value, or if a branch is empty or does not
        // take touches. A value also appears while the user types, such as the error of a text field, or because of a tap.
        let isChangedByUser = context.isChangedByUser(change)
        let mayChangeInUse = isChangedByUser || change.dependsOnSurroundings || context.isChangedElsewhere(change)
        let isEarly =
            change.isOnce || change.asksForContent || modifiers.contains(where: Self.blocking.contains)
            || (loss.kind != .text && !mayChangeInUse)
        // While the user works with the screen, what it shows at times likely is there. Of two values, one may decide on both.
        let isThere =
            !loss.isConditional || (context.dependsOnSizeClass(change) && !change.use.element.isInSizeClassLayout)
            || (isChangedByUser && Set(change.values.map(\.root)).count == 1)
        let isNoticed = loss.kind.isNoticed && isThere && !isEarly
        let restarts = loss.isTask && isChangedByUser && isThere && !isEarly
        context.report(
            isNoticed ? Self.stateLost : restarts ? Self.taskRestarts : Self.stateMayBeLost,
            ["helper": helper, "condition": condition, "loss": loss.text(view), "changes": changes], at: range, doubt: doubt,
            help: advice.help ?? advice.help(loss, of: view, helper, condition), related: related, fix: fix)
    }
}

extension ConditionalModifierExtension {
    /// Modifiers that keep the user from using the view, or that only matter where it comes or goes.
    private static let blocking = NameTable("allowsHitTesting disabled redacted scrollDisabled transition")
}

extension RuleContext {
    /// Whether the type around the outermost use animates the change of the condition.
    fileprivate mutating func isAnimated(_ change: HelperUses.Change) -> Bool {
        let node = syntax(ofFile: change.use.element.path)?.node(change.use.modifier.node)
        return node?.isAnimated(by: change.values.map(\.root)) ?? false
    }

    /// Whether the user changes the condition, so that the view has been in use before.
    fileprivate mutating func isChangedByUser(_ change: HelperUses.Change) -> Bool {
        let element = change.use.element
        guard let owner = element.owner else { return false }
        var values = change.values.map { ($0.root, $0.member) }
        if values.isEmpty, let call = syntax(ofFile: element.path)?.node(change.use.modifier.node).flatMap(CallExpr.init) {
            // `.framed(by: $frame)`
            values = call.arguments.compactMap(\.value).filter(\.isProjection).map { ($0.valueName, .none) }
        }
        return values.contains { UserChange.exists(of: $0.0, $0.1, in: owner, &self) }
    }

    /// Whether the user changes the condition in the helper itself or in another view.
    fileprivate mutating func isChangedElsewhere(_ change: HelperUses.Change) -> Bool {
        change.sources.contains { source in
            let (root, member) = (source.value.root, source.value.member)
            return UserChange.exists(of: root, member, in: source.type, &self)
                || UserChange.isElsewhere(of: root, member, in: source.type, &self)
        }
    }

    fileprivate func dependsOnSizeClass(_ change: HelperUses.Change) -> Bool {
        change.sources.contains { index.isSizeClass($0.value.root, of: $0.type) }
    }
}

extension ViewElement {
    /// Whether a size class also decides on what is around the view: in a branch, or in a view of the project that shows it.
    fileprivate var isInSizeClassLayout: Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { outer in
            if outer.kind == .branch { return outer.dependsOnSizeClass(outer.dependencies) }
            guard outer.kind == .call, case .project(let type) = outer.callee else { return false }
            return index.storedProperties(of: type).contains { index.isSizeClass(index.member($0).name, of: type) }
        }
    }
}
