import GroupLintCore

extension RuleContext {
    /// Whether a tap is on the whole row of a list, which is only as wide as its texts and symbols. A row is as wide as the
    /// list, but a view in it is only as wide as what it shows.
    mutating func isNarrowRow(_ use: TapUse) -> Bool {
        let (view, places) = (use.element, placements.of(use.element))
        guard use.modifier.name == "onTapGesture", use.call.argument("count") == nil, !places.isEmpty,
            places.allSatisfy({ $0.layout == .list || $0.layout == .form }), isSmall(view)
        else { return false }
        for modifier in view.modifiers.prefix(use.position) where touchArea(of: modifier, on: view) != .unchanged { return false }
        return isPointedAt(view) && !isInTappableArea(view, after: use.position + 1)
    }
}
