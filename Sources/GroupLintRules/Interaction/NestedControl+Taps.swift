import GroupLintCore

/// Tap gestures on controls and in their labels.
extension NestedControl {
    /// A tap gesture on a control itself.
    func checkAround(_ control: ViewElement, _ context: inout RuleContext) {
        guard Self.actions.contains(control.name), control.isSwiftUI(control.name), !control.hasArgument("isActive"),
            !control.modifiers.contains(where: { $0.name == "disabled" || $0.name == "allowsHitTesting" }),
            !context.doesNothing(control), let modifier = context.tap(on: control), let name = context.name(of: control),
            case let repeats = context.repeats(modifier, on: control, theActionOf: control),
            // Whichever of the two runs, a button does the same.
            !(repeats && control.name == "Button")
        else { return }
        context.report(
            Self.around, ["outer": name], at: modifier.nameRange,
            help: repeats
                ? "remove `.onTapGesture`: the `\(name)` does the same"
                : control.name == "Toggle"
                    ? "run the code in `.onChange` of the value of the `Toggle`"
                    : control.name == "Button"
                        ? "remove `.onTapGesture`, and move what only it does into the action of the `Button`"
                        : "use a `Button` that runs the code and then opens the destination",
            related: [control.related("this `\(name)` takes taps")])
    }

    /// Controls that run an action of their own after a tap.
    private static let actions = NameTable("Button NavigationLink Link Toggle")

    /// A button with an empty action in the label of a control. Outside of lists, the inner of two controls gets the tap.
    ///
    /// - Returns: whether it was reported.
    func reportDead(
        _ pair: LabelControls.Found, in outer: String, _ element: ViewElement, _ context: inout RuleContext
    ) -> Bool {
        guard pair.control.name == "Button", element.kind == .call, outer != "Toggle", context.isOnTouchScreen(element),
            !pair.control.modifiers.contains(where: { $0.name == "disabled" }),
            !pair.place.modifiers.contains(where: { $0.name == "disabled" }),
            let action = context.node(of: pair.control).flatMap(CallExpr.init)?.action.flatMap(ClosureExpr.init),
            !action.hasStatements
        else { return false }
        if case .row = context.rowPlace(of: element) { return false }
        let isHere = pair.place.site == pair.control.site
        let inner = isHere ? "" : context.name(of: pair.place).map { " in `\($0)`" } ?? ""
        let isSame = outer == "Button"
        context.report(
            Self.dead,
            [
                "inner": (isSame ? "the inner `Button`" : "the `Button`") + inner,
                "outer": isSame ? "the outer `Button`" : "the `\(outer)`",
            ],
            at: pair.place.nameRange, doubt: isHere ? nil : .throughOthers,
            help: "show the label of \(isSame ? "the inner" : "this") `Button` without the `Button`",
            related: (isHere ? [] : [pair.control.related("this `Button` has an empty action")])
                + [element.related("this `\(outer)` has the label")])
        return true
    }

    /// Tap gestures in the label of a control.
    func reportGestures(
        in label: ViewElement, of control: ViewElement, _ name: String, _ context: inout RuleContext
    ) {
        let related = control.related("taps do not reach this `\(name)`")
        if let (view, modifier) = tappedLabel(label, &context) {
            // The gesture may open the link by its binding.
            if context.doesNothing(control) || control.hasArgument("isActive") { return }
            let isHere = view.site == label.soleChild?.site
            context.report(
                Self.gesture, ["outer": name], at: isHere ? modifier.nameRange : label.soleChild?.nameRange ?? view.nameRange,
                doubt: isHere ? nil : .throughOthers,
                help: context.repeats(modifier, on: view, theActionOf: control)
                    ? "remove `.onTapGesture`: the action of the `\(name)` does the same"
                    : name.hasSuffix("Link")
                        ? "remove `.onTapGesture`, or use a `Button` that runs its code and then opens the destination"
                        : "remove `.onTapGesture`, and move its code into the action of the `\(name)`; taps do not run the "
                            + "code that is there now, so delete it if they should not",
                related: isHere ? [related] : [view.related("this view has the gesture"), related])
            return
        }
        var reported: [ViewSite] = []
        for pair in LabelControls(in: label, context).tapped where !reported.contains(pair.place.site) {
            guard let tap = context.tap(on: pair.control), pair.place.site.file == control.site.file else { continue }
            reported.append(pair.place.site)
            report(tap, pair, in: name, related, &context)
        }
    }

