import GroupLintCore

/// The controls that a row shows at one time, also through views and members of the project.
struct RowControls {
    /// Buttons and links.
    private(set) var buttons: [ViewElement] = []
    /// Text fields, toggles and the like.
    private(set) var inputs: [ViewElement] = []

    /// The controls in the stack of a row.
    init(in stack: ViewElement, _ context: RuleContext) {
        var walk = Walk(placements: context.placements)
        walk.look(at: stack, hops: 0)
        buttons = walk.found.filter { Self.buttonNames.contains($0.name) }
        inputs = walk.found.filter { !Self.buttonNames.contains($0.name) }
    }

    private static let buttonNames = NameTable("Button Link NavigationLink")

    private struct Walk {
        let placements: ViewPlacements
        var found: [ViewElement] = []
        /// Number of elements that may still be looked at.
        var budget = 150

        mutating func look(at element: ViewElement, hops: Int) {
            budget -= 1
            guard budget > 0 else { return }
            switch element.kind {
            case .slot:
                guard element.record.link < 0, placements.role(of: element).isShownAlways else { return }
                lookAtAll(element, hops)
            case .arm, .root: lookAtAll(element, hops)
            case .branch: lookAtArms(element, hops)
            case .call, .reference: lookInside(element, hops)
            case .typeMember, .opaque: return
            }
        }

        private mutating func lookAtAll(_ element: ViewElement, _ hops: Int) {
            for child in element.children { look(at: child, hops: hops) }
        }

        /// One arm is shown at a time: the one with the most controls counts.
        private mutating func lookAtArms(_ branch: ViewElement, _ hops: Int) {
            let before = found
            var most: [ViewElement] = []
            for arm in branch.children {
                found = []
                look(at: arm, hops: hops)
                if found.count > most.count { most = found }
            }
            found = before + most
        }

        private mutating func lookInside(_ element: ViewElement, _ hops: Int) {
            if SwiftUICatalog.rowControls.contains(element.name), element.isSwiftUI(element.name) {
                found.append(element)
                return
            }
            lookAtAll(element, hops)
            guard hops < 3 else { return }
            let targets = element.targets
            if targets.count == 1 { look(at: ViewElement(element.index, targets[0]), hops: hops + 1) }
        }
    }
}
