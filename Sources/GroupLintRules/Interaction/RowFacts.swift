import GroupLintCore

/// What must hold where code runs, as far as single properties of a type decide it: `address` is nil, `isEditing` is true.
struct RowFacts {
    private var facts: [(property: Name, holds: Bool)] = []

    /// Whether both cannot hold at the same time.
    func excludes(_ other: RowFacts) -> Bool {
        facts.contains { fact in other.facts.contains { $0.property == fact.property && $0.holds != fact.holds } }
    }

    /// Adds the conditions of each `if` around a node in its member.
    fileprivate mutating func add(around node: SyntaxNode) {
        var child = node
        for outer in node.ancestors {
            if outer.parent?.kind == .memberBlock { return }
            if let branch = IfExpr(outer) {
                let conditions = branch.conditions.compactMap(\.rowFact)
                if child == branch.body {
                    facts += conditions
                } else if child == branch.elseBranch, branch.conditions.count == 1 {
                    facts += conditions.map { ($0.property, !$0.holds) }
                }
            }
            child = outer
        }
    }
}

extension RuleContext {
    /// What must hold where a view is shown through members of a type.
    mutating func facts(around path: [ViewElement], of owner: TypeID?) -> RowFacts {
        var facts = RowFacts()
        for element in path where element.owner == owner {
            guard let node = syntax(ofFile: element.path)?.node(element.node) else { continue }
            facts.add(around: node)
        }
        return facts
    }
}

extension SyntaxNode {
    /// The property that a condition tests: `if let address`, `address == nil`, `isOn`, `!isOn`.
    fileprivate var rowFact: (property: Name, holds: Bool)? {
        if kind == .optionalBindingCondition, let binding = BindingCondition(self) {
            let name = binding.value.map { $0.ownName } ?? binding.pattern?.name
            return name.map { ($0, true) }
        }
        let node = unwrapped
        if let name = node.ownName { return (name, true) }
        if node.kind == .prefixOperatorExpr, node.tokenText == "!", let name = node.operand?.unwrapped.ownName {
            return (name, false)
        }
        guard let sequence = SequenceExpr(node), sequence.isBinary, sequence.right?.kind == .nilLiteralExpr,
            let name = sequence.left?.ownName, let sign = sequence.sign?.tokenText, sign == "==" || sign == "!="
        else { return nil }
        return (name, sign == "!=")
    }
}
