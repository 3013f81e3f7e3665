import GroupLintCore

/// An assignment with which a handler adds the value of its gesture to a property at each event: `x += value.translation.width`.
struct AccumulatedValue {
    let node: SyntaxNode
    /// What is added to: `offset.width`.
    let target: SyntaxNode
    let property: Name

    /// The first such assignment; nil if the handler may undo the sum.
    init?(_ handler: GestureHandler) {
        let writes = handler.body.subtree.filter { $0.writtenTarget?.ownPath != nil }
        guard writes.count <= Self.mostWrites else { return nil }
        let written = writes.compactMap { $0.writtenTarget?.ownPath?.first }
        let sums = writes.filter { handler.accumulates($0) }
        for sum in sums {
            guard let target = sum.writtenTarget, let path = target.ownPath, !target.isLocalPath else { continue }
            let others = written.filter { $0 != path[0] }
            let isUndone = writes.contains { $0.writtenTarget?.ownPath?.first == path[0] && !sums.contains($0) }
            if isUndone || handler.names(in: sum, contain: others) || handler.body.conditionsMention(others) { continue }
            (node, self.target, property) = (sum, target, path[0])
            return
        }
        return nil
    }

    private static let mostWrites = 32
}

extension GestureHandler {
    /// Whether an assignment adds the value of the gesture to what its target has.
    fileprivate func accumulates(_ node: SyntaxNode) -> Bool {
        guard let assignment = SequenceExpr(node), let sign = assignment.sign, let target = assignment.left?.ownPath,
            !assignment.elements.contains(where: { $0.kind == .ternaryExpr })
        else { return false }
        if sign.kind != .assignmentExpr {
            guard (gesture == .magnification ? ["*="] : ["+=", "-="]).contains(sign.tokenText) else { return false }
            return gesture == .drag ? isSum(Array(assignment.rest)) : assignment.isBinary && isWhole(assignment.right)
        }
        let terms = Array(assignment.rest)
        if addsToTarget(terms, target) { return true }
        return terms.contains { term in
            term.subtree.contains { inner in
                inner.kind == .sequenceExpr && addsToTarget(Array(inner.children()), target)
                    && inner.ancestors.prefix { $0 != node }.allSatisfy(\.keepsSum)
            }
        }
    }

    /// `offset.width + value.translation.width` for `offset` and `offset.width`.
    private func addsToTarget(_ terms: [SyntaxNode], _ target: [Name]) -> Bool {
        let signs = gesture == .magnification ? ["*"] : ["+", "-"]
        guard terms.count == 3, signs.contains(terms[1].tokenText), terms.contains(where: { isWhole($0) }) else { return false }
        return [terms[0], terms[2]].contains { term in
            !term.isLocalPath && term.ownPath?.starts(with: target) ?? false
        }
    }

    /// The value without a factor: `value.translation.width`, also divided by a size.
    private func isSum(_ terms: [SyntaxNode]) -> Bool {
        terms.first.map { isWhole($0) } == true
            && terms.dropFirst().allSatisfy { $0.kind != .binaryOperatorExpr || $0.tokenText == "/" }
    }

    /// Whether an expression is all that the gesture has done since its start, also by way of a local constant.
    private func isWhole(_ expression: SyntaxNode?, depth: Int = 0) -> Bool {
        guard var node = expression?.unwrapped, depth < 3 else { return false }
        if let call = CallExpr(node), let callee = call.callee, callee.kind == .declReferenceExpr,
            Self.conversions.contains(callee.name)
        {
            return isWhole(call.firstArgument?.value, depth: depth + 1)
        }
        var tells = false
        while node.kind == .memberAccessExpr, let base = node.chainBase {
            tells = tells || gesture.tells(node.name)
            node = base.unwrapped
        }
        guard node.kind == .declReferenceExpr else { return false }
        if node.name == parameter { return tells || gesture != .drag && node == expression?.unwrapped }
        guard case .value(let value)? = LocalValue(node), value.isOfConstant else { return false }
        return isWhole(value, depth: depth + 1)
    }

    private static let conversions = NameTable("CGFloat Double Float Angle")

    /// Whether an assignment names one of some properties, also by way of local constants.
    fileprivate func names(in node: SyntaxNode, contain others: [Name]) -> Bool {
        if node.mentions(others) { return true }
        return node.subtree.contains { part in
            guard part.kind == .declReferenceExpr, case .value(let value)? = LocalValue(part) else { return false }
            return value.mentions(others)
        }
    }
}

extension SyntaxNode {
    /// Whether a path starts with a local variable or parameter.
    fileprivate var isLocalPath: Bool {
        var node = unwrapped
        while let base = node.chainBase { node = base.unwrapped }
        return node.kind == .declReferenceExpr && node.token?.keyword != .`self` && LocalValue(node) != nil
    }

    /// Whether a node around a sum gives it on: an argument of `CGSize`, `min`, `max` and similar calls.
    fileprivate var keepsSum: Bool {
        switch kind {
        case .labeledExprList, .labeledExpr, .tupleExpr: return true
        case .functionCallExpr:
            guard let callee = CallExpr(self)?.callee else { return false }
            return callee.kind == .memberAccessExpr ? callee.name == "init" : Self.wrappers.contains(callee.name)
        // Anything else may give another value on.
        default: return false
        }
    }

    private static let wrappers = NameTable("CGSize CGPoint CGFloat Double Float Angle min max")

    /// Whether a condition in a body asks for one of some properties, so that the code may run only once.
    fileprivate func conditionsMention(_ names: [Name]) -> Bool {
        subtree.contains { node in
            let conditions = IfExpr(node)?.conditions ?? GuardStmt(node)?.conditions ?? SwitchExpr(node)?.subject.map { [$0] }
            return conditions?.contains { $0.mentions(names) } ?? false
        }
    }
}
