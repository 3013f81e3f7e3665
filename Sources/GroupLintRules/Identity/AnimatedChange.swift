import GroupLintCore

extension SyntaxNode {
    /// Whether the type around the node animates a change of one of some values: with `withAnimation { isOn.toggle() }`,
    /// `.animation(.default, value: isOn)`, `$isOn.animation()`, or `.animation(.default)` around the node.
    func isAnimated(by names: [Name]) -> Bool {
        let scope = ancestors.reduce(nil as SyntaxNode?) { outer, node in node.kind.isTypeOrExtension ? node : outer }
        guard let scope else { return false }
        let animated = tree.facts(AnimatedNames.self).names(in: scope)
        return names.contains(where: animated.contains) || isAnimatedChain || ancestors.contains(where: \.isAnimatedChain)
    }

    /// Whether the node is the chain in front of `.animation(…)` without a value, which animates each change in it.
    fileprivate var isAnimatedChain: Bool {
        guard !isProjection, let member = parent.flatMap(MemberAccessExpr.init), member.base == self,
            member.node.name == "animation",
            let call = member.node.parent.flatMap(CallExpr.init), call.callee == member.node
        else { return false }
        return call.argument("value") == nil
    }
}

/// The names of values whose changes the code of types animates.
private final class AnimatedNames: TreeFacts {
    private var known: [NodeID: NameTable] = [:]

    init(_ tree: SyntaxTree) {}

    func names(in scope: SyntaxNode) -> NameTable {
        if let found = known[scope.id] { return found }
        var found = NameTable()
        for value in scope.subtree.lazy.compactMap({ CallExpr($0)?.animatedValue }) {
            for part in value.subtree where part.kind == .declReferenceExpr || part.kind == .memberAccessExpr {
                found.insert(part.isProjection ? Name(part.tokenText.dropFirst().utf8) : part.name, 0)
            }
        }
        known[scope.id] = found
        return found
    }
}

extension CallExpr {
    /// The code with the values, or the bindings, of which the call animates the changes.
    fileprivate var animatedValue: SyntaxNode? {
        guard let callee else { return nil }
        // `completion:` runs after the animation.
        if callee.kind == .declReferenceExpr, callee.name == "withAnimation" { return trailingClosure ?? argument("body") }
        guard callee.name == "animation", let base = MemberAccessExpr(callee)?.base else { return nil }
        return argument("value") ?? (base.isProjection ? base : nil)
    }
}
