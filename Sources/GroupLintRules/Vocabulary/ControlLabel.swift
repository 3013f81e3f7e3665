import GroupLintCore

extension ViewElement {
    /// The slot with the label of a control; nil if the label is a text.
    func labelSlot(_ context: RuleContext) -> ViewElement? {
        slots.first { !$0.flags.contains(.isArgument) && context.placements.role(of: $0) == .single }
    }

    /// Whether the element is an item of a bar or menu, or what a modifier shows in one.
    ///
    /// - Parameter withAccessories: whether the view above the bar of a `TabView` counts.
    fileprivate func isPartOfBar(_ withAccessories: Bool) -> Bool {
        if kind == .call { return SwiftUICatalog.barItems.contains(name) }
        guard kind == .slot, record.link >= 0 else { return false }
        let modifier = views.modifiers[Int(record.link)].name
        return SwiftUICatalog.barModifiers.contains(modifier) || withAccessories && modifier == SwiftUICatalog.barAccessory
    }
}

extension RuleContext {
    private static let mostUses = 8
    private static let mostHops = 4

    /// Whether the element is an item of a toolbar, a menu or the like, which choose the look and the size of their items. One
    /// such place among several is enough.
    ///
    /// - Parameter withAccessories: whether the view above the bar of a `TabView` counts.
    func isBarItem(_ element: ViewElement, withAccessories: Bool = true) -> Bool {
        isBarItem(element, withAccessories, hops: 0)
    }

    private func isBarItem(_ element: ViewElement, _ withAccessories: Bool, hops: Int) -> Bool {
        for part in sequence(first: element, next: \.parent) {
            if part.isPartOfBar(withAccessories) { return true }
            // A sheet or a pushed screen is not a part of the bar that has what opens it.
            if opensScreen(part) { return false }
        }
        guard hops < Self.mostHops else { return false }
        // Many views of one body ask the same.
        let key = BarBuilders.Key(root: element.root.site, hops: hops, withAccessories: withAccessories)
        return index.fact { BarBuilders() }.known.value(key) {
            element.uses.lazy.filter { !$0.isInPreview }.prefix(Self.mostUses)
                .contains { isBarItem($0, withAccessories, hops: hops + 1) }
        }
    }

    /// Whether an element is the slot with another screen: that of a sheet, or the one that a link pushes.
    func opensScreen(_ element: ViewElement) -> Bool {
        guard element.kind == .slot else { return false }
        let role = placements.role(of: element)
        return role == .screen || role == .destination
    }

    /// The end of an element with its modifiers (UTF-8); nil for an element of another file.
    mutating func chainEnd(of element: ViewElement) -> UInt32? {
        guard let last = element.modifiers.last else { return node(of: element)?.end }
        return last.isConditional ? nil : node(of: last)?.end
    }

    /// Whether a button style only shows the label, with modifiers that add neither a shape nor a fill.
    mutating func keepsGaps(_ body: ViewElement) -> Bool {
        guard let view = body.soleChild, view.kind == .reference, view.name == "configuration",
            view.modifiers.first?.name == "label"
        else { return false }
        return view.modifiers.dropFirst().allSatisfy { touchArea(of: $0, on: view) == .unchanged }
    }
}

/// Whether each builder is shown as an item of a toolbar, a menu or the like, as far as rules asked.
private struct BarBuilders: Sendable {
    struct Key: Hashable, Sendable {
        let root: ViewSite
        let hops: Int
        let withAccessories: Bool
    }

    let known = OnceValues<Key, Bool>()
}
