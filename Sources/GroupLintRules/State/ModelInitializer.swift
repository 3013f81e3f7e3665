import GroupLintCore

/// What an initializer of a struct does with one stored property.
struct ModelInitializer {
    let file: Int32
    private let function: FunctionDecl
    private let statements: [SyntaxNode]
    private let property: Name
    private let wrapper: Name
    /// The statement that sets the property, outside of branches.
    private let statement: SyntaxNode?
    /// The value that the property gets, or its wrapper holds.
    let value: SyntaxNode?

    /// The initializers in the file of a property.
    static func all(of owner: TypeID, setting binding: PatternBinding, _ index: ProjectIndex) -> [ModelInitializer] {
        guard let property = binding.pattern, case let tree = binding.node.tree,
            let file = index.position(of: tree.source.path)
        else { return [] }
        return index.initializers(of: owner).filter { $0.file == Int32(file) }.compactMap { id in
            let node = tree.declaration(at: index.member(id).nameRange)
            return node.flatMap(FunctionDecl.init).flatMap { ModelInitializer($0, property, file: id.file) }
        }
    }

    private init?(_ function: FunctionDecl, _ property: SyntaxNode, file: Int32) {
        guard let body = function.body else { return nil }
        self.function = function
        self.file = file
        self.property = property.name
        wrapper = Name(("_" + property.tokenText).utf8)
        statements = Array(body.children())
        let (name, storage) = (self.property, wrapper)
        let isShadowed = function.parameterNames.contains(name)
        statement = statements.first { statement in
            guard let target = statement.assignedPath, target.isOwn || !isShadowed else { return false }
            return target.name == name || target.name == storage
        }
        let right = statement.flatMap(SequenceExpr.init).flatMap { $0.isBinary ? $0.right : nil }
        value = right.map { $0.wrappedValue ?? $0 }
    }

    /// Whether the initializer calls another one.
    var delegates: Bool {
        statements.contains { statement in
            let callee = CallExpr(statement.unwrapped)?.callee
            return callee?.token?.keyword == .`init` && callee?.chainBase?.token?.keyword == .`self`
        }
    }

    /// The call that makes the value of the property, and where it comes from.
    var made: (call: CallExpr, origin: MadeModel.Origin)? {
        guard let statement, let value = value?.unwrapped else { return nil }
        if let call = CallExpr(value) { return (call, .assignment(statement)) }
        guard value.kind == .declReferenceExpr else { return nil }
        if let call = local(value.name) { return (call, .assignment(statement)) }
        guard let parameter = function.parameters?.children().map(FunctionParameter.init).first(where: { $0.name == value.name }),
            let call = parameter.defaultExpression.map(\.unwrapped).flatMap(CallExpr.init)
        else { return nil }
        return (call, .parameter(statement, label: parameter.label))
    }

    /// Whether a call makes a model, not another value: `Type(…)`, or `.init(…)` for a property with a type.
    func isModel(_ call: CallExpr, _ member: MemberSummary, _ index: ProjectIndex, _ model: TypeID?) -> Bool {
        guard let type = call.createdType else { return call.isImplicitInit && !member.type.name.isNone }
        guard type.isCapitalized, type.name != member.wrapper else { return false }
        return model.map { index.type($0).name == type.name } ?? (type.name == member.type.name)
    }

    /// The value of a constant of the initializer.
    private func local(_ name: Name) -> CallExpr? {
        for statement in statements {
            guard let variable = VariableDecl(statement), variable.isLet else { continue }
            for binding in variable.bindings.map(PatternBinding.init) where binding.pattern?.name == name {
                return binding.initialValue.map(\.unwrapped).flatMap(CallExpr.init)
            }
        }
        return nil
    }
}

extension SyntaxNode {
    /// The property that a statement sets, and whether `self` is written in front of it.
    fileprivate var assignedPath: (name: Name, isOwn: Bool)? {
        guard let sequence = SequenceExpr(self), sequence.sign?.kind == .assignmentExpr, let target = sequence.left else {
            return nil
        }
        if target.kind == .declReferenceExpr { return (target.name, false) }
        guard MemberAccessExpr(target)?.base?.token?.keyword == .`self` else { return nil }
        return (target.name, true)
    }

    /// `x` in `ObservedObject(wrappedValue: x)`, `.init(initialValue: x)`
    fileprivate var wrappedValue: SyntaxNode? {
        guard let call = CallExpr(unwrapped) else { return nil }
        return call.argument("wrappedValue") ?? call.argument("initialValue")
    }
}
