import GroupLintCore

extension ViewElement {
    /// Whether a container draws something of its own when it has no views: a background on a stack, a card of the
    /// project. False if that is not known.
    var drawsWhenEmpty: Bool {
        // Views may show each other many times.
        var budget = 400
        return drawsWhenEmpty(depth: 0, &budget)
    }

    private func drawsWhenEmpty(depth: Int, _ budget: inout Int) -> Bool {
        switch callee {
        case .swiftUI(let view):
            if view.traits.contains(.draws) { return true }
            return view.traits.contains(.stays) && drawsAroundNothing
        case .project:
            guard depth < 3, let body = targets.first else { return false }
            return ViewElement(index, body).children.contains { $0.showsSomething(depth: depth + 1, &budget) }
        case .unknown: return false
        }
    }

    /// Whether a modifier draws around an empty stack, which only has a size if another one before it gives it one.
    private var drawsAroundNothing: Bool {
        guard let sized = modifiers.firstIndex(where: { Self.sizes.contains($0.name) }) else { return false }
        return modifiers[sized...].contains { $0.name.isModifier(with: .draws) }
    }

    private static let sizes = NameTable("padding frame containerRelativeFrame safeAreaPadding")

    /// Whether an element of a body shows something besides the content that callers pass.
    private func showsSomething(depth: Int, _ budget: inout Int) -> Bool {
        guard kind == .call, budget > 0 else { return false }
        budget -= 1
        if drawsWhenEmpty(depth: depth, &budget) { return true }
        return slots.contains { slot in slot.children.contains { $0.showsSomething(depth: depth, &budget) } }
    }

    var isProjectCall: Bool {
        guard case .project = callee else { return false }
        return true
    }

    /// Whether the container lays out each of its views separately: an HStack, or a layout of the project.
    var placesEachView: Bool {
        guard kind == .call else { return false }
        switch callee {
        case .swiftUI: return name == "HStack"
        case .project(let type): return index.inherits(type, "Layout")
        case .unknown: return false
        }
    }
}
