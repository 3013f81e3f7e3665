import GroupLintCore

/// Whether code surely runs each time the body around it runs.
extension SyntaxNode {
    /// Whether the code may run later than the code around it, or only once: a closure that is not called at once, a
    /// nested function, the value of a StateObject.
    var isLater: Bool {
        if kind == .functionDecl || kind.role == .nominalType { return true }
        if kind == .closureExpr { return parent.flatMap(CallExpr.init)?.callee != self }
        guard let call = CallExpr(self) else { return false }
        if let type = call.createdType { return type.name == "StateObject" || (type.name == "State" && call.hasWrappedValue) }
        return call.isImplicitInit && call.hasWrappedValue
    }

    /// Whether nothing decides if the node runs: no condition around it, apart from one that asks whether a value can be had
    /// or a file is there, and no `return` before it.
    func isCertain(in body: SyntaxNode) -> Bool {
        var child = self
        while child != body, let parent = child.parent {
            guard parent.surelyRuns(child) else { return false }
            child = parent
        }
        return true
    }

    private func surelyRuns(_ child: SyntaxNode) -> Bool {
        switch kind {
        case .ifExpr:
            guard let choice = IfExpr(self) else { return false }
            let first = choice.conditionNodes.first { _ in true }
            return child == first || (child == choice.body && choice.conditionNodes.allSatisfy(\.asksForValue))
        case .guardStmt: return GuardStmt(self)?.conditions.first == child
        case .forStmt, .whileStmt: return child.kind != .codeBlock
        case .switchExpr: return SwitchExpr(self)?.subject == child
        case .switchCase, .catchClause, .ternaryExpr, .deferStmt: return false
        case .sequenceExpr:
            // What is behind `??`, `&&` or `||` may not run.
            return !children().prefix { $0 != child }.contains { part in
                part.kind == .ternaryExpr || (part.kind == .binaryOperatorExpr && ["??", "&&", "||"].contains(part.tokenText))
            }
        case .codeBlock, .closureExpr, .ifConfigClause, .accessorBlock:
            return !tree.hasExit(start, child.start) || !statements.prefix { $0 != child }.contains(where: \.mayReturn)
        // No other node leaves out one of its parts.
        default: return true
        }
    }

    /// Whether a statement before others may end the function, apart from a `guard` that only asks whether a value can be had.
    private var mayReturn: Bool {
        if let check = GuardStmt(self) { return !check.conditions.allSatisfy(\.asksForValue) }
        guard kind != .returnStmt else { return true }
        var found = false
        walk { node in
            if node.kind == .returnStmt { found = true }
            return !found && node.kind != .closureExpr && node.kind != .functionDecl && node.kind != .catchClause
                && node.kind.role != .nominalType
        }
        return found
    }

    /// Whether a condition asks for something that is usually there: the result of a call or of a cast, a file, a version. A
    /// property may be a cache, which is empty only once.
    var asksForValue: Bool {
        switch kind {
        case .availabilityCondition: return true
        case .optionalBindingCondition, .matchingPatternCondition:
            guard let condition = BindingCondition(self), let value = condition.value ?? condition.pattern else { return false }
            if value.unwrapped.isResult { return true }
            // `guard let url` after `let url = makeURL()`
            let isLocal = value == condition.pattern || value.kind == .declReferenceExpr
            return isLocal && constant(value.name)?.unwrapped.isResult ?? false
        // A plain condition is usual only if it asks for a file.
        default: return subtree.contains { $0.kind == .memberAccessExpr && $0.name == "fileExists" }
        }
    }
}

extension SyntaxNode {
    /// Whether an expression is the result of a call, of a cast, or of an `if` or `switch`.
    fileprivate var isResult: Bool {
        switch kind {
        case .functionCallExpr, .ifExpr, .switchExpr: true
        // `value as? Type`
        default: children().contains { $0.kind == .asExpr }
        }
    }
}

extension CallExpr {
    fileprivate var hasWrappedValue: Bool { firstArgument?.label == "wrappedValue" }
}

extension FunctionDecl {
    var isStatic: Bool {
        modifiers?.children().contains { $0.token?.keyword == .static || $0.token?.keyword == .class } ?? false
    }

    /// Whether a call may mean this function, by the labels of its arguments.
    func accepts(_ call: CallExpr) -> Bool {
        var rest = (parameters.map { $0.children().map(FunctionParameter.init) } ?? [])[...]
        for argument in call.arguments {
            let label = argument.hasLabel ? argument.label : .unlabeled
            guard let position = rest.firstIndex(where: { $0.label == label }),
                rest[..<position].allSatisfy({ $0.defaultValue != nil })
            else { return false }
            rest = rest[(position + 1)...]
        }
        let closures = (call.trailingClosure == nil ? 0 : 1) + Array(call.labeledClosures).count
        return rest.count >= closures && rest.filter { $0.defaultValue == nil }.count <= closures
    }

    /// The default values of the parameters that a call leaves out.
    func defaults(for call: CallExpr) -> [SyntaxNode] {
        let given = call.arguments.map(\.label) + call.labeledClosures.map(\.name)
        return (parameters?.children().map(FunctionParameter.init) ?? []).compactMap { parameter in
            let isAutoclosure = TypeShape(parameter.type).flags.contains(.isAutoclosure)
            return given.contains(parameter.label) || isAutoclosure ? nil : parameter.defaultExpression
        }
    }
}
