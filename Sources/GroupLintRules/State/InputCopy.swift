import GroupLintCore

/// A value that an `onAppear` or a `task` without `id` makes from an input of its view, and that the `body` shows.
struct InputCopy {
    let modifier: ViewTree.Modifier
    /// The state or the model that keeps the value.
    let target: Name
    let targetText: String
    let isOfModel: Bool
    /// The input where it is read: `item.title`.
    let source: SyntaxNode
    let input: MemberSummary
    /// The names after the input.
    let members: [Name]
    /// Whether the value comes from a call that the action awaits.
    let isAwaited: Bool
}

/// Finds the copies that the lifecycle actions of a view make.
struct InputCopySearch {
    let view: TypeID
    let code: TypeCode
    let data: TypeData
    let index: ProjectIndex
    /// The properties that callers or the environment set, by their names.
    let inputs: [Name: MemberSummary]
    let isEditor: Bool
    /// The properties that the view keeps. Of many with the same name, which `#if` may choose from, only the first.
    private let kept: [MemberSummary]
    /// The positions of these by their names.
    private var keptPositions: [Name: [Int]] = [:]
    /// The kept properties that the body reads and to which no other code gets a binding.
    private var shown: Set<Name> = []
    /// The properties with what a query finds.
    let queries: Set<Name>

    private static let mostOfOneName = 8

    init?(_ view: TypeID, _ context: inout RuleContext) {
        index = context.index
        let properties = index.storedProperties(of: view).map(index.member)
        inputs = Dictionary(properties.filter(\.isInput).map { ($0.name, $0) }) { first, _ in first }
        kept = properties.filter { $0.wrapper == "State" || $0.wrapper == "StateObject" }
        queries = Set(properties.filter { UnusedProperty.fetching.contains($0.wrapper) }.map(\.name))
        guard !kept.isEmpty, let code = TypeCode(view, &context) else { return nil }
        self.view = view
        self.code = code
        data = context.data(of: view)
        isEditor = EditedCopy.isEditor(view, code, index)
        for (position, property) in kept.enumerated() where keptPositions[property.name]?.count ?? 0 < Self.mostOfOneName {
            keptPositions[property.name, default: []].append(position)
        }
        for name in keptPositions.keys where data.isUsedInBody(name) && !isProjected(name) { shown.insert(name) }
    }

    /// The kept properties with some names, in source order, that the body reads and to which no other code gets a binding. An
    /// action writes few of many properties.
    func kept(named names: Set<Name>) -> [MemberSummary] {
        names.intersection(shown).flatMap { keptPositions[$0] ?? [] }.sorted().map { kept[$0] }
    }

    /// - Parameter call: the modifier with its arguments.
    func copies(_ modifier: ViewTree.Modifier, _ call: CallExpr, _ context: inout RuleContext) -> [InputCopy] {
        guard data.isComplete, !inputs.isEmpty, let action = call.action else { return [] }
        let writes = writes(action)
        // A model is named in the action, a state also in functions that it calls.
        let named = action.subtree.lazy.filter { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr }.map(\.name)
        return kept(named: Set(writes.map(\.root)).union(named)).compactMap { property in
            let name = property.name
            if let model = index.modelType(of: name, in: view) {
                return modelCopy(modifier, action, property, model, &context)
            }
            let own = writes.filter { $0.root == name }
            guard property.wrapper == "State", !own.isEmpty,
                own.allSatisfy({ $0.isCertain && $0.value != nil && $0.member.isNone }),
                isOnlyWritten(name, by: own, in: action), let value = own.last?.value
            else { return nil }
            return copy(modifier, property, in: value, isAwaited: value.subtree.contains { $0.kind == .awaitExpr })
        }
    }

    /// What an action writes, by itself and in functions that only it calls: what others write too is no copy. Many actions may
    /// call one long function.
    func writes(_ action: SyntaxNode) -> [StateWrites.Write] {
        StateWrites(action, methods: { isOnlyCalled($0, in: action) ? code.functions($0) : [] }).writes
    }

    /// Whether other code gets a binding to a property.
    private func isProjected(_ name: Name) -> Bool {
        data.uses(of: name).contains { $0.use.kind == .projection || $0.use.kind == .laterChange || $0.use.kind == .wrapper }
    }

    /// Whether only the action changes a property, by itself or in functions that only it calls.
    ///
    /// - Parameter isAllowed: whether another write does no harm.
    func isOnlyWritten(
        _ name: Name, by writes: [StateWrites.Write], in action: SyntaxNode,
        except isAllowed: (PropertyUseSite) -> Bool = { _ in false }
    ) -> Bool {
        for site in data.uses(of: name)
        where site.use.kind.mayChangeValue && !data.moments(of: site).isSubset(of: .initialization) && !isAllowed(site) {
            guard let write = writes.first(where: { $0.node.unwrapped.id == site.use.node || contains($0.node, site.use.node) })
            else {
                return false
            }
            if isInside(write.node, action) { continue }
            guard let function = write.node.ancestors.first(where: { $0.kind == .functionDecl }),
                isOnlyCalled(function.name, in: action)
            else { return false }
        }
        return true
    }

