/// Index of a node in its tree.
public typealias NodeID = UInt32

extension NodeID {
    /// The value of an empty slot.
    public static let none = NodeID.max
}

/// The lossless syntax of one file: immutable flat arrays of nodes, tokens and comments.
///
/// Children come before their parents; the root is last. Each byte belongs to a token, to a comment or to white space. Only
/// the thread that created a tree may use it.
public final class SyntaxTree {
    public let source: SourceFile
    public let tokens: FrozenArray<Token>
    public let comments: FrozenArray<Comment>
    public let problems: [SyntaxProblem]
    public let records: FrozenArray<Record>
    public let slots: FrozenArray<NodeID>
    /// Parent of each node; `NodeID.none` for the root. Computed on first use, because most trees are only read once from
    /// the root down.
    private(set) lazy var parents = linksToParents()
    /// See `facts`.
    var knownFacts: [AnyObject] = []

    /// The stored form of one node, 20 bytes.
    public struct Record: Sendable, BitwiseCopyable {
        public var kind: SyntaxKind
        /// UTF-8 byte offset of the first token of the node.
        public var start: UInt32
        /// UTF-8 byte offset after the last token of the node.
        public var end: UInt32
        /// Index of the first child slot in `slots`. The slots end where those of the next node begin.
        public var firstSlot: UInt32
        /// Index of the principal token, or `NodeID.none`.
        public var token: UInt32

        public var range: SourceRange { SourceRange(start: start, end: end) }
    }

    init(_ source: SourceFile, _ tokens: FrozenArray<Token>, _ comments: FrozenArray<Comment>, _ nodes: ParsedNodes) {
        self.source = source
        self.tokens = tokens
        self.comments = comments
        problems = nodes.problems
        records = nodes.records
        slots = nodes.slots
    }

    @inlinable
    public var root: SyntaxNode { SyntaxNode(tree: self, id: NodeID(records.count - 1)) }

    /// Indices of the child slots of a node in `slots`.
    @inlinable @inline(__always)
    public func slotRange(_ id: NodeID) -> Range<Int> {
        let next = Int(id) &+ 1
        let end = next < records.endIndex ? Int(records.known(next).firstSlot) : slots.endIndex
        return Range(uncheckedBounds: (Int(records[Int(id)].firstSlot), end))
    }

    /// The child in a slot; `NodeID.none` if the slot is empty or does not exist.
    @inlinable @inline(__always)
    public func child(of id: NodeID, _ slot: Int) -> NodeID {
        let slots = slotRange(id)
        return slot < slots.upperBound &- slots.lowerBound ? self.slots.known(slots.lowerBound &+ slot) : .none
    }

    /// Pushes the children of a node onto a stack, the last one first, without empty slots.
    @inlinable
    public func pushChildren(of id: NodeID, to stack: inout [NodeID]) {
        let range = slotRange(id)
        var slot = range.upperBound
        while slot > range.lowerBound {
            slot &-= 1
            let child = slots.known(slot)
            if child != .none { stack.append(child) }
        }
    }

    /// The part of a chain before a node, like `SyntaxNode.chainBase`; `NodeID.none` if there is none.
    @inlinable @inline(__always)
    public func chainBase(of id: NodeID) -> NodeID {
        switch records[Int(id)].kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
            .genericSpecializationExpr, .postfixIfConfigExpr:
            return child(of: id, 0)
        // Other nodes are not part of a chain.
        default: return .none
        }
    }

    /// The principal token of a node; nil if there is none.
    @inlinable @inline(__always)
    public func token(of id: NodeID) -> Token? {
        let index = records[Int(id)].token
        return index == .none ? nil : tokens[Int(index)]
    }

    private func linksToParents() -> [NodeID] {
        var parents = [NodeID](repeating: .none, count: records.count)
        for id in records.indices {
            for slot in slotRange(NodeID(id)) where slots.known(slot) != .none { parents[Int(slots.known(slot))] = NodeID(id) }
        }
        return parents
    }

    /// Whether git has left two versions in the file. In a string literal or comment, its marks are no mistake. Elsewhere, the
    /// parser may take them for operators, and see none.
    package var hasMergeConflict: Bool {
        guard let start = source.mergeConflict else { return false }
        return !problems.isEmpty || tokens[tokens.partitionPoint { $0.start < start }...].first?.start == start
    }

    @inlinable
    public func node(_ id: NodeID) -> SyntaxNode? {
        id == .none ? nil : SyntaxNode(tree: self, id: id)
    }
}

/// The nodes and problems that the parser creates from the tokens of a file.
struct ParsedNodes {
    var records: FrozenArray<SyntaxTree.Record>
    var slots: FrozenArray<NodeID>
    /// Syntax problems in source order.
    var problems: [SyntaxProblem]
}

extension SyntaxTree {
    /// Description of the first broken invariant, or nil. For tests. Tokens are in order and inside the file, gaps contain
    /// only white space and comments, children are in order inside their parents, and each node but the root has a parent.
    public func firstDefect() -> String? {
        tokenDefect() ?? nodeDefect()
    }

    private func tokenDefect() -> String? {
        var offset: UInt32 = source.bytes.starts(with: byteOrderMark) ? UInt32(byteOrderMark.count) : 0
        var comment = 0
        for token in tokens {
            if token.start < offset || token.end < token.start { return "token out of order at \(token.start)" }
            while offset < token.start {
                if comment < comments.count, comments[comment].range.start == offset {
                    offset = comments[comment].range.end
                    comment += 1
                } else if let length = blankLength(Int(offset)) {
                    offset += UInt32(length)
                } else {
                    return "byte \(offset) is in no token"
                }
            }
            if offset != token.start { return "comment runs into the token at \(token.start)" }
            offset = token.end
        }
        return offset == UInt32(source.bytes.count) ? nil : "tokens end at \(offset)"
    }

    private func blankLength(_ offset: Int) -> Int? {
        switch source.bytes[offset] {
        case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00: 1
        case 0xC2 where offset + 1 < source.bytes.count && source.bytes[offset + 1] == 0xA0: 2
        default: nil
        }
    }

    private func nodeDefect() -> String? {
        for (id, record) in records.enumerated() {
            if record.end < record.start { return "node \(id) \(record.kind) has a negative range" }
            if parents[id] == .none, id != records.count - 1 { return "node \(id) \(record.kind) has no parent" }
            var offset = record.start
            for slot in slots[slotRange(NodeID(id))] where slot != .none {
                let child = records[Int(slot)]
                if parents[Int(slot)] != NodeID(id) { return "node \(slot) \(child.kind) has another parent than \(id)" }
                if child.start < offset || child.end > record.end {
                    return "node \(slot) \(child.kind) \(child.range) lies outside \(record.kind) \(record.range) or out of order"
                }
                offset = child.end
            }
        }
        return nil
    }
}
