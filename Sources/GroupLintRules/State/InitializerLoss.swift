import GroupLintCore

extension InitializerWalk.Loss {
    /// Whether `x = value` assigns the whole property.
    private var isAssignment: Bool { target.ownName != nil && SequenceExpr(statement)?.sign?.kind == .assignmentExpr }

    /// `self.` if the target is written with it.
    var storagePrefix: String { target.startsWithSelf ? "self." : "" }

    /// Bytes of the value in `x = value`; nil for other changes.
    var valueRange: SourceRange? {
        guard isAssignment, let first = SequenceExpr(statement)?.right else { return nil }
        return SourceRange(start: first.start, end: statement.end)
    }

    /// Whether the view looks the same with and without the assignment.
    func isNeedless(_ storage: StructStorage) -> Bool { isOwnValue || isFirstValue || isRepeated(storage) }

    /// Whether the assigned literal is the value that the property has from the start.
    private var isFirstValue: Bool {
        guard !isSetBefore, isAssignment, let sequence = SequenceExpr(statement), sequence.isBinary,
            let value = sequence.right, value.isLiteral
        else { return false }
        return property.starts(with: value)
    }

    /// Whether the type assigns the same value in other code: one that is computed from stored properties, or any value when
    /// the body appears.
    private func isRepeated(_ storage: StructStorage) -> Bool {
        guard isAssignment, let declaration = statement.ancestors.first(where: { TypeDecl($0) != nil }) else { return false }
        let isStored = SequenceExpr(statement)?.usesOnly(storage) ?? false
        var isFound = false
        declaration.walk { node in
            if isFound || node.kind == .initializerDecl { return false }
            if node.kind == .sequenceExpr, node.writtenTarget?.ownName == property.name,
                SequenceExpr(node)?.hasSameValue(as: statement) == true
            {
                isFound = isStored || node.runsWhenBodyAppears
            }
            return true
        }
        return isFound
    }

    /// Whether a call may pass another value than the default value of the property. False only for a parameter for which no
    /// known call passes another value.
    func mayBePassed(to type: TypeID, _ context: inout RuleContext) -> Bool {
        guard let parameter else { return true }
        let calls = context.index.calls(of: type)
        let passing = calls.filter { $0.hasArgument(parameter.label) }
        let isDefault = passing.count == calls.count || parameter.defaultExpression.map(property.starts) ?? false
        guard !calls.isEmpty, isDefault, passing.count <= Self.mostCalls else { return true }
        return !passing.allSatisfy { call in
            let node = context.syntax(ofFile: call.path)?.node(call.node)
            return node.flatMap(CallExpr.init)?.argument(parameter.label).map(property.starts) ?? false
        }
    }

    private static let mostCalls = 8
}

extension SyntaxNode {
    /// Whether the node is in an `onAppear` or `task` that a body puts on all that it shows.
    fileprivate var runsWhenBodyAppears: Bool {
        guard let closure = ancestors.first(where: { $0.kind == .closureExpr }), let call = closure.callOfClosure,
            call.callee?.name == "onAppear" || call.callee?.name == "task"
        else { return false }
        var chain = call.node
        while let parent = chain.parent, parent.chainBase == chain { chain = parent }
        return chain.parent?.kind == .accessorBlock || chain.parent?.kind == .returnStmt
    }
}

extension SequenceExpr {
    /// Whether the value is computed from stored properties, or from parameters with the same names.
    fileprivate func usesOnly(_ storage: StructStorage) -> Bool {
        let names = rest.flatMap { part in part.subtree.filter { $0.kind == .declReferenceExpr && !$0.isCapitalized } }
        return !names.isEmpty && names.allSatisfy { $0.token?.keyword == .`self` || storage.property($0.name) != nil }
    }

    /// Whether another assignment has the same value.
    fileprivate func hasSameValue(as other: SyntaxNode) -> Bool {
        guard sign?.kind == .assignmentExpr, let other = SequenceExpr(other) else { return false }
        let (left, right) = (Array(rest), Array(other.rest))
        return left.count == right.count && zip(left, right).allSatisfy { $0.hasSameTokens(as: $1) }
    }
}

extension StructStorage.Property {
    /// Whether the property starts with a value that is written in the same way.
    fileprivate func starts(with value: SyntaxNode) -> Bool {
        guard let first = binding.initialValue else { return value.kind == .nilLiteralExpr }
        return first.hasSameTokens(as: value)
    }
}
