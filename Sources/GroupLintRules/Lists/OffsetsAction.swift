import GroupLintCore

/// The code that gets the offsets of rows that the user deletes or moves.
struct OffsetsAction {
    let body: SyntaxNode
    /// The name of the offsets in the code.
    let offsets: Name
    /// The type with the code.
    let owner: TypeID

    /// The action of `.onDelete` or `.onMove`, and the functions that it gives the offsets to.
    static func all(of modifier: CallExpr, in owner: TypeID, _ context: inout RuleContext) -> [OffsetsAction] {
        guard let action = modifier.trailingClosure ?? modifier.firstArgument?.value else { return [] }
        guard let closure = ClosureExpr(action) else {
            return function(action, argument: nil, of: nil, owner, &context).map { [$0] } ?? []
        }
        let first = OffsetsAction(body: action, offsets: closure.parameterNames.first ?? "$0", owner: owner)
        let calls = action.subtree.compactMap(CallExpr.init).filter { call in
            call.arguments.contains { $0.value?.isName(first.offsets) ?? false }
        }
        var found = [first]
        for call in calls.prefix(mostCalls) {
            guard let callee = call.callee,
                let argument = call.arguments.first(where: { $0.value?.isName(first.offsets) ?? false }),
                let next = function(callee, argument: argument.hasLabel ? argument.label : .unlabeled, of: call, owner, &context)
            else { continue }
            found.append(next)
        }
        return found
    }

    private static let mostCalls = 4

    private static func function(
        _ callee: SyntaxNode, argument: Name?, of call: CallExpr?, _ owner: TypeID, _ context: inout RuleContext
    ) -> OffsetsAction? {
        guard let id = CollectionID(callee, in: owner, context.index) else { return nil }
        let found = context.index.members(of: id.type, named: id.name).filter { context.index.member($0).kind == .function }
        guard found.count == 1, let function = context.declaration(of: found[0]).flatMap(FunctionDecl.init),
            let body = function.body,
            let parameters = function.parameters.map({ $0.children().map(FunctionParameter.init) }),
            let parameter = argument == nil ? parameters.first : parameters.first(where: { $0.label == argument })
        else { return nil }
        return OffsetsAction(body: body, offsets: parameter.name, owner: id.type)
    }

    /// The first place that surely uses the offsets in one of some collections: `items.remove(atOffsets: offsets)`.
    func use(
        in collections: [CollectionID], _ index: ProjectIndex
    ) -> (node: SyntaxNode, base: SyntaxNode, collection: CollectionID)? {
        for node in body.subtree {
            guard let base = positionedBase(node).map(original), let used = CollectionID(base, in: owner, index),
                collections.contains(used), isCertain(node)
            else { continue }
            return (node, base, used)
        }
        return nil
    }

    /// The collection that a local variable starts as a copy of: `var changed = items`.
    private func original(_ base: SyntaxNode) -> SyntaxNode {
        guard base.kind == .declReferenceExpr else { return base }
        let declared = body.subtree.filter { $0.kind == .patternBinding && $0.end <= base.start }.map(PatternBinding.init)
            .first { $0.pattern?.name == base.name }
        return declared?.initialValue ?? base
    }

    /// The collection of a call or subscript that takes the offsets, or a position from them.
    private func positionedBase(_ node: SyntaxNode) -> SyntaxNode? {
        if let access = SubscriptExpr(node) {
            guard let position = access.firstArgument?.value, isPosition(position) else { return nil }
            return access.base
        }
        guard let call = CallExpr(node), let callee = call.callee, callee.kind == .memberAccessExpr,
            let first = call.firstArgument, let value = first.value
        else { return nil }
        switch (callee.name, first.label) {
        case ("remove", "atOffsets"), ("move", "fromOffsets"): return value.isName(offsets) ? callee.chainBase : nil
        case ("remove", "at"): return isPosition(value) ? callee.chainBase : nil
        case ("contains", .none): return callee.chainBase?.isName(offsets) ?? false ? enumerated(value) : nil
        default: return nil
        }
    }

    /// The collection of which a name is the position: `for (index, item) in items.enumerated()`.
    private func enumerated(_ position: SyntaxNode) -> SyntaxNode? {
        guard position.kind == .declReferenceExpr else { return nil }
        for loop in position.ancestors.prefix(while: { $0 != body }).compactMap(ForStmt.init) {
            guard let pattern = loop.pattern, let first = pattern.subtree.first(where: { $0.kind == .identifierPattern }),
                first.name == position.name, let call = loop.sequence.flatMap(CallExpr.init), call.callee?.name == "enumerated"
            else { continue }
            return call.callee?.chainBase
        }
        return nil
    }

    /// Whether an expression is one of the offsets: `$0` in `offsets.forEach { … }`, `index` in `for index in offsets`.
    private func isPosition(_ expression: SyntaxNode) -> Bool {
        let node = expression.unwrapped
        if startsWithOffsets(node), node.kind != .declReferenceExpr { return true }
        guard node.kind == .declReferenceExpr else { return false }
        if case .value(let value)? = LocalValue(node) { return startsWithOffsets(value) }
        for outer in node.ancestors.prefix(while: { $0 != body }) {
            if let loop = ForStmt(outer), loop.pattern?.name == node.name {
                return loop.sequence.map { startsWithOffsets($0) } ?? false
            }
            guard let closure = ClosureExpr(outer) else { continue }
            let names = closure.parameterNames
            if names.isEmpty ? node.tokenText == "$0" : names.contains(node.name) {
                return outer.callOfClosure?.callee?.chainBase.map { startsWithOffsets($0) } ?? false
            }
        }
        return false
    }

    /// Whether a chain of members starts with the offsets: `offsets.first`, `offsets.sorted()`.
    private func startsWithOffsets(_ expression: SyntaxNode) -> Bool {
        var node = expression.unwrapped
        while node.kind == .memberAccessExpr || node.kind == .functionCallExpr, let base = node.chainBase {
            node = base.unwrapped
        }
        return node.isName(offsets)
    }

    /// Whether no condition but those about the offsets decides whether the code runs.
    private func isCertain(_ node: SyntaxNode) -> Bool {
        let around = node.ancestors.prefix { $0 != body }
        let isChosen = around.contains { outer in
            switch outer.kind {
            case .ifExpr: !(IfExpr(outer)?.conditions.allSatisfy { asksOnlyForOffsets($0) } ?? false)
            case .switchCase, .ternaryExpr, .catchClause: true
            // Other code runs each time.
            default: false
            }
        }
        return !isChosen
            && body.subtree.filter { $0.kind == .guardStmt && $0.end <= node.start }.allSatisfy { check in
                GuardStmt(check)?.conditions.allSatisfy { BindingCondition($0) != nil || asksOnlyForOffsets($0) } ?? false
            }
            && !body.subtree.contains { exit in
                exit.kind == .ifExpr && exit.end <= node.start && exit.subtree.contains { $0.kind == .returnStmt }
            }
    }

    /// `let index = offsets.first`, `index < items.count`
    private func asksOnlyForOffsets(_ condition: SyntaxNode) -> Bool {
        if let value = BindingCondition(condition)?.value { return startsWithOffsets(value) }
        if condition.kind == .functionCallExpr, startsWithOffsets(condition) { return true }
        return condition.subtree.contains { $0.kind == .declReferenceExpr && isPosition($0) }
    }
}

extension SyntaxNode {
    fileprivate func isName(_ name: Name) -> Bool { kind == .declReferenceExpr && self.name == name }
}
