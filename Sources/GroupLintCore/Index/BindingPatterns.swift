/// The patterns of a tree that bind names, by the names.
private final class BindingPatterns: TreeFacts {
    let patterns: NameIndex<NodeID>
    var ordered: [Name: [NodeID]] = [:]

    init(_ tree: SyntaxTree) {
        patterns = NameIndex { add in
            for id in 0..<NodeID(tree.records.count) where tree.kind(of: id) == .identifierPattern { add(tree.name(of: id), id) }
        }
    }
}

extension SyntaxTree {
    /// The patterns that bind a name, in source order.
    private func patterns(binding name: Name) -> [NodeID] {
        let facts = facts(BindingPatterns.self)
        if let known = facts.ordered[name] { return known }
        let found = facts.patterns.candidates(name).filter { self.name(of: $0) == name }
            .sorted { records[Int($0)].start < records[Int($1)].start }
        facts.ordered[name] = found
        return found
    }

    /// Whether a pattern in a range binds a name, outside of a smaller range in it.
    public func binds(_ name: Name, in range: SourceRange, outside inner: SourceRange) -> Bool {
        let patterns = patterns(binding: name)
        let start = { (id: NodeID) in self.records[Int(id)].start }
        let first = patterns.partitionPoint { start($0) < range.start }
        let next = patterns.partitionPoint { start($0) < inner.end }
        if first < patterns.count, start(patterns[first]) < min(inner.start, range.end) { return true }
        return next < patterns.count && start(patterns[max(first, next)]) < range.end
    }

    /// The children of a node in which patterns bind a name, for each pattern, in source order.
    public func statements(of block: SyntaxNode, binding name: Name) -> some BidirectionalCollection<SyntaxNode> {
        statements(patterns(binding: name), of: block, before: .max)
    }

    /// The same for patterns that start before a UTF-8 offset, the last one first.
    public func lastStatements(
        of block: SyntaxNode, binding name: Name, before end: UInt32
    ) -> some BidirectionalCollection<SyntaxNode> {
        statements(patterns(binding: name), of: block, before: end).reversed()
    }

    private func statements(
        _ patterns: [NodeID], of block: SyntaxNode, before end: UInt32
    ) -> LazyMapSequence<ArraySlice<NodeID>, SyntaxNode> {
        let first = patterns.partitionPoint { records[Int($0)].start < block.start }
        let last = patterns.partitionPoint { records[Int($0)].start < min(end, block.end) }
        return patterns[first..<max(first, last)].lazy.map { block.child(around: self.records[Int($0)].range) ?? block }
    }
}
