import GroupLintCore

/// Decides whether an action is the only code of the project that sets a property.
struct SoleWriter {
    private let code: ViewCode
    private let action: SyntaxNode
    /// The action, and others that may set the property too.
    private let actions: [SyntaxNode]
    private let owner: TypeID
    private let context: RuleContext
    private let reached: ReachedFunctions
    private let idle: IdleCode

    /// - Parameters:
    ///   - others: actions that may set the property like the first one.
    ///   - idle: code that does not run before the property is set.
    init(
        _ action: SyntaxNode, besides others: [SyntaxNode] = [], idle: IdleCode, _ owner: TypeID, _ code: ViewCode,
        _ context: RuleContext
    ) {
        self.action = action
        self.idle = idle
        self.owner = owner
        self.code = code
        self.context = context
        actions = [action] + others
        reached = ReachedFunctions(actions, code)
    }

    /// The write of the action; nil if other code may set the property too, or if nothing sets it.
    func write(of property: StateProperty) -> StateWrites.Write? {
        let writes = code.writes(action).filter {
            $0.root == property.root && covers($0.member, property.member) && !$0.node.startsAtConstant
        }
        // A write of another value than the first one shows something.
        let changes = writes.filter { $0.value.flatMap { KnownValue($0) }.map { $0 != code.firstValue(property) } ?? true }
        guard let write = changes.last ?? writes.last, isOwnedByView(property) else { return nil }
        let model = property.member.isNone ? nil : code.model(property.root)
        let isSole: Bool
        if let model {
            let functions = reached.writing(property.member, ofModel: property.root)
            isSole =
                model.declarations.allSatisfy { isClosed($0, property.member, functions, isModel: true) }
                && code.view.declarations.allSatisfy { keeps(property.root, property.member, functions, in: $0) }
        } else {
            let functions = reached.writing(property.root, ofModel: .none)
            isSole = code.view.declarations.allSatisfy { isClosed($0, property.root, functions, isModel: false) }
        }
        return isSole ? write : nil
    }

    private func covers(_ written: Name, _ member: Name) -> Bool { written == member || written.isNone || member.isNone }

    /// Whether the view makes the value itself, and no caller passes another one.
    private func isOwnedByView(_ property: StateProperty) -> Bool {
        let index = context.index
        let found = index.members(of: owner, named: property.root).map(index.member)
        guard found.count == 1, found[0].kind == .storedProperty, !found[0].flags.contains(.isStatic) else { return false }
        let isModel = !property.member.isNone
        let wrapper = found[0].wrapper
        guard wrapper == "State" || (isModel && wrapper == "StateObject") else { return false }
        if isModel, found[0].defaultValue != .construction { return false }
        if found[0].flags.contains(.isPrivate) { return true }
        let calls = index.calls(of: owner)
        return !calls.isEmpty && calls.allSatisfy { !$0.hasArgument(property.root) }
    }

    // MARK: Code of the type that declares the property

    /// Whether the code of a type sets its property only in the action and in functions that only the action calls.
    private func isClosed(_ type: SyntaxNode, _ property: Name, _ functions: [SyntaxNode], isModel: Bool) -> Bool {
        let names = functions.compactMap { $0.parent?.name }
        return !type.subtree.contains { node in
            switch node.kind {
            case .sequenceExpr, .functionCallExpr:
                return (node.writtenTarget?.ownPath?.first == property || node.mayChange(property)) && !isInside(node, functions)
                    && !node.changesLocal(property) && !context.isInUnusedCode(node.start, node.tree)
            case .inOutExpr: return node.operand?.ownPath?.first == property && !idle.contains(node)
            case .declReferenceExpr, .memberAccessExpr:
                if node.isProjection(of: property) { return !idle.contains(node) }
                if isModel, node.passesSelf { return true }
                return names.contains(node.name) && !isInside(node, functions)
            case .keyPathComponent: return isModel && node.name == property
            // Other code sets no property.
            default: return false
            }
        }
    }

