import GroupLintCore

extension CallExpr {
    /// Whether two calls have the same arguments and closures.
    func hasSameInput(as other: CallExpr) -> Bool {
        let (first, second) = (input, other.input)
        return first.count == second.count && zip(first, second).allSatisfy { $0.hasSameCode(as: $1) }
    }

    private var input: [SyntaxNode] {
        (argumentList.map { [$0] } ?? []) + (trailingClosure.map { [$0] } ?? []) + Array(labeledClosures)
    }

    /// The pairs of values that a ternary chooses from, so that one modifier does for both branches; nil if no ternary
    /// compiles, or if another value is another thing.
    func choices(for modifier: Name, other: CallExpr) -> [(SyntaxNode, SyntaxNode)]? {
        guard trailingClosure == nil, other.trailingClosure == nil,
            !modifier.isModifier(with: [.lifecycle, .presents, .tags, .identifies, .names, .subscribes]),
            SwiftUICatalog.modifiers[modifier]?.kind != .open
        else { return nil }
        return pairs(with: other) { first, second, position in
            guard first.isPlainValue, second.isPlainValue else { return nil }
            if let inner = first.sameFactory(as: second) { return inner }
            let isListed = SwiftUICatalog.modifiers.contains(modifier)
            if !isListed, !modifier.isModifier(with: .anyStyle), !(first.isLiteral && first.kind == second.kind) { return nil }
            if modifier.isModifier(with: [.needsBranch, .ownType]) { return nil }
            if modifier.isModifier(with: .anyStyle), position == 0 {
                guard let style = first.shapeStyle, style == second.shapeStyle else { return nil }
            }
            // `padding(8)` and `padding(insets)` are two functions.
            if modifier.isModifier(with: .pads), first.kind != second.kind { return nil }
            return first.mayReplace(second) ? [(first, second)] : nil
        }
    }

    /// The only arguments, if they are shape styles that are known to have different types: `.red` and `.secondary`.
    func styles(for modifier: Name, other: CallExpr) -> (first: SyntaxNode, second: SyntaxNode)? {
        let (own, its) = (Array(arguments), Array(other.arguments))
        guard modifier.isModifier(with: .anyStyle), trailingClosure == nil, other.trailingClosure == nil, own.count == 1,
            its.count == 1, !own[0].hasLabel, !its[0].hasLabel, let first = own[0].value, let second = its[0].value,
            first.shapeStyle != nil, second.shapeStyle != nil, first.hasOtherStyle(than: second)
        else { return nil }
        return (first, second)
    }

    /// The pairs of arguments that differ; nil if the labels differ, or if `choose` has no choice for a pair.
    fileprivate func pairs(
        with other: CallExpr, _ choose: (SyntaxNode, SyntaxNode, _ position: Int) -> [(SyntaxNode, SyntaxNode)]?
    ) -> [(SyntaxNode, SyntaxNode)]? {
        let (own, its) = (Array(arguments), Array(other.arguments))
        guard own.map(\.label) == its.map(\.label) else { return nil }
        var result: [(SyntaxNode, SyntaxNode)] = []
        for (position, pair) in zip(own, its).enumerated() where !pair.0.node.hasSameCode(as: pair.1.node) {
            guard let first = pair.0.value, let second = pair.1.value,
                let chosen = choose(first, second, pair.0.hasLabel ? -1 : position)
            else { return nil }
            result += chosen
        }
        return result
    }
}

extension SyntaxNode {
    /// The arguments in which two calls of one function differ, if literals: `.card(1)` and `.card(2)`. Both have one type.
    fileprivate func sameFactory(as other: SyntaxNode) -> [(SyntaxNode, SyntaxNode)]? {
        guard let own = CallExpr(self), let its = CallExpr(other), own.trailingClosure == nil, its.trailingClosure == nil,
            let callee = own.callee, let second = its.callee, callee.hasSameCode(as: second)
        else { return nil }
        return own.pairs(with: its) { first, second, _ in
            let isLiteral = first.isLiteral && second.isLiteral && first.kind == second.kind && first.kind != .functionCallExpr
            return isLiteral ? [(first, second)] : first.sameFactory(as: second)
        }
    }
}
