import GroupLintCore

extension ViewElement {
    /// The slot with the label of a control; nil if the label is a text.
    func labelSlot(_ context: RuleContext) -> ViewElement? {
        slots.first { !$0.flags.contains(.isArgument) && context.placements.role(of: $0) == .single }
    }

    /// Whether code around the element makes it an item of a toolbar, a menu or the like.
    fileprivate var isWrittenInBar: Bool {
        sequence(first: self, next: \.parent).contains { part in
            if part.kind == .call { return SwiftUICatalog.barItems.contains(part.name) }
            guard part.kind == .slot, part.record.link >= 0 else { return false }
            return SwiftUICatalog.barModifiers.contains(part.views.modifiers[Int(part.record.link)].name)
        }
    }
}

extension RuleContext {
    private static let mostUses = 8
    private static let mostHops = 4

    /// Whether the element is an item of a toolbar, a menu or the like, which choose the look and the size of their items. One
    /// such place among several is enough.
    func isBarItem(_ element: ViewElement) -> Bool { isBarItem(element, hops: 0) }

    private func isBarItem(_ element: ViewElement, hops: Int) -> Bool {
        if element.isWrittenInBar { return true }
        guard hops < Self.mostHops else { return false }
        // Many views of one body ask the same.
        let key = BarBuilders.Key(root: element.root.site, hops: hops)
        return index.fact { BarBuilders() }.known.value(key) {
            element.uses.lazy.filter { !$0.isInPreview }.prefix(Self.mostUses).contains { isBarItem($0, hops: hops + 1) }
        }
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
    }

    let known = OnceValues<Key, Bool>()
}
