import GroupLintCore

/// Finds the controls and tap gestures that views show, also through views and members of the project.
struct LabelControls {
    struct Found {
        let control: ViewElement
        /// The view that shows the control: the control itself, or a call or reference that leads to it.
        let place: ViewElement
    }

    private(set) var found: [Found] = []
    /// Views with a tap gesture.
    private(set) var tapped: [Found] = []
    /// Number of elements and modifiers that may still be looked at.
    private var budget = 200
    private let placements: ViewPlacements
    private var withDisabled = false

    init(_ context: RuleContext) {
        placements = context.placements
    }

    /// The controls in a label, also those that a condition may disable.
    init(in label: ViewElement, _ context: RuleContext) {
        self.init(context)
        withDisabled = true
        for child in label.children { look(at: child) }
    }

    mutating func look(at element: ViewElement) { look(at: element, from: nil, hops: 0) }

    private mutating func look(at element: ViewElement, from place: ViewElement?, hops: Int) {
        budget -= 1 + element.modifiers.count
        guard budget > 0, !element.modifiers.contains(where: { isInactive($0.name) }) else { return }
        switch element.kind {
        case .slot:
            guard element.record.link < 0, placements.role(of: element).isShownAlways else { return }
            lookInChildren(of: element, from: place, hops: hops)
        case .branch where hops > 0:
            // What another view shows under a condition may never be shown here.
            return
        case .branch, .arm, .root:
            lookInChildren(of: element, from: place, hops: hops)
        case .call, .reference: lookInside(element, from: place, hops: hops)
        case .typeMember, .opaque: return
        }
    }

    private mutating func lookInChildren(of element: ViewElement, from place: ViewElement?, hops: Int) {
        for child in element.children {
            guard budget > 0 else { return }
            look(at: child, from: place, hops: hops)
        }
    }

    private mutating func lookInside(_ element: ViewElement, from place: ViewElement?, hops: Int) {
        if element.isNestedControl {
            found.append(Found(control: element, place: place ?? element))
            return
        }
        if element.modifiers.contains(where: { $0.name == "onTapGesture" }) {
            tapped.append(Found(control: element, place: place ?? element))
        }
        lookInChildren(of: element, from: place, hops: hops)
        guard hops < 3 else { return }
        let targets = element.targets
        guard targets.count == 1 else { return }
        look(at: ViewElement(element.index, targets[0]), from: place ?? element, hops: hops + 1)
    }

    private func isInactive(_ modifier: Name) -> Bool {
        Self.inactive.contains(modifier) || !withDisabled && modifier == "disabled"
    }

    /// Modifiers after which a control takes no taps, or the user does not see it.
    private static let inactive = NameTable("allowsHitTesting hidden accessibilityRepresentation")
}

extension ViewElement {
    /// Whether the element is a control that the user operates, and not a link that only a value opens.
    fileprivate var isNestedControl: Bool {
        guard kind == .call, SwiftUICatalog.nestedControls.contains(name), isSwiftUI(name) else { return false }
        return !hasArgument("isActive") && !hasArgument("tag")
    }
}
