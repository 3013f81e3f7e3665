extension ViewTreeBuilder {
    /// Adds a chain such as `base.a().b { }`, which may contain `#if`: the base with its modifiers in source order.
    mutating func addChain(_ node: SyntaxNode) {
        var links: [ViewTree.Modifier] = []
        var current = node
        while true {
            guard let next = step(current, &links) else { break }
            current = next
        }
        links.reverse()
        addBase(current, links)
    }

    /// Removes the last modifier from a chain. Returns the part that it applies to; nil if there is no modifier.
    private func step(_ node: SyntaxNode, _ links: inout [ViewTree.Modifier]) -> SyntaxNode? {
        switch node.kind {
        case .functionCallExpr:
            guard let callee = node.chainBase?.withoutGenericArguments, callee.kind == .memberAccessExpr,
                let base = callee.chainBase, !isRootCallee(callee, base)
            else { return nil }
            links.append(modifier(callee, node.id))
            return base
        case .memberAccessExpr:
            guard let base = node.chainBase, !isRootCallee(node, base) else { return nil }
            links.append(modifier(node, node.id))
            return base
        case .postfixIfConfigExpr:
            guard let link = PostfixIfConfigExpr(node), let base = link.base, let config = link.config else { return nil }
            addConditionalLinks(config, &links)
            return base
        case .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
            return node.chainBase
        case .tryExpr, .awaitExpr:
            return node.operand
        case .tupleExpr:
            let inner = node.unwrapped
            return inner == node ? nil : inner
        default:
            return nil
        }
    }

    private func modifier(_ member: SyntaxNode, _ node: NodeID) -> ViewTree.Modifier {
        ViewTree.Modifier(name: member.name, node: node, nameRange: member.tokenRange, isConditional: false)
    }

    /// Adds the modifiers of all clauses of a postfix `#if`, the last one first, as in `step`.
    private func addConditionalLinks(_ config: SyntaxNode, _ links: inout [ViewTree.Modifier]) {
        var collected: [[ViewTree.Modifier]] = []
        for clause in config.children() {
            var inner: [ViewTree.Modifier] = []
            var current = IfConfigClause(clause).chain
            while let node = current {
                switch node.kind {
                case .functionCallExpr:
                    guard let callee = node.chainBase?.withoutGenericArguments, callee.kind == .memberAccessExpr else {
                        current = nil
                        continue
                    }
                    inner.append(modifier(callee, node.id))
                    current = callee.chainBase
                case .memberAccessExpr:
                    inner.append(modifier(node, node.id))
                    current = node.chainBase
                case .postfixIfConfigExpr:
                    if let nested = PostfixIfConfigExpr(node)?.config { addConditionalLinks(nested, &inner) }
                    current = node.chainBase
                default:
                    current = nil
                }
            }
            collected.append(inner)
        }
        for inner in collected.reversed() {
            links += inner.map { link in
                var link = link
                link.isConditional = true
                return link
            }
        }
    }

    /// Whether `base.name` is one name and `name` is not a modifier on `base`: `SwiftUI.List`, `Group.init`, `Color.red`,
    /// `self.header`.
    private func isRootCallee(_ member: SyntaxNode, _ base: SyntaxNode) -> Bool {
        let base = base.withoutGenericArguments
        if base.token?.keyword == .`self`, base.kind == .declReferenceExpr { return !selfIsView }
        return base.isTypeReference
    }

    // MARK: Bases

    private mutating func addBase(_ node: SyntaxNode, _ links: [ViewTree.Modifier]) {
        switch node.kind {
        case .functionCallExpr:
            guard let callee = node.chainBase?.withoutGenericArguments else { return }
            addCallee(callee, call: node, links)
        case .declReferenceExpr, .memberAccessExpr:
            addCallee(node, call: nil, links)
        case .sequenceExpr, .ifExpr, .switchExpr:
            // `(a ? A() : B()).padding()`: the modifiers apply to the result of the choice.
            let next = Int32(arena.tree.elements.count)
            addExpression(node)
            if next < arena.tree.elements.count, arena.tree.elements[Int(next)].kind == .branch {
                arena.setModifiers(links, of: next)
            }
        default:
            addElement(.opaque, .none, node, node.range, [], links)
        }
    }

    private mutating func addCallee(_ callee: SyntaxNode, call: SyntaxNode?, _ links: [ViewTree.Modifier]) {
        var flags: ViewTree.Flags = call == nil ? [] : .isCalled
        let node = call ?? callee
        guard callee.kind == .memberAccessExpr else {
            addName(callee, node, flags, links)
            return
        }
        guard let base = callee.chainBase?.withoutGenericArguments else {
            addElement(.opaque, callee.name, node, callee.tokenRange, flags, links)
            return
        }
        if base.name == .swiftUI { flags.insert(.isFromSwiftUI) }
        if base.token?.keyword == .`self` {
            flags.insert(.hasSelf)
            addElement(.reference, callee.name, node, callee.tokenRange, flags, links)
        } else if callee.token?.keyword == .`init` {
            if let outer = base.chainBase, outer.isTypeOfProject { flags.insert(.isQualified) }
            addElement(.call, base.name, node, base.tokenRange, flags, links)
        } else if callee.isCapitalized {
            if base.isTypeOfProject { flags.insert(.isQualified) }
            addElement(call == nil ? .typeMember : .call, callee.name, node, callee.tokenRange, flags, links)
        } else {
            addElement(.typeMember, base.name, node, base.tokenRange, flags, links)
        }
    }

    private mutating func addName(
        _ callee: SyntaxNode, _ node: SyntaxNode, _ flags: ViewTree.Flags, _ links: [ViewTree.Modifier]
    ) {
        var flags = flags
        guard callee.kind == .declReferenceExpr else {
            addElement(.opaque, .none, node, node.range, flags, links)
            return
        }
        if callee.isCapitalized {
            addElement(
                flags.contains(.isCalled) ? .call : .typeMember, callee.name, node, callee.tokenRange, flags, links)
        } else if selfIsView, callee.token?.keyword == .`self` {
            addElement(.reference, callee.name, node, callee.tokenRange, [.isSelf], links)
        } else if selfIsView, flags.contains(.isCalled), !locals.contains(callee.name) {
            // `padding().background(x)` in an extension of View: the first call is a modifier on `self`.
            let first = ViewTree.Modifier(
                name: callee.name, node: node.id, nameRange: callee.tokenRange, isConditional: false)
            addElement(.reference, Name.selfName, callee, callee.tokenRange, [.isSelf], [first] + links)
        } else {
            if locals.contains(callee.name) { flags.insert(.isLocal) }
            addElement(.reference, callee.name, node, callee.tokenRange, flags, links)
        }
    }

    private mutating func addElement(
        _ kind: ViewTree.Kind, _ name: Name, _ node: SyntaxNode, _ nameRange: SourceRange, _ flags: ViewTree.Flags,
        _ links: [ViewTree.Modifier]
    ) {
        let id = arena.begin(kind, name, node.id, nameRange, flags)
        arena.setModifiers(links, of: id)
        if let call = CallExpr(node), !flags.contains(.isSelf) { addContent(of: call, kind, name, id) }
        let first = Int32(arena.tree.elements[Int(id)].firstModifier)
        for (index, link) in links.enumerated() {
            addContent(of: link, at: first + Int32(index), node.tree)
        }
        arena.close()
    }
}

extension SyntaxNode {
    /// The node without generic arguments: `Foo` in `Foo<Int>`.
    public var withoutGenericArguments: SyntaxNode { SyntaxNode(tree: tree, id: tree.withoutGenericArguments(id)) }

    /// Whether the node names a type and does not call it: `Foo`, `Module.Foo`, `Foo.Bar`.
    var isTypeReference: Bool {
        switch kind {
        case .declReferenceExpr: isCapitalized
        case .memberAccessExpr: isCapitalized && (chainBase?.withoutGenericArguments.isTypeReference ?? false)
        case .genericSpecializationExpr: chainBase?.isTypeReference ?? false
        case .typeExpr: true
        default: false
        }
    }
}

extension Name {
    static let selfName: Name = "self"
    static let swiftUI: Name = "SwiftUI"
}

extension SyntaxNode {
    /// Whether what is written before a type, as in `Components.Button`, is no module of a system.
    fileprivate var isTypeOfProject: Bool {
        isCapitalized && !SwiftUICatalog.uiModules.contains(name) && !SwiftUICatalog.mediaModules.contains(name)
    }
}
