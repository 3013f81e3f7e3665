import GroupLintCore

/// A link with a destination, and where it is shown.
struct EagerLink {
    let element: ViewElement
    let slot: ViewElement
    /// The destination: an expression or a closure.
    let node: SyntaxNode
    let places: [Placement]

    init(_ element: ViewElement, _ slot: ViewElement, _ node: SyntaxNode, _ places: [Placement]) {
        self.element = element
        self.slot = slot
        self.node = node
        self.places = places
    }

    /// Whether a link in a row that costs little could be a value link.
    func isPlain(in row: Placement, _ context: RuleContext) -> Bool {
        guard let rows = row.repetition, row.navigation != .sidebar, element.controllingArguments.isEmpty else { return false }
        return context.targets.haveValueLinks(at: node) && !leadsToText
            && !SharedDestination(context.index, repetition: rows).isShared(element, node)
    }

    /// Whether the destination is only text, or nothing.
    private var leadsToText: Bool {
        let views = slot.children.flatMap { view in
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
        let first = hasValueLinks == nil ? "from iOS 16 on, " : ""
        let other = advice(work, isInRow)
        return isInRow && hasValueLinks != false ? "\(first)\(valueLink), or \(other)" : other
    }

    /// Value links do nothing in a NavigationView.
    private var valueLink: String {
        let navigation = places.map(\.navigation)
        let use = "use `NavigationLink(value:)` and create the destination in `.navigationDestination(for:)`"
        if navigation.contains(.view) { return "replace the `NavigationView` by a `NavigationStack`, \(use)" }
        return navigation.contains(.stack) ? use : "inside a `NavigationStack`, \(use)"
    }

    private func advice(_ work: DestinationWork, _ isInRow: Bool) -> String {
        if work.kind == .formatter { return "keep the formatter in a `static let`" }
        let view = work.view.map { "`\($0)`" } ?? "the destination"
        if let model = work.model {
            let index = element.index
            let type = index.uniqueType(Name(model.utf8))
            return type.map { index.inherits($0, "ObservableObject") } ?? false
                ? "let \(view) create its `\(model)` in a `@StateObject`, which waits until the view is shown"
                : "create the `\(model)` in a `.task` of \(view)"
        }
        let isShared = isInRow && work.view == nil && work.kind?.goesOn != true
        return (isShared ? "do this once outside the rows, or " : "") + "move this work into a `.task` of \(view)"
    }
}
