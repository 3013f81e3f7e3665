import GroupLintCore

/// The code that an expression gets its value from: the value of a constant, or what a getter or a function returns.
struct ValueSource {
    /// All values, in source order. A getter with two `return` has two.
    let results: [SyntaxNode]
    /// The type whose members the code names.
    let owner: TypeID?
    /// The getter or function; nil for a constant.
    let body: SyntaxNode?

    var onlyResult: SyntaxNode? { results.count == 1 ? results[0] : nil }

    /// Nil if the value may be set to another one, or if its code is unknown.
    ///
    /// - Parameter node: `days`, `self.days`, `model.days`, `Week.days` or a call of such a function.
    /// - Parameter owner: the type with the expression.
    init?(_ node: SyntaxNode, in owner: TypeID?, _ context: inout RuleContext) {
        let call = CallExpr(node)
        guard let name = call == nil ? node : call?.callee else { return nil }
        if call == nil, name.kind == .declReferenceExpr, let local = LocalValue(name) {
            guard case .value(let value) = local, value.isOfConstant else { return nil }
            (results, self.owner, body) = ([value.unwrapped], owner, nil)
            return
        }
        guard let type = Self.type(around: name, owner, context.index),
            let declaration = Self.declaration(of: name, call, type, &context)
        else { return nil }
        self.owner = type
        if let function = FunctionDecl(declaration) {
            guard let body = function.body else { return nil }
            (results, self.body) = (body.results, body)
            return
        }
        let binding = PatternBinding(declaration)
        if let getter = binding.getter {
            (results, body) = (getter.results, getter)
        } else {
            guard let value = binding.initialValue, value.isOfConstant else { return nil }
            (results, body) = ([value.unwrapped], nil)
        }
    }

    /// The type that has the member: the type with the code, that of `model` in `model.days`, or `Week` in `Week.days`.
    private static func type(around name: SyntaxNode, _ owner: TypeID?, _ index: ProjectIndex) -> TypeID? {
        guard let base = MemberAccessExpr(name)?.base?.unwrapped else {
            return name.kind == .declReferenceExpr ? owner : nil
        }
        if base.token?.keyword == .`self` || base.kind == .declReferenceExpr && base.name == "Self" { return owner }
        guard base.kind == .declReferenceExpr, LocalValue(base) == nil, let owner else {
            return base.kind == .declReferenceExpr && base.isCapitalized ? index.uniqueType(base.name) : nil
        }
        guard case .project(let type) = index.valueType(of: base.name, in: owner) else { return nil }
        return type
    }

    private static func declaration(
        of name: SyntaxNode, _ call: CallExpr?, _ type: TypeID, _ context: inout RuleContext
    ) -> SyntaxNode? {
        context.declaration(of: name.name, in: type) { member in
            (member.kind == .function) == (call != nil) && member.kind != .initializer
        }
    }
}

extension SyntaxNode {
    /// What a getter or a function returns, in source order; empty if its code is too long to know.
    var results: [SyntaxNode] {
        let returned = own(.returnStmt).compactMap { $0.operand?.unwrapped }
        if !returned.isEmpty { return returned }
        guard let only = onlyStatement else { return [] }
        // `if isShort { short } else { long }`
        let arms = IfExpr(only)?.chain.flatMap { [$0.body, $0.elseBranch] }.compactMap(\.self)
        return arms?.filter { $0.kind == .codeBlock }.flatMap(\.results) ?? [only.unwrapped]
    }

    /// Whether the value belongs to a `let`.
    var isOfConstant: Bool {
        ancestors.first { $0.kind == .variableDecl }.flatMap(VariableDecl.init)?.isLet ?? false
    }
}