    func contains(_ node: SyntaxNode, _ id: NodeID) -> Bool { node.subtree.contains { $0.id == id } }

    func isInside(_ node: SyntaxNode, _ action: SyntaxNode) -> Bool {
        node.tree === action.tree && action.range.contains(node.range)
    }

    private func isOnlyCalled(_ function: Name, in action: SyntaxNode) -> Bool {
        code.allNodes(named: function) { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else { return true }
            return isInside(node, action)
        }
    }

    /// The copy of the first input that an expression reads.
    private func copy(
        _ modifier: ViewTree.Modifier, _ property: MemberSummary, in value: SyntaxNode, isAwaited: Bool
    ) -> InputCopy? {
        for node in value.subtree where node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
            guard var path = node.simplePath, node.parent?.kind != .memberAccessExpr || isCallee(node.parent) else { continue }
            // `if let item = selection`
            if inputs[path[0]] == nil, let unwrapped = node.unwrappedPath(of: path[0]) { path = unwrapped + path.dropFirst() }
            guard let input = inputs[path[0]] else { continue }
            let text = code.property(property.name)?.pattern?.tokenText ?? ""
            return InputCopy(
                modifier: modifier, target: property.name, targetText: text,
                isOfModel: property.wrapper == "StateObject" || index.modelType(of: property.name, in: view) != nil,
                source: node, input: input,
                members: Array(path.dropFirst()), isAwaited: isAwaited)
        }
        return nil
    }

    private func isCallee(_ node: SyntaxNode?) -> Bool {
        guard let node, let parent = node.parent else { return false }
        return CallExpr(parent)?.callee == node
    }

    // MARK: Models

    /// `model.item = item`, or `model.load(item)` where `load` sets a property that the body reads.
    private func modelCopy(
        _ modifier: ViewTree.Modifier, _ action: SyntaxNode, _ property: MemberSummary, _ model: TypeID,
        _ context: inout RuleContext
    ) -> InputCopy? {
        let shown = data.usesInBody(of: property.name).map(\.use.member)
        guard let modelCode = TypeCode(model, &context) else { return nil }
        for node in action.subtree {
            if let sequence = SequenceExpr(node), sequence.sign?.kind == .assignmentExpr, let value = sequence.right,
                let path = sequence.left?.ownPath, path.count == 2, path[0] == property.name, shown.contains(path[1]),
                isOnlyUse(of: path, in: action)
            {
                return copy(modifier, property, in: value, isAwaited: false)
            }
            guard let call = CallExpr(node), let path = call.callee?.ownPath, path.count == 2, path[0] == property.name,
                isOnlyUse(of: path, in: action), sets(path[1], shown, modelCode)
            else { continue }
            for argument in call.arguments {
                guard let value = argument.value, value.simplePath != nil else { continue }
                let isAwaited = node.parent?.kind == .awaitExpr || node.parent?.parent?.kind == .awaitExpr
                if let found = copy(modifier, property, in: value, isAwaited: isAwaited) { return found }
            }
        }
        return nil
    }

    private func isOnlyUse(of path: [Name], in action: SyntaxNode) -> Bool {
        code.allNodes(named: path[1]) { node in
            guard node.kind == .memberAccessExpr, node.ownPath == path else { return true }
            return isInside(node, action) || !(node.parent.map { CallExpr($0) != nil || SequenceExpr($0) != nil } ?? false)
        }
    }

    private func sets(_ function: Name, _ shown: [Name], _ model: TypeCode) -> Bool {
        model.functions(function).contains { body in
            StateWrites(body, methods: model.functions).writes.contains { shown.contains($0.root) }
        }
    }
}

extension MemberSummary {
    /// Whether callers set the property, or the environment does with a value that can change.
    fileprivate var isInput: Bool {
        guard kind == .storedProperty, !flags.contains(.isStatic), !type.flags.contains(.isFunction) else { return false }
        if wrapper == "Environment" { return SwiftUICatalog.changingEnvironment.contains(constructed) }
        return wrapper.isNone && defaultValue == .none
    }
}

extension SyntaxNode {
    /// The value that an `if let` around the code gives a name to: (`selection`) for `item` in `if let item = selection`.
    fileprivate func unwrappedPath(of name: Name) -> [Name]? {
        for node in ancestors {
            if node.kind == .functionDecl || node.kind == .memberBlock { return nil }
            guard let branch = IfExpr(node), branch.body?.range.contains(range) ?? false else { continue }
            for condition in branch.conditions where condition.kind == .optionalBindingCondition {
                guard let binding = BindingCondition(condition), binding.pattern?.name == name else { continue }
                return binding.value?.simplePath
            }
        }
        return nil
    }
}
