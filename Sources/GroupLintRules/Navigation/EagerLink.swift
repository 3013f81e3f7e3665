import GroupLintCore

/// A link with a destination, and where it is shown.
struct EagerLink {
    let element: ViewElement
    /// What the link pushes; nil for a view of the project that hands it to a link.
    let slot: ViewElement?
    /// The destination: an expression or a closure.
    let node: SyntaxNode
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
            guard let link = element.handedLink, let node = CallExpr(call)?.argument("destination"),
                node.kind != .closureExpr
            else { return nil }
            slot = nil
            self.node = node
            inner = link
        }
        self.element = element
        places = context.placements.of(element)
    }

    /// Links, and calls of views that hand a destination to a link.
    static func candidates(_ file: ViewFile) -> [ViewElement] {
        file.elements(.call).filter { call in
            if call.name == "NavigationLink" { return true }
            // To look for a label costs less than to look at the body of each view.
            return (call.hasArgument("destination") || call.slot("destination") != nil) && call.handedLink != nil
        }
    }

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

    /// What to write.
    ///
    /// - Parameters:
    ///   - isInRow: a link that is made once is best left as it is, without the work.
    ///   - hasValueLinks: whether every deployment target has them; nil if the targets are unknown.
    func help(_ work: DestinationWork?, isInRow: Bool, hasValueLinks: Bool?) -> String {
        guard let work else { return valueLink }
        let other = advice(work, isInRow)
        // Value links do nothing in a NavigationView, and replacing one changes more than this link.
        let isInView = places.contains { $0.navigation == .view }
        guard isInRow, slot != nil, hasValueLinks != false, !isInView else { return other }
        return "\(hasValueLinks == nil ? "from iOS 16 on, " : "")\(valueLink), or \(other)"
    }

    private var valueLink: String {
        let navigation = places.map(\.navigation)
        let use = "use `NavigationLink(value:)` and create the destination in `.navigationDestination(for:)`"
        if navigation.contains(.view) {
            return "value links do nothing in a `NavigationView`: first replace it with a `NavigationStack`, or with a "
                + "`NavigationSplitView` if it has columns, then \(use)"
        }
        return navigation.contains(.stack) ? use : "inside a `NavigationStack`, \(use)"
    }

    private func advice(_ work: DestinationWork, _ isInRow: Bool) -> String {
        if work.kind == .formatter { return "keep the formatter in a `static let`" }
        let view = work.view.map { "`\($0)`" } ?? "the destination"
        if work.kind == .service { return "create it in " + (place(ofService: work.view) ?? "a `.task` of \(view)") }
        if let model = work.model {
            if work.isForStateObject {
                return "create the `\(model)` inside the parentheses of `StateObject(wrappedValue:)`, which waits until "
                    + "\(view) is shown"
            }
            let type = element.index.uniqueType(Name(model.utf8))
            return type.map { element.index.isObservableObject($0) } ?? false
                ? "let \(view) create its `\(model)` in a `@StateObject`, which waits until the view is shown"
                : "create the `\(model)` in a `.task` of \(view)"
        }
        if work.view != nil || work.kind?.goesOn == true { return "move this work into a `.task` of \(view)" }
        let isShared = isInRow && work.weight <= .costly
        return "do this \(isShared ? "once outside the rows, or " : "")in the `body` or a `.task` of the view that is pushed, "
            + "which wait until it is shown"
    }

    /// A view of UIKit or AppKit has a function that makes its parts.
    private func place(ofService view: String?) -> String? {
        guard let type = view.flatMap({ element.index.uniqueType(Name($0.utf8)) }) else { return nil }
        if element.index.inherits(type, "UIViewRepresentable") { return "`makeUIView(context:)`" }
        return element.index.inherits(type, "NSViewRepresentable") ? "`makeNSView(context:)`" : nil
    }
}
