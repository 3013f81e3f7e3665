import GroupLintCore

/// An `onReceive` or `sink` of a @Published property whose action ignores the value that it gets.
struct PublishedReception {
    /// `model.$items`, `$items`
    let publisher: SyntaxNode
    /// Whether `sink` receives the values.
    let isSink: Bool
    let action: SyntaxNode
    /// The names in `model.items`, without `self`.
    private let path: [Name]
    private let model: TypeID

    /// A read of the old value.
    struct OldRead {
        /// The read itself.
        var node: SyntaxNode
        /// The call of the function, or the computed property, in the action that reads; nil if the action itself reads.
        var use: SyntaxNode?
    }

    /// Operators that deliver each change at once. `first` delivers the value at the start, which is no change.
    private static let immediate = NameTable(
        "dropFirst removeDuplicates map compactMap filter eraseToAnyPublisher print handleEvents prepend")

    /// Operators that pass on the value that a new subscriber gets at once.
    static let replaying = NameTable("removeDuplicates map eraseToAnyPublisher print handleEvents receive")

    /// `.onReceive(model.$items) { _ in … }`
    init?(
        onReceive call: CallExpr, through operators: NameTable = immediate, in owner: TypeID, _ file: Int32,
        _ index: ProjectIndex
    ) {
        guard let source = call.firstArgument?.value, let action = call.value("perform") ?? call.trailingClosure else {
            return nil
        }
        self.init(of: source, action, isSink: false, through: operators, in: owner, file, index)
    }

    /// `$items.sink { _ in … }`
    init?(sink call: CallExpr, in owner: TypeID, _ file: Int32, _ index: ProjectIndex) {
        guard let source = call.callee.flatMap(MemberAccessExpr.init)?.base,
            let action = call.value("receiveValue") ?? call.trailingClosure
        else { return nil }
        self.init(of: source, action, isSink: true, through: Self.immediate, in: owner, file, index)
    }

    private init?(
        of source: SyntaxNode, _ action: SyntaxNode, isSink: Bool, through operators: NameTable, in owner: TypeID,
        _ file: Int32, _ index: ProjectIndex
    ) {
        guard let closure = ClosureExpr(action), closure.ignoresParameters else { return nil }
        var source = source
        while let operation = CallExpr(source) {
            guard let callee = operation.callee, operators.contains(callee.name), let base = MemberAccessExpr(callee)?.base
            else { return nil }
            source = base
        }
        guard source.kind == .memberAccessExpr || source.kind == .declReferenceExpr, let token = source.token,
            token.end > token.start + 1, source.tree.source.bytes[Int(token.start)] == UInt8(ascii: "$"),
            let base = source.publisherBase, let model = base.isEmpty ? owner : index.modelType(at: base, in: owner, file)
        else { return nil }
        let name = Name(source.tree.source.bytes, in: Int(token.start + 1)..<Int(token.end))
        let members = index.members(of: model, named: name)
        guard members.count == 1, index.wrapper(of: members[0]) == "Published" else { return nil }
        publisher = source
        self.isSink = isSink
        self.action = action
        self.model = model
        path = base + [name]
    }

    /// The first read of the property in the action, or in a computed property of the model or a function of the view or model
    /// that the action uses.
    func oldRead(in owner: TypeID, _ context: inout RuleContext) -> OldRead? {
        if let node = Self.read(path, in: action) { return OldRead(node: node) }
        if let alias = aliasRead(&context) { return alias }
        let calls = action.partsThatRunAtOnce.filter { $0.kind == .functionCallExpr }
        let callees = calls.compactMap { call in call.chainBase?.ownPath.map { (call, $0) } }
        guard !callees.isEmpty else { return nil }
        var (view, code): (TypeCode?, TypeCode?)
        for (call, name) in callees {
            if name.count == 1 {
                if view == nil { view = TypeCode(owner, &context) }
                if let node = Self.read(path, inFunction: name[0], of: view), !isCalledAfterWrite(name[0], of: view) {
                    return OldRead(node: node, use: call)
                }
            } else if Array(name.dropLast()) == Array(path.dropLast()) {
                if code == nil { code = TypeCode(model, &context) }
                if let node = Self.read([path[path.count - 1]], inFunction: name[name.count - 1], of: code) {
                    return OldRead(node: node, use: call)
                }
            }
        }
        return nil
    }

    /// `count` in the action, if the model has `var count: Int { items.count }`.
    private func aliasRead(_ context: inout RuleContext) -> OldRead? {
        let (base, property) = (Array(path.dropLast()), path[path.count - 1])
        let used = action.partsThatRunAtOnce.compactMap { node -> Name? in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let used = node.ownPath else { return nil }
            return Array(used.dropLast()) == base && used != path ? used[used.count - 1] : nil
        }
        guard !used.isEmpty, let code = TypeCode(model, &context) else { return nil }
        for name in used {
            guard let getter = code.property(name)?.getter, let node = Self.read([property], in: getter),
                let use = Self.read(base + [name], in: action)
            else { continue }
            return OldRead(node: node, use: use)
        }
        return nil
    }

