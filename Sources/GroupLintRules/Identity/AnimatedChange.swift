import GroupLintCore

extension SyntaxNode {
    /// Whether the type around the node animates a change of one of some values: with `withAnimation { isOn.toggle() }`,
    /// `.animation(.default, value: isOn)`, `$isOn.animation()`, or `.animation(.default)` around the node.
    func isAnimated(by names: [Name]) -> Bool {
        let scope = ancestors.reduce(nil as SyntaxNode?) { outer, node in node.kind.isTypeOrExtension ? node : outer }
        return scope?.subtree.contains { part in CallExpr(part)?.animates(names, around: self) ?? false } ?? false
    }

    /// Whether the node reads one of the values, or a binding to it.
    fileprivate func reads(_ names: [Name]) -> Bool {
        subtree.contains { part in
            guard part.kind == .declReferenceExpr || part.kind == .memberAccessExpr else { return false }
            return names.contains(part.isProjection ? Name(part.tokenText.dropFirst().utf8) : part.name)
        }
    }
}

extension CallExpr {
    fileprivate func animates(_ names: [Name], around node: SyntaxNode) -> Bool {
        guard let callee else { return false }
        if callee.kind == .declReferenceExpr, callee.name == "withAnimation" {
            // `completion:` runs after the animation.
            return (trailingClosure ?? argument("body"))?.reads(names) ?? false
        }
        guard callee.name == "animation", let base = MemberAccessExpr(callee)?.base else { return false }
        if let value = argument("value") { return value.reads(names) }
        return base.isProjection ? base.reads(names) : base.range.contains(node.range)
    }
}

extension SyntaxKind {
    fileprivate var isTypeOrExtension: Bool {
        self == .structDecl || self == .classDecl || self == .actorDecl || self == .enumDecl || self == .extensionDecl
    }
}
