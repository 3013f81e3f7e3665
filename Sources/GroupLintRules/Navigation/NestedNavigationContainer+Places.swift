import GroupLintCore

extension RuleContext {
    /// The places of an element as a screen, or as a part of the stack that is the screen.
    func screenPlaces(of element: ViewElement, depth: Int = 3) -> [Placement] {
        places(of: element, listContainers: []).flatMap { place -> [Placement] in
            if place.layout == .screen { return [place] }
            // Of a stack in a view that takes content, all callers would count.
            guard place.layout == .stack, depth > 0, let stack = place.container.map({ ViewElement(index, $0) }),
                stack.root.site == element.root.site
            else { return [] }
            return screenPlaces(of: stack, depth: depth - 1)
        }
    }
}

extension ViewElement {
    /// Whether the view is shown where it may have no container around it.
    func needsContainer(_ context: inout RuleContext) -> Bool {
        if case .inside = NavigationAround(self, &context) { return false }
        return true
    }

    /// The view that a `ZStack` shows on top of colors, shapes and images; the element itself if it is not such a stack.
    var withoutBackground: ViewElement {
        guard isSwiftUI("ZStack"), let slot = slot(.none) else { return self }
        let shown = slot.children.filter { ![.call, .typeMember].contains($0.kind) || !Self.backgrounds.contains($0.name) }
        return shown.count == 1 ? shown[0] : self
    }

    private static let backgrounds = NameTable(
        "Color LinearGradient RadialGradient AngularGradient MeshGradient Rectangle RoundedRectangle Circle Image")
}
