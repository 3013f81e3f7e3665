/// Some nodes of a tree, with the next one around each. A chain of modifiers is as deep in the tree as it is long, so code that
/// asks for the nodes around many places in one does not go up from each.
package struct NestedNodes {
    private struct Entry {
        var range: SourceRange
        var node: NodeID
        /// Position of the entry around this one, or -1.
        var outer: Int
    }

    /// In the order of their starts, outer ones first.
    private var entries: [Entry]

    package var isEmpty: Bool { entries.isEmpty }

    package init(_ nodes: [NodeID], in tree: SyntaxTree) {
        entries = nodes.map { Entry(range: tree.records[Int($0)].range, node: $0, outer: -1) }
        // Children have smaller ids than their parents.
        entries.sort { left, right in
            (left.range.start, right.range.end, right.node) < (right.range.start, left.range.end, left.node)
        }
        var open: [Int] = []
        for position in entries.indices {
            while let last = open.last, entries[last].range.end <= entries[position].range.start { open.removeLast() }
            entries[position].outer = open.last ?? -1
            open.append(position)
        }
    }

    /// The nodes around a UTF-8 offset, innermost first.
    package func around(_ offset: UInt32) -> Around {
        Around(nodes: self, position: entries.partitionPoint { $0.range.start <= offset } - 1, offset: offset)
    }

    package struct Around: Sequence, IteratorProtocol {
        fileprivate let nodes: NestedNodes
        fileprivate var position: Int
        fileprivate let offset: UInt32

        package mutating func next() -> NodeID? {
            while position >= 0 {
                let entry = nodes.entries[position]
                position = entry.outer
                if entry.range.contains(offset) { return entry.node }
            }
            return nil
        }
    }
}

/// The nodes of a tree that may declare local names, and the types, where the search for these ends.
private final class LocalScopes: TreeFacts {
    let nodes: NestedNodes

    init(_ tree: SyntaxTree) {
        nodes = NestedNodes((0..<NodeID(tree.records.count)).filter { Self.isScope(tree.kind(of: $0)) }, in: tree)
    }

    private static func isScope(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .functionDecl, .initializerDecl, .closureExpr, .ifExpr, .forStmt, .codeBlock, .switchCase, .accessorBlock,
            .ifConfigClause, .sourceFile, .extensionDecl:
            true
        // Of the other nodes, only types end the search for local names.
        default: kind.role == .nominalType
        }
    }
}

/// The `defer` statements of a tree. Most trees have none.
private final class Defers: TreeFacts {
    let nodes: NestedNodes

    init(_ tree: SyntaxTree) {
        nodes = NestedNodes((0..<NodeID(tree.records.count)).filter { tree.kind(of: $0) == .deferStmt }, in: tree)
    }
}

/// The declarations of a tree that no function has: members of types, and what is at the top of the file.
private final class Members: TreeFacts {
    let nodes: NestedNodes

    init(_ tree: SyntaxTree) {
        let members = (0..<NodeID(tree.records.count)).filter { id in
            let parent = tree.node(id)?.parent?.kind
            return parent == .memberBlock || parent == .sourceFile
        }
        nodes = NestedNodes(members, in: tree)
    }
}

extension SyntaxNode {
    /// The innermost member of a type, or declaration at the top of the file, that has the node.
    package var memberAround: SyntaxNode? {
        tree.facts(Members.self).nodes.around(start).first { _ in true }.map { SyntaxNode(tree: tree, id: $0) }
    }

    /// The nodes around this one that may declare local names, and types, innermost first.
    var scopesAround: LazyMapSequence<NestedNodes.Around, SyntaxNode> {
        tree.facts(LocalScopes.self).nodes.around(start).lazy.map { SyntaxNode(tree: tree, id: $0) }
    }

    /// The innermost `defer` that has the node.
    package var deferAround: SyntaxNode? {
        let nodes = tree.facts(Defers.self).nodes
        return nodes.isEmpty ? nil : nodes.around(start).first { $0 != id }.map { SyntaxNode(tree: tree, id: $0) }
    }
}
