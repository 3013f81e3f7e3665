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

extension RuleContext {
    /// Name of a modifier as written.
    mutating func text(_ modifier: ViewTree.Modifier) -> String {
        syntax()?.source.text(modifier.nameRange) ?? ""
    }
}
