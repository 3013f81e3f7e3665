import GroupLintCore

extension SyntaxNode {
    /// The place of the code, with a message about it.
    func related(_ message: String) -> RelatedLocation {
        RelatedLocation(path: tree.source.path, range: range, message: message)
    }

    /// The place of the name of a modifier or member, without what it is on, with a message about it.
    func nameRelated(_ message: String) -> RelatedLocation {
        RelatedLocation(path: tree.source.path, range: tokenRange, message: message)
    }
}

extension ViewTree.Modifier {
    /// The name of the modifier of a view, with a message about it.
    func related(_ message: String, _ view: ViewElement) -> RelatedLocation {
        RelatedLocation(path: view.path, range: nameRange, message: message)
    }
}
