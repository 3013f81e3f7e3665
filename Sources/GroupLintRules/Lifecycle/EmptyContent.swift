import GroupLintCore

/// Decides whether content shows nothing when it is shown first, or for some values of properties.
struct EmptyContent {
    private let condition: KnownCondition
    /// The properties whose first values keep the content empty.
    private(set) var causes: [StateProperty] = []
    /// How many more elements to look at. Members may show each other many times.
    private var budget = 400

    /// Nil if the subject may show a view at first.
    init?(_ subject: ViewElement, _ code: ViewCode, _ context: inout RuleContext) {
        self.init(subject, KnownCondition(atFirst: code), &context)
    }

    /// Nil if the subject may show a view for the values that are known.
    init?(_ subject: ViewElement, _ condition: KnownCondition, _ context: inout RuleContext) {
        self.condition = condition
        guard isEmpty(subject, depth: 0, &context), !causes.isEmpty else { return nil }
    }

    private mutating func isEmpty(_ element: ViewElement, depth: Int, _ context: inout RuleContext) -> Bool {
        guard depth < 12, budget > 0 else { return false }
        budget -= 1
        guard element.modifiers.allSatisfy(\.keepsViewsApart) else { return false }
        switch element.kind {
        case .root, .arm, .slot: return areEmpty(Array(element.children), depth, &context)
        case .branch: return isEmptyBranch(element, depth, &context)
        case .call: return isEmptyCall(element, depth, &context)
        case .reference:
            let targets = element.targets
            return targets.count == 1 && isEmpty(ViewElement(element.index, targets[0]), depth: depth + 1, &context)
        case .typeMember, .opaque: return false
        }
    }

    private mutating func areEmpty(_ elements: [ViewElement], _ depth: Int, _ context: inout RuleContext) -> Bool {
        for element in elements where !isEmpty(element, depth: depth + 1, &context) { return false }
        return true
    }

    private mutating func isEmptyBranch(_ element: ViewElement, _ depth: Int, _ context: inout RuleContext) -> Bool {
        guard !element.flags.contains(.isConfig), let node = context.node(of: element) else { return false }
        guard let choice = condition.choice(node) else { return areEmptyArms(element, node, depth, &context) }
        causes += choice.causes
        guard let position = choice.position else { return true }
        let arms = Array(element.children)
        return position < arms.count && isEmpty(arms[position], depth: depth + 1, &context)
    }

    /// Whether each arm that may be shown is empty: of `if isGuest { } else if let page { … }` the second one waits for `page`.
    private mutating func areEmptyArms(
        _ element: ViewElement, _ node: SyntaxNode, _ depth: Int, _ context: inout RuleContext
    ) -> Bool {
        guard let chain = IfExpr(node).map({ Array($0.chain) }) else { return false }
        for (position, arm) in element.children.enumerated() {
            if position < chain.count, let answer = condition.answer(all: chain[position].conditions) {
                if !answer.holds {
                    causes += answer.causes
                    continue
                }
                return isEmpty(arm, depth: depth + 1, &context)
            }
            guard isEmpty(arm, depth: depth + 1, &context) else { return false }
        }
        return true
    }

    private mutating func isEmptyCall(_ element: ViewElement, _ depth: Int, _ context: inout RuleContext) -> Bool {
        if element.isSwiftUI(.emptyView) { return true }
        if element.isSwiftUI(.group) {
            let slots = Array(element.slots)
            return !slots.isEmpty && !element.hasArgument(.subviews) && !element.hasArgument(.sections)
                && areEmpty(slots, depth, &context)
        }
        guard element.isSwiftUI(.forEach), !element.hasArgument(.subviews), !element.hasArgument(.sections),
            let data = context.node(of: element).flatMap(CallExpr.init)?.firstArgument?.value
        else { return false }
        return hasNoElements(data)
    }

    /// Whether data are empty at first: `items`, `items.reversed()`, `items ?? []`.
    private mutating func hasNoElements(_ data: SyntaxNode) -> Bool {
        var node = data.unwrapped
        if let sequence = SequenceExpr(node), sequence.isBinary, sequence.sign?.tokenText == "??", let left = sequence.left,
            let right = sequence.right, KnownValue(right) == .empty
        {
            node = left.unwrapped
        }
        while let call = CallExpr(node), let callee = call.callee.flatMap(MemberAccessExpr.init), let base = callee.base,
            Self.derived.contains(callee.node.name)
        {
            node = base.unwrapped
        }
        guard let (cause, value) = StateProperty(node).flatMap(condition.known), value == .empty || value == .none else {
            return false
        }
        causes.append(cause)
        return true
    }

    private static let derived = NameTable("filter sorted reversed prefix dropFirst dropLast enumerated map compactMap")
}
