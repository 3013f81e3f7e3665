import GroupLintCore

/// A presentation in the body of a view that other code shows as a row.
struct RowTypePresentation {
    private let element: ViewElement
    private let modifier: ViewTree.Modifier
    private let rows: ViewElement
    /// The state as written, without `$`.
    private let state: String
    /// Whether the state belongs to the row itself.
    private let isOwn: Bool

    static func all(in file: ViewFile, _ context: inout RuleContext) -> [RowTypePresentation] {
        file.modifiedElements.compactMap { element in
            element.modifiers.compactMap { RowTypePresentation(element, $0, &context) }.first
        }
    }

    private init?(_ element: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        let index = element.index
        guard SwiftUICatalog.modifiers.traits(of: modifier.name).contains(.presents), modifier.name != "popover",
            SwiftUICatalog.modifiers[modifier.name]?.kind == .perChild, !element.isInPreview,
            let owner = element.owner, let member = element.member, index.member(member).name == .body,
            element.isShownWithMember,
            let place = context.placements.of(element).first(where: { $0.isRow }),
            let rows = place.repetition.map({ ViewElement(index, $0) }), !rows.flags.contains(.hasFixedData),
            Self.isRow(owner, of: rows, &context),
            let call = context.node(of: modifier).flatMap(CallExpr.init),
            let binding = call.argument("isPresented") ?? call.argument("item"),
            let root = binding.boundProperty, let text = binding.boundText, !element.isChosen(among: rows, &context)
        else { return nil }
        let found = index.members(of: owner, named: root)
        guard found.count == 1 else { return nil }
        switch index.wrapper(of: found[0]) {
        case "State":
            guard place.layout == .list || place.lazyContainer != nil else { return nil }
            isOwn = true
        case "EnvironmentObject":
            isOwn = false
        case "Binding", "ObservedObject", "Bindable":
            guard Self.getsOneState(root, of: owner, for: rows, &context) else { return nil }
            isOwn = false
        // Other properties may hold the element of the row.
        default: return nil
        }
        (self.element, self.modifier, self.rows, state) = (element, modifier, rows, text)
    }

    /// Whether the rows show views of the type, and not one for a certain element: `case .ads: AdsCard()`.
    private static func isRow(_ type: TypeID, of rows: ViewElement, _ context: inout RuleContext) -> Bool {
        context.index.calls(of: type).contains { call in
            (call.rowsAround ?? call.rowsAroundMember)?.site == rows.site && !call.isChosen(among: rows, &context)
        }
    }

    /// Whether the rows pass one state or object of their view to all row views: `Row(item, isShown: $isShown)`,
    /// `Row(item, model: model)`.
    private static func getsOneState(
        _ property: Name, of type: TypeID, for rows: ViewElement, _ context: inout RuleContext
    ) -> Bool {
        context.index.calls(of: type).contains { call in
            guard call.rowsAround?.site == rows.site, let caller = call.owner, let tree = context.syntax(ofFile: call.path),
                let value = tree.node(call.node).flatMap(CallExpr.init)?.argument(property),
                let root = value.boundProperty ?? value.ownPath?.first,
                !context.index.members(of: caller, named: root).isEmpty
            else { return false }
            return !call.rowParameters(tree).contains(root)
        }
    }

    func report(_ context: inout RuleContext) {
        let name = context.text(modifier)
        let container = rows.isSwiftUI(.forEach) ? "ForEach" : "List"
        let help =
            isOwn
            ? "keep an optional `@State` in the view with the `\(container)`, write one `.\(name)` for it on a view around the "
                + "rows, and let the row set this state through a `Binding`"
            : "put `.\(name)` on the view around the `\(container)`"
        context.report(
            isOwn ? PresentationInRow.own : PresentationInRow.state,
            ["modifier": name, "container": container, "state": state], at: modifier.nameRange, help: help,
            related: [rows.related("creates a row for each element")])
    }
}

extension Placement {
    /// Whether the view is in rows, and not in a menu or on a screen that a row opens.
    fileprivate var isRow: Bool {
        isRepeated && layout != .menu && layout != .screen
    }
}
