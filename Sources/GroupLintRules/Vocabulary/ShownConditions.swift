import GroupLintCore

/// The conditions under which a view is shown.
struct ShownConditions {
    /// Properties and what the conditions say about their values.
    private var values: [(property: StateProperty, value: KnownValue)] = []
    /// Names in the conditions, also those around the places where the view is shown.
    private(set) var names: Set<Name> = []
    /// Whether a place that shows the view was left out.
    private(set) var isIncomplete = false

    /// How many more places to look at.
    private var budget = 64

    init(around view: ViewElement, _ context: inout RuleContext) {
        for (arm, branch) in view.armsAround() {
            guard let position = branch.children.map(\.site).firstIndex(of: arm.site),
                let choice = context.node(of: branch).flatMap(IfExpr.init)?.chain.dropFirst(position).first(where: { _ in true })
            else { continue }
            for condition in choice.conditionNodes { add(condition) }
        }
        addNames(around: view, &context)
    }

    /// The value that a property has while the view is shown, also where the code of its model names it; nil if it is unknown.
    func value(_ property: StateProperty) -> KnownValue? {
        values.first { known in
            known.property == property || (property.member.isNone && property.root == known.property.member)
        }?.value
    }

    /// Adds what is true if a condition holds.
    private mutating func add(_ condition: SyntaxNode) {
        let node = condition.unwrapped
        if node.kind == .sequenceExpr {
            let parts = Array(node.children())
            let operators = parts.filter { $0.kind == .binaryOperatorExpr }
            guard !operators.isEmpty, operators.allSatisfy({ $0.tokenText == "&&" }) else { return }
            for part in parts where part.kind != .binaryOperatorExpr { add(part) }
        } else if node.kind == .prefixOperatorExpr, node.tokenText == "!", let operand = node.operand?.unwrapped {
            add(operand, .boolean(false))
        } else {
            add(node, .boolean(true))
        }
    }

    private mutating func add(_ node: SyntaxNode, _ value: KnownValue) {
        guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else { return }
        if node.name == "isEmpty", let base = MemberAccessExpr(node)?.base, let property = StateProperty(base) {
            values.append((property, value == .boolean(true) ? .empty : .present))
        } else if let property = StateProperty(node) {
            values.append((property, value))
        }
    }

    /// Adds the names in the conditions around a view, and around the uses of the member or view that it is in.
    private mutating func addNames(around view: ViewElement, _ context: inout RuleContext) {
        for (_, branch) in view.armsAround() {
            let node = context.syntax(ofFile: branch.path)?.node(branch.node)
            if let chain = node.flatMap(IfExpr.init)?.chain {
                for choice in chain {
                    for condition in choice.conditionNodes { names.formUnion(condition.writtenNames) }
                }
            } else if let subject = node.flatMap(SwitchExpr.init)?.subject {
                names.formUnion(subject.writtenNames)
            }
        }
        for use in view.uses where !use.isInPreview {
            guard budget > 0 else {
                isIncomplete = true
                return
            }
            budget -= 1
            addNames(around: use, &context)
        }
    }
}

extension SyntaxNode {
    /// The names of properties in the code.
    var writtenNames: Set<Name> {
        Set(subtree.lazy.filter { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr }.map(\.name))
    }
}
