import GroupLintCore

extension RuleContext {
    /// The value of a constant of a type, `Icons.close`, or what its getter returns, and of a case, `Icons.close.rawValue`.
    mutating func constant(_ node: SyntaxNode) -> SyntaxNode? {
        if node.name == "rawValue" { return rawValue(node) }
        guard !node.isCapitalized, let base = MemberAccessExpr(node)?.base, let type = index.uniqueType(base.name),
            let declaration = declaration(of: node.name, in: type, where: { $0.flags.contains(.isStatic) })
        else { return nil }
        let binding = PatternBinding(declaration)
        return (binding.initialValue ?? binding.getter?.onlyStatement)?.unwrapped
    }

    /// The raw value that the declaration of a case has.
    private mutating func rawValue(_ node: SyntaxNode) -> SyntaxNode? {
        guard let element = MemberAccessExpr(node)?.base, !element.isCapitalized, let base = MemberAccessExpr(element)?.base,
            let type = index.uniqueType(base.name), let code = TypeCode(type, &self)
        else { return nil }
        let declaration = code.nodes(named: element.name).first { $0.kind == .enumCaseElement }
        let value = declaration?.children().first { $0.kind == .initializerClause }?.children().first { _ in true }
        return value.flatMap { $0.unwrapped.isLiteral ? $0.unwrapped : nil }
    }

    /// A number of points: a literal, or a constant of a type that is one, as for `Metrics.icon`.
    mutating func points(_ value: SyntaxNode?) -> Int? {
        guard let value = value?.unwrapped else { return nil }
        return value.literalInteger ?? constant(value)?.literalInteger
    }
}
