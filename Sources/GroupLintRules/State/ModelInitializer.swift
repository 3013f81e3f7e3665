import GroupLintCore

/// What an initializer of a struct does with one stored property.
struct ModelInitializer {
    let file: Int32
    private let function: FunctionDecl
    private let statements: [SyntaxNode]
    private let property: Name
    private let wrapper: Name
    /// The statements that set the property: one outside of branches, or one in each branch of an `if` or a `switch`.
    private let assignments: [SyntaxNode]
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
        func sets(_ statement: SyntaxNode) -> Bool {
            guard let target = statement.assignedPath, target.isOwn || !isShadowed else { return false }
            return target.name == name || target.name == storage
        }
        assignments =
            statements.first(where: sets).map { [$0] } ?? statements.lazy.compactMap { $0.onePerBranch(sets) }.first ?? []
        value = assignments.first?.assignedValue
    }

    /// Whether the initializer calls another one.
    var delegates: Bool {
        statements.contains { statement in
            let callee = CallExpr(statement.unwrapped)?.callee
            return callee?.token?.keyword == .`init` && callee?.chainBase?.token?.keyword == .`self`
        }
    }

    /// The calls that make the value of the property, and where they come from; one for each branch. Empty if a branch takes a
    /// value that was made before.
    var made: [(call: CallExpr, origin: MadeModel.Origin)] {
        let made = assignments.compactMap(made)
        if made.count == 1, assignments.count == 1 { return made }
        // One branch may take the object of the caller.
        let areAssigned = made.allSatisfy { if case .assignment = $0.origin { true } else { false } }
        return made.count == assignments.count && areAssigned ? made : []
    }

    private func made(by statement: SyntaxNode) -> (call: CallExpr, origin: MadeModel.Origin)? {
        guard let value = statement.assignedValue?.unwrapped else { return nil }
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
    /// The statement of each branch that meets a condition, for an `if` with an `else` or a `switch`. Nil if a branch has none.
    fileprivate func onePerBranch(_ isWanted: (SyntaxNode) -> Bool) -> [SyntaxNode]? {
        var branches: [SyntaxNode.Children] = []
        if let first = IfExpr(unwrapped) {
            guard let last = first.chain.map({ $0 }).last?.elseBranch else { return nil }
            branches = first.chain.compactMap { $0.body?.children() } + [last.children()]
        } else if let choice = SwitchExpr(unwrapped) {
            for part in choice.cases {
                guard let part = SwitchCase(part) else { return nil }
                branches.append(part.statements)
            }
        }
        let found = branches.compactMap { $0.first(where: isWanted) }
        return found.isEmpty || found.count < branches.count ? nil : found
    }

    /// The value that a statement assigns, also through the wrapper of a property.
    fileprivate var assignedValue: SyntaxNode? {
        guard let sequence = SequenceExpr(self), sequence.isBinary else { return nil }
        return sequence.right.map { $0.wrappedValue ?? $0 }
    }

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
