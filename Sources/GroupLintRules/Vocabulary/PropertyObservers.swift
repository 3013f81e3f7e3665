import GroupLintCore

/// The observers in a file by the places of the names of their properties.
private final class ObserverTable: TreeFacts {
    private(set) var observers: [UInt32: NodeID] = [:]

    init(_ tree: SyntaxTree) {
        for id in 0..<NodeID(tree.records.count) where tree.kind(of: id) == .accessorDecl {
            let node = SyntaxNode(tree: tree, id: id)
            guard node.token?.keyword == .didSet || node.token?.keyword == .willSet,
                let variable = node.ancestors.first(where: { $0.kind == .patternBinding }).map(PatternBinding.init),
                let name = variable.pattern?.tokenRange
            else { continue }
            observers[name.start] = observers[name.start] ?? id
        }
    }
}

extension SyntaxTree {
    /// The first of `didSet` and `willSet` of the stored property whose name starts at an offset (UTF-8).
    func observer(ofPropertyAt start: UInt32) -> SyntaxNode? {
        facts(ObserverTable.self).observers[start].map { SyntaxNode(tree: self, id: $0) }
    }
}
