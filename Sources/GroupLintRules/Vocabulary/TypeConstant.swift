import GroupLintCore

extension RuleContext {
    /// The value of a constant of a type, `Icons.close`, or what its getter returns.
    mutating func constant(_ node: SyntaxNode) -> SyntaxNode? {
        guard !node.isCapitalized, let base = MemberAccessExpr(node)?.base, let type = index.uniqueType(base.name),
            case let found = index.members(of: type, named: node.name), found.count == 1,
            case let member = index.member(found[0]), member.flags.contains(.isStatic),
            let declaration = syntax(ofFile: index.files[Int(found[0].file)].path)?.declaration(at: member.nameRange)
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

extension SyntaxNode {
    fileprivate var onlyStatement: SyntaxNode? {
        let first = Array(statements.prefix(2))
        return first.count == 1 ? first[0] : nil
    }
}
