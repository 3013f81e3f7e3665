import GroupLintCore

extension KnownCount {
    /// The counts that are possible when a condition is true, and when it is false.
    struct Facts {
        var whenTrue = KnownCount.any
        var whenFalse = KnownCount.any

        static func exact(_ counts: Counts) -> Facts { Facts(whenTrue: counts, whenFalse: ~counts) }

        var negated: Facts { Facts(whenTrue: whenFalse, whenFalse: whenTrue) }
    }

    func facts(_ condition: SyntaxNode, _ subject: ResolvedContent.Subject, depth: Int = 0) -> Facts {
        let node = condition.unwrapped
        switch node.kind {
        case .optionalBindingCondition, .matchingPatternCondition: return binding(node, subject)
        case .prefixOperatorExpr where node.tokenText == "!":
            return node.operand.map { facts($0, subject, depth: depth).negated } ?? Facts()
        case .sequenceExpr: return facts(Array(node.children())[...], subject, depth: depth)
        case .memberAccessExpr where isEmptiness(node, of: subject): return .exact(Self.exactly(0))
        case .functionCallExpr: return call(node, subject)
        case .declReferenceExpr:
            // `let hasHero = !subviews.isEmpty`
            if depth < 3, case .variable(let variable)? = content.binding(node.name, at: node),
                let value = PatternBinding(variable).initialValue, variable.parent?.token?.keyword == .let
            {
                return facts(value, subject, depth: depth + 1)
            }
            return unknown(node, subject)
        default: return unknown(node, subject)
        }
    }

    /// The facts of an expression with operators: `a || b && c`, comparisons.
    func facts(_ parts: ArraySlice<SyntaxNode>, _ subject: ResolvedContent.Subject, depth: Int = 0) -> Facts {
        if parts.count == 1, let only = parts.first { return facts(only, subject, depth: depth) }
        for name in ["||", "&&"] {
            let sides = parts.split { $0.kind == .binaryOperatorExpr && $0.tokenText == name }
            guard sides.count > 1 else { continue }
            return sides.map { facts($0, subject, depth: depth) }.dropFirst()
                .reduce(facts(sides[0], subject, depth: depth)) { left, right in
                    name == "||"
                        ? Facts(
                            whenTrue: left.whenTrue | right.whenTrue, whenFalse: left.whenFalse & right.whenFalse)
                        : Facts(
                            whenTrue: left.whenTrue & right.whenTrue, whenFalse: left.whenFalse | right.whenFalse)
                }
        }
        let list = Array(parts)
        if list.count == 3, list[1].kind == .binaryOperatorExpr,
            let known = comparison(list[0], list[1].tokenText, list[2], subject, depth)
        {
            return known
        }
        return list.contains { mentions(subject, $0) } ? Facts(whenTrue: Self.enough, whenFalse: Self.enough) : Facts()
    }

    private func comparison(
        _ left: SyntaxNode, _ sign: String, _ right: SyntaxNode, _ subject: ResolvedContent.Subject, _ depth: Int
    ) -> Facts? {
        if let number = right.unwrapped.literalInteger, isCount(left, of: subject) {
            return Self.counts(sign, number).map { .exact($0) }
        }
        if let number = left.unwrapped.literalInteger, isCount(right, of: subject) {
            let flipped = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
            return Self.counts(flipped[sign] ?? sign, number).map { .exact($0) }
        }
        if right.kind == .nilLiteralExpr, isEnd(left, of: subject) {
            if sign == "==" { return .exact(Self.exactly(0)) }
            return sign == "!=" ? .exact(Self.atLeast(1)) : nil
        }
        guard right.kind == .booleanLiteralExpr, sign == "==" || sign == "!=" else { return nil }
        let known = facts(left, subject, depth: depth)
        return (right.text == "true") == (sign == "==") ? known : known.negated
    }

    private static func counts(_ sign: String, _ number: Int) -> Counts? {
        switch sign {
        case "==": exactly(number)
        case "!=": ~exactly(number)
        case ">": atLeast(number + 1)
        case ">=": atLeast(number)
        case "<": ~atLeast(number)
        case "<=": ~atLeast(number + 1)
        default: nil
        }
    }

    /// The facts of a binding: `if let first = subviews.first`.
    private func binding(_ node: SyntaxNode, _ subject: ResolvedContent.Subject) -> Facts {
        guard let value = BindingCondition(node)?.value else { return Facts() }
        if isEnd(value, of: subject), node.kind == .optionalBindingCondition { return .exact(Self.atLeast(1)) }
        return unknown(value, subject)
    }

    /// The facts of `subviews.indices.contains(1)`, and of `subviews.contains { … }`, which needs an element.
    private func call(_ node: SyntaxNode, _ subject: ResolvedContent.Subject) -> Facts {
        guard let call = CallExpr(node), let callee = call.callee, callee.tokenText == "contains",
            let base = callee.chainBase
        else { return unknown(node, subject) }
        if let member = MemberAccessExpr(base), base.tokenText == "indices", content.value(member.base)?.subject == subject,
            let index = call.firstArgument?.value?.literalInteger
        {
            return .exact(Self.atLeast(index + 1))
        }
        if content.value(base)?.subject == subject { return Facts(whenTrue: Self.atLeast(1)) }
        return unknown(node, subject)
    }

    private func unknown(_ node: SyntaxNode, _ subject: ResolvedContent.Subject) -> Facts {
        mentions(subject, node) ? Facts(whenTrue: Self.enough, whenFalse: Self.enough) : Facts()
    }

    // MARK: Expressions

    /// Whether the node is `subviews.count` or `subviews.endIndex`, or a constant with one of these values.
    func isCount(_ node: SyntaxNode, of subject: ResolvedContent.Subject) -> Bool {
        let node = node.unwrapped
        if node.kind == .declReferenceExpr, case .variable(let variable)? = content.binding(node.name, at: node),
            let value = PatternBinding(variable).initialValue, value.kind == .memberAccessExpr
        {
            return isCount(value, of: subject)
        }
        return isMember(["count", "endIndex"], node, of: subject)
    }

    func isEmptiness(_ node: SyntaxNode, of subject: ResolvedContent.Subject) -> Bool {
        isMember(["isEmpty"], node.unwrapped, of: subject)
    }

    private func isEnd(_ node: SyntaxNode, of subject: ResolvedContent.Subject) -> Bool {
        isMember(["first", "last"], node.unwrapped, of: subject)
    }

    private func isMember(_ names: [String], _ node: SyntaxNode, of subject: ResolvedContent.Subject) -> Bool {
        node.kind == .memberAccessExpr && names.contains(node.tokenText) && content.value(node.chainBase)?.subject == subject
    }

    /// Whether an expression uses a collection, also through local variables.
    func mentions(_ subject: ResolvedContent.Subject, _ node: SyntaxNode, depth: Int = 0) -> Bool {
        node.subtree.contains { part in
            guard part.kind == .declReferenceExpr else { return false }
            if content.value(part)?.subject.root == subject.root { return true }
            // `let visible = min(subviews.count, limit)`
            guard depth < 3, case .variable(let variable)? = content.binding(part.name, at: part),
                let value = PatternBinding(variable).initialValue
            else { return false }
            return mentions(subject, value, depth: depth + 1)
        }
    }
}
