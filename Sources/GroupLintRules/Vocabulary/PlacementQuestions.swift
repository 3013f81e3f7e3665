import GroupLintCore

extension Placement {
    /// The call that brought an element to its container, and the container.
    func related(_ index: ProjectIndex) -> [RelatedLocation] {
        var related: [RelatedLocation] = []
        if let caller { related.append(ViewElement(index, caller).related("shown here")) }
        if let container { related.append(ViewElement(index, container).related("in this \(layout.text)")) }
        return related
    }
}

extension ViewElement {
    /// Whether the element is in a preview.
    var isInPreview: Bool { root.flags.contains(.isPreview) }

    /// Whether the element may be all there is in a screen, label or the like: SwiftUI wraps its views in one then.
    func mayBeWholeScreen(_ places: [Placement]) -> Bool {
        guard let parent, parent.kind == .root || parent.kind == .slot, parent.children.count == 1
        else { return false }
        if parent.kind == .slot, let owner = parent.parent, SwiftUICatalog.views.isTransparent(owner.name) {
            return false
        }
        return places.allSatisfy { $0.layout == .screen || $0.layout == .single || $0.layout == .unknown }
    }
}

extension RuleContext {
    /// Places of an element, where the content of the containers that the user names counts as rows of a List.
    func places(of element: ViewElement, listContainers: [String]) -> [Placement] {
        let names = listContainers.map { Name($0.utf8) }
        return placements.of(element).map { place in
            guard place.layout == .unknown, let container = place.container,
                names.contains(ViewElement(index, container).name)
            else { return place }
            var place = place
            place.layout = .list
            place.lazyContainer = container
            return place
        }
    }

    /// Name of a modifier as written.
    mutating func text(_ modifier: ViewTree.Modifier) -> String {
        syntax()?.source.text(modifier.nameRange) ?? ""
    }
}
