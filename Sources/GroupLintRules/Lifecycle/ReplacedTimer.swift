import GroupLintCore

/// A repeating timer that a function keeps in a property without stopping the timer that the property may hold:
/// `timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … }`.
struct ReplacedTimer {
    /// `Timer.scheduledTimer`
    let callee: SyntaxNode
    let property: SyntaxNode
    let function: SyntaxNode
    /// Whether one place calls the function and another function stops the timer: their callers may call the two in turn.
    let isPaired: Bool
    /// Whether the property may hold no timer.
    let isOptional: Bool

    /// Whether a node is a call that may start a timer.
    static func mayStart(_ node: SyntaxNode) -> Bool { CallExpr(node)?.callee?.name == "scheduledTimer" }

    init?(_ node: SyntaxNode, in code: () -> TypeCode?) {
        guard let call = CallExpr(node), let callee = call.callee, callee.name == "scheduledTimer",
            MemberAccessExpr(callee)?.base?.name == "Timer", call.argument("repeats")?.text == "true",
            let sequence = node.parent.flatMap(SequenceExpr.init), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
            let target = sequence.left, let path = target.ownPath, path.count == 1,
            let function = node.ancestors.first(where: { $0.kind == .closureExpr || FunctionDecl($0) != nil }),
            function.kind == .functionDecl, let type = code(), let binding = type.property(path[0]),
            Self.isUnchecked(path[0], before: target, in: function, type)
        else { return nil }
        self.callee = callee
        self.property = target
        self.function = function
        // `var timer = Timer()`
        isOptional = binding.type.map { $0.kind != .identifierType } ?? (binding.initialValue.flatMap(CallExpr.init) == nil)
        let stops = type.nodes(named: "invalidate").contains { stop in
            stop.kind == .memberAccessExpr && stop.ancestors.contains { $0.kind == .functionDecl && $0 != function }
        }
        isPaired = stops && Self.callers(of: function.name, in: type).count == 1
    }

    /// Whether neither the function nor a function that it calls reads or stops the timer before, and other code stops it.
    private static func isUnchecked(
        _ name: Name, before target: SyntaxNode, in function: SyntaxNode, _ type: TypeCode
    ) -> Bool {
        let uses = function.subtree.filter { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr }
        if uses.contains(where: { $0.name == name && $0.end < target.start }) { return false }
        // The condition may be that no timer runs.
        if function.subtree.contains(where: { $0.kind == .guardStmt && $0.end < target.start }) { return false }
        let calls = function.subtree.compactMap { CallExpr($0)?.callee?.ownName }
        let called = calls.flatMap { type.functions($0) }
        if called.contains(where: { $0.names(name) }) { return false }
        let isStopped = type.nodes(named: "invalidate").contains { $0.kind == .memberAccessExpr }
        let unchecked = callers(of: function.name, in: type).filter { !isChecked(name, before: $0, type) }
        // The first appearance comes before the timer runs, and many views appear once.
        return isStopped && !unchecked.isEmpty
            && !(unchecked.count == 1 && StartMoment(unchecked[0], type).kind == .appearance)
    }

    private static func callers(of function: Name, in type: TypeCode) -> [SyntaxNode] {
        type.nodes(named: function).compactMap { name in
            guard let call = name.parent.flatMap(CallExpr.init), let callee = call.callee, callee == name,
                callee.ownName == function
            else { return nil }
            return call.node
        }
    }

    /// Whether the code around a call runs once or under a condition, or reads or stops the timer first.
    private static func isChecked(_ name: Name, before call: SyntaxNode, _ type: TypeCode) -> Bool {
        let parts = call.ancestors.prefix { $0.kind != .closureExpr && FunctionDecl($0) == nil }
        if parts.contains(where: { $0.kind.role == .choice }) { return true }
        if call.ancestors.contains(where: { $0.kind == .initializerDecl }) { return true }
        let body = call.ancestors.first { $0.kind == .closureExpr || FunctionDecl($0) != nil }
        return body?.subtree.contains { part in
            guard part.end < call.start else { return false }
            if part.kind == .guardStmt { return true }
            if part.kind == .declReferenceExpr || part.kind == .memberAccessExpr, part.name == name { return true }
            guard let callee = CallExpr(part)?.callee?.ownName else { return false }
            return type.functions(callee).contains { $0.names(name) }
        } ?? true
    }
}

extension SyntaxNode {
    /// Whether the code names a property of its own type: `timer` or `self.timer`.
    fileprivate func names(_ property: Name) -> Bool { subtree.contains { $0.ownName == property } }
}
