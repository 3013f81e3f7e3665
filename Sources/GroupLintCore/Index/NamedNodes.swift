/// The nodes of a tree by their names. The first questions look at all nodes, because most files are asked few of them.
public final class NamedNodes: TreeFacts {
    private var questions = 0
    private var index: NameIndex<NodeID>?
    fileprivate var ordered = OrderedNodes()
    /// Long answers: many declarations of one name ask for the same.
    private var known: [Name: [NodeID]] = [:]

    /// Number of questions after which an index is made.
    private static let mostSearches = 3
    private static let longest = 16

    public init(_ tree: SyntaxTree) {}

    fileprivate func nodes(_ name: Name, in tree: SyntaxTree) -> [NodeID] {
        questions += 1
        if index == nil, questions > Self.mostSearches {
            index = NameIndex { add in
                for id in 0..<NodeID(tree.records.count) where tree.isNamed(id) { add(tree.name(of: id), id) }
            }
        }
        guard let index else {
            return (0..<NodeID(tree.records.count)).filter { tree.isNamed($0) && tree.name(of: $0) == name }
        }
        if let answer = known[name] { return answer }
        let found = index.candidates(name).filter { tree.name(of: $0) == name }
        if found.count > Self.longest { known[name] = found }
        return found
    }
}

extension SyntaxTree {
    /// The nodes whose principal token is a name, in the order of their ids.
    public func nodes(named name: Name) -> [NodeID] { facts(NamedNodes.self).nodes(name, in: self) }

    /// Those of them that are inside a range.
    public func nodes(named name: Name, inside range: SourceRange) -> [NodeID] {
        candidates(name, range).filter { range.contains(records[Int($0)].range) }.sorted()
    }

    /// Whether all of them meet a condition. Ends at the first one that does not.
    public func allNodes(named name: Name, inside range: SourceRange, _ isFine: (NodeID) -> Bool) -> Bool {
        candidates(name, range).allSatisfy { !range.contains(records[Int($0)].range) || isFine($0) }
    }

    private func candidates(_ name: Name, _ range: SourceRange) -> ArraySlice<NodeID> {
        let facts = facts(NamedNodes.self)
        return facts.ordered.candidates(name, range, self) { facts.nodes(name, in: self) }
    }

    /// A keyword can be a name too: `model.default`.
    fileprivate func isNamed(_ id: NodeID) -> Bool {
        let kind = token(of: id)?.kind
        return kind == .identifier || kind == .keyword
    }
}

/// The nodes of a tree with a name, for questions about the nodes inside a range.
private struct OrderedNodes {
    /// Long lists of nodes in the order of their principal tokens, so that those inside a range are neighbors.
    private var known: [Name: [NodeID]] = [:]

    /// A shorter list is searched.
    private static let longest = 16

    /// The nodes that may be inside a range, and perhaps others.
    ///
    /// - Parameter all: returns all nodes that belong to the name, in the order of their ids.
    mutating func candidates(
        _ name: Name, _ range: SourceRange, _ tree: SyntaxTree, _ all: () -> [NodeID]
    ) -> ArraySlice<NodeID> {
        guard let found = known[name] else {
            let found = all()
            guard found.count > Self.longest else { return found[...] }
            known[name] = found.sorted { (tree.records[Int($0)].token, $0) < (tree.records[Int($1)].token, $1) }
            return candidates(name, range, tree, all)
        }
        let start = { (id: NodeID) in tree.token(of: id)?.start ?? 0 }
        let first = found.partitionPoint { start($0) < range.start }
        return found[first..<found[first...].partitionPoint { start($0) < range.end }]
    }
}

/// The identifiers of a tree by their names, also those in code that the parser did not understand.
private final class NamedTokens: TreeFacts {
    let tokens: NameIndex<Int32>

    init(_ tree: SyntaxTree) {
        tokens = NameIndex { add in
            for (position, token) in tree.tokens.enumerated() where token.kind == .identifier {
                add(tree.name(ofIdentifier: token), Int32(position))
            }
        }
    }
}

extension SyntaxTree {
    /// Where the identifiers with a name start: UTF-8 offsets, in ascending order.
    func identifiers(_ name: Name) -> [UInt32] {
        facts(NamedTokens.self).tokens.candidates(name).compactMap { position in
            let token = tokens[Int(position)]
            return self.name(ofIdentifier: token) == name ? token.start : nil
        }
    }

    fileprivate func name(ofIdentifier token: Token) -> Name { Name(source.bytes, in: Int(token.start)..<Int(token.end)) }
}

/// The names in the code of a tree without `$` and `_` in front.
private final class UsedNames: TreeFacts {
    let nodes: NameIndex<NodeID>
    var ordered = OrderedNodes()

    init(_ tree: SyntaxTree) {
        nodes = NameIndex { add in
            for id in 0..<NodeID(tree.records.count) {
                guard tree.kind(of: id) == .declReferenceExpr || tree.kind(of: id) == .memberAccessExpr else { continue }
                for name in tree.namesOfProperty(id) { add(name, id) }
            }
        }
    }
}

extension SyntaxTree {
    /// The name of a node, and the name behind `$` or `_`.
    fileprivate func namesOfProperty(_ id: NodeID) -> [Name] {
        guard let token = token(of: id), token.end > token.start + 1,
            [UInt8(ascii: "$"), UInt8(ascii: "_")].contains(source.bytes[Int(token.start)])
        else { return [name(of: id)] }
        return [name(of: id), Name(source.bytes, in: Int(token.start + 1)..<Int(token.end))]
    }

    /// The nodes below another one that name a property in any way: `timer`, `self.timer`, `$timer`, `_timer`.
    public func uses(of property: Name, in node: SyntaxNode) -> [SyntaxNode] {
        let facts = facts(UsedNames.self)
        let found = facts.ordered.candidates(property, node.range, self) {
            facts.nodes.candidates(property).filter { namesOfProperty($0).contains(property) }
        }
        return found.filter { node.range.contains(records[Int($0)].range) }.sorted().map { SyntaxNode(tree: self, id: $0) }
    }
}
