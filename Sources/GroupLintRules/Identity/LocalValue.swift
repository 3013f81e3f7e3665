import GroupLintCore

extension HelperUses.Condition {
    /// The condition with the values that constants around the use are made from: `selection` for `isSelected` after
    /// `let isSelected = selection == item.id`.
    func resolvingConstants(at node: SyntaxNode, in element: ViewElement) -> HelperUses.Condition {
        let parameters = element.member.map { element.index.member($0).parameters.map(\.name) } ?? []
        let hidden = element.rowParameters(node.tree) + parameters
        var result = self
        for read in reads where read.isLocal && !parameters.contains(read.root) {
            guard read.member.isNone, let value = node.constant(read.root) else { continue }
            result.reads += element.dependencies(of: value).filter { !hidden.contains($0.root) }
        }
        return result
    }
}

extension SyntaxNode {
    /// The value of the nearest `let` with a name in the blocks and closures around the node.
    func constant(_ name: Name) -> SyntaxNode? {
        guard tree.declaresLocal(name) else { return nil }
        var current = parent
        while let block = current {
            switch block.kind {
            case .codeBlock, .accessorBlock, .closureExpr, .switchCase:
                if let binding = block.constantBinding(name) { return binding.initialValue }
            // Only the statements of a block declare a constant.
            default: break
            }
            current = block.parent
        }
        return nil
    }
}
