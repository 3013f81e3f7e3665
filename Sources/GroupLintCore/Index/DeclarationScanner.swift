/// Walks the declarations of a file, and the bodies that may contain view code or that run at construction.
struct DeclarationScanner {
    private(set) var importCount = 0
    private(set) var relevance = FileSummary.Relevance.snippet
    var types: [TypeSummary] = []
    /// Its names start with the imports; names of inherited types are mixed with those of members.
    var members = MemberTable()
    var views = ViewTreeBuilder()
    var uses: UseScanner
    var settings: [StoredSetting] = []
    private(set) var mentions = TypeMentions()
    let names: TypeNames
    let tree: SyntaxTree
    /// The generic parameters of the current type with the protocol that each has.
    private(set) var genericBounds: [(parameter: Name, bound: Name)] = []
    var owner: Int32 = -1 {
        didSet { views.owner = owner }
    }

    init(_ tree: SyntaxTree) {
        self.tree = tree
        names = TypeNames(tree)
        uses = UseScanner(tree)
    }

    mutating func scan() {
        scanImports(tree.root.children())
        importCount = members.names.count
        relevance = Self.relevance(of: members.names)
        scan(tree.root.children())
        for type in uses.unclearOwners { types[Int(type)].flags.remove(.hasUses) }
    }

    // MARK: Imports

    private mutating func scanImports(_ nodes: SyntaxNode.Children) {
        for node in nodes {
            if let path = ImportDecl(node)?.path {
                members.names.append(firstName(of: path))
            } else if node.kind == .ifConfigDecl {
                for clause in node.children() { scanImports(IfConfigClause(clause).elements) }
            }
        }
    }

    /// Module of an import path: `SwiftUI` for `SwiftUI.View` and `struct SwiftUI.View`.
    private func firstName(of path: SyntaxNode) -> Name {
        guard let token = path.tokens.first(where: { $0.kind == .identifier }) else { return .none }
        return Name(tree.source.bytes[Int(token.start)..<Int(token.end)])
    }

    private static func relevance(of imports: [Name]) -> FileSummary.Relevance {
        if imports.isEmpty { return .snippet }
        if imports.contains(where: SwiftUICatalog.testModules.contains) { return .otherFramework }
        if imports.contains(where: SwiftUICatalog.uiModules.contains) { return .swiftUI }
        if imports.contains(where: SwiftUICatalog.lookAlikeModules.contains) { return .otherFramework }
        return .other
    }

    // MARK: Declarations

    mutating func scan(_ nodes: SyntaxNode.Children) {
        for node in nodes {
            switch node.kind {
            case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: scanType(node)
            case .variableDecl: scanVariable(node)
            case .functionDecl, .initializerDecl: scanFunction(node)
            case .typeAliasDecl: scanAlias(node)
            case .unknown: if owner >= 0 { uses.unclearOwners.append(owner) }
            case .deinitializerDecl, .subscriptDecl: scanUses(node, of: -1, at: .action)
            case .ifConfigDecl: for clause in node.children() { scan(IfConfigClause(clause).elements) }
            case .macroExpansionDecl where node.name == .preview, .macroExpansionExpr where node.name == .preview:
                mentions.addScope(node, owner: owner, isPreview: true)
                if owner == -1 { scanTopLevel(node) }
            // Other declarations have no members or bodies that view code uses.
            default: if owner == -1 { scanTopLevel(node) }
            }
        }
    }

    /// Adds code outside of declarations: a snippet that starts with a view or a branch.
    private mutating func scanTopLevel(_ node: SyntaxNode) {
        guard relevance == .snippet, node.kind.isExpression else { return }
        guard node.kind.role == .choice || node.isCallOfType else { return }
        let root = ViewTreeBuilder.Root(
            name: .none, node: node, nameRange: SourceRange(start: node.start, end: node.start), flags: .isBuilder)
        addLooseRoot(root, node)
    }

    /// Adds a loose expression if it contains a SwiftUI view.
    mutating func addLooseRoot(_ root: ViewTreeBuilder.Root, _ node: SyntaxNode) {
        let id = views.addRoot(root, CollectionOfOne(node))
        let isView = views.arena.tree.elements[Int(id)...].contains { element in
            element.kind == .call && SwiftUICatalog.views.contains(element.name)
        }
        if !isView { views.arena.removeLastRoot() }
    }

    private mutating func scanType(_ node: SyntaxNode) {
        guard let declaration = TypeDecl(node) else { return }
        let outer = owner
        let firstInherited = members.names.count
        addInheritedNames(declaration.inheritance)
        var summary = TypeSummary(
            name: node.name, nameRange: node.tokenRange, firstInherited: UInt32(firstInherited),
            inheritedCount: UInt32(members.names.count - firstInherited), parent: outer, kind: kind(of: node))
        let outerPath = outer >= 0 ? types[Int(outer)].path : 0
        summary.path = TypeSummary.path(outerPath, node.name)
        if let extended = declaration.extendedType { setExtendedType(extended, &summary) }
        if let first = declaration.inheritance?.children().first(where: { _ in true })?.innerType, first.kind == .memberType {
            summary.superclassPath = path(of: first)
        }
        summary.flags = typeFlags(declaration, members.names[firstInherited...])
        owner = Int32(types.count)
        types.append(summary)
        if collectsUses(summary) { types[Int(owner)].flags.insert(.hasUses) }
        mentions.addScope(node, owner: owner, isPreview: summary.flags.contains(.isPreview))
        let outerBounds = genericBounds
        genericBounds = bounds(declaration.genericParameters)
        if let body = declaration.members { scan(body.children()) }
        (owner, genericBounds) = (outer, outerBounds)
    }

