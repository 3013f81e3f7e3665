import GroupLintCore

extension SyntaxNode {
    /// The source text if it is short enough for a message, otherwise nil.
    var shortText: String? { text(upTo: 40) }

    /// The source text on one line, if it has at most a number of UTF-8 bytes.
    func text(upTo limit: Int) -> String? {
        guard range.length <= limit else { return nil }
        let text = self.text
        return text.contains { $0.isNewline || $0 == "`" || $0 == "{" } ? nil : text
    }

    /// The name of what a chain starts with, as far as it is short enough: `store.items` for `store.items.filter { … }`.
    var subjectText: String? {
        var node = unwrapped
        while true {
            if let callee = CallExpr(node)?.callee {
                guard let base = MemberAccessExpr(callee)?.base else { return nil }
                node = base.unwrapped
            } else if let text = node.shortText {
                return text
            } else {
                guard let base = node.chainBase else { return nil }
                node = base.unwrapped
            }
        }
    }
}
