import GroupLintCore

extension RuleContext {
    /// The value of a constant of a type, `Icons.close`, or what its getter returns.
    mutating func constant(_ node: SyntaxNode) -> SyntaxNode? {
        guard !node.isCapitalized, let base = MemberAccessExpr(node)?.base, let type = index.uniqueType(base.name),
            let declaration = declaration(of: node.name, in: type, where: { $0.flags.contains(.isStatic) })
        else { return nil }
        let binding = PatternBinding(declaration)
        return (binding.initialValue ?? binding.getter?.onlyStatement)?.unwrapped
    }

    /// A number of points: a literal, or a constant of a type that is one, as for `Metrics.icon`.
    mutating func points(_ value: SyntaxNode?) -> Int? {
        guard let value = value?.unwrapped else { return nil }
        return value.literalInteger ?? constant(value)?.literalInteger
    }
}
