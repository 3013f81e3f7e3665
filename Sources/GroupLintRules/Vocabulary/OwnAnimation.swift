import GroupLintCore

/// Questions about an `.animation` around views that have their own.
extension ViewElement {
    /// Whether an `.animation` at a place in the chain reaches little: one before it, or one of each view inside, decides on what
    /// is shown there. After a `.transition`, it is about how the view comes and goes.
    func isAnimatedInside(_ modifier: ViewTree.Modifier) -> Bool {
        let inner = modifiers.prefix { $0.nameRange != modifier.nameRange }
        return inner.contains { $0.name == "animation" || $0.name == "transition" } || contentIsAnimated(depth: 0)
    }

    private func contentIsAnimated(depth: Int) -> Bool {
        let views = children.filter { $0.kind != .slot || $0.record.link < 0 && !$0.flags.contains(.isArgument) }
        return depth < 8 && !views.isEmpty && views.allSatisfy { view in
            if view.modifiers.contains(where: { $0.name == "animation" }) { return true }
            switch view.kind {
            case .slot, .branch, .arm: return view.contentIsAnimated(depth: depth + 1)
            case .call where view.isSwiftUI(.group): return view.contentIsAnimated(depth: depth + 1)
            case .call, .reference:
                if case .project = view.callee { return false }
                guard view.targets.count == 1 else { return false }
                return ViewElement(index, view.targets[0]).contentIsAnimated(depth: depth + 1)
            case .root, .opaque, .typeMember: return false
            }
        }
    }
}
