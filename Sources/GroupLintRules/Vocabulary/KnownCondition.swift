import GroupLintCore

/// Decides conditions for known values of properties.
struct KnownCondition {
    /// The value of a property; nil if it is unknown.
    let value: (StateProperty) -> KnownValue?
    /// The value of a computed property, and the property that decides about it; nil if it is unknown.
    private let derived: (StateProperty) -> (StateProperty, KnownValue)?

    init(_ value: @escaping (StateProperty) -> KnownValue?) {
        self.value = value
        derived = { _ in nil }
    }

    /// The conditions of a view that is shown first, before anything sets its properties.
    init(atFirst code: ViewCode) {
        value = code.firstValue
        derived = code.derivedValue
    }

    /// A decision, and the properties that it depends on.
    struct Answer {
        var holds: Bool
        var causes: [StateProperty]
    }

    /// The arm that an `if`, `switch` or ternary shows. `position` is nil if it shows none.
    struct Choice {
        var position: Int?
        var causes: [StateProperty]
    }

    // MARK: Branches

    func choice(_ node: SyntaxNode) -> Choice? {
        if node.kind == .switchExpr { return SwitchExpr(node).flatMap(choice) }
        var causes: [StateProperty] = []
        var position = 0
        var current = IfExpr(node)
        guard current != nil else { return nil }
        while let branch = current {
            guard let answer = answer(all: branch.conditions) else { return nil }
            causes += answer.causes
            if answer.holds { return Choice(position: position, causes: causes) }
            position += 1
            if let block = branch.elseBranch, block.kind == .codeBlock { return Choice(position: position, causes: causes) }
            current = branch.elseBranch.flatMap(IfExpr.init)
        }
        return Choice(position: nil, causes: causes)
    }

    private func choice(_ node: SwitchExpr) -> Choice? {
        guard let (property, value) = known(node.subject) else { return nil }
        for (position, item) in node.cases.enumerated() {
            guard let label = SwitchCase(item)?.label else { return nil }
            if label.kind == .switchDefaultLabel { return Choice(position: position, causes: [property]) }
            for part in label.children() {
                guard SwitchCaseItem(part).whereClause == nil, let pattern = SwitchCaseItem(part).pattern,
                    let isMatch = matches(pattern, value)
                else { return nil }
                if isMatch { return Choice(position: position, causes: [property]) }
            }
        }
        return nil
    }

    // MARK: Conditions

    /// Whether all conditions of an `if` hold, and why; nil if it is not known.
    func answer(all conditions: [SyntaxNode]) -> Answer? { Self.joined(conditions.map(holds), isAny: false) }

    /// Whether all conditions of an `if` hold; nil if it is not known.
    func holds(all conditions: [SyntaxNode]) -> Bool? { answer(all: conditions)?.holds }

    /// Joins the answers of conditions of which all must hold, or any. One answer may decide.
    private static func joined(_ answers: [Answer?], isAny: Bool) -> Answer? {
        if let decisive = answers.lazy.compactMap({ $0 }).first(where: { $0.holds == isAny }) { return decisive }
        let known = answers.compactMap { $0 }
        return known.count == answers.count ? Answer(holds: !isAny, causes: known.flatMap(\.causes)) : nil
    }

    func holds(_ condition: SyntaxNode) -> Answer? {
        if let binding = BindingCondition(condition) { return holds(binding) }
        let node = condition.unwrapped
        if node.kind == .prefixOperatorExpr, node.tokenText == "!" {
            return node.operand.flatMap(holds).map { Answer(holds: !$0.holds, causes: $0.causes) }
        }
        if node.kind == .sequenceExpr { return holds(sequence: Array(node.children())) }
        if node.kind == .memberAccessExpr, node.name == "isEmpty", let base = MemberAccessExpr(node)?.base,
            let (property, value) = known(base)
        {
            return value == .empty || value == .present ? Answer(holds: value == .empty, causes: [property]) : nil
        }
        guard let (property, value) = known(node), case .boolean(let flag) = value else { return nil }
        return Answer(holds: flag, causes: [property])
    }

    private func holds(_ condition: BindingCondition) -> Answer? {
        let isOptional = condition.node.kind == .optionalBindingCondition
        // `if let x` tests the property `x`.
        guard let pattern = condition.pattern,
            let (property, value) = condition.value.map(known) ?? known(StateProperty(root: pattern.name))
        else { return nil }
        if isOptional { return Answer(holds: value != .none, causes: [property]) }
        return matches(pattern, value).map { Answer(holds: $0, causes: [property]) }
    }

    private func holds(sequence parts: [SyntaxNode]) -> Answer? {
        let isOperator = { (part: SyntaxNode, name: String) in part.kind == .binaryOperatorExpr && part.tokenText == name }
        for name in ["||", "&&"] where parts.contains(where: { isOperator($0, name) }) {
            let sides = parts.split { isOperator($0, name) }.map(Array.init)
            return Self.joined(sides.map { $0.count == 1 ? holds($0[0]) : holds(sequence: $0) }, isAny: name == "||")
        }
        guard parts.count == 3, isOperator(parts[1], "==") || isOperator(parts[1], "!=") else { return nil }
        let isEqual = isOperator(parts[1], "==")
        guard let (property, value) = known(parts[0]), let other = KnownValue(parts[2]),
            let isSame = Self.isSame(value, other)
        else { return nil }
        return Answer(holds: isSame == isEqual, causes: [property])
    }

    /// The property that an expression names, and the value of the expression. An empty collection has no elements.
    private func known(_ expression: SyntaxNode?) -> (StateProperty, KnownValue)? {
        guard let expression else { return nil }
        guard let property = StateProperty(expression), let found = known(property) else {
            return DerivedValue(stored: known).chain(expression.unwrapped)
        }
        guard expression.namesElement else { return found }
        return found.1 == .empty && expression.unwrapped.kind == .subscriptCallExpr ? (property, .none) : nil
    }

    func known(_ property: StateProperty) -> (StateProperty, KnownValue)? {
        value(property).map { (property, $0) } ?? derived(property)
    }

    private static func isSame(_ left: KnownValue, _ right: KnownValue) -> Bool? {
        if left == .none || right == .none { return left == right }
        // `.loaded(1)` and `.loaded(2)` are both `.member`.
        switch (left, right) {
        case (.boolean, .boolean), (.empty, .empty), (.member, .member): return left == right
        case (.empty, .present), (.present, .empty): return false
        case (.boolean, _), (.none, _), (.empty, _), (.member, _), (.present, _): return nil
        }
    }

    /// Whether a pattern such as `.loaded(let items)` or `let .loaded(items)` matches a case.
    private func matches(_ pattern: SyntaxNode, _ value: KnownValue) -> Bool? {
        guard case .member(let name) = value,
            let member = pattern.subtree.first(where: { $0.kind == .memberAccessExpr }), member.name != "some"
        else { return nil }
        let isPlain = !pattern.subtree.contains { part in
            part.kind == .booleanLiteralExpr || part.kind == .stringLiteralExpr || part.kind == .integerLiteralExpr
        }
        if member.name != name { return false }
        return isPlain ? true : nil
    }
}

extension SyntaxNode {
    /// Whether the code names an element of a collection, or a part of one: `items[0]`, `items[0].name`.
    fileprivate var namesElement: Bool {
        sequence(first: unwrapped) { $0.kind == .memberAccessExpr ? $0.chainBase?.unwrapped : nil }
            .contains { $0.kind == .subscriptCallExpr }
    }
}
