extension UseScanner {
    mutating func visitExpression(_ id: NodeID, _ kind: SyntaxKind) {
        switch kind {
        case .declReferenceExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
            visitPath(id, .read)
        case .functionCallExpr: visitCall(id)
        case .sequenceExpr: visitSequence(id)
        case .inOutExpr: if let operand = SyntaxNode(tree: tree, id: id).operand { visitPath(operand.id, .change) }
        case .closureExpr:
            push(.setMoment, UInt32(moment.rawValue))
            moment = .unknown
            visitClosure(id)
        case .keyPathExpr: visitKeyPath(id)
        // Other expressions only contain expressions.
        default: pushChildren(id)
        }
    }

    /// Visits `a = b`, `a += b` or operands with other operators.
    private mutating func visitSequence(_ id: NodeID) {
        guard let sequence = SequenceExpr(SyntaxNode(tree: tree, id: id)), let sign = sequence.sign, let target = sequence.left
        else { return pushChildren(id) }
        let isCompound = sign.kind == .binaryOperatorExpr && sign.isCompoundAssignment
        guard isCompound || sign.kind == .assignmentExpr else { return pushChildren(id) }
        let first = steps.count
        for part in sequence.rest { push(part) }
        steps[first...].reverse()
        visitTarget(target.unwrapped, isCompound ? .change : .write)
    }

    /// Visits what an assignment sets: a path, or a tuple of paths.
    private mutating func visitTarget(_ target: SyntaxNode, _ kind: PropertyUse.Kind) {
        guard target.kind == .tupleExpr else { return visitPath(target.id, kind) }
        for element in target.children() {
            let value = CallParts.value(of: element.id, in: tree)
            if value != .none { visitTarget(SyntaxNode(tree: tree, id: value).unwrapped, kind) }
        }
    }

    /// Visits a chain of names: `a.b.c`, `self.a[i].b`, `a?.b()`.
    ///
    /// - Parameter kind: what the code does with the value at the end of the chain.
    private mutating func visitPath(_ id: NodeID, _ kind: PropertyUse.Kind) {
        // The names of the chain: the last one, and the last two that were passed on the way to the root.
        var path = Path(last: id)
        var hasSubscript = false
        var current = id
        defer { addDistantUse(path, from: current) }
        while true {
            switch tree.records[Int(current)].kind {
            case .memberAccessExpr: path.pass(current)
            case .subscriptCallExpr:
                hasSubscript = true
                push(SubscriptExpr(SyntaxNode(tree: tree, id: current))?.argumentList)
            case .optionalChainingExpr, .forceUnwrapExpr: break
            case .declReferenceExpr:
                addPath(path, from: current, hasSubscript && kind == .write ? .change : kind)
                return
            // The chain starts with a call or another expression.
            default:
                if path.count > 0, kind.mayChangeValue { append(.none, name(path.first), kind, path.first) }
                steps.append(current)
                return
            }
            current = tree.chainBase(of: current)
            if current == .none { return }
        }
    }

    /// Adds the last name of a chain if `addUse` leaves it out, for code that runs while SwiftUI evaluates the body.
    private mutating func addDistantUse(_ path: Path, from root: NodeID) {
        guard path.count > 0, moment == .evaluation, !tree.isCapitalized(path.last) else { return }
        let member = name(path.last)
        if !SwiftUICatalog.modifiers.contains(member) { appendDistant(member, path.last) }
    }

    /// The member names of a chain, as nodes.
    private struct Path {
        /// The last name.
        var last: NodeID
        /// The first names after the root.
        var first = NodeID.none
        var second = NodeID.none
        var third = NodeID.none
        var count = 0

        init(last: NodeID) {
            self.last = last
        }

        /// Adds a name on the way from the last name to the root.
        mutating func pass(_ id: NodeID) {
            if count == 0 { last = id }
            (third, second, first) = (second, first, id)
            count += 1
        }
    }

    private mutating func addPath(_ path: Path, from root: NodeID, _ kind: PropertyUse.Kind) {
        if tree.token(of: root)?.keyword == .`self` {
            guard path.count > 0 else {
                // `self` goes elsewhere, where every member may be used.
                return append(.selfName, .none, .read, root)
            }
            addUse(path.first, path.second, path.third, path.last, names: path.count, kind, isMember: true)
        } else if tree.isCapitalized(root), !capitalized.contains(name(root)) {
            addShared(path, root, kind)
        } else {
            addUse(root, path.first, path.second, path.last, names: path.count + 1, kind, isMember: false)
        }
    }

