import GroupLintCore

/// `.constant(error != nil)` and `Binding(get: { error != nil }, set: { _ in })` as the binding of a presentation.
struct DeafBinding {
    let node: SyntaxNode
    let condition: SyntaxNode

    init?(_ written: WrittenModifier, _ index: ProjectIndex) {
        guard let owner = written.element.owner, let node = written.call.argument("isPresented") ?? written.call.argument("item")
        else { return nil }
        self.init(node, in: owner, index)
    }

    /// - Parameter owner: the view with the binding.
    init?(_ node: SyntaxNode, in owner: TypeID, _ index: ProjectIndex) {
        guard let call = CallExpr(node), let condition = Self.constant(call) ?? Self.getter(call),
            condition.mayChange(in: owner, index)
        else { return nil }
        (self.node, self.condition) = (node, condition)
    }

    private static func constant(_ call: CallExpr) -> SyntaxNode? {
        guard let callee = call.callee, callee.name == "constant", callee.kind == .memberAccessExpr,
            callee.chainBase.map({ $0.tokenText == "Binding" || $0.chainBase?.tokenText == "Binding" }) ?? true
        else { return nil }
        return call.firstArgument?.value
    }

    private static func getter(_ call: CallExpr) -> SyntaxNode? {
        guard let callee = call.callee, callee.name == "Binding" || callee.token?.keyword == .`init`,
            let get = call.value("get") ?? call.trailingClosure, get.kind == .closureExpr,
            let set = call.value("set").flatMap(ClosureExpr.init), !set.statements.contains(where: { _ in true })
        else { return nil }
        return get.onlyStatement?.unwrapped
    }

    var conditionText: String { condition.shortText.map { "`\($0)`" } ?? "its condition" }

    /// How the binding clears the condition.
    var advice: String {
        guard let sequence = SequenceExpr(condition), sequence.isBinary, sequence.sign?.tokenText == "!=",
            sequence.right?.kind == .nilLiteralExpr, let value = sequence.left?.shortText
        else { return "write `Binding(get:set:)`, and let `set` change the state so that the condition is false" }
        return "write `Binding(get: { \(value) != nil }, set: { if !$0 { \(value) = nil } })`"
    }
}

extension SyntaxNode {
    /// Whether an expression reads a property of a view that the view or a model may change.
    fileprivate func mayChange(in owner: TypeID, _ index: ProjectIndex) -> Bool {
        subtree.contains { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let root = node.ownPath?.first else {
                return false
            }
            return index.members(of: owner, named: root).contains { id in
                let member = index.member(id)
                return member.kind == .storedProperty && !member.flags.contains(.isStatic)
                    && (!member.wrapper.isNone || index.isModel(member.type.name))
            }
        }
    }
}

extension RuleContext {
    /// Whether the content of a sheet may keep it open, or may clear the condition when it goes.
    mutating func mayKeepOpen(_ written: WrittenModifier) -> Bool {
        let names: [Name] = ["interactiveDismissDisabled", "onDisappear"]
        if written.call.node.subtree.contains(where: { names.contains($0.name) && $0.kind == .memberAccessExpr }) { return true }
        let slots = written.element.children.filter { slot in
            slot.kind == .slot && slot.record.link >= 0
                && written.element.views.modifiers[Int(slot.record.link)].node == written.modifier.node
        }
        return slots.flatMap(\.descendants).contains { view in
            switch view.kind {
            case .slot, .branch, .arm, .root, .typeMember: return false
            case .opaque: return true
            case .reference:
                guard view.targets.count == 1, let target = view.targets.first.map({ ViewElement(view.index, $0) }) else {
                    return true
                }
                return target.descendants.contains { $0.modifiers.contains { names.contains($0.name) || $0.isOfProject } }
            case .call:
                if view.modifiers.contains(where: \.isOfProject) { return true }
                guard case .project(let type) = view.callee else {
                    if case .swiftUI = view.callee { return false }
                    return true
                }
                guard let code = TypeCode(type, &self) else { return true }
                return !code.nodes(named: names).isEmpty
            }
        }
    }
}
