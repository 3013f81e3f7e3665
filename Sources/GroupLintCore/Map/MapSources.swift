/// Reads the sources of the project, which hold the names that the index knows only by their hashes. Keeps what it read.
final class MapSources {
    private let load: (String) -> SourceFile?
    private var files: [String: SourceFile] = [:]
    private var trees: [String: SyntaxTree] = [:]
    private var lines: [String: LineTable] = [:]

    init(_ load: @escaping (String) -> SourceFile?) {
        self.load = load
    }

    func source(_ path: String) -> SourceFile {
        if let known = files[path] { return known }
        let file = load(path) ?? SourceFile(path: path, bytes: [])
        files[path] = file
        return file
    }

    func tree(_ path: String) -> SyntaxTree {
        if let known = trees[path] { return known }
        let tree = parse(source(path))
        trees[path] = tree
        return tree
    }

    func place(_ path: String, _ offset: UInt32) -> AppMap.Place {
        if lines[path] == nil { lines[path] = LineTable(source(path).bytes) }
        return AppMap.Place(path: path, line: lines[path]?.location(offset).line ?? 1)
    }

    // MARK: Types

    /// The innermost type around the code of a root.
    func type(around root: ViewElement, _ index: ProjectIndex) -> TypeID? {
        let tree = tree(root.path)
        let offset = tree.node(root.node)?.start ?? root.nameRange.start
        return type(at: offset, in: tree, index)
    }

    func type(at offset: UInt32, in tree: SyntaxTree, _ index: ProjectIndex) -> TypeID? {
        guard let file = index.position(of: tree.source.path) else { return nil }
        for node in tree.declarations(around: offset).reversed() {
            if let declaration = TypeDecl(node), let type = index.type(of: declaration, file: Int32(file)) { return type }
        }
        return nil
    }

    /// A name in the code of a type.
    struct ScopedName: Hashable {
        /// Key of the name, as in `TypeMention`.
        var key: Name
        var owner: TypeID?
    }

    /// Names that a file only writes before the name of a nested type, such as `Inbox` in `Inbox.Model`: they show nothing.
    func onlyScopes(_ path: String, _ index: ProjectIndex) -> Set<ScopedName> {
        let tree = tree(path)
        let bytes = tree.source.bytes
        let isCapital = { (token: Int) in
            tree.tokens[token].kind == .identifier && bytes[Int(tree.tokens[token].start)] &- UInt8(ascii: "A") < 26
        }
        let names = tree.tokens.indices.dropLast(2).filter(isCapital)
        let areScopes = names.map { tree.tokens[$0 + 1].kind == .period && isCapital($0 + 2) }
        let wanted = Set(zip(names, areScopes).filter(\.1).map { key(of: $0.0, tree) })
        var (scopes, others): (Set<ScopedName>, Set<ScopedName>) = ([], [])
        for (token, isScope) in zip(names, areScopes) {
            let key = key(of: token, tree)
            guard wanted.contains(key) else { continue }
            let name = ScopedName(key: key, owner: type(at: tree.tokens[token].start, in: tree, index))
            if isScope { scopes.insert(name) } else { others.insert(name) }
        }
        return scopes.subtracting(others)
    }

    private func key(of token: Int, _ tree: SyntaxTree) -> Name {
        TypeMention.key(Name(token: tree.tokens[token].range, in: tree.source.bytes))
    }

    /// A type with its enclosing types, such as `Inbox.Row`.
    func name(of type: TypeID, _ index: ProjectIndex) -> String {
        var names: [String] = []
        var next: TypeID? = type
        while let id = next, names.count < 16 {
            if let place = index.places(of: id).first {
                let text = source(place.path).text(place.nameRange)
                names.append(text.first == "`" ? String(text.dropFirst().dropLast()) : text)
            }
            next = index.type(id).parent
        }
        return names.reversed().joined(separator: ".")
    }

    func place(of type: TypeID, _ index: ProjectIndex) -> AppMap.Place {
        guard let found = index.places(of: type).first else { return AppMap.Place(path: "", line: 1) }
        return place(found.path, found.nameRange.start)
    }

    // MARK: Calls

    /// `settings` in `Screens.settings()`.
    func memberName(of element: ViewElement) -> Name? {
        guard let node = tree(element.path).node(element.node) else { return nil }
        let callee = CallExpr(node)?.callee?.withoutGenericArguments ?? node
        return callee.kind == .memberAccessExpr ? callee.name : nil
    }

    /// The type that a variable of the function around an element is made with: `Home` for `let home = Home().padding()`.
    func typeOfVariable(_ element: ViewElement) -> Name? {
        guard let node = tree(element.path).node(element.node), node.kind == .declReferenceExpr else { return nil }
        for block in node.ancestors where block.kind == .codeBlock || block.kind == .closureExpr {
            for statement in block.children() where statement.start < node.start {
                for binding in VariableDecl(statement)?.bindings.map(PatternBinding.init) ?? [] {
                    guard binding.pattern?.kind == .identifierPattern, binding.pattern?.name == node.name else { continue }
                    return binding.initialValue.flatMap { Self.createdType($0.unwrapped) }
                }
            }
        }
        return nil
    }

    /// The type at the start of a chain of calls.
    private static func createdType(_ value: SyntaxNode) -> Name? {
        var node = value
        while let call = CallExpr(node) {
            if let type = call.createdType { return type.name }
            guard let base = call.callee?.withoutGenericArguments.chainBase else { return nil }
            node = base.unwrapped
        }
        return nil
    }

    /// Whether the closure of a slot has no parameters.
    func takesNothing(_ slot: ViewElement) -> Bool {
        guard let closure = tree(slot.path).node(slot.node).flatMap(ClosureExpr.init) else { return false }
        return closure.parameterNames.isEmpty && !closure.node.text.contains("$0")
    }

    /// The type of the values that a `navigationDestination(for:)` shows, as written; empty for other modifiers.
    func valueType(of modifier: ViewTree.Modifier, in path: String) -> String {
        guard let call = tree(path).node(modifier.node).flatMap(CallExpr.init),
            let value = call.arguments.first(where: { $0.label == "for" })?.value
        else { return "" }
        let text = value.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
    }
}
