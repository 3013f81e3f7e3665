import GroupLintCore

/// Tap gestures on controls and in their labels.
extension NestedControl {
    /// A tap gesture on a control itself.
    func checkAround(_ control: ViewElement, _ context: inout RuleContext) {
        guard Self.actions.contains(control.name), control.isSwiftUI(control.name), !control.hasArgument("isActive"),
            !control.modifiers.contains(where: { $0.name == "disabled" || $0.name == "allowsHitTesting" }),
            !context.doesNothing(control), let modifier = context.tap(on: control), let name = context.name(of: control)
        else { return }
        context.report(
            Self.around, ["outer": name], at: modifier.nameRange,
            help: control.name == "Toggle"
                ? "run the code in `.onChange` of the value of the `Toggle`"
                : control.name == "Button"
                    ? "write the code of `.onTapGesture` into the action of the `Button`"
                    : "use a `Button` that runs the code and then opens the destination",
            related: [control.related("this `\(name)` takes taps")])
    }

    /// Controls that run an action of their own after a tap.
    private static let actions = NameTable("Button NavigationLink Link Toggle")

    /// Tap gestures in the label of a control.
    func reportGestures(
        in label: ViewElement, of control: ViewElement, _ name: String, _ context: inout RuleContext
    ) {
        let related = control.related("taps do not reach this `\(name)`")
        if let (view, modifier) = tappedLabel(label, &context) {
            if context.doesNothing(control) { return }
            let isHere = view.site == label.soleChild?.site
            context.report(
                Self.gesture, ["outer": name], at: isHere ? modifier.nameRange : label.soleChild?.nameRange ?? view.nameRange,
                doubt: isHere ? nil : .throughOthers,
                help: "remove `.onTapGesture`, and write its code into the action of the `\(name)`",
                related: isHere ? [related] : [view.related("this view has the gesture"), related])
            return
        }
        var reported: [ViewSite] = []
        for pair in LabelControls(in: label, context).tapped where !reported.contains(pair.place.site) {
            guard context.tap(on: pair.control) != nil, pair.place.site.file == control.site.file,
                let inner = context.name(of: pair.place)
            else { continue }
            reported.append(pair.place.site)
            context.report(
                Self.part, ["inner": inner, "outer": name], at: pair.place.nameRange,
                help: pair.place.site == pair.control.site
                    ? "put `\(inner)` next to the `\(name)` and not into its label, for example in an `HStack`"
                    : "write `.allowsHitTesting(false)` on `\(inner)` if only the `\(name)` is meant here, or put `\(inner)` next "
                        + "to it and not into its label",
                related: [related] + (pair.place.site == pair.control.site ? [] : [pair.control.related("this has the gesture")]))
        }
    }

    /// The view that is the whole label and has a tap gesture, also through members and views of the project.
    private func tappedLabel(
        _ label: ViewElement, _ context: inout RuleContext
    ) -> (view: ViewElement, modifier: ViewTree.Modifier)? {
        var next = label.soleChild
        for _ in 0..<4 {
            guard let view = next else { return nil }
            if let modifier = context.tap(on: view) { return (view, modifier) }
            next = view.shownView
        }
        return nil
    }
}
