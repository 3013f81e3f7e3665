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