    /// The generic parameters of a type with the one protocol that they have, apart from those of SwiftUI and Swift.
    private func bounds(_ clause: SyntaxNode?) -> [(parameter: Name, bound: Name)] {
        guard let clause else { return [] }
        return clause.children().compactMap { parameter in
            guard let bound = GenericParameter(parameter)?.bound, bound.kind == .identifierType,
                !SwiftUICatalog.plainBounds.contains(bound.name)
            else { return nil }
            return (parameter.name, bound.name)
        }
    }

    private func kind(of node: SyntaxNode) -> TypeSummary.Kind {
        switch node.kind {
        case .structDecl: .structure
        case .classDecl: .classType
        case .actorDecl: .actor
        case .enumDecl: .enumeration
        case .protocolDecl: .protocolType
        // Only type declarations come here, so this is an extension.
        default: .extensionType
        }
    }

    /// Sets the path of an extension: `extension Home.Row` gets the path of `Row` in `Home`.
    private func setExtendedType(_ type: SyntaxNode, _ summary: inout TypeSummary) {
        summary.name = type.name
        summary.nameRange = type.range
        summary.path = path(of: type)
    }

    /// Path of a type with the types around it as written. A UI module in front is dropped.
    private func path(of type: SyntaxNode) -> UInt64 {
        var names: [Name] = []
        var current: SyntaxNode? = type
        while let node = current {
            names.append(node.name)
            current = MemberType(node)?.base
        }
        if names.count > 1, let first = names.last, SwiftUICatalog.uiModules.contains(first) { names.removeLast() }
        return names.reversed().reduce(0, TypeSummary.path)
    }

    private mutating func addInheritedNames(_ clause: SyntaxNode?) {
        guard let clause else { return }
        for inherited in clause.children() {
            if let type = inherited.innerType { addNames(of: type) }
        }
    }

    /// Adds the name of a type, or the names in `Story & View`.
    private mutating func addNames(of type: SyntaxNode) {
        guard type.kind == .compositionType else {
            members.names.append(TypeShape(type).name)
            return
        }
        for part in type.children() { members.names.append(TypeShape(part).name) }
    }

    private func typeFlags(_ declaration: TypeDecl, _ inherited: ArraySlice<Name>) -> TypeSummary.Flags {
        var flags: TypeSummary.Flags = []
        if inherited.contains(.previewProvider) || inherited.contains(.testCase) { flags.insert(.isPreview) }
        flags.formUnion(access(declaration.modifiers, of: declaration.node))
        if inherited.contains(where: SwiftUICatalog.entryPoints.contains) { flags.insert(.isEntryPoint) }
        if !declaration.node.isCapitalized { flags.insert(.isLowercase) }
        for attribute in declaration.attributes?.children() ?? SyntaxNode.noChildren(of: declaration.node) {
            let name = attribute.attributeName
            // `@Model` of SwiftData makes a class observable too.
            if name == .observable || name == .observableState || name == .persistentModel { flags.insert(.isObservable) }
            if SwiftUICatalog.entryAttributes.contains(name) { flags.insert(.isEntryPoint) }
            if (attribute.attributeType ?? attribute).isCapitalized, !SwiftUICatalog.plainAttributes.contains(name) {
                flags.insert(.hasUnknownMacro)
            }
        }
        return flags
    }

    private func access(_ modifiers: SyntaxNode?, of node: SyntaxNode) -> TypeSummary.Flags {
        var flags: TypeSummary.Flags = []
        for modifier in modifiers?.children() ?? SyntaxNode.noChildren(of: node) {
            switch modifier.token?.keyword {
            case .private, .fileprivate: flags.insert(.isPrivate)
            case .open: flags.insert(.isPublic)
            default: if modifier.name == .publicName { flags.insert(.isPublic) }
            }
        }
        return flags
    }

    private mutating func scanAlias(_ node: SyntaxNode) {
        let alias = TypeAliasDecl(node)
        let outerPath = owner >= 0 ? types[Int(owner)].path : 0
        let firstInherited = members.names.count
        if let type = alias?.type { addNames(of: type) }
        types.append(
            TypeSummary(
                name: node.name, nameRange: node.tokenRange, path: TypeSummary.path(outerPath, node.name),
                firstInherited: UInt32(firstInherited), inheritedCount: UInt32(members.names.count - firstInherited),
                parent: owner, kind: .alias, flags: access(alias?.modifiers, of: node)))
    }

    /// Whether the current members belong to a preview or a test.
    var isInPreview: Bool {
        var current = owner
        while current >= 0 {
            if types[Int(current)].flags.contains(.isPreview) { return true }
            current = types[Int(current)].parent
        }
        return false
    }
}

extension Name {
    static let previewProvider: Name = "PreviewProvider"
    static let preview: Name = "Preview"
    static let testCase: Name = "XCTestCase"
    static let publicName: Name = "public"
    static let observable: Name = "Observable"
    static let observableState: Name = "ObservableState"
    static let persistentModel: Name = "Model"
}
