import GroupLintCore

/// A task that a property keeps and that the same type cancels: `searchTask = Task { … }` with `searchTask?.cancel()`.
struct StoredTask {
    let body: SyntaxNode
    /// A call that cancels the task.
    let cancel: SyntaxNode

    /// The stored tasks of a file.
    static func all(in tree: SyntaxTree) -> [StoredTask] {
        tree.records.indices.compactMap { id in
            guard tree.records[id].kind == .sequenceExpr, let node = tree.node(NodeID(id)) else { return nil }
            return StoredTask(node)
        }
    }

    private init?(_ node: SyntaxNode) {
        guard let sequence = SequenceExpr(node), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
            let task = sequence.right.flatMap(StartedTask.init), let target = sequence.left,
            let path = target.ownPath, path.count == 1, let property = path.first,
            let type = node.ancestors.first(where: { TypeDecl($0) != nil }),
            let cancel = type.subtree.first(where: { $0.cancels(property) })
        else { return nil }
        self.cancel = cancel
        body = task.closure.node
    }
}

extension SyntaxNode {
    /// Whether the node is a call such as `task?.cancel()`, outside of `deinit`.
    fileprivate func cancels(_ property: Name) -> Bool {
        guard kind == .functionCallExpr, let callee = chainBase.flatMap(MemberAccessExpr.init), callee.node.name == "cancel",
            callee.base?.ownPath == [property]
        else { return false }
        return !ancestors.contains { $0.kind == .deinitializerDecl }
    }
}
