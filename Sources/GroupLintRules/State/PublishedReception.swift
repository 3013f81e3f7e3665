import GroupLintCore

/// An `onReceive` of a @Published property whose action ignores the value that it gets.
struct PublishedReception {
    /// `model.$items`
    let publisher: SyntaxNode
    private let action: SyntaxNode
    /// The names in `model.items`.
    private let path: [Name]
    private let model: TypeID

    /// A read of the old value.
    struct OldRead {
        /// The read itself.
        var node: SyntaxNode
        /// The call in the action of the function that reads; nil if the action reads.
        var call: SyntaxNode?
    }

    /// Operators that deliver a value at once.
    private static let immediate = NameTable(
        "dropFirst removeDuplicates map compactMap filter eraseToAnyPublisher print handleEvents prepend first")

    init?(_ call: CallExpr, in owner: TypeID, _ file: Int32, _ index: ProjectIndex) {
        guard var source = call.firstArgument?.value, let action = call.value("perform") ?? call.trailingClosure,
            let closure = ClosureExpr(action), closure.ignoresParameters
        else { return nil }
        while let operation = CallExpr(source) {
            guard let callee = operation.callee, Self.immediate.contains(callee.name), let base = MemberAccessExpr(callee)?.base
            else { return nil }
            source = base
        }
        guard source.kind == .memberAccessExpr, let token = source.token, token.end > token.start + 1,
            source.tree.source.bytes[Int(token.start)] == UInt8(ascii: "$"),
            let base = source.chainBase?.ownPath, let model = index.modelType(at: base, in: owner, file)
        else { return nil }
        let name = Name(source.tree.source.bytes, in: Int(token.start + 1)..<Int(token.end))
        let members = index.members(of: model, named: name)
        guard members.count == 1, index.wrapper(of: members[0]) == "Published" else { return nil }
        publisher = source
        self.action = action
        self.model = model
        path = base + [name]
    }

    /// The first read of the property in the action, or in a function of the view or model that it calls.
    func oldRead(in owner: TypeID, _ context: inout RuleContext) -> OldRead? {
        if let node = Self.read(path, in: action) { return OldRead(node: node) }
        let calls = action.partsThatRunAtOnce.filter { $0.kind == .functionCallExpr }
        let callees = calls.compactMap { call in call.chainBase?.ownPath.map { (call, $0) } }
        guard !callees.isEmpty else { return nil }
        var (view, code): (TypeCode?, TypeCode?)
        for (call, name) in callees {
            if name.count == 1 {
                if view == nil { view = TypeCode(owner, &context) }
                if let node = Self.read(path, inFunction: name[0], of: view) { return OldRead(node: node, call: call) }
            } else if Array(name.dropLast()) == Array(path.dropLast()) {
                if code == nil { code = TypeCode(model, &context) }
                if let node = Self.read([path[path.count - 1]], inFunction: name[name.count - 1], of: code) {
                    return OldRead(node: node, call: call)
                }
            }
        }
        return nil
    }

    private static func read(_ path: [Name], inFunction name: Name, of type: TypeCode?) -> SyntaxNode? {
        let bodies = type?.functions(name) ?? []
        guard bodies.count == 1, let function = bodies[0].parent.flatMap(FunctionDecl.init) else { return nil }
        let isHidden =
            function.parameterNames.contains(path[0])
            || bodies[0].subtree.contains { $0.kind == .identifierPattern && $0.name == path[0] }
        return isHidden ? nil : read(path, in: bodies[0])
    }

    /// The first read of a property in code that runs at once, before anything is awaited.
    private static func read(_ path: [Name], in code: SyntaxNode) -> SyntaxNode? {
        for node in code.partsThatRunAtOnce {
            if node.kind == .awaitExpr { return nil }
            guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, node.ownPath == path else { continue }
            let isWritten = node.parent?.writtenTarget == node && SequenceExpr(node.parent ?? node)?.sign?.kind == .assignmentExpr
            if !isWritten { return node }
        }
        return nil
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
            let name = found[0].type.name.isNone ? found[0].constructed : found[0].type.name
            return resolveType(name, file: type(owner).home?.file ?? file, in: owner).flatMap { isReferenceType($0) ? $0 : nil }
        }
        guard path.count == 2, path[1] == "shared", found.isEmpty else { return nil }
        return resolveType(path[0], file: file, in: owner).flatMap { isReferenceType($0) ? $0 : nil }
    }
}
