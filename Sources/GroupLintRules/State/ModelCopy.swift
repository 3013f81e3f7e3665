import GroupLintCore

/// A value that an `onAppear` or a `task` without `id` copies from a model or a query, and that the `body` shows.
struct ModelCopy {
    let modifier: ViewTree.Modifier
    let targetText: String
    /// The value where it is read: `library.books`, `Library.shared.books`.
    let source: SyntaxNode
}

extension InputCopySearch {
    /// - Parameter call: the modifier with its arguments.
    func modelCopies(_ modifier: ViewTree.Modifier, _ call: CallExpr, _ context: inout RuleContext) -> [ModelCopy] {
        guard data.isComplete, !isShownBriefly, let action = call.action else { return [] }
        let writes = StateWrites(action, methods: code.functions).writes
        var found: [ModelCopy] = []
        // Looks at all code of the view, so only for a copy.
        lazy var followed = FollowedInputs(code)
        for property in kept where property.wrapper == "State" && !data.usesInBody(of: property.name).isEmpty {
            let own = writes.filter { $0.root == property.name }
            guard let value = own.last?.value, own.allSatisfy({ $0.isCertain && $0.value != nil && $0.member.isNone }),
                !isProjected(property.name), let source = source(in: value, { followed.contain($0) }, &context)
            else { continue }
            let copies = copies(of: value, to: property.name)
            guard isOnlyWritten(property.name, by: own, in: action, except: { copies.contains($0.use.node) }) else { continue }
            found.append(
                ModelCopy(
                    modifier: modifier, targetText: code.property(property.name)?.pattern?.tokenText ?? "", source: source))
        }
        return found
    }

    /// Whether a view is usually closed before a model changes, judged by its name.
    private var isShownBriefly: Bool {
        code.declarations.contains { type in ["Menu", "Picker", "Switcher"].contains { String(type.tokenText).hasWord($0) } }
    }

    /// The targets of the same assignment in the actions of buttons.
    private func copies(of value: SyntaxNode, to property: Name) -> [NodeID] {
        code.declarations.flatMap(\.subtree).compactMap { node in
            guard let sequence = SequenceExpr(node), sequence.sign?.kind == .assignmentExpr, node.tree === value.tree,
                let target = sequence.left?.unwrapped, target.ownName == property, sequence.right?.text == value.text,
                node.ancestors.contains(where: { CallExpr($0)?.callee?.name == "Button" })
            else { return nil }
            return target.id
        }
    }

    /// The first value of a model that changes, or of a query, in an expression.
    ///
    /// - Parameter isFollowed: whether the view follows a value by itself.
    private func source(
        in value: SyntaxNode, _ isFollowed: (Name) -> Bool, _ context: inout RuleContext
    ) -> SyntaxNode? {
        for node in value.subtree where node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
            guard let path = node.simplePath, (path.count == 1 && isQuery(path[0])) || isChanged(path, &context),
                !isFollowed(path[0])
            else { continue }
            return node
        }
        return nil
    }

    private func isQuery(_ name: Name) -> Bool {
        index.storedProperties(of: view).contains { id in
            index.member(id).name == name && UnusedProperty.fetching.contains(index.wrapper(of: id))
        }
    }

    /// Whether a path leads to a property of a model that the project changes: `model.title`, `Model.shared.title`.
    private func isChanged(_ path: [Name], _ context: inout RuleContext) -> Bool {
        guard path.count > 1, case .project(let type) = index.valueType(of: path[0], in: view), index.isReferenceType(type) else {
            return false
        }
        let isType = index.members(of: view, named: path[0]).isEmpty
        guard path.count == (isType ? 3 : 2), !isType || path[1] == "shared", let name = path.last,
            let id = index.property(name, ofClass: type), case let member = index.member(id), member.kind == .storedProperty,
            !member.flags.contains(.isLet), !member.flags.contains(.isStatic), let owner = index.owner(of: id)
        else { return false }
        return !context.changes(of: name, inClass: owner).sites.isEmpty
    }
}
