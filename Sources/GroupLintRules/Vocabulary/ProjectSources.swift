import GroupLintCore

/// Syntax of other files that a rule looks at while it checks one file. Reads only a few, and none that is very large.
struct ProjectSources {
    private let read: (String) -> SourceFile?
    /// The trees of other rules.
    private let parsed: ParsedFiles
    private var trees: [String: SyntaxTree] = [:]
    /// The functions and initializers of the types that were asked for.
    private var knownCode: [TypeID: [Name: [Code]]] = [:]
    private var knownValues: [TypeID: [(value: SyntaxNode, file: Int32)]] = [:]
    private static let limit = 16
    private static let maximumSize = 1 << 18

    init(_ tree: SyntaxTree, _ context: RuleContext) {
        read = context.read
        parsed = context.parsed
        trees[tree.source.path] = tree
    }

    private mutating func tree(_ path: String) -> SyntaxTree? {
        if let known = trees[path] { return known }
        guard trees.count <= Self.limit, let source = read(path), source.bytes.count < Self.maximumSize else { return nil }
        let tree = parsed.tree(path) { _ in source }
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

    /// A function or initializer with a body.
    struct Code {
        let function: FunctionDecl
        let file: Int32
    }

    /// The functions of a type with a name.
    mutating func functions(_ name: Name, of type: TypeID, _ index: ProjectIndex) -> [Code] {
        code(of: type, index)[name] ?? []
    }

    /// The functions of a file with a name that are outside of types.
    mutating func freeFunctions(_ name: Name, in file: Int32, _ index: ProjectIndex) -> [Code] {
        guard let tree = tree(index.files[Int(file)].path) else { return [] }
        return tree.nodes(named: name).compactMap { id in
            guard let node = tree.node(id), node.kind == .functionDecl, node.parent == tree.root else { return nil }
            return FunctionDecl(node).map { Code(function: $0, file: file) }
        }
    }

    mutating func initializers(of type: TypeID, _ index: ProjectIndex) -> [Code] { code(of: type, index)[Self.initializer] ?? [] }

    /// What no function is called.
    private static let initializer: Name = "init()"

    private mutating func code(of type: TypeID, _ index: ProjectIndex) -> [Name: [Code]] {
        if let known = knownCode[type] { return known }
        var found: [Name: [Code]] = [:]
        for member in members(of: type, index) {
            guard let function = FunctionDecl(member.node) else { continue }
            let name = member.node.kind == .functionDecl ? member.node.name : Self.initializer
            found[name, default: []].append(Code(function: function, file: member.file))
        }
        knownCode[type] = found
        return found
    }

    /// The values that the properties of a new object start with: not those of static or lazy properties, and not those that
    /// SwiftUI keeps.
    mutating func firstValues(of type: TypeID, _ index: ProjectIndex) -> [(value: SyntaxNode, file: Int32)] {
        if let known = knownValues[type] { return known }
        var found: [(value: SyntaxNode, file: Int32)] = []
        for member in members(of: type, index) {
            guard let variable = VariableDecl(member.node), variable.isPlainOrObserved else { continue }
            for binding in variable.bindings {
                if let value = PatternBinding(binding).initialValue { found.append((value, member.file)) }
            }
        }
        knownValues[type] = found
        return found
    }

    private mutating func members(of type: TypeID, _ index: ProjectIndex) -> [(node: SyntaxNode, file: Int32)] {
        var found: [(node: SyntaxNode, file: Int32)] = []
        for place in index.places(of: type).prefix(Self.mostDeclarations) {
            guard let file = index.position(of: place.path), let node = tree(place.path)?.type(at: place.nameRange) else {
                continue
            }
            found += node.typeMembers.map { ($0, Int32(file)) }
        }
        return found
    }

    private static let mostDeclarations = 8

    /// The declaration of a type, or an extension.
    private mutating func type(at name: SourceRange, in path: String) -> TypeDecl? {
        tree(path)?.type(at: name).flatMap(TypeDecl.init)
    }

    /// The declaration whose name is where the summary of the member says.
    private mutating func declaration(of id: MemberID, _ index: ProjectIndex) -> SyntaxNode? {
        tree(index.files[Int(id.file)].path)?.declaration(at: index.member(id).nameRange)
    }
}

extension VariableDecl {
    /// Whether the values of an instance property are made with each new object.
    fileprivate var isPlainOrObserved: Bool {
        let isLater = modifiers?.children().contains { modifier in
            modifier.name == "lazy" || modifier.token?.keyword == .static || modifier.token?.keyword == .class
        }
        let wrappers = attributes.map { Array($0.children()) } ?? []
        return isLater != true && wrappers.allSatisfy { Self.observing.contains($0.name) || !$0.isCapitalized }
    }

    private static let observing = NameTable("Published ObservedObject Bindable MainActor")
}
