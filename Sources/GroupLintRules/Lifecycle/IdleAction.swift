import GroupLintCore

/// An action that runs only while its view shows something, and is there for the other case:
/// `Group { if posts.isEmpty { EmptyView() } else { … } }.task { guard posts.isEmpty else { return } … }`.
struct IdleAction {
    /// What the content waits for, as written.
    let property: String
    /// Whether the action itself asks for the value with which the content is empty. Otherwise only its names say that it is for
    /// this case.
    let asks: Bool
    /// The condition of the action, or the name in it.
    let evidence: SyntaxNode

    /// Nil if the content may be there in the case that the action is for.
    init?(_ subject: ViewElement, _ action: SyntaxNode, _ view: TypeCode?, _ context: inout RuleContext) {
        for (property, value, node) in Self.causes(of: subject, &context) {
            let condition = KnownCondition { $0 == property ? value : nil }
            guard EmptyContent(subject, condition, &context) != nil else { continue }
            let shown = KnownCondition { $0 == property ? value.opposite : nil }
            if let asked = Self.unmetCondition(of: action, shown, view) {
                (self.property, asks, evidence) = (node.text, true, asked)
                return
            }
            if value == .empty, let name = Self.nameForEmptyCase(in: action, of: node) {
                (self.property, asks, evidence) = (node.text, false, name)
                return
            }
        }
        return nil
    }

    private static let mostCauses = 6

    /// The properties that the conditions of the content ask for, with the values that they ask for.
    private static func causes(
        of subject: ViewElement, _ context: inout RuleContext
    ) -> [(property: StateProperty, value: KnownValue, node: SyntaxNode)] {
        let content = context.content(of: subject)
        guard let branch = content.branch.map({ ViewElement(context.index, $0) }), let node = context.node(of: branch),
            let choice = IfExpr(node)
        else { return [] }
        var found: [(property: StateProperty, value: KnownValue, node: SyntaxNode)] = []
        for part in choice.conditionNodes.flatMap({ Array($0.subtree) }) {
            guard found.count < mostCauses else { break }
            if part.kind == .optionalBindingCondition {
                guard let binding = BindingCondition(part), let node = binding.value ?? binding.pattern else { continue }
                if let property = binding.value.map({ StateProperty($0) }) ?? StateProperty(root: node.name) {
                    found.append((property, .none, node))
                }
            } else if part.kind == .memberAccessExpr, part.name == "isEmpty", let base = MemberAccessExpr(part)?.base {
                if let property = StateProperty(base) { found.append((property, .empty, base)) }
            } else if part.kind == .declReferenceExpr || part.kind == .memberAccessExpr, let property = StateProperty(part) {
                found += [(property, .boolean(true), part), (property, .boolean(false), part), (property, .none, part)]
            }
        }
        return found
    }

    /// The condition that an action asks first, and without which it does nothing, if it does not hold.
    static func unmetCondition(of action: SyntaxNode, _ shown: KnownCondition, _ view: TypeCode?) -> SyntaxNode? {
        var statements = ClosureExpr(action).map { Array($0.statements) } ?? []
        // `perform: load`, `{ load() }`, `{ await load() }`
        let only = statements.count == 1 ? statements[0].unwrapped : ClosureExpr(action) == nil ? action : nil
        if let only, let name = (CallExpr(only)?.callee ?? only).ownName {
            let bodies = view?.functions(name) ?? []
            guard bodies.count == 1 else { return nil }
            statements = Array(bodies[0].statements)
        }
        guard let first = statements.first else { return nil }
        if let question = GuardStmt(first) {
            guard let way = question.body, way.statements.allSatisfy({ $0.kind == .returnStmt }) else { return nil }
            return shown.holds(all: question.conditions) == false ? question.conditions.first : nil
        }
        guard statements.count == 1, let choice = IfExpr(first), choice.elseBranch == nil else { return nil }
        return shown.holds(all: choice.conditions) == false ? choice.conditions.first : nil
    }

    /// A name that says that there is none of what a property has: `.noPosts` for `posts`.
    private static func nameForEmptyCase(in action: SyntaxNode, of node: SyntaxNode) -> SyntaxNode? {
        let words = node.tokenText.nameParts.filter { $0.count > 3 }
        return action.subtree.first { part in
            guard part.kind == .memberAccessExpr || part.kind == .declReferenceExpr else { return false }
            let parts = part.tokenText.nameParts
            guard let start = parts.firstIndex(of: "no") else { return false }
            return parts[(start + 1)...].contains(where: words.contains)
        }
    }
}

extension KnownValue {
    /// A value that is not this one.
    fileprivate var opposite: KnownValue {
        if case .boolean(let flag) = self { return .boolean(!flag) }
        return .present
    }
}
