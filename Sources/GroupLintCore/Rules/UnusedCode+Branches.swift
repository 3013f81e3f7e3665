/// Branches for values that no caller passes: `if let action { Button(…) }` in a view whose callers all leave `action` out.
extension RuleContext {
    /// Whether the code at a UTF-8 offset only runs if a caller passes an optional value, and no caller does.
    ///
    /// - Parameter declaration: the innermost declaration around the code.
    func isInUnfilledBranch(_ offset: UInt32, from declaration: SyntaxNode, of type: TypeDecl, _ file: Int32) -> Bool {
        guard index.hasEntryPoint, let view = index.type(of: type, file: file), index.type(view).isView else { return false }
        for current in declaration.tree.branches(around: offset) where current.start >= declaration.start {
            guard let branch = IfExpr(current), let body = branch.body, body.range.contains(offset) else { continue }
            if branch.conditions.contains(where: { condition in
                condition.optionalProperty.map { isNeverPassed($0, to: view) } ?? false
            }) {
                return true
            }
        }
        return false
    }

    /// Whether a property of a view is nil unless a caller passes it, and all callers that are not previews leave it out.
    private func isNeverPassed(_ property: Name, to view: TypeID) -> Bool {
        guard !index.type(view).mayBeUsedUnseen, let id = index.members(of: view, named: property).first else { return false }
        let member = index.member(id)
        guard member.kind == .storedProperty, member.wrapper.isNone, member.type.flags.contains(.isOptional),
            !member.flags.contains(.isStatic), index.initializers(of: view).isEmpty,
            member.defaultValue == .none || member.defaultValue == .literal, !index.mayWrite(property)
        else { return false }
        let calls = index.calls(of: view).filter { !$0.root.flags.contains(.isPreview) }
        return !calls.isEmpty
            && calls.allSatisfy { call in
                call.slots.isEmpty && !call.arguments.contains { $0.label == property || $0.label == .unlabeled }
            }
    }

    private static let mostUses = 4

    /// Whether a closure is given to a view that only calls it if it also gets a value that the call leaves out:
    /// `Card(button: { … })`, where `Card` has `if let title { button() }`.
    mutating func isNeverCalled(_ closure: SyntaxNode, in owner: TypeID, _ file: Int32) -> Bool {
        guard let argument = closure.parent, !argument.name.isNone, let call = closure.callOfClosure, let callee = call.callee,
            callee.kind == .declReferenceExpr, callee.isCapitalized,
            let view = index.resolveType(callee.name, file: file, in: owner), index.type(view).isView,
            index.members(of: view, named: argument.name).count == 1
        else { return false }
        let data = data(of: view)
        let uses = data.uses(of: argument.name).filter { !data.isInInitializer($0) }
        guard data.isComplete, !uses.isEmpty, uses.count <= Self.mostUses,
            let places = places(of: uses, naming: argument.name), !places.isEmpty, places.count <= Self.mostUses
        else { return false }
        return places.allSatisfy { place in
            place.tree.branches(around: place.start).compactMap(IfExpr.init).contains { branch in
                guard branch.body?.range.contains(place.start) ?? false else { return false }
                return branch.conditions.compactMap(\.optionalProperty).contains { isLeftOut($0, in: call, of: view, data) }
            }
        }
    }

    /// Whether a property of a view is nil because a call leaves out its argument.
    private mutating func isLeftOut(_ property: Name, in call: CallExpr, of view: TypeID, _ data: TypeData) -> Bool {
        let isPassed = call.arguments.contains { $0.label == property || $0.label.isNone }
        guard !isPassed, call.value(property) == nil, let id = index.members(of: view, named: property).first
        else { return false }
        let member = index.member(id)
        guard member.kind == .storedProperty, member.wrapper.isNone, member.type.flags.contains(.isOptional),
            !member.flags.contains(.isStatic), !index.mayWrite(property) || isConstant(id),
            call.trailingClosure == nil || !member.type.flags.contains(.isFunction),
            data.uses(of: property).allSatisfy({ !$0.use.kind.mayChangeValue || data.isInInitializer($0) })
        else { return false }
        let initializers = index.initializers(of: view)
        // Others need more arguments than the call has.
        let possible = initializers.filter { id in
            index.member(id).parameters.allSatisfy { parameter in
                parameter.hasDefault || call.value(parameter.label) != nil
                    || call.trailingClosure != nil && parameter.takesClosure
            }
        }
        if initializers.isEmpty { return defaultValue(of: member, id).map { $0.kind == .nilLiteralExpr } ?? true }
        return !possible.isEmpty && possible.allSatisfy { hasNilDefault(property, $0) }
    }

    private mutating func isConstant(_ property: MemberID) -> Bool {
        let tree = syntax(ofFile: index.files[Int(property.file)].path)
        return tree?.declaration(at: index.member(property).nameRange)?.parent.flatMap(VariableDecl.init)?.isLet ?? false
    }

    /// Whether an initializer keeps a parameter with the name of a property, which is nil if a call leaves it out.
    private mutating func hasNilDefault(_ property: Name, _ initializer: MemberID) -> Bool {
        guard index.member(initializer).parameters.last?.label != property,
            let tree = syntax(ofFile: index.files[Int(initializer.file)].path),
            let node = tree.declaration(at: index.member(initializer).nameRange).flatMap(FunctionDecl.init),
            let parameter = node.parameters?.children().lazy.map(FunctionParameter.init).first(where: { $0.label == property }),
            parameter.defaultExpression?.kind == .nilLiteralExpr, let body = node.body
        else { return false }
        return tree.nodes(named: property, inside: body.range).allSatisfy { id in
            let node = SyntaxNode(tree: tree, id: id)
            guard node.kind == .memberAccessExpr else { return true }
            guard let assignment = node.parent.flatMap(SequenceExpr.init), assignment.left == node else { return false }
            return assignment.isBinary && assignment.right?.kind == .declReferenceExpr && assignment.right?.name == property
        }
    }
}

extension SyntaxNode {
    /// The property that a condition needs: `action` in `if let action`, `if let run = action` and `if action != nil`.
    fileprivate var optionalProperty: Name? {
        if let binding = BindingCondition(self) {
            guard let value = binding.value else { return binding.pattern?.name }
            return value.kind == .declReferenceExpr ? value.name : nil
        }
        guard let sequence = SequenceExpr(self), sequence.isBinary, sequence.sign?.tokenText == "!=",
            sequence.right?.kind == .nilLiteralExpr, let left = sequence.left, left.kind == .declReferenceExpr
        else { return nil }
        return left.name
    }
}
