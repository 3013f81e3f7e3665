/// What the code around a name says about the local variable or parameter with this name.
public enum LocalValue {
    /// The expression that the variable starts with.
    case value(SyntaxNode)
    /// The written type.
    case typed(SyntaxNode)
    case unknown

    /// Nil if the name is not local.
    ///
    /// - Parameter reference: a declReferenceExpr.
    public init?(_ reference: SyntaxNode) {
        let name = reference.name
        guard reference.tree.declaresLocal(name) else { return nil }
        for scope in reference.scopesAround where scope != reference {
            if TypeDecl(scope) != nil { return nil }
            guard let found = Self.declaration(of: name, in: scope, before: reference.start) else { continue }
            self = found
            return
        }
        return nil
    }

    private static func declaration(of name: Name, in scope: SyntaxNode, before end: UInt32) -> LocalValue? {
        if let function = FunctionDecl(scope) {
            return function.parameters?.children().lazy.map { FunctionParameter($0) }.first { $0.name == name }
                .map { parameter in parameter.type.map { .typed($0) } ?? .unknown }
        }
        if let closure = ClosureExpr(scope), closure.parameterNames.contains(name) { return .unknown }
        if let branch = IfExpr(scope), branch.body?.range.contains(end) ?? false {
            return bound(name, by: branch.conditions, before: end)
        }
        if let loop = ForStmt(scope) { return loop.pattern?.binds(name) ?? false ? .unknown : nil }
        switch scope.kind {
        case .codeBlock, .closureExpr, .switchCase, .accessorBlock, .ifConfigClause, .sourceFile:
            return declared(name, by: scope.statements, before: end)
        // Other nodes declare no names.
        default: return nil
        }
    }

    private static func declared(
        _ name: Name, by statements: SyntaxNode.Children, before end: UInt32
    ) -> LocalValue? {
        var found: LocalValue?
        for statement in statements.declarations(before: end, withGuards: true) {
            if let variable = VariableDecl(statement) {
                for binding in variable.bindings
                where binding.end <= end && PatternBinding(binding).pattern?.binds(name) ?? false {
                    found = value(of: PatternBinding(binding))
                }
            } else if let check = GuardStmt(statement), let value = bound(name, by: check.conditions, before: end) {
                found = value
            }
        }
        return found
    }

    private static func value(of binding: PatternBinding) -> LocalValue {
        guard binding.pattern?.kind == .identifierPattern else { return .unknown }
        if let type = binding.type { return .typed(type) }
        return binding.initialValue.map { .value($0) } ?? .unknown
    }

    /// `let name = value`. A short `let name` unwraps another value of the same name, which is looked for further out.
    /// The value of a name may use another value of the same name: `let name = name + 1`.
    private static func bound(_ name: Name, by conditions: [SyntaxNode], before end: UInt32) -> LocalValue? {
        for condition in conditions.lazy.filter({ $0.end <= end }).compactMap({ BindingCondition($0) }) {
            guard let pattern = condition.pattern, pattern.binds(name), let value = condition.value else { continue }
            return pattern.kind == .identifierPattern ? .value(value) : .unknown
        }
        return nil
    }
}

extension SyntaxNode {
    /// Whether a pattern declares a name.
    fileprivate func binds(_ name: Name) -> Bool {
        subtree.contains { $0.kind == .identifierPattern && $0.name == name }
    }
}
