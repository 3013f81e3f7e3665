import GroupLintCore

extension RuleContext {
    /// Whether an action only calls an optional closure of its view, and the project passes none: `onTap?()`.
    mutating func callsNothing(_ action: SyntaxNode?, in owner: TypeID?) -> Bool {
        guard let owner, index.type(owner).isView, let closure = action.flatMap(ClosureExpr.init),
            case let statements = Array(closure.statements), statements.count == 1,
            let name = statements[0].calledIfPresent?.name,
            case let found = index.members(of: owner, named: name).map(index.member), found.count == 1,
            case let property = found[0], property.kind == .storedProperty, property.type.flags.contains(.isOptional),
            property.type.flags.contains(.isFunction),
            property.defaultValue == .none || property.defaultValue == .literal, !index.mayWrite(name)
        else { return false }
        let calls = ViewConstructions(of: owner, &self).sites.map(\.call)
        return !calls.isEmpty
            && calls.allSatisfy { call in
                call.trailingClosure == nil && call.value(name) == nil
                    && !call.arguments.contains { $0.value?.kind == .closureExpr }
            }
    }
}

extension SyntaxNode {
    /// `run` in `run?()` and in `if let run { run() }`.
    var calledIfPresent: SyntaxNode? {
        if let branch = IfExpr(self), branch.elseBranch == nil, case let conditions = Array(branch.conditions),
            conditions.count == 1, let binding = BindingCondition(conditions[0]), binding.value == nil,
            let name = binding.pattern?.name,
            let body = branch.body, case let statements = Array(body.statements), statements.count == 1,
            let callee = CallExpr(statements[0])?.callee, callee.kind == .declReferenceExpr, callee.name == name
        {
            return callee
        }
        guard let callee = CallExpr(self)?.callee, callee.kind == .optionalChainingExpr, let base = callee.chainBase?.unwrapped,
            base.kind == .declReferenceExpr
        else { return nil }
        return base
    }
}
