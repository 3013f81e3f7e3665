/// A node of a syntax tree: the tree and the node's index. It is cheap to copy and keeps its tree alive.
public struct SyntaxNode {
    public let tree: SyntaxTree
    public let id: NodeID

    public init(tree: SyntaxTree, id: NodeID) {
        self.tree = tree
        self.id = id
    }

    @inlinable @inline(__always)
    public var record: SyntaxTree.Record { tree.records[Int(id)] }
    @inlinable
    public var kind: SyntaxKind { record.kind }
    @inlinable
    public var range: SourceRange { record.range }
    @inlinable
    public var start: UInt32 { record.start }
    @inlinable
    public var end: UInt32 { record.end }

    public var parent: SyntaxNode? { tree.node(tree.parents[Int(id)]) }

    /// Number of child slots, including empty ones.
    public var slotCount: Int { tree.slotRange(id).count }

    /// The child in a slot; nil if the slot is empty or does not exist.
    @inlinable
    public func child(_ slot: Int) -> SyntaxNode? {
        tree.node(tree.child(of: id, slot))
    }

    /// The child in a slot of a child, without a `SyntaxNode` for the child between.
    @inlinable
    func child(_ slot: Int, _ inner: Int) -> SyntaxNode? {
        let outer = tree.child(of: id, slot)
        return outer == .none ? nil : tree.node(tree.child(of: outer, inner))
    }

    /// The children from a slot on, without empty slots.
    @inlinable
    public func children(from slot: Int = 0) -> Children {
        let slots = tree.slotRange(id)
        return Children(tree: tree, index: min(slots.lowerBound + slot, slots.upperBound), end: slots.upperBound)
    }

    /// The children in the first slots, without empty slots.
    func children(upTo count: Int) -> Children {
        let first = tree.slotRange(id).lowerBound
        return Children(tree: tree, index: first, end: first + max(count, 0))
    }

    /// Whether any slot is filled.
    public var hasChildren: Bool {
        var children = children()
        return children.next() != nil
    }

    public static func noChildren(of node: SyntaxNode) -> Children { node.children(from: node.slotCount) }

    public struct Children: Sequence, IteratorProtocol {
        @usableFromInline let tree: SyntaxTree
        @usableFromInline var index: Int
        @usableFromInline let end: Int

        @inlinable
        init(tree: SyntaxTree, index: Int, end: Int) {
            self.tree = tree
            self.index = index
            self.end = end
        }

        @inlinable
        public mutating func next() -> SyntaxNode? {
            while index < end {
                let id = tree.slots.known(index)
                index &+= 1
                if id != .none { return SyntaxNode(tree: tree, id: id) }
            }
            return nil
        }
    }

    /// Parent, its parent and so on up to the root.
    public var ancestors: Ancestors { Ancestors(of: self) }

    /// The node itself and everything below it, parents before children, in source order.
    public var subtree: Subtree { Subtree(tree: tree, stack: [id]) }

    /// A sequence that other modules can see through: an opaque one makes the runtime look for its type.
    public struct Ancestors: Sequence, IteratorProtocol {
        @usableFromInline var current: SyntaxNode

        @usableFromInline
        init(of node: SyntaxNode) {
            current = node
        }

        @inlinable
        public mutating func next() -> SyntaxNode? {
            guard let parent = current.parent else { return nil }
            current = parent
            return parent
        }
    }

    /// Keeps indices instead of nodes: a node on the stack would count its tree's owners up and down.
    public struct Subtree: Sequence, IteratorProtocol {
        @usableFromInline let tree: SyntaxTree
        @usableFromInline var stack: [NodeID]

        @usableFromInline
        init(tree: SyntaxTree, stack: [NodeID]) {
            self.tree = tree
            self.stack = stack
        }

        @inlinable
        public mutating func next() -> SyntaxNode? {
            guard let id = stack.popLast() else { return nil }
            tree.pushChildren(of: id, to: &stack)
            return SyntaxNode(tree: tree, id: id)
        }
    }

    /// Visits the node and its descendants in source order, parents before children. It visits the children of a node if
    /// `visit` returns true. Not recursive, because a long chain of modifiers is a deep tree.
    @inlinable
    public func walk(_ visit: (SyntaxNode) -> Bool) {
        var stack = [id]
        while let id = stack.popLast() {
            if visit(SyntaxNode(tree: tree, id: id)) { tree.pushChildren(of: id, to: &stack) }
        }
    }

    // MARK: Text

    /// Principal token of the node. The comment on each `SyntaxKind` says which token it is.
    @inlinable
    public var token: Token? {
        let index = record.token
        return index == .none ? nil : tree.tokens[Int(index)]
    }

    /// Index of the principal token in `tree.tokens`.
    public var tokenIndex: Int? { record.token == .none ? nil : Int(record.token) }

    /// Source text of the node, including the comments in it.
    public var text: String { tree.source.text(range) }

    /// Text of the principal token without backticks; empty if there is none.
    public var tokenText: String {
        guard let token else { return "" }
        let text = tree.source.text(token.range)
        return text.first == "`" ? String(text.dropFirst().dropLast()) : text
    }

    /// Name of the principal token.
    public var name: Name {
        guard let token else { return .none }
        return Name(token: token.range, in: tree.source.bytes)
    }
}

extension SyntaxNode: Hashable {
    public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
        left.id == right.id && left.tree === right.tree
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
