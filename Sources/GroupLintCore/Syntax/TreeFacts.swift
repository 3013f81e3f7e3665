/// Something about a whole tree that is computed once, when code first asks for it. It must keep ids of nodes and not nodes: a
/// node keeps its tree alive, and the tree keeps its facts.
public protocol TreeFacts: AnyObject {
    init(_ tree: SyntaxTree)
}

extension SyntaxTree {
    /// The facts of a kind. Code that is asked about many nodes of a tree uses them instead of searching the tree each time.
    public func facts<Facts: TreeFacts>(_ kind: Facts.Type) -> Facts {
        for known in knownFacts {
            if let facts = known as? Facts { return facts }
        }
        let facts = Facts(self)
        knownFacts.append(facts)
        return facts
    }

    /// The comments that start in a range, in source order.
    public func comments(startingIn range: SourceRange) -> FrozenArray<Comment> {
        let first = comments.partitionPoint { $0.range.start < range.start }
        var end = first
        while end < comments.count, comments[end].range.start < range.end { end += 1 }
        return comments[first..<end]
    }
}

extension SyntaxNode {
    /// The first child that contains a range. Children are in source order, so few of many children are looked at.
    public func child(around range: SourceRange) -> SyntaxNode? {
        let slots = tree.slotRange(id)
        var (low, high) = (slots.lowerBound, slots.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            var filled = middle
            while filled > low, tree.slots.known(filled) == .none { filled -= 1 }
            let child = tree.slots.known(filled)
            if child == .none || tree.records[Int(child)].end < range.end { low = middle + 1 } else { high = filled }
        }
        guard low < slots.upperBound, let child = tree.node(tree.slots.known(low)), child.start <= range.start else { return nil }
        return child
    }
}
