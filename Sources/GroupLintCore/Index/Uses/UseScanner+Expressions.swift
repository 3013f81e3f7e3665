extension UseScanner {
    mutating func visitExpression(_ node: SyntaxNode) {
        switch node.kind {
        case .declReferenceExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
            visitPath(node, .read)
        case .functionCallExpr: visitCall(node)
        case .sequenceExpr: visitSequence(node)
        case .inOutExpr: if let operand = node.operand { visitPath(operand, .change) }
        case .closureExpr: visitClosure(node, at: .unknown)
        case .keyPathExpr: visitKeyPath(node)
        // Other expressions only contain expressions.
        default: push(node)
        }
    }

    /// Visits `a = b`, `a += b` or operands with other operators.
    private mutating func visitSequence(_ node: SyntaxNode) {
        guard let sequence = SequenceExpr(node), let target = sequence.left, let sign = sequence.sign else { return push(node) }
        let isCompound = sign.isCompoundAssignment
        guard isCompound || sign.kind == .assignmentExpr else { return push(node) }
        for part in sequence.rest.reversed() { push(.visit, part) }
        visitPath(target.unwrapped, isCompound ? .change : .write)
    }

    /// Visits a chain of names: `a.b.c`, `self.a[i].b`, `a?.b()`.
    ///
    /// - Parameter kind: what the code does with the value at the end of the chain.
    private mutating func visitPath(_ node: SyntaxNode, _ kind: PropertyUse.Kind) {
        // The last three names of the chain's start, outermost first.
        var names: [SyntaxNode] = []
        var hasSubscript = false
        var current = node
        while true {
            switch current.kind {
            case .memberAccessExpr: names.append(current)
            case .subscriptCallExpr:
                hasSubscript = true
                if let arguments = SubscriptExpr(current)?.argumentList { push(.visit, arguments) }
            case .optionalChainingExpr, .forceUnwrapExpr: break
            case .declReferenceExpr:
                names.append(current)
                addPath(names, hasSubscript && kind == .write ? .change : kind)
                return
            // The chain starts with a call or another expression.
            default:
                push(.visit, current)
                return
            }
            guard let base = current.chainBase else { return }
            current = base
        }
    }

    /// Adds the use of a path.
    ///
    /// - Parameter names: the names of the path, the last one first.
    private mutating func addPath(_ names: [SyntaxNode], _ kind: PropertyUse.Kind) {
        var names = names
        let first = names.last
        if first?.token?.keyword == .`self` { names.removeLast() }
        guard let root = names.popLast() else {
            // `self` goes elsewhere, which may use every member.
            if let first { append(.selfName, .none, .read, first) }
            return
        }
        if root.isCapitalized, root.kind == .declReferenceExpr {
            addShared(names, root)
            return
        }
        let member = names.last?.name ?? .none
        switch kind {
        case .call where names.count > 1:
            // `model.items.append(x)` changes `model.items`; `model.load()` is a call.
            add(root, member, names[0].isMutatingName ? .change : .read)
        case .call where names.count == 1 && names[0].isMutatingName:
            add(root, .none, .change)
        case .write where names.count > 1:
            add(root, member, .change)
        case .read, .write, .change, .call, .projection, .wrapper, .shared:
            add(root, member, kind)
        }
    }

    /// Adds `Session.shared.user` as a use of (Session, user).
    private mutating func addShared(_ names: [SyntaxNode], _ type: SyntaxNode) {
        guard names.count > 1, let instance = names.last, Self.sharedNames.contains(instance.name) else { return }
        append(type.name, names[names.count - 2].name, .shared, type)
    }

    private mutating func visitKeyPath(_ node: SyntaxNode) {
        guard let path = KeyPathExpr(node) else { return }
        for component in path.components {
            if component.name != .none { append(component.name, .none, .read, component) }
        }
    }

    // MARK: Calls and closures

    private mutating func visitCall(_ node: SyntaxNode) {
        guard let call = CallExpr(node), let callee = call.callee else { return push(node) }
        let name = callee.withoutGenericArguments
        for element in call.labeledClosures.reversed() {
            guard let closure = LabeledClosure(element).closure else { continue }
            pushClosure(closure, of: name, element.name)
        }
        if let closure = call.trailingClosure { pushClosure(closure, of: name, .none) }
        for argument in call.argumentList?.children().reversed() ?? [] {
            guard let value = Argument(argument).value else { continue }
            if value.kind == .closureExpr {
                pushClosure(value, of: name, Argument(argument).hasLabel ? Argument(argument).label : .unlabeled)
            } else {
                push(.visit, value)
            }
        }
        visitPath(name, .call)
    }

    /// Visits a closure later, at the moment when the callee runs it.
    private mutating func pushClosure(_ closure: SyntaxNode, of callee: SyntaxNode, _ label: Name) {
        let inner = ClosureMoment(callee, label, closure, outer: moment).moment
        push(.setMoment, closure, Int32(moment.rawValue))
        push(.visit, closure)
        push(.setMoment, closure, Int32(inner.rawValue))
    }

    /// Visits the statements of a closure. A closure that is an argument has its moment already.
    private mutating func visitClosure(_ node: SyntaxNode, at moment: PropertyUse.Moment) {
        guard let closure = ClosureExpr(node) else { return }
        if node.parent?.isArgumentOfCall != true {
            push(.setMoment, node, Int32(self.moment.rawValue))
            self.moment = moment
        }
        push(.endScope, node, Int32(locals.count))
        for statement in Array(closure.statements).reversed() { push(.visit, statement) }
        for node in closure.captures {
            if let value = ClosureCapture(node).value {
                push(.visit, value)
                locals.append(node.name)
            } else if node.token?.keyword != .`self` {
                add(node, .none, .read)
            }
        }
        locals += closure.parameterNames
    }

    private static let sharedNames = NameTable("shared default current standard main instance sharedInstance")
}
