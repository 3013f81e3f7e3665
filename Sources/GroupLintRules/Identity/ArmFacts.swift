import GroupLintCore

/// What is so while an arm of an `if` is shown: its conditions hold, and those of the arms before it do not.
struct ArmFacts {
    /// Where the conditions mean the same: the code of the view with the branch.
    private let view: TypeCode
    private var facts: [(text: String, holds: Bool)] = []

    init(_ branch: SyntaxNode, _ position: Int, _ view: TypeCode) {
        self.view = view
        guard let chain = IfExpr(branch).map({ Array($0.chain) }) else { return }
        for (index, choice) in chain.prefix(position + 1).enumerated() {
            let conditions = choice.conditions
            // Of several conditions, it is unknown which one does not hold.
            guard index == position || conditions.count == 1 else { continue }
            for condition in conditions where condition.kind != .optionalBindingCondition { add(condition, index == position) }
        }
    }

    /// Whether a condition holds while the arm is shown; nil if it is not known.
    func holds(_ condition: SyntaxNode) -> Bool? {
        guard view.declarations.contains(where: { $0.tree === condition.tree && $0.range.contains(condition.range) }) else {
            return nil
        }
        let (text, isPositive) = Self.normalized(condition)
        return facts.first { $0.text == text }.map { $0.holds == isPositive }
    }

    private mutating func add(_ condition: SyntaxNode, _ holds: Bool) {
        let (text, isPositive) = Self.normalized(condition)
        facts.append((text, holds == isPositive))
    }

    /// The condition without a negation: `country == "jp"` for `country != "jp"`.
    private static func normalized(_ condition: SyntaxNode) -> (text: String, isPositive: Bool) {
        let node = condition.unwrapped
        if node.kind == .prefixOperatorExpr, node.tokenText == "!", let operand = node.operand?.unwrapped {
            return (operand.text, false)
        }
        let parts = node.kind == .sequenceExpr ? Array(node.children()) : []
        guard parts.count == 3, parts[1].tokenText == "==" || parts[1].tokenText == "!=" else { return (node.text, true) }
        return (parts[0].text + " == " + parts[2].text, parts[1].tokenText == "==")
    }
}