    /// Whether a node is in one of the actions or in one of the functions, or in code that does not run.
    private func isInside(_ node: SyntaxNode, _ functions: [SyntaxNode]) -> Bool {
        (actions + functions).contains { $0.tree === node.tree && $0.range.contains(node.range) } || idle.contains(node)
    }

    // MARK: Code of the view that holds a model

    /// Whether the view keeps its model to itself, and uses the functions that set the property only in the action.
    private func keeps(_ model: Name, _ property: Name, _ functions: [SyntaxNode], in type: SyntaxNode) -> Bool {
        let names = functions.compactMap { $0.parent?.name }
        let allowed = reached.own
        return !type.subtree.contains { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else { return false }
            if node.isProjection(of: model) {
                // `$model.other`
                guard let use = node.parent, use.kind == .memberAccessExpr, use.chainBase == node else { return true }
                return use.name == property || names.contains(use.name)
            }
            guard node.ownName == model else { return false }
            guard let use = node.parent.flatMap({ $0.kind == .optionalChainingExpr ? $0.parent : $0 }),
                use.kind == .memberAccessExpr
            else { return true }
            let isWritten = use.name == property && use.isWritten
            return (isWritten || names.contains(use.name)) && !isInside(node, allowed)
        }
    }
}

extension SyntaxNode {
    /// Whether the node is `$items` or `_items`, which gives other code access to the property.
    fileprivate func isProjection(of property: Name) -> Bool {
        guard let token, token.end > token.start + 1 else { return false }
        let bytes = tree.source.bytes[Int(token.start)..<Int(token.end)]
        guard bytes.first == UInt8(ascii: "$") || bytes.first == UInt8(ascii: "_") else { return false }
        return Name(bytes.dropFirst()) == property
    }

    /// Whether the node calls a method of the property that is not known to leave it as it is.
    fileprivate func mayChange(_ property: Name) -> Bool {
        guard kind == .functionCallExpr, let callee = chainBase.flatMap(MemberAccessExpr.init),
            callee.base?.ownPath?.first == property
        else { return false }
        return !Self.reading.contains(callee.node.name)
    }

    /// Whether what the node changes is a part of a local constant with the name of the property: `let user = users[0]`.
    fileprivate func changesLocal(_ property: Name) -> Bool {
        let target = writtenTarget ?? chainBase.flatMap(MemberAccessExpr.init)?.base
        return target?.ownPath?.first == property && target?.startsAtConstant ?? false
    }

    /// Whether `user.name` is a part of a local constant.
    fileprivate var startsAtConstant: Bool {
        var node = self
        while node.kind != .declReferenceExpr, let base = node.chainBase?.unwrapped { node = base }
        return node.kind == .declReferenceExpr && node.constant(node.name) != nil
    }

    private static let reading = NameTable(
        """
        filter map compactMap flatMap sorted reversed prefix suffix dropFirst dropLast enumerated contains first last \
        allSatisfy reduce joined firstIndex forEach formatted uppercased lowercased split min max hasPrefix hasSuffix
        """)

    /// Whether the node is `self` as a value, and not in `self.x`, `[weak self]` or `guard let self`.
    fileprivate var passesSelf: Bool {
        guard kind == .declReferenceExpr, token?.keyword == .`self`, let parent else { return false }
        switch parent.kind {
        case .memberAccessExpr, .closureCapture, .optionalChainingExpr: return false
        case .initializerClause: return parent.parent?.kind != .optionalBindingCondition
        // Anything else may keep the object.
        default: return true
        }
    }

    /// Whether an assignment or a mutating call changes the expression or a part of it.
    fileprivate var isWritten: Bool {
        var node = self
        while let parent = node.parent {
            if let target = parent.writtenTarget, target.range.contains(range) { return true }
            if parent.kind == .inOutExpr { return true }
            guard parent.chainBase == node else { return false }
            node = parent
        }
        return false
    }
}
