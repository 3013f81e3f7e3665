/// The branches of a tree: each `if`, each case of a `switch` and each `#if`, and the closures that may never be called: those of
/// a call with `isPresented`, such as the content of a sheet, and those with a label.
private final class BranchTable: TreeFacts {
    let branches: NestedNodes

    init(_ tree: SyntaxTree) {
        var found: [NodeID] = []
        for id in 0..<NodeID(tree.records.count) {
            let kind = tree.kind(of: id)
            if Self.isBranch(kind) {
                found.append(id)
            } else if kind == .labeledExpr || kind == .multipleTrailingClosureElement {
                found += Self.closures(SyntaxNode(tree: tree, id: id))
            }
        }
        branches = NestedNodes(found, in: tree)
    }

    private static func closures(_ argument: SyntaxNode) -> [NodeID] {
        if argument.name == "isPresented" { return argument.parent?.parent.flatMap(CallExpr.init)?.closures.map(\.id) ?? [] }
        guard let closure = Argument(argument).value, closure.kind == .closureExpr, !argument.name.isNone else { return [] }
        return [closure.id]
    }

    private static func isBranch(_ kind: SyntaxKind) -> Bool {
        kind == .ifExpr || kind == .switchCase || kind == .ifConfigDecl
    }
}

extension SyntaxTree {
    /// Each `if`, case of a `switch`, `#if` and closure that may never be called around a UTF-8 offset, outermost first.
    func branches(around offset: UInt32) -> [SyntaxNode] {
        facts(BranchTable.self).branches.around(offset).reversed().map { SyntaxNode(tree: self, id: $0) }
    }
}
