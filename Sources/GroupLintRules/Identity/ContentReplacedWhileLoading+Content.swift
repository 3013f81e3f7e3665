import GroupLintCore

/// What content loses besides its scroll position.
extension ContentReplacedWhileLoading {
    static let typed = RuleCase(
        .info, .medium, when: "a form whose action loads with a model, for which a view around it shows other views",
        says: "what the user has {entered} in the `{view}` is gone after `{function}`, also if that fails, because it sets "
            + "`{property}`, and {branch} removes the `{view}` until it has finished")
    static let closedScreens = RuleCase(
        .info, .medium, when: "tabs or a stack of screens, if code in them loads with such a model",
        says: "the `{view}` loses its open screens when code in it calls `{function}`, because that sets `{property}`, and "
            + "{branch} removes the `{view}` until it has finished")
    static let chosen = RuleCase(
        .info, .medium, when: "a `.task` or `.onChange` for a value, around a view that keeps a choice of the user",
        says: "what the user has chosen in the `{view}` is gone each time the value of this `.{modifier}` changes, because it "
            + "sets `{property}`, and {branch} removes the `{view}` until it has finished")

    func checkContent(_ file: ViewFile, _ context: inout RuleContext) {
        for branch in file.elements(.branch) where !branch.isInPreview {
            if let found = InnerLoad(branch, &context) { report(found, branch, &context) }
        }
        for found in ChoiceLoss.all(in: file, &context) { report(found, &context) }
    }

    private func report(_ found: InnerLoad, _ branch: ViewElement, _ context: inout RuleContext) {
        let view = context.name(of: found.content) ?? "content"
        context.report(
            found.loss == .screens ? Self.closedScreens : Self.typed,
            [
                "entered": found.loss == .text ? "typed" : "chosen", "view": view, "property": found.write.propertyText,
                "function": found.call.callee?.tokenText ?? "",
                "branch": branch.flags.contains(.isSwitch) ? "this `switch`" : "this `if`",
            ],
            at: branch.nameRange,
            help: found.loss == .screens
                ? "\(found.write.changeText), so that the `\(view)` stays while its content is updated"
                : "keep the `\(view)`, and show the progress over it or in its button",
            related: [
                found.content.related("this is removed"), found.call.node.related("called here"),
                found.write.node.related("set here"),
            ])
    }

    private func report(_ found: ChoiceLoss, _ context: inout RuleContext) {
        let view = context.name(of: found.view) ?? "view"
        context.report(
            Self.chosen,
            [
                "view": view, "property": found.write.propertyText, "modifier": context.text(found.modifier),
                "branch": found.branch.choiceText,
            ],
            at: found.modifier.nameRange,
            help: "keep the `\(view)` and show the progress over it, or keep the choice outside of it",
            related: [
                found.branch.related("this decides whether the `\(view)` is shown"), found.write.node.related("set here"),
            ])
    }
}
