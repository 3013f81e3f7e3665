import GroupLintCore

extension SyntaxNode {
    /// The node and what is below it, in source order, without closures that may run later, nested functions and types.
    var partsThatRunAtOnce: [SyntaxNode] {
        var found: [SyntaxNode] = []
        walk { node in
            if node != self, node.kind == .closureExpr, node.runsLater { return false }
            if node.kind == .functionDecl || node.kind.role == .nominalType { return false }
            found.append(node)
            return true
        }
        return found
    }
}
