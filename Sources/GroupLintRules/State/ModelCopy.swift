import GroupLintCore

/// A value that an `onAppear` or a `task` without `id` copies from a model or a query, and that the `body` shows.
struct ModelCopy {
    let modifier: ViewTree.Modifier
    let targetText: String
    /// The value where it is read: `library.books`, `Library.shared.books`.
    let source: SyntaxNode
}

extension InputCopySearch {
    /// - Parameters:
    ///   - call: the modifier with its arguments.
    ///   - isFollowed: whether the view follows a value by itself.
    func modelCopies(
        _ modifier: ViewTree.Modifier, _ call: CallExpr, _ isFollowed: (Name) -> Bool, _ context: inout RuleContext
    ) -> [ModelCopy] {
        guard data.isComplete, !isShownBriefly, let action = call.action else { return [] }
        let writes = writes(action)
        var found: [ModelCopy] = []
        for property in kept(named: Set(writes.map(\.root))) where property.wrapper == "State" {
            let own = writes.filter { $0.root == property.name }
            guard let value = own.last?.value, own.allSatisfy({ $0.isCertain && $0.value != nil && $0.member.isNone }),
                let source = source(in: value, isFollowed, &context)
            else { continue }
            let buttons = value.tree.facts(ButtonAssignments.self)
            let text = value.text
            let isCopy = { (site: PropertyUseSite) in
                buttons.assigns(site.use.node, property.name, text) && self.contains(site.use.node, in: value.tree)
            }
            guard isOnlyWritten(property.name, by: own, in: action, except: isCopy) else { continue }
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

    /// Whether the view has the node of a tree.
    private func contains(_ node: NodeID, in tree: SyntaxTree) -> Bool {
        code.declarations.contains { $0.tree === tree && $0.range.contains(tree.records[Int(node)].range) }
    }

    /// The first value of a model that changes, or of a query, in an expression.
    ///
    /// - Parameter isFollowed: whether the view follows a value by itself.
    private func source(
        in value: SyntaxNode, _ isFollowed: (Name) -> Bool, _ context: inout RuleContext
    ) -> SyntaxNode? {
        for node in value.subtree where node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
            guard let path = node.simplePath, (path.count == 1 && queries.contains(path[0])) || isChanged(path, &context),
                !isFollowed(path[0])
            else { continue }
            return node
        }
        return nil
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

/// The assignments in the actions of buttons, by their targets.
private final class ButtonAssignments: TreeFacts {
    private var assignments: [NodeID: (property: Name, value: String)] = [:]

    /// Whether a node is the target of an assignment of a value to a property.
    func assigns(_ target: NodeID, _ property: Name, _ value: String) -> Bool {
        assignments[target].map { $0.property == property && $0.value == value } ?? false
    }

    init(_ tree: SyntaxTree) {
        for id in 0..<NodeID(tree.records.count) where tree.kind(of: id) == .sequenceExpr {
            let node = SyntaxNode(tree: tree, id: id)
            guard let sequence = SequenceExpr(node), sequence.sign?.kind == .assignmentExpr,
                let target = sequence.left?.unwrapped, let property = target.ownName, let value = sequence.right,
                node.ancestors.contains(where: { CallExpr($0)?.callee?.name == "Button" })
            else { continue }
            assignments[target.id] = (property, value.text)
        }
    }
}
