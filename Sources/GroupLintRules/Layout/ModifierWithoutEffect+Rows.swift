import GroupLintCore

extension ModifierWithoutEffect {
    /// A modifier of a row on a view that no list shows.
    func checkPlace(_ view: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard !view.isInPreview, !modifier.isConditional, !modifier.isOfProject, !view.isSwiftUI("List"), !view.isSwiftUI("Form"),
            let place = context.placements.of(view).first, place.container != nil, case .screen = context.rowPlace(of: view)
        else { return }
        var system: String?
        if modifier.name == "swipeActions" {
            guard let found = context.systemWithoutSwipes(modifier, on: view) else { return }
            system = found
        }
        context.report(
            system == nil ? Self.outside : Self.swipe,
            [
                "modifier": context.text(modifier), "container": place.containerText(context.index), "system": system ?? "",
            ],
            at: modifier.nameRange,
            help: system == nil
                ? "remove `.\(context.shortCall(modifier))`, or show the rows in a `List`"
                : "show the rows in a `List`, in the place of a `ScrollView` around them, or offer the actions in a "
                    + "`.contextMenu` or `Menu`",
            related: place.related(context.index))
    }
}

extension RuleContext {
    /// The first system on which stacks have actions for swipes, if the code also runs on older ones: `iOS 27`.
    fileprivate mutating func systemWithoutSwipes(_ modifier: ViewTree.Modifier, on view: ViewElement) -> String? {
        guard !targets.isUnknown, let node = call(of: modifier, on: view)?.node,
            let platform = ReachableTargets(node, targets).platforms(below: ReleaseYear.iOS27.versions).first?.platform
        else { return nil }
        return "\(platform.rawValue) \(ReleaseYear.iOS27.rawValue)"
    }
}
