import GroupLintCore

extension SyntaxNode {
    /// The place of the code, with a message about it.
    func related(_ message: String) -> RelatedLocation {
        RelatedLocation(path: tree.source.path, range: range, message: message)
    }
}
