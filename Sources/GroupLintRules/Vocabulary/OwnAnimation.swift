import GroupLintCore

/// Questions about an `.animation` around views that have their own.
extension RuleContext {
    /// Whether an `.animation` reaches little of what a view shows: one before it in the chain, or one of each view inside,
    /// decides there. After a `.transition`, it is about how the view comes and goes.
    mutating func isAnimatedInside(_ element: ViewElement, before modifier: ViewTree.Modifier) -> Bool {
        let inner = element.modifiers.prefix { $0.nameRange != modifier.nameRange }
        if inner.contains(where: { $0.name == "transition" }) { return true }
        var seen: Set<ViewSite> = []
        return hasAnimation(inner, element) || isContentAnimated(element, depth: 0, &seen)
    }

    /// Whether one of some modifiers is an `.animation` without `value:`, which replaces any animation that comes from outside.
    private mutating func hasAnimation(_ modifiers: ArraySlice<ViewTree.Modifier>, _ element: ViewElement) -> Bool {
        modifiers.contains { modifier in
            guard modifier.name == "animation", let call = call(of: modifier, on: element) else { return false }
            return call.argument("value") == nil
        }
    }

    /// - Parameter seen: the members that were looked at; all of them are animated, or the search would have ended.
    private mutating func isContentAnimated(_ element: ViewElement, depth: Int, _ seen: inout Set<ViewSite>) -> Bool {
        let views = element.children.filter { $0.kind != .slot || $0.record.link < 0 && !$0.flags.contains(.isArgument) }
        return depth < 8 && !views.isEmpty && views.allSatisfy { hasOwnAnimation($0, depth: depth, &seen) }
    }

    private mutating func hasOwnAnimation(_ view: ViewElement, depth: Int, _ seen: inout Set<ViewSite>) -> Bool {
        if hasAnimation(view.modifiers, view) { return true }
        switch view.kind {
        case .slot, .branch, .arm: return isContentAnimated(view, depth: depth + 1, &seen)
        case .call where view.isSwiftUI(.group): return isContentAnimated(view, depth: depth + 1, &seen)
        case .call, .reference:
            if case .project = view.callee { return false }
            guard view.targets.count == 1 else { return false }
            if !seen.insert(view.targets[0]).inserted { return true }
            return isContentAnimated(ViewElement(index, view.targets[0]), depth: depth + 1, &seen)
        case .root, .opaque, .typeMember: return false
        }
    }
}
