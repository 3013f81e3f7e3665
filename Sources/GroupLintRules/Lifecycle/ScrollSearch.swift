import GroupLintCore

/// The search for a view that may use the action of `.refreshable`: one that scrolls, or one that reads the action from the
/// environment. What is not known may do so.
struct ScrollSearch {
    private let index: ProjectIndex
    /// How many more elements to look at.
    private var budget = 400

    init(_ index: ProjectIndex) {
        self.index = index
    }

    /// Whether nothing in a view uses the action of one of its modifiers.
    mutating func findsNothing(in element: ViewElement, before modifier: ViewTree.Modifier) -> Bool {
        let inner = element.modifiers.prefix { $0.nameRange.start < modifier.nameRange.start }
        return !mayUse(element, inner, depth: 0)
    }

    /// Whether a view may use the action of a modifier around it.
    static func mayUse(_ element: ViewElement, _ index: ProjectIndex) -> Bool {
        var search = ScrollSearch(index)
        return search.mayUse(element, element.modifiers, depth: 0)
    }

    private mutating func mayUse(_ element: ViewElement, _ modifiers: ArraySlice<ViewTree.Modifier>, depth: Int) -> Bool {
        guard depth < 8, budget > 0 else { return true }
        budget -= 1
        // A modifier of the project may put the view into a scroll view.
        if modifiers.contains(where: { !Self.isPlain($0.name) }) { return true }
        // A sheet or destination that a modifier in the view shows may get the action too.
        return mayUseItself(element, depth)
            || element.children.contains { !isCallback($0, element) && mayUse($0, $0.modifiers, depth: depth) }
    }

    private func isCallback(_ child: ViewElement, _ element: ViewElement) -> Bool {
        guard child.kind == .slot, child.record.link < 0, case .project(let type) = element.callee else { return false }
        return ContentParameter.isCallback(child, in: element, type)
    }

    private static func isPlain(_ modifier: Name) -> Bool {
        SwiftUICatalog.modifiers[modifier].map { $0.kind != .open } ?? imageModifiers.contains(modifier)
    }

    private static let imageModifiers: Set<Name> = ["resizable", "renderingMode", "interpolation", "antialiased"]

    private mutating func mayUseItself(_ element: ViewElement, _ depth: Int) -> Bool {
        switch element.callee {
        case .swiftUI(let view):
            return view.traits.contains(.scrolls)
        case .project(let type):
            let isPlain =
                index.type(type).isView && !index.inherits(type, from: SwiftUICatalog.representables)
                && !index.storedProperties(of: type).map(index.member).contains { $0.constructed == "refresh" }
            guard isPlain, let body = index.body(of: type) else { return true }
            return mayUse([body], depth)
        case .unknown:
            switch element.kind {
            case .root, .slot, .branch, .arm: return false
            case .reference: return mayUse(element.targets, depth)
            case .call: return mayUse(element.builders(named: element.name), depth)
            default: return true
            }
        }
    }

    private mutating func mayUse(_ builders: [ViewSite], _ depth: Int) -> Bool {
        builders.isEmpty
            || builders.contains { site in
                let element = ViewElement(index, site)
                return mayUse(element, element.modifiers, depth: depth + 1)
            }
    }
}
