extension UseScanner {
    mutating func visit(_ id: NodeID) {
        let kind = tree.records[Int(id)].kind
        switch kind.role {
        case .type, .nominalType: return
        case .expression: visitExpression(id, kind)
        case .block:
            push(.endScope, UInt32(locals.count))
            pushChildren(id)
        case .root:
            unclearOwners.append(owner)
            pushChildren(id)
        case .exit, .pattern, .expressionPart: pushChildren(id)
        case .loop, .conditionalCompilation: visitScope(id)
        case .condition: visitCondition(id)
        case .choice: visitChoice(id)
        case .statement, .statementPart: visitStatement(id)
        case .declaration: visitDeclaration(id)
        case .declarationPart: if kind == .initializerClause || kind == .patternBinding { pushChildren(id) }
        }
    }

    private func node(_ id: NodeID) -> SyntaxNode { SyntaxNode(tree: tree, id: id) }

    private mutating func visitScope(_ id: NodeID) {
        push(.endScope, UInt32(locals.count))
        if tree.records[Int(id)].kind == .ifConfigClause {
            // The condition only names platforms and flags.
            let first = steps.count
            for element in IfConfigClause(node(id)).elements { steps.append(element.id) }
            steps[first...].reverse()
        } else {
            pushChildren(id)
            // The sequence of the loop does not see the pattern, which hides nothing in real code.
            if let pattern = ForStmt(node(id))?.pattern { push(.declare, pattern.id) }
        }
    }

    private mutating func visitStatement(_ id: NodeID) {
        switch tree.records[Int(id)].kind {
        case .switchCase, .catchClause:
            push(.endScope, UInt32(locals.count))
            pushChildren(id)
            if let label = SwitchCase(node(id))?.label { push(.declare, label.id) }
        case .catchItem:
            pushChildren(id)
            push(.declare, id)
        // Other statements have no scope of their own.
        default: pushChildren(id)
        }
    }

    private mutating func visitCondition(_ id: NodeID) {
        guard let condition = BindingCondition(node(id)) else { return }
        if let pattern = condition.pattern {
            push(.declare, pattern.id)
            if condition.value == nil, pattern.kind == .identifierPattern { add(pattern.id, .none, .read, isMember: false) }
        }
        pushChildren(id)
    }

    /// Visits an `if` or a `switch`. Names of the conditions are local to the first block.
    private mutating func visitChoice(_ id: NodeID) {
        guard let branch = IfExpr(node(id)) else { return pushChildren(id) }
        let depth = UInt32(locals.count)
        push(branch.elseBranch)
        push(.endScope, depth)
        push(branch.body)
        let first = steps.count
        for condition in branch.conditionNodes { push(condition) }
        steps[first...].reverse()
    }

    private mutating func visitDeclaration(_ id: NodeID) {
        if let variable = VariableDecl(node(id)) {
            for binding in variable.bindings {
                if let pattern = PatternBinding(binding).pattern { push(.declare, pattern.id) }
                push(binding)
            }
        } else if let function = FunctionDecl(node(id)), let body = function.body {
            push(.endScope, UInt32(locals.count))
            push(body)
            for parameter in function.parameters?.children() ?? SyntaxNode.noChildren(of: body) {
                locals.append(FunctionParameter(parameter).name)
            }
        } else {
            pushChildren(id)
        }
    }
}