    /// Whether other code calls a function again after it has set the property: then the old value is soon replaced.
    private func isCalledAfterWrite(_ function: Name, of type: TypeCode?) -> Bool {
        // Ends at the first call of that kind, or after a few calls: many subscriptions may call one function.
        var (left, isFound) = (8, false)
        _ = type?.allNodes(named: function) { call in
            guard call.kind == .declReferenceExpr || call.kind == .memberAccessExpr else { return true }
            left -= 1
            isFound = isWritten(before: call)
            return left > 0 && !isFound
        }
        return isFound
    }

    /// Whether other code sets the property before a call in the same function.
    private func isWritten(before call: SyntaxNode) -> Bool {
        guard let body = call.ancestors.first(where: { $0.kind == .functionDecl }), !action.range.contains(call.range) else {
            return false
        }
        return body.subtree.contains { node in
            node.end < call.start
                && SequenceExpr(node).map { $0.sign?.kind == .assignmentExpr && $0.left?.ownPath == path } ?? false
        }
    }

    private static func read(_ path: [Name], inFunction name: Name, of type: TypeCode?) -> SyntaxNode? {
        let bodies = type?.functions(name) ?? []
        guard bodies.count == 1, let function = bodies[0].parent.flatMap(FunctionDecl.init) else { return nil }
        return function.parameterNames.contains(path[0]) ? nil : read(path, in: bodies[0])
    }

    /// The first read of a property in code that runs at once, before anything is awaited.
    private static func read(_ path: [Name], in code: SyntaxNode) -> SyntaxNode? {
        let reads = code.tree.facts(PromptReads.self).reads(in: code)
        if reads.bound.contains(path[0]) { return nil }
        for id in reads.nodes[path[path.count - 1]] ?? [] {
            let node = SyntaxNode(tree: code.tree, id: id)
            guard node.ownPath == path else { continue }
            let isWritten = node.parent?.writtenTarget == node && SequenceExpr(node.parent ?? node)?.sign?.kind == .assignmentExpr
            if !isWritten, !node.isKeptAsOldValue { return node }
        }
        return nil
    }
}

/// What pieces of code read at once, before anything is awaited. Many subscriptions of a model may call one function.
private final class PromptReads: TreeFacts {
    struct Reads {
        /// The names that the code binds itself.
        var bound: Set<Name> = []
        /// The names and members that are read, by their last names, in source order.
        var nodes: [Name: [NodeID]] = [:]
    }
    private var known: [NodeID: Reads] = [:]

    init(_ tree: SyntaxTree) {}

    func reads(in code: SyntaxNode) -> Reads {
        if let found = known[code.id] { return found }
        var reads = Reads()
        for node in code.subtree where node.kind == .identifierPattern { reads.bound.insert(node.name) }
        for node in code.partsThatRunAtOnce {
            if node.kind == .awaitExpr { break }
            if node.kind == .memberAccessExpr || node.kind == .declReferenceExpr {
                reads.nodes[node.name, default: []].append(node.id)
            }
        }
        known[code.id] = reads
        return reads
    }
}

extension SyntaxNode {
    /// The names before a publisher, without `self`; empty for `$items` and `self.$items`.
    fileprivate var publisherBase: [Name]? {
        guard kind == .memberAccessExpr else { return [] }
        return chainBase?.token?.keyword == .`self` ? [] : chainBase?.ownPath
    }

    /// Whether an assignment keeps the value under a name that says that it is the old one: `previousItems = items`.
    fileprivate var isKeptAsOldValue: Bool {
        guard let sequence = parent.flatMap(SequenceExpr.init), sequence.sign?.kind == .assignmentExpr,
            let target = sequence.left?.text.lowercased()
        else { return false }
        return ["old", "previous", "last"].contains { target.hasWord($0) }
    }
}

extension ClosureExpr {
    /// Whether the closure uses none of its parameters.
    fileprivate var ignoresParameters: Bool {
        parameterNames.allSatisfy { name in name == "_" || !node.mentions([name]) } && !node.mentions(["$0"])
    }
}

extension ProjectIndex {
    /// The class of an object that code of a type names: `model`, `Model.shared`.
    fileprivate func modelType(at path: [Name], in owner: TypeID, _ file: Int32) -> TypeID? {
        let found = members(of: owner, named: path[0]).map(member)
        if path.count == 1, found.count == 1, found[0].kind == .storedProperty {
            let name = found[0].writtenType
            return resolveType(name, file: type(owner).home?.file ?? file, in: owner).flatMap { isReferenceType($0) ? $0 : nil }
        }
        guard path.count == 2, path[1] == "shared", found.isEmpty else { return nil }
        return resolveType(path[0], file: file, in: owner).flatMap { isReferenceType($0) ? $0 : nil }
    }
}
