import GroupLintCore

extension ViewElement {
    /// Whether a container draws something of its own when its content is no view: a background on a stack, a card of
    /// the project. False where that is not known.
    var drawsWhenEmpty: Bool { drawsWhenEmpty(depth: 0) }

    private func drawsWhenEmpty(depth: Int) -> Bool {
        switch callee {
        case .swiftUI(let view):
            if view.isLeaf { return Self.drawnLeaves.contains(name) }
            guard Self.containers.contains(name) else { return false }
            return name == "Button" || name == "GroupBox" || modifiers.contains { Self.drawing.contains($0.name) }
        case .project:
            guard depth < 3, let body = targets.first else { return false }
            return ViewElement(index, body).children.contains { $0.showsSomething(depth: depth + 1) }
        case .unknown: return false
        }
    }

    /// Whether an element of a body shows something besides the content that the view is given.
    private func showsSomething(depth: Int) -> Bool {
        guard kind == .call else { return false }
        if drawsWhenEmpty(depth: depth) { return true }
        return slots.contains { slot in slot.children.contains { $0.showsSomething(depth: depth) } }
    }

    var isProjectCall: Bool {
        guard case .project = callee else { return false }
        return true
    }

    /// A container that lays out each view it is given: rows of views, and layouts of the project.
    var placesEachView: Bool {
        guard kind == .call else { return false }
        switch callee {
        case .swiftUI: return name == "HStack"
        case .project(let type): return index.inherits(type, "Layout")
        case .unknown: return false
        }
    }

    private static let drawing = NameTable("background overlay border glassEffect")
    private static let containers = NameTable(
        """
        VStack HStack ZStack Grid GridRow LazyVStack LazyHStack LazyVGrid LazyHGrid Button GroupBox \
        ScrollView
        """)
    private static let drawnLeaves = NameTable(
        """
        Text Image Color Divider Rectangle RoundedRectangle Circle Ellipse Capsule \
        UnevenRoundedRectangle LinearGradient RadialGradient AngularGradient MeshGradient
        """)
}
