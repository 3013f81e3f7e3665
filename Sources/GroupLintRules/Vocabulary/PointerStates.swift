import GroupLintCore

/// The names of the states that follow the pointer: `.onHover { isSelected = $0 }` sets `isSelected`.
private final class PointerStates: TreeFacts {
    private var names = NameTable()

    init(_ tree: SyntaxTree) {
        for name in [Name("onHover"), "onContinuousHover"] {
            for id in tree.nodes(named: name) {
                guard let call = tree.node(id)?.parent.flatMap(CallExpr.init),
                    let closure = call.trailingClosure ?? call.argument("perform")
                else { continue }
                for node in closure.subtree {
                    guard let set = SequenceExpr(node), set.isBinary, set.sign?.kind == .assignmentExpr else { continue }
                    set.left.map { names.insert($0.name, 0) }
                }
            }
        }
    }

    func contains(_ name: Name) -> Bool { names.contains(name) }
}

extension SyntaxNode {
    /// Whether code depends on where the pointer is. What is drawn there takes the clicks of that pointer.
    var followsPointer: Bool {
        subtree.contains { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else { return false }
            return node.tokenText.lowercased().contains("hover") || tree.facts(PointerStates.self).contains(node.name)
        }
    }
}
