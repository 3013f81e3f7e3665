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

    /// The default value of a property.
    struct Value {
        /// The type that it creates, as written.
        let type: String
        /// Its source, if it is short.
        let text: String?
        let property: String
    }

    /// The default value of a property that creates an object; nil if that is created when it is first used.
    mutating func value(of id: MemberID, _ index: ProjectIndex) -> Value? {
        guard let node = declaration(of: id, index), node.kind == .patternBinding,
            let value = PatternBinding(node).initialValue?.unwrapped, let property = PatternBinding(node).pattern?.tokenText
        else { return nil }
        let modifiers = node.parent.flatMap(VariableDecl.init)?.modifiers.map { Array($0.children()) } ?? []
        guard !modifiers.contains(where: { $0.name == "lazy" }) else { return nil }
        let created = CallExpr(value)?.createdType?.tokenText
        let type = created ?? PatternBinding(node).type?.shortText
        return type.map { Value(type: $0, text: created == nil ? nil : value.shortText, property: property) }
    }

    /// The name of a type of the project.
    func name(of id: TypeID, _ index: ProjectIndex) -> String? {
        guard let home = index.type(id).home, case let file = index.files[Int(home.file)],
            let source = trees[file.path]?.source ?? read(file.path)
        else { return nil }
        return file.types[Int(home.type)].text(in: source)
    }

    /// A function or computed property.
    struct Member {
        let body: SyntaxNode
        /// The type that it returns, if that is written.
        let result: SyntaxNode?
        let file: Int32
    }

    /// A member that the index does not know, because its file has nothing to do with SwiftUI. Nil if there are several.
    mutating func member(
        _ name: Name, isFunction: Bool, of type: TypeID, _ index: ProjectIndex
    ) -> Member? {
        var found: [Member] = []
        for place in index.places(of: type) {
            guard let file = index.position(of: place.path), index.files[file].relevance == .other,
                let members = self.type(at: place.nameRange, in: place.path)?.members
            else { continue }
            for node in members.children() {
                if isFunction, node.kind == .functionDecl, node.name == name, let function = FunctionDecl(node),
                    let body = function.body
                {
                    found.append(Member(body: body, result: function.returnType, file: Int32(file)))
                }
                guard !isFunction, let variable = VariableDecl(node) else { continue }
                for binding in variable.bindings.map(PatternBinding.init) where binding.pattern?.name == name {
                    guard let getter = binding.getter else { continue }
                    found.append(Member(body: getter, result: binding.type, file: Int32(file)))
                }
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The declaration of a type, or an extension.
    private mutating func type(at name: SourceRange, in path: String) -> TypeDecl? {
        tree(path)?.type(at: name).flatMap(TypeDecl.init)
    }

    /// The declaration whose name is where the summary of the member says.
    private mutating func declaration(of id: MemberID, _ index: ProjectIndex) -> SyntaxNode? {
        tree(index.files[Int(id.file)].path)?.declaration(at: index.member(id).nameRange)
    }
}
