import GroupLintCore

/// A model that an argument makes: `Row(model: RowModel(item))`, or a local constant, a computed property or a function
/// with such a value.
struct ConstructedModel {
    let type: TypeID
    /// The call that makes the model.
    let call: CallExpr
    /// The type in the call.
    let typeName: String
    /// The argument.
    let value: SyntaxNode

    /// Finds out what the arguments of one call make.
    struct Search {
        let index: ProjectIndex
        let owner: TypeID
        let file: Int32

        /// Whether an argument is more than the name of a stored property or of a parameter. Most arguments are not.
        func mayMake(_ value: SyntaxNode) -> Bool {
            let value = value.unwrapped
            guard value.kind == .declReferenceExpr, !value.tree.declaresLocal(value.name) else { return true }
            return index.members(of: owner, named: value.name).contains { index.member($0).kind != .storedProperty }
        }

        /// Nil if the argument may be an object that was made before.
        ///
        /// - Parameter expected: type of the parameter, for `.init(…)`.
        func model(_ value: SyntaxNode, expected: Name, _ context: inout RuleContext) -> ConstructedModel? {
            guard let call = made(by: value, &context) ?? made(by: value, only: expected, &context) else { return nil }
            let name = call.createdType?.name ?? (call.isImplicitInit ? expected : .none)
            guard !name.isNone, !MadeModelSearch.stores.contains(name), let type = index.model(named: name, file, owner),
                index.isReferenceType(type)
            else { return nil }
            return ConstructedModel(type: type, call: call, typeName: context.name(of: type), value: value)
        }

        private func made(by value: SyntaxNode, _ context: inout RuleContext) -> CallExpr? {
            let value = value.unwrapped
            if let call = CallExpr(value), call.createdType != nil || call.isImplicitInit { return call }
            if value.kind == .declReferenceExpr {
                switch value.localValue {
                case .value(let local): return CallExpr(local.unwrapped)
                case .other: return nil
                case .none: return result(of: value.name, of: owner, isCalled: false, &context)
                }
            }
            guard let call = CallExpr(value), let callee = call.callee else { return member(value, isCalled: false, &context) }
            if let made = context.registeredModel(call, file, in: owner) { return made }
            if callee.kind == .declReferenceExpr {
                return result(of: callee.name, of: owner, isCalled: true, &context) ?? freeResult(of: callee.name, &context)
            }
            return member(callee, isCalled: true, &context)
        }

        /// `items[0].makeModel()`, where the type of the receiver is not known, but only one method of the project has this
        /// name, and makes what the parameter takes.
        private func made(by value: SyntaxNode, only expected: Name, _ context: inout RuleContext) -> CallExpr? {
            guard let callee = CallExpr(value.unwrapped)?.callee, let base = MemberAccessExpr(callee)?.base,
                base.token?.keyword != .`self`, !expected.isNone,
                case let methods = index.methods(named: callee.name), methods.count == 1,
                index.member(methods[0]).type.name == expected,
                let owner = index.owner(of: methods[0])
            else { return nil }
            return result(of: callee.name, of: owner, isCalled: true, &context)
        }

        /// `self.makeModel()`, `factory.makeModel()`
        private func member(_ value: SyntaxNode, isCalled: Bool, _ context: inout RuleContext) -> CallExpr? {
            guard let base = MemberAccessExpr(value)?.base else { return nil }
            if base.token?.keyword == .`self` { return result(of: value.name, of: owner, isCalled: isCalled, &context) }
            guard base.kind == .declReferenceExpr, !base.isCapitalized, base.localValue == nil,
                case .project(let type) = index.valueType(of: base.name, in: owner)
            else { return nil }
            return result(of: value.name, of: type, isCalled: isCalled, &context)
        }

