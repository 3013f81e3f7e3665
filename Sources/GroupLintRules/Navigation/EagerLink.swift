import GroupLintCore

/// A link with a destination, and where it is shown.
struct EagerLink {
    let element: ViewElement
    /// What the link pushes; nil for a view of the project that hands it to a link.
    let slot: ViewElement?
    /// The destination: an expression or a closure.
    let node: SyntaxNode
    /// The code that makes the destination: the expression, or the value of the local constant that it names.
    let code: SyntaxNode
    let places: [Placement]
    /// The link in the body of that view of the project.
    var inner: ViewElement?

    /// Nil for a link without a destination that is created with it.
    init?(_ element: ViewElement, _ context: inout RuleContext) {
        guard !element.isInPreview, let call = context.node(of: element) else { return nil }
        if element.isSwiftUI("NavigationLink") {
            guard let slot = element.destinationSlot, let node = context.node(of: slot), !element.isOfProjectInitializer(call)
            else { return nil }
            self.slot = slot
            self.node = node
        } else {
            guard let link = element.handedLink, let node = CallExpr(call)?.argument("destination") else { return nil }
            slot = nil
            self.node = node
            inner = link
        }
        self.element = element
        if node.kind == .declReferenceExpr, case .value(let value) = LocalValue(node) { code = value } else { code = node }
        places = context.placements.of(element)
    }

    /// Links, and calls of views that hand a destination to a link.
    static func candidates(_ file: ViewFile) -> [ViewElement] {
        file.elements(.call).filter { call in
            if call.name == link { return true }
            // To look for a label costs less than to look at the body of each view.
            return (call.hasArgument(destination) || call.slot(destination) != nil) && call.handedLink != nil
        }
    }

    private static let link: Name = "NavigationLink"
    private static let destination: Name = "destination"

    /// The rows that the link is in, also if their number is fixed.
    var rows: ViewElement? {
        if let row = places.first(where: { $0.isRepeated && $0.layout != .nonView }) {
            return row.repetition.map { ViewElement(element.index, $0) }
        }
        return fixedRows
    }

    /// ForEach over a collection that never changes, if it shows the link in every row.
    var fixedRows: ViewElement? {
        var current = element
        while let parent = current.parent, parent.kind != .arm {
            if parent.kind == .slot {
                guard parent.record.link < 0, let owner = parent.parent else { return nil }
                if owner.isSwiftUI("ForEach") || (owner.isSwiftUI("List") && owner.hasRowData) {
                    return owner.hasFixedRows ? owner : nil
                }
            }
            current = parent
        }
        return nil
    }

    /// The DisclosureGroup around the link, which creates its content when it is unfolded.
    var fold: ViewElement? {
        var current = element
        while let parent = current.parent {
            if parent.kind == .slot, parent.record.link < 0, parent.name != "label", let owner = parent.parent,
                owner.isSwiftUI("DisclosureGroup")
            {
                return owner
            }
            current = parent
        }
        return nil
    }

    /// Whether a link in a row that costs little could be a value link.
    func isPlain(in row: Placement, _ context: RuleContext) -> Bool {
        guard slot != nil, let rows = row.repetition, row.navigation != .sidebar, element.controllingArguments.isEmpty else {
            return false
        }
        return context.targets.haveValueLinks(at: node) && !leadsToText
            && !SharedDestination(context.index, repetition: rows).isShared(element, node)
    }

    /// Whether the destination is only text, or nothing.
    private var leadsToText: Bool {
        let views = (slot.map { Array($0.children) } ?? []).flatMap { view in
            let targets = view.kind == .reference ? view.targets : []
            return targets.count == 1 ? Array(ViewElement(view.index, targets[0]).children) : [view]
        }
        return views.allSatisfy { $0.kind == .call && ($0.name == "Text" || $0.name == .emptyView) }
    }
}
