import GroupLintCore

/// A branch that shows one arm for each value of a property, such as tabs, segments, or the steps of a form.
struct SelectedArms {
    let branch: ViewElement
    let property: StateProperty
    /// The property as the condition names it: `selectedTab`, `model.step`.
    let text: String
    let arms: [Arm]
    /// Whether the arm is that of a row: `if tab == selectedTab` in a ForEach.
    var isRow = false

    struct Arm {
        let element: ViewElement
        let code: SyntaxNode
        /// The values that show the arm; empty for all that no other arm has.
        let values: [String]
    }

    /// Nil if something else takes part in the choice.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        guard branch.flags.isDisjoint(with: Self.excluded), let root = branch.reads.first(where: { !$0.isLocal })?.root,
            let node = context.node(of: branch)
        else { return nil }
        var choice = Choice(root: root)
        guard choice.read(node), let property = choice.property else { return nil }
        let elements = Array(branch.children)
        guard elements.count == choice.arms.count, !elements.isEmpty, elements.count > 1 || choice.isRow else { return nil }
        self.branch = branch
        self.property = property
        text = choice.text
        isRow = choice.isRow
        arms = zip(elements, choice.arms).map { Arm(element: $0, code: $1.code, values: $1.values) }
    }

    static let excluded: ViewTree.Flags = [
        .isConfig, .isAvailability, .hasUnknownDefault, .isTernary, .isReturning, .bindsPattern,
    ]

    /// Whether a value shows the arm at a position.
    func shows(_ value: String, _ position: Int) -> Bool {
        let own = arms[position].values
        return own.isEmpty ? !arms.contains { $0.values.contains(value) } : own.contains(value)
    }

    /// Whether some code is written in an arm, or in a member of the view that an arm shows.
    func contains(_ code: SyntaxNode, _ members: [SyntaxNode]) -> Bool {
        (arms.map(\.code) + members).contains { $0.tree === code.tree && $0.range.contains(code.range) }
    }
}

/// The arms of an `if` or `switch` in the syntax.
private struct Choice {
    let root: Name
    private(set) var property: StateProperty?
    private(set) var text = ""
    private(set) var isRow = false
    private(set) var arms: [(code: SyntaxNode, values: [String])] = []

    init(root: Name) { self.root = root }

    mutating func read(_ node: SyntaxNode) -> Bool {
        guard let choice = SwitchExpr(node) else { return readChain(node) }
        guard let subject = choice.subject, take(subject) else { return false }
        for item in choice.cases {
            guard let label = SwitchCase(item)?.label else { return false }
            if label.kind == .switchDefaultLabel {
                arms.append((item, []))
                continue
            }
            var values: [String] = []
            for part in label.children() {
                guard SwitchCaseItem(part).whereClause == nil, let value = SwitchCaseItem(part).pattern?.selectionValue else {
                    return false
                }
                values.append(value)
            }
            arms.append((item, values))
        }
        return true
    }

    private mutating func readChain(_ node: SyntaxNode) -> Bool {
        guard let chain = IfExpr(node)?.chain else { return false }
        for choice in chain {
            let conditions = choice.conditions
            guard conditions.count == 1, let body = choice.body, let value = value(of: conditions[0].unwrapped) else {
                return false
            }
            arms.append((body, [value]))
            if let last = choice.elseBranch, last.kind == .codeBlock { arms.append((last, [])) }
        }
        return !isRow || arms.count == 1
    }

    /// The value of the property for which a condition holds.
    private mutating func value(of condition: SyntaxNode) -> String? {
        if condition.kind == .prefixOperatorExpr, condition.tokenText == "!", let operand = condition.operand {
            return take(operand) ? "false" : nil
        }
        guard condition.kind == .sequenceExpr else { return take(condition) ? "true" : nil }
        let parts = Array(condition.children())
        guard parts.count == 3, parts[1].tokenText == "==" else { return nil }
        for (own, other) in [(parts[0], parts[2]), (parts[2], parts[0])] {
            if let value = other.selectionValue { return take(own) ? value : nil }
            // `selectedTab == tab`
            guard own.ownPath?.first == root, take(own), other.ownPath != nil else { continue }
            isRow = true
            return "row"
        }
        return nil
    }

    private mutating func take(_ expression: SyntaxNode) -> Bool {
        guard let found = StateProperty(expression), found.root == root, property.map({ $0 == found }) ?? true,
            let short = expression.shortText
        else { return false }
        property = found
        text = short
        return true
    }
}

extension SyntaxNode {
    /// A literal or a case, as text by which values are compared: `0`, `home` for `.home` and `Tab.home`.
    var selectionValue: String? {
        let node = unwrapped
        switch node.kind {
        case .integerLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr: return node.text
        case .memberAccessExpr: return MemberAccessExpr(node)?.base?.isCapitalized ?? true ? node.tokenText : nil
        case .expressionPattern: return node.children().first { _ in true }?.selectionValue
        default: return nil
        }
    }
}
