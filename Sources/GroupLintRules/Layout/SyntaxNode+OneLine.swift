import GroupLintCore

extension SyntaxNode {
    /// The chain that starts with the node, if it is a statement of a builder on one line.
    var oneLineStatement: SyntaxNode? {
        var statement = self
        while let parent = statement.parent, parent.kind == .memberAccessExpr || parent.kind == .functionCallExpr,
            parent.chainBase == statement
        {
            statement = parent
        }
        guard let block = statement.parent, block.kind == .closureExpr || block.kind == .codeBlock,
            block.parent?.kind != .functionDecl, !statement.text.hasLineBreak
        else { return nil }
        return statement
    }

    /// A fix that shows a statement of a builder only under a condition.
    func shown(if condition: String, _ title: String) -> Fix {
        let edges = [SourceRange(start: start, end: start), SourceRange(start: end, end: end)]
        return Fix(title, .unsafe, [Fix.Edit(edges[0], "if \(condition) { "), Fix.Edit(edges[1], " }")])
    }
}
