import GroupLintCore

extension Name {
    static let navigationViewStyle: Name = "navigationViewStyle"
}

extension ViewElement {
    private static let mostDepth = 3
    private static let mostCallers = 4

    /// Whether the view or one around it sets a style. The style may be behind a modifier of the project.
    func isStyled(depth: Int) -> Bool {
        around(depth) { element in
            element.modifiers.contains { modifier in
                // Modifiers may apply each other many times.
                var budget = 128
                return element.mayStyle(modifier, hops: 0, &budget)
            }
        }
    }

    /// Whether a modifier of the view sets a style: the one of SwiftUI, an unknown one, or one of the project that uses those.
    private func mayStyle(_ modifier: ViewTree.Modifier, hops: Int, _ budget: inout Int) -> Bool {
        if modifier.name == .navigationViewStyle { return true }
        guard modifier.isOfProject else { return false }
        let found = bodies(of: modifier)
        guard hops < Self.mostDepth, budget > 0, !found.isEmpty else { return true }
        budget -= 1
        return found.contains { body in
            body.descendants.contains { view in
                view.kind == .opaque || view.modifiers.contains { view.mayStyle($0, hops: hops + 1, &budget) }
            }
        }
    }

    /// Whether the view is in a popover.
    func isInPopover(depth: Int) -> Bool {
        around(depth) { element in
            guard element.kind == .slot, element.record.link >= 0 else { return false }
            return element.views.modifiers[Int(element.record.link)].name == "popover"
        }
    }

    /// Whether the element, one around it, or one around a call of its view has a quality.
    private func around(_ depth: Int, _ quality: (ViewElement) -> Bool) -> Bool {
        if sequence(first: self, next: \.parent).contains(where: quality) { return true }
        guard depth < Self.mostDepth, let owner else { return false }
        return index.calls(of: owner, atMost: Self.mostCallers).contains { $0.around(depth + 1, quality) }
    }
}
