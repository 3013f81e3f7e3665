/// The names that a tree declares in code: variables in patterns, and parameters. Most names in code are not among them, so the
/// code around them need not be searched.
private final class LocalNames: TreeFacts {
    let names: NameTable

    init(_ tree: SyntaxTree) {
        var names = NameTable()
        for id in 0..<NodeID(tree.records.count) {
            switch tree.kind(of: id) {
            case .identifierPattern, .closureShorthandParameter: names.insert(tree.name(of: id), 0)
            case .functionParameter: names.insert(FunctionParameter(SyntaxNode(tree: tree, id: id)).name, 0)
            // Other nodes declare no local names.
            default: continue
            }
        }
        self.names = names
    }
}

extension SyntaxTree {
    /// Whether some code declares a variable or a parameter with a name.
    public func declaresLocal(_ name: Name) -> Bool { facts(LocalNames.self).names.contains(name) }
}

extension SyntaxNode.Children {
    /// The variables among the children that start before a UTF-8 offset. No other child becomes a node, which would take most
    /// of the time in a long block.
    public func variables(before end: UInt32 = .max) -> [VariableDecl] {
        nodes(before: end) { $0 == .variableDecl }.compactMap(VariableDecl.init)
    }

    /// The children of some kinds that start before a UTF-8 offset.
    func nodes(before end: UInt32, _ isWanted: (SyntaxKind) -> Bool) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        for slot in index..<self.end {
            let child = tree.slots.known(slot)
            guard child != .none else { continue }
            let record = tree.records[Int(child)]
            if record.start >= end { break }
            if isWanted(record.kind) { found.append(SyntaxNode(tree: tree, id: child)) }
        }
        return found
    }
}
