import GroupLintCore

/// A task that a property keeps and that the same type cancels: `searchTask = Task { … }` with `searchTask?.cancel()`.
struct StoredTask {
    let body: SyntaxNode
    /// A call that cancels the task.
    let cancel: SyntaxNode
    /// Whether this call is a statement before the one that starts the task, in the same block: it cancels the task before.
    let isReplacement: Bool

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
            case let cancellations = node.tree.facts(Cancellations.self),
            let first = cancellations.first(of: property, in: type.range, node.tree)
        else { return nil }
        let before = SourceRange(start: node.parent?.start ?? node.start, end: node.start)
        let beside = cancellations.first(of: property, in: before, node.tree)
        let replaced = beside.flatMap { $0.isStatement(beside: node) ? $0 : nil }
        cancel = replaced ?? first
        isReplacement = replaced != nil
        body = task.closure.node
    }
}

/// The calls such as `task?.cancel()`, outside of `deinit`, by the name in front.
private final class Cancellations: TreeFacts {
    private var calls: [Name: [NodeID]] = [:]

    init(_ tree: SyntaxTree) {
        for id in tree.nodes(named: "cancel") where tree.kind(of: id) == .memberAccessExpr {
            guard let callee = MemberAccessExpr(SyntaxNode(tree: tree, id: id)), let path = callee.base?.ownPath, path.count == 1,
                let call = callee.node.parent, call.kind == .functionCallExpr, call.chainBase == callee.node,
                !call.ancestors.contains(where: { $0.kind == .deinitializerDecl })
            else { continue }
            calls[path[0], default: []].append(call.id)
        }
    }

    /// The first call in a range.
    func first(of property: Name, in range: SourceRange, _ tree: SyntaxTree) -> SyntaxNode? {
        let found = (calls[property] ?? []).first { range.contains(tree.records[Int($0)].range) }
        return found.map { SyntaxNode(tree: tree, id: $0) }
    }
}

extension SyntaxNode {
    /// Whether the node is a whole statement, with or without `?` in its chain, next to another statement.
    fileprivate func isStatement(beside other: SyntaxNode) -> Bool {
        parent?.id == other.parent?.id || (parent?.range == range && parent?.parent?.id == other.parent?.id)
    }
}
