import GroupLintCore

/// The controls that a row shows at one time, also through views and members of the project.
struct RowControls {
    struct Control {
        let element: ViewElement
        /// The view of the row that shows the control: the control itself, or a call or reference that leads to it.
        let place: ViewElement
        /// The views and members that lead to the control, outermost first, and the control itself.
        let path: [ViewElement]
    }

    /// Buttons and links.
    private(set) var buttons: [Control] = []
    /// Text fields, toggles and the like.
    private(set) var inputs: [Control] = []

    /// The controls in the stack of a row.
    init(in stack: ViewElement, _ context: inout RuleContext) {
        var walk = Walk(placements: context.placements)
        walk.look(at: stack, path: [], hops: 0)
        let facts = walk.found.map { context.facts(around: $0.path, of: stack.owner) }
        let found = walk.found.indices.filter { position in
            // A control that is never shown together with any other one does not count.
            walk.found.count == 1 || facts.indices.contains { $0 != position && !facts[$0].excludes(facts[position]) }
        }.map { walk.found[$0] }
        buttons = found.filter { Self.buttonNames.contains($0.element.name) }
        inputs = found.filter { !Self.buttonNames.contains($0.element.name) }
    }

    private static let buttonNames = NameTable("Button Link NavigationLink")

    private struct Walk {
        let placements: ViewPlacements
        var found: [Control] = []
        /// Number of elements that may still be looked at.
        var budget = 150

        mutating func look(at element: ViewElement, path: [ViewElement], hops: Int) {
            budget -= 1
            guard budget > 0 else { return }
            switch element.kind {
            case .slot:
                guard element.record.link < 0, placements.role(of: element).isShownAlways else { return }
                lookAtAll(element, path, hops)
            case .arm, .root: lookAtAll(element, path, hops)
            case .branch: lookAtArms(element, path, hops)
            case .call, .reference: lookInside(element, path, hops)
            case .typeMember, .opaque: return
            }
        }

        private mutating func lookAtAll(_ element: ViewElement, _ path: [ViewElement], _ hops: Int) {
            for child in element.children { look(at: child, path: path, hops: hops) }
        }

        /// One arm is shown at a time: the one with the most controls counts.
        private mutating func lookAtArms(_ branch: ViewElement, _ path: [ViewElement], _ hops: Int) {
            let before = found
            var most: [Control] = []
            for arm in branch.children {
                found = []
                look(at: arm, path: path, hops: hops)
                if found.count > most.count { most = found }
            }
            found = before + most
        }

        private mutating func lookInside(_ element: ViewElement, _ path: [ViewElement], _ hops: Int) {
            if SwiftUICatalog.rowControls.contains(element.name), element.isSwiftUI(element.name) {
                found.append(Control(element: element, place: path.first ?? element, path: path + [element]))
                return
            }
            lookAtAll(element, path, hops)
            guard hops < 3 else { return }
            let targets = element.targets
            guard targets.count == 1 else { return }
            look(at: ViewElement(element.index, targets[0]), path: path + [element], hops: hops + 1)
        }
    }
}
