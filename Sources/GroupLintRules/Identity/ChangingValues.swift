import GroupLintCore

/// Decides whether a condition can change, with the code of the types that hold its values.
struct ChangingValues {
    private let index: ProjectIndex
    private let read: (String) -> SourceFile?
    /// The files that were read last.
    private var trees: [SyntaxTree] = []

    init(_ context: RuleContext) {
        index = context.index
        read = context.read
    }

    /// Whether a value is known to change while a view is shown. State that nothing writes keeps its first value.
    mutating func canChange(_ read: ViewTree.Read, in element: ViewElement) -> Bool {
        guard element.changes(read) else { return false }
        guard !read.isLocal, let owner = element.owner else { return true }
        for source in element.dependencies(of: read) {
            let member = index.members(of: owner, named: source.root).first.map(index.member)
            guard let member, member.kind == .storedProperty, element.changes(source) else { continue }
            if member.wrapper == "State", isUnwritten(member, in: owner) { continue }
            if member.wrapper == "AppStorage", presents(source.root, owner) { continue }
            return true
        }
        return false
    }

    /// Whether a value keeps a default that no caller replaces, so that it may settle `a && b` for good.
    mutating func keepsDefault(_ read: ViewTree.Read, in element: ViewElement) -> Bool {
        guard !read.isLocal, read.member.isNone, let owner = element.owner, index.type(owner).isView,
            let member = index.members(of: owner, named: read.root).first.map(index.member),
            member.kind == .storedProperty, !member.flags.contains(.isStatic)
        else { return false }
        if member.wrapper == "State" { return isUnwritten(member, in: owner) }
        guard member.wrapper.isNone, member.defaultValue == .literal, index.initializers(of: owner).isEmpty else { return false }
        return index.calls(of: owner).allSatisfy { index.argument(of: $0, setting: read.root, in: owner) == nil }
    }

    /// Whether no code assigns a state property, or passes a binding to it.
    private mutating func isUnwritten(_ state: MemberSummary, in owner: TypeID) -> Bool {
        let name = state.type.name.isNone ? state.constructed : state.type.name
        if !name.isNone, index.isModel(name) { return false }
        for path in index.paths(of: owner) {
            guard let tree = tree(path) else { return false }
            if tree.root.subtree.contains(where: { $0.writes(state.name) }) { return false }
        }
        return true
    }

    /// Whether a stored setting also decides whether the screen with the view is shown: the change then closes the screen.
    private mutating func presents(_ setting: Name, _ owner: TypeID) -> Bool {
        var types = [owner]
        var position = 0
        while position < types.count, types.count < 8 {
            for call in index.calls(of: types[position]) where !call.isInPreview {
                guard let caller = call.owner, !types.contains(caller), types.count < 8 else { continue }
                types.append(caller)
                guard let tree = tree(call.path) else { continue }
                if tree.root.subtree.contains(where: { $0.isPresentation(of: setting) }) { return true }
            }
            position += 1
        }
        return false
    }

    private mutating func tree(_ path: String) -> SyntaxTree? {
        if let known = trees.first(where: { $0.source.path == path }) { return known }
        guard let source = read(path) else { return nil }
        let tree = parse(source)
        if trees.count == 8 { trees.removeFirst() }
        trees.append(tree)
        return tree
    }
}

extension SyntaxNode {
    /// Whether the node assigns a state property or makes a binding to it. An initializer only sets the first value.
    fileprivate func writes(_ state: Name) -> Bool {
        if isProjection { return Name(tokenText.dropFirst().utf8) == state }
        if kind == .prefixOperatorExpr, tokenText == "&" { return operand?.ownPath?.first == state }
        if kind == .declReferenceExpr, tokenText.first == "_" {
            return Name(tokenText.dropFirst().utf8) == state && !isInInitializer
        }
        guard kind == .sequenceExpr || kind == .functionCallExpr else { return false }
        return writtenTarget?.ownPath?.first == state && !isInInitializer
    }

    private var isInInitializer: Bool { ancestors.contains { $0.kind == .initializerDecl } }

    /// Whether a call presents a view by a property: `isActive: $isOpen`.
    fileprivate func isPresentation(of state: Name) -> Bool {
        guard let call = CallExpr(self) else { return false }
        return call.arguments.contains { argument in
            guard Self.presentations.contains(argument.label), let value = argument.value else { return false }
            return value.isProjection && Name(value.tokenText.dropFirst().utf8) == state
        }
    }

    private static let presentations = NameTable("isActive isPresented isPresenting presenting")
}