    /// A tap gesture on a view in the label of a control.
    private func report(
        _ tap: ViewTree.Modifier, _ pair: LabelControls.Found, in outer: String, _ related: RelatedLocation,
        _ context: inout RuleContext
    ) {
        guard let inner = context.name(of: pair.place) else { return }
        let isHere = pair.place.site == pair.control.site
        let places = [related] + (isHere ? [] : [pair.control.related("this has the gesture")])
        let range = pair.place.nameRange
        if let closure = context.unfilledClosure(of: tap, on: pair.control, shownBy: pair.place) {
            context.report(
                Self.unfilled, ["inner": inner, "outer": outer, "closure": closure], at: range,
                help: "pass the code of the `\(outer)` as `\(closure)`, or leave the gesture out while `\(closure)` is `nil`",
                related: places)
            return
        }
        let other = "put `\(inner)` next to the `\(outer)` and not into its label"
        context.report(
            Self.part, ["inner": inner, "outer": outer], at: range,
            help: isHere
                ? "take `\(inner)` out of the label, make it a `Button` of its own, and put both into an `HStack`, which also "
                    + "gets the background around them"
                : "\(other), or write `.allowsHitTesting(false)` on `\(inner)` if no part of it should take taps of its own",
            related: places)
    }

    /// The view that is the whole label and has a tap gesture, also through members and views of the project.
    private func tappedLabel(
        _ label: ViewElement, _ context: inout RuleContext
    ) -> (view: ViewElement, modifier: ViewTree.Modifier)? {
        var next = label.soleChild
        for _ in 0..<4 {
            guard let view = next, !context.takesNoTaps(view) else { return nil }
            if let modifier = context.tap(on: view) { return (view, modifier) }
            next = view.shownView
        }
        return nil
    }
}

extension RuleContext {
    /// Whether two buttons have the same action.
    mutating func haveSameAction(_ left: ViewElement, _ right: ViewElement) -> Bool {
        guard left.name == "Button", right.name == "Button",
            let first = code(of: left).flatMap(CallExpr.init)?.action,
            let second = code(of: right).flatMap(CallExpr.init)?.action
        else { return false }
        return first.hasSameCode(as: second)
    }

    /// Whether the action of a control contains the code of a tap gesture.
    fileprivate mutating func repeats(
        _ tap: ViewTree.Modifier, on element: ViewElement, theActionOf control: ViewElement
    ) -> Bool {
        guard let code = call(of: tap, on: element)?.action.flatMap(ClosureExpr.init), code.hasStatements,
            let call = self.code(of: control).flatMap(CallExpr.init)
        else { return false }
        if control.name == "Toggle" {
            let value = call.value("isOn").map { $0.text.filter { $0 != "$" } } ?? ""
            return code.statements.allSatisfy { $0.text == value + ".toggle()" || $0.text == "self." + value + ".toggle()" }
        }
        // What follows a link is its label or its destination.
        guard control.name == "Button", let action = call.action else { return false }
        return code.statements.allSatisfy { statement in
            // `Button(action: save)` and `.onTapGesture { save() }`
            statement.text == action.text + "()"
                || action.subtree.contains { $0.kind == statement.kind && $0.text == statement.text }
        }
    }

    /// The optional closure that is all that a tap calls, if the call of the view with the tap does not pass it:
    /// `.onTapGesture { onPressed?() }` and `QR(text)`.
    fileprivate mutating func unfilledClosure(
        of tap: ViewTree.Modifier, on element: ViewElement, shownBy place: ViewElement
    ) -> String? {
        guard case .project(let type) = place.callee, element.owner == type, place.slots.isEmpty,
            let action = call(of: tap, on: element)?.action.flatMap(ClosureExpr.init),
            case let statements = Array(action.statements), statements.count == 1,
            let closure = statements[0].calledIfPresent,
            case let found = index.members(of: type, named: closure.name).map(index.member), found.count == 1,
            found[0].kind == .storedProperty, found[0].type.flags.contains(.isOptional), found[0].defaultValue == .none,
            !index.mayWrite(closure.name),
            index.argument(of: place, setting: closure.name, in: type) == nil,
            !place.arguments.contains(where: { $0.label == .unlabeled })
        else { return nil }
        return closure.tokenText
    }
}
