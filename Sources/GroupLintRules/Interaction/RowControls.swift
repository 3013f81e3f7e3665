import GroupLintCore

/// The controls that a row shows at one time, also through views and members of the project.
struct RowControls {
    struct Control {
        let element: ViewElement
        /// The view of the row that shows the control: the control itself, or a call or reference that leads to it.
        let place: ViewElement
    }

    /// Buttons and links.
    private(set) var buttons: [Control] = []
    /// Text fields, toggles and the like.
    private(set) var inputs: [Control] = []

    /// The controls in the stack of a row.
    init(in stack: ViewElement, _ context: RuleContext) {
        var walk = Walk(placements: context.placements)
        walk.look(at: stack, from: nil, hops: 0)
        buttons = walk.found.filter { Self.buttonNames.contains($0.element.name) }
        inputs = walk.found.filter { !Self.buttonNames.contains($0.element.name) }
    }

    private static let buttonNames = NameTable("Button Link NavigationLink")

    private struct Walk {
        let placements: ViewPlacements
        var found: [Control] = []
        /// Number of elements that may still be looked at.
        var budget = 150

        mutating func look(at element: ViewElement, from place: ViewElement?, hops: Int) {
            budget -= 1
            guard budget > 0 else { return }
            switch element.kind {
            case .slot:
                guard element.record.link < 0, placements.role(of: element).isShownAlways else { return }
                lookAtAll(element, place, hops)
            case .arm, .root: lookAtAll(element, place, hops)
            case .branch: lookAtArms(element, place, hops)
            case .call, .reference: lookInside(element, place, hops)
            case .typeMember, .opaque: return
            }
        }

        private mutating func lookAtAll(_ element: ViewElement, _ place: ViewElement?, _ hops: Int) {
            for child in element.children { look(at: child, from: place, hops: hops) }
        }

        /// One arm is shown at a time: the one with the most controls counts.
        private mutating func lookAtArms(_ branch: ViewElement, _ place: ViewElement?, _ hops: Int) {
            let before = found
            var most: [Control] = []
            for arm in branch.children {
                found = []
                look(at: arm, from: place, hops: hops)
                if found.count > most.count { most = found }
            }
            found = before + most
        }

        private mutating func lookInside(_ element: ViewElement, _ place: ViewElement?, _ hops: Int) {
            if SwiftUICatalog.rowControls.contains(element.name), element.isSwiftUI(element.name) {
                found.append(Control(element: element, place: place ?? element))
                return
            }
            lookAtAll(element, place, hops)
            guard hops < 3 else { return }
            let targets = element.targets
            guard targets.count == 1 else { return }
            look(at: ViewElement(element.index, targets[0]), from: place ?? element, hops: hops + 1)
        }
    }
}