        /// The call that a computed property or a function returns, if it does nothing else that may keep the object.
        private func result(
            of name: Name, of type: TypeID, isCalled: Bool, _ context: inout RuleContext
        ) -> CallExpr? {
            let members = index.members(of: type, named: name)
            guard members.count == 1, let id = members.first, case let member = index.member(id),
                member.kind == (isCalled ? .function : .computedProperty),
                let declaration = context.syntax(ofFile: index.files[Int(id.file)].path)?.declaration(at: member.nameRange)
            else { return nil }
            let body = isCalled ? FunctionDecl(declaration)?.body : PatternBinding(declaration).getter
            return body.flatMap { made(in: $0, &context) }
        }

        /// The same for the only function of the project with a name outside of types: `makeModel(item)`.
        private func freeResult(of name: Name, _ context: inout RuleContext) -> CallExpr? {
            let functions = index.functions(named: name)
            guard functions.count == 1, index.members(of: owner, named: name).isEmpty, case let id = functions[0],
                let tree = context.syntax(ofFile: index.files[Int(id.file)].path),
                let body = tree.declaration(at: index.member(id).nameRange).flatMap(FunctionDecl.init)?.body
            else { return nil }
            return made(in: body, &context)
        }

        /// The call that a body returns, also through a function of the class itself: `Model.empty()`.
        private func made(in body: SyntaxNode, _ context: inout RuleContext) -> CallExpr? {
            guard let call = body.returnedCall, call.createdType == nil else { return body.madeResult }
            guard let callee = call.callee, let base = MemberAccessExpr(callee)?.base, base.isCapitalized,
                let type = index.model(named: base.name, file, owner), index.isReferenceType(type),
                case let found = index.members(of: type, named: callee.name), found.count == 1, let id = found.first,
                index.member(id).kind == .function, index.member(id).flags.contains(.isStatic),
                let tree = context.syntax(ofFile: index.files[Int(id.file)].path)
            else { return nil }
            return tree.declaration(at: index.member(id).nameRange).flatMap(FunctionDecl.init)?.body?.madeResult
        }
    }
}

extension SyntaxNode {
    /// The meaning of a name in the code around it.
    fileprivate enum LocalValue: Equatable {
        case value(SyntaxNode)
        /// A parameter, or a variable whose value may come from elsewhere.
        case other
    }

    /// Nil if the name is not local.
    fileprivate var localValue: LocalValue? {
        let name = self.name
        guard tree.declaresLocal(name) else { return nil }
        for node in ancestors {
            if let closure = ClosureExpr(node), closure.parameterNames.contains(name) { return .other }
            if let function = FunctionDecl(node) { return function.parameterNames.contains(name) ? .other : nil }
            if node.kind == .variableDecl, node.parent?.kind == .memberBlock { return nil }
            if node.kind.role == .condition || node.kind.role == .loop || node.kind.role == .choice,
                node.children().contains(where: { $0.end <= start && $0.declares(name) })
            {
                return .other
            }
            for variable in node.children().variables(before: start) where !variable.node.range.contains(start) {
                for binding in variable.bindings.map(PatternBinding.init) where binding.pattern?.name == name {
                    return variable.isLet ? binding.initialValue.map { .value($0) } ?? .other : .other
                }
            }
        }
        return nil
    }

    private func declares(_ name: Name) -> Bool {
        subtree.contains { $0.kind == .identifierPattern && $0.name == name }
    }

    /// The call at the end of a body that makes an object, if the body only declares constants and starts tasks before it.
    var madeResult: CallExpr? { returnedCall.flatMap { $0.createdType != nil ? $0 : nil } }

    /// The call whose result such a body returns.
    fileprivate var returnedCall: CallExpr? {
        let statements = Array(kind == .closureExpr ? ClosureExpr(self)?.statements ?? children() : children())
        guard let last = statements.last?.unwrapped else { return nil }
        let isPlain = statements.dropLast().allSatisfy { statement in
            VariableDecl(statement) != nil || CallExpr(statement)?.callee?.name == "Task"
                || (SequenceExpr(statement)?.left?.mentions([last.name]) ?? false)
        }
        guard isPlain else { return nil }
        if let call = CallExpr(last) { return call }
        guard last.kind == .declReferenceExpr, case .value(let value)? = last.localValue else { return nil }
        return CallExpr(value.unwrapped)
    }
}
