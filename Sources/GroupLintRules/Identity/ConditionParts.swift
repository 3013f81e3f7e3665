import GroupLintCore

/// How the parts of a condition are joined.
enum ConditionParts: Equatable {
    case one
    /// `a && !b`: one part that is `false` settles it. The names are those of parts with a `!` in front.
    case all(negated: [Name])
    /// `a || !b`: one part that is `true` settles it.
    case any(negated: [Name])
    /// `a && (b || c)`
    case mixed

    init(_ condition: SyntaxNode?) {
        guard let condition = condition?.unwrapped else {
            self = .one
            return
        }
        let operators = condition.subtree.filter { $0.kind == .binaryOperatorExpr }.map(\.tokenText)
        let (hasAll, hasAny) = (operators.contains("&&"), operators.contains("||"))
        let isNested = condition.subtree.contains {
            $0.kind == .prefixOperatorExpr && $0.operand?.unwrapped.kind == .sequenceExpr
        }
        guard hasAll || hasAny else {
            self = .one
            return
        }
        guard hasAll != hasAny, !isNested else {
            self = .mixed
            return
        }
        let negated = condition.subtree.filter { $0.kind == .prefixOperatorExpr && $0.tokenText == "!" }
            .compactMap { $0.operand?.unwrapped.name }
        self = hasAll ? .all(negated: negated) : .any(negated: negated)
    }

    /// Whether every part has to be true, so that a part that never is settles the condition.
    var areAllNeeded: Bool {
        if case .all = self { return true }
        return false
    }

    /// Whether a part with a fixed value decides, so that the others do not matter.
    func isSettled(by value: Bool?, _ name: Name) -> Bool {
        guard let value else { return false }
        switch self {
        case .one, .mixed: return false
        case .all(let negated): return value == negated.contains(name)
        case .any(let negated): return value != negated.contains(name)
        }
    }
}
