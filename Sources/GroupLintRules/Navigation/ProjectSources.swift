import GroupLintCore

/// Syntax of other files that a rule looks at while it checks one file. Reads only a few, and none that is very large.
struct ProjectSources {
    private let read: (String) -> SourceFile?
    private var trees: [String: SyntaxTree] = [:]
    private static let limit = 16
    private static let maximumSize = 1 << 18

    init(_ tree: SyntaxTree, read: @escaping (String) -> SourceFile?) {
        self.read = read
        trees[tree.source.path] = tree
    }

    private mutating func tree(_ path: String) -> SyntaxTree? {
        if let known = trees[path] { return known }
        guard trees.count <= Self.limit, let source = read(path), source.bytes.count < Self.maximumSize else { return nil }
        let tree = parse(source)
        trees[path] = tree
        return tree
    }

    /// The body of an initializer, function or computed property.
    mutating func body(of id: MemberID, _ index: ProjectIndex) -> SyntaxNode? {
        guard let node = declaration(of: id, index) else { return nil }
        if node.kind == .patternBinding { return PatternBinding(node).getter }
        return FunctionDecl(node)?.body
    }

    /// The type that the default value of a property creates, as written.
    mutating func value(of id: MemberID, _ index: ProjectIndex) -> String? {
        guard let node = declaration(of: id, index), node.kind == .patternBinding,
            let value = PatternBinding(node).initialValue?.unwrapped
        else { return nil }
        return CallExpr(value)?.createdType?.tokenText ?? PatternBinding(node).type?.shortText
    }

    /// The name of a type of the project.
    func name(of id: TypeID, _ index: ProjectIndex) -> String? {
        guard let home = index.type(id).home, case let file = index.files[Int(home.file)],
            let source = trees[file.path]?.source ?? read(file.path)
        else { return nil }
        return file.types[Int(home.type)].text(in: source)
    }

    /// The innermost declaration whose name is where the summary of the member says.
    private mutating func declaration(of id: MemberID, _ index: ProjectIndex) -> SyntaxNode? {
        let name = index.member(id).nameRange
        guard var node = tree(index.files[Int(id.file)].path)?.root else { return nil }
        while true {
            if node.kind == .patternBinding, PatternBinding(node).pattern?.tokenRange == name { return node }
            if FunctionDecl(node) != nil, node.tokenRange == name { return node }
            guard let inner = node.children().first(where: { $0.start <= name.start && name.end <= $0.end }) else { return nil }
            node = inner
        }
    }
}
