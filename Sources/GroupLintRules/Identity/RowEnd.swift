import GroupLintCore

/// Conditions that ask whether a row is the last one, or whether there is a further page.
enum RowEnd {
    /// - Parameters:
    ///   - side: the parts of a condition between `&&` or `||`.
    ///   - isNegated: whether the condition asks for the opposite.
    static func asks(_ side: [SyntaxNode], isNegated: Bool) -> Bool {
        if side.count == 1 { return asks(side[0].unwrapped, isNegated: isNegated) }
        let operators = side.filter { $0.kind == .binaryOperatorExpr }
        guard let sign = operators.first(where: { comparisons.contains($0.tokenText) }) else { return false }
        let isOpposite = sign.tokenText == "!=" || sign.tokenText == "<"
        return isOpposite == isNegated
            && side.contains { $0.subtree.contains { $0.kind == .memberAccessExpr && ends.contains($0.name) } }
    }

    private static func asks(_ condition: SyntaxNode, isNegated: Bool) -> Bool {
        if condition.kind == .prefixOperatorExpr, condition.tokenText == "!" {
            return condition.operand.map { asks($0.unwrapped, isNegated: !isNegated) } ?? false
        }
        let name = CallExpr(condition)?.callee?.tokenText ?? condition.tokenText
        let parts = name.nameParts
        return parts.contains(where: (isNegated ? finished : further).contains)
    }

    private static let comparisons = ["==", "!=", ">=", ">", "<"]
    private static let ends = NameTable("last endIndex count")
    /// `hasMore`, `canLoadNextPage`
    private static let further = ["more", "next", "last"]
    /// `isFinished`, `didReachEnd`
    private static let finished = ["last", "end", "finished", "complete", "all"]
}

extension SyntaxNode {
    /// The parts of a condition between an operator.
    func sides(of name: String) -> [[SyntaxNode]] {
        let node = unwrapped
        guard node.kind == .sequenceExpr else { return [[node]] }
        return Array(node.children()).split { $0.kind == .binaryOperatorExpr && $0.tokenText == name }.map(Array.init)
    }
}
