extension SyntaxNode {
    /// The tokens of the node, in source order.
    public var tokens: FrozenArray<Token> {
        let first = tree.firstToken(at: start)
        var last = first
        while last < tree.tokens.count, tree.tokens[last].start < end { last += 1 }
        return tree.tokens[first..<last]
    }

    /// Whether two nodes have the same tokens, ignoring white space and comments.
    public func hasSameTokens(as other: SyntaxNode) -> Bool {
        let (left, right) = (tokens, other.tokens)
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy { a, b in
            let (aRange, bRange) = (Int(a.start)..<Int(a.end), Int(b.start)..<Int(b.end))
            return a.kind == b.kind && tree.source.bytes[aRange].elementsEqual(other.tree.source.bytes[bRange])
        }
    }
}

extension SyntaxTree {
    /// Index of the first token that starts at or after a byte offset.
    public func firstToken(at offset: UInt32) -> Int { tokens.partitionPoint { $0.start < offset } }
}