    /// Adds a use of the path `root.member.next…last` with the given number of names.
    private mutating func addUse(
        _ root: NodeID, _ member: NodeID, _ next: NodeID, _ last: NodeID, names: Int, _ kind: PropertyUse.Kind, isMember: Bool
    ) {
        var kind = kind
        var name = names > 1 ? self.name(member) : .none
        if kind == .call, names > 1, SyntaxNode.mutatingNames.contains(names == 2 ? name : self.name(last)) {
            // `items.append(x)` changes `items`; `model.items.append(x)` changes `model.items`.
            kind = .change
            if names == 2 { name = .none }
        } else if kind == .call, names > 2 {
            kind = .read
        } else if kind == .write, names > 2 {
            kind = .change
        }
        add(root, name, kind, next: names > 2 ? self.name(next) : .none, isMember: isMember)
    }

    /// Adds `Session.shared.user` as a use of (Session, user).
    private mutating func addShared(_ path: Path, _ type: NodeID, _ kind: PropertyUse.Kind) {
        guard path.count > 1 else { return }
        let isShared = Name.usualInstances.contains(name(path.first))
        if kind.mayChangeValue {
            append(isShared ? name(type) : .none, name(path.second), kind, type)
        } else if isShared {
            append(name(type), name(path.second), .shared, type)
        }
    }

    private func name(_ id: NodeID) -> Name { tree.name(of: id) }

    private mutating func visitKeyPath(_ id: NodeID) {
        guard let path = KeyPathExpr(SyntaxNode(tree: tree, id: id)) else { return }
        // `\.self` names the value that the path starts at, and passes nothing on.
        for component in path.components where component.token.map({ $0.keyword != .`self` }) ?? false {
            append(component.name, .none, .read, component.id)
        }
    }

    // MARK: Calls and closures

    private mutating func visitCall(_ id: NodeID) {
        let parts = CallParts(id, in: tree)
        guard parts.callee != .none else { return pushChildren(id) }
        // The order of arguments does not matter, as they declare no names for each other.
        for index in parts.arguments { visitArgument(CallParts.part(index, in: tree), of: id, parts.callee) }
        pushClosure(parts.trailingClosure, of: id, parts.callee, .none)
        for index in parts.labeledClosures {
            let part = CallParts.part(index, in: tree)
            if part != .none { pushClosure(CallParts.value(of: part, in: tree), of: id, parts.callee, name(part)) }
        }
        visitPath(parts.callee, .call)
    }

    /// Visits an argument in parentheses.
    private mutating func visitArgument(_ argument: NodeID, of call: NodeID, _ callee: NodeID) {
        let value = CallParts.value(of: argument, in: tree)
        guard value != .none else { return }
        let isLabeled = tree.records[Int(argument)].token != .none
        if tree.records[Int(value)].kind == .closureExpr {
            return pushClosure(value, of: call, callee, isLabeled ? name(argument) : .unlabeled)
        }
        // `Button("Load", action: load)`, `.onAppear(perform: load)`
        guard isLabeled, tree.records[Int(value)].kind != .functionCallExpr, Self.actionLabels.contains(name(argument)) else {
            steps.append(value)
            return
        }
        push(.setMoment, UInt32(moment.rawValue))
        steps.append(value)
        push(.setMoment, UInt32(PropertyUse.Moment.action.rawValue))
    }

    private static let actionLabels = NameTable("action perform onCommit onEditingChanged onDismiss set")

    /// Visits a closure later, at the moment when the callee runs it.
    private mutating func pushClosure(_ closure: NodeID, of call: NodeID, _ callee: NodeID, _ label: Name) {
        guard closure != .none else { return }
        let inner = ClosureMoment(closure, label, of: call, callee, in: tree, outer: moment).moment
        push(.setMoment, UInt32(moment.rawValue))
        push(.visitArgument, closure)
        push(.setMoment, UInt32(inner.rawValue))
    }

    /// Visits the statements of a closure at the current moment.
    mutating func visitClosure(_ id: NodeID) {
        guard let closure = ClosureExpr(SyntaxNode(tree: tree, id: id)) else { return }
        push(.endScope, UInt32(locals.count))
        let first = steps.count
        for statement in closure.statements { steps.append(statement.id) }
        steps[first...].reverse()
        guard closure.hasSignature else { return }
        for capture in closure.captures {
            if let value = ClosureCapture(capture).value {
                push(.declareName, capture.id)
                push(value)
            } else if capture.token?.keyword != .`self` {
                add(capture.id, .none, .read, isMember: false)
            }
        }
        locals += closure.parameterNames
    }

}
