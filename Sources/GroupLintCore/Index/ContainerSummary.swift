/// What one file says about container values: who declares, sets and reads them.
struct ContainerSummary: Sendable {
    /// `var isPinned` of an extension of ContainerValues.
    var keys: [Key] = []
    /// `containerValue(\.isPinned, true)`.
    var writes: [Use] = []
    /// Names of members read by code that mentions `containerValues`.
    var reads: [Use] = []
    /// Every member read in the file, for keys that nobody reads.
    var members = NameTable()
    /// Types that resolve subviews or sections.
    var resolving: [Int32] = []

    struct Key: Sendable {
        var name: Name
        var nameRange: SourceRange
        var isPublic: Bool
    }

    struct Use: Sendable {
        var key: Name
        /// Type declaration in the same file, or -1.
        var owner: Int32
        /// Function or property around it.
        var member: Name
    }

    init() {}

    init(_ tree: SyntaxTree, _ types: [TypeSummary]) {
        var scanner = Scanner(types)
        scanner.scan(tree.root, owner: -1, member: .none)
        self = scanner.summary
    }

    private struct Scanner {
        var summary = ContainerSummary()
        private let types: [TypeSummary]
        private var ownerByName: [UInt32: Int32] = [:]

        init(_ types: [TypeSummary]) {
            self.types = types
            for (index, type) in types.enumerated() { ownerByName[type.nameRange.start] = Int32(index) }
        }

        /// Declarations are followed by recursion, as deep as types nest; bodies are walked.
        mutating func scan(_ node: SyntaxNode, owner: Int32, member: Name) {
            for child in node.children() {
                if let declaration = TypeDecl(child) {
                    let name = declaration.extendedType?.range ?? child.tokenRange
                    let inner = ownerByName[name.start] ?? -1
                    if let members = declaration.members { scan(members, owner: inner, member: .none) }
                } else if child.kind.role == .conditionalCompilation {
                    scan(child, owner: owner, member: member)
                } else {
                    scanMember(child, owner)
                }
            }
        }

        private mutating func scanMember(_ node: SyntaxNode, _ owner: Int32) {
            let isInValues = owner >= 0 && SwiftUICatalog.containerTypes.contains(types[Int(owner)].name)
            var member = node.name
            if let variable = VariableDecl(node) {
                var bindings = variable.bindings
                let pattern = bindings.next().flatMap { PatternBinding($0).pattern }
                member = pattern?.name ?? .none
                if isInValues, let pattern { addKey(pattern, variable, owner) }
            }
            var read: [Name] = []
            var mentionsValues = false
            node.walk { part in
                switch part.kind {
                case .functionCallExpr: return visitCall(part, owner, member, &read)
                case .memberAccessExpr, .keyPathComponent:
                    if part.name == .containerValues { mentionsValues = true }
                    read.append(part.name)
                case .declReferenceExpr:
                    if part.name == .containerValues { mentionsValues = true }
                    if isInValues { read.append(part.name) }
                default: break
                }
                return true
            }
            for name in read { summary.members.insert(name, 0) }
            if mentionsValues { summary.reads += read.map { Use(key: $0, owner: owner, member: member) } }
        }

        /// False when the call sets a value: the key path in it reads nothing.
        private mutating func visitCall(
            _ node: SyntaxNode, _ owner: Int32, _ member: Name, _ read: inout [Name]
        ) -> Bool {
            guard let call = CallExpr(node), let first = call.firstArgument else { return true }
            if SwiftUICatalog.resolvingLabels.contains(first.label), first.hasLabel { summary.resolving.append(owner) }
            guard let key = call.containerKey else { return true }
            summary.writes.append(Use(key: key, owner: owner, member: member))
            if let base = call.callee?.chainBase {
                scanBase(base, owner, member, &read)
            }
            return false
        }

        /// `card.padding().containerValue(…)`: what the value is set on may set others.
        private mutating func scanBase(_ node: SyntaxNode, _ owner: Int32, _ member: Name, _ read: inout [Name]) {
            var nested = ContainerSummary()
            node.walk { part in
                if part.kind == .memberAccessExpr || part.kind == .keyPathComponent { read.append(part.name) }
                if let key = CallExpr(part)?.containerKey {
                    nested.writes.append(Use(key: key, owner: owner, member: member))
                }
                return true
            }
            summary.writes += nested.writes
        }

        private mutating func addKey(_ pattern: SyntaxNode, _ variable: VariableDecl, _ owner: Int32) {
            guard types[Int(owner)].name == "ContainerValues", types[Int(owner)].kind == .extensionType,
                variable.attributes?.children().contains(where: { $0.attributeName == "Entry" }) ?? false
            else { return }
            let isPublic =
                types[Int(owner)].flags.contains(.isPublic)
                || (variable.modifiers?.children().contains { $0.name == .publicName } ?? false)
            summary.keys.append(Key(name: pattern.name, nameRange: pattern.tokenRange, isPublic: isPublic))
        }
    }
}

extension CallExpr {
    /// `isPinned` of `containerValue(\.isPinned, true)`, on a view or on an implicit `self`.
    package var containerKey: Name? {
        guard callee?.name == .containerValue, let path = firstArgument?.value.flatMap(KeyPathExpr.init) else { return nil }
        var components = path.components
        guard let first = components.next(), first.kind == .keyPathComponent else { return nil }
        return first.name
    }
}

extension ProjectIndex {
    /// Whether code of a type, in any of its declarations, reads a container value.
    package func readsContainerValue(_ key: Name, in type: TypeID) -> Bool {
        declarations(of: type).contains { place in
            files[Int(place.file)].containers?.reads.contains { $0.key == key && $0.owner == place.type } ?? false
        }
    }

    /// Whether anything in the project may read a container value.
    package func readsContainerValue(_ key: Name) -> Bool {
        containerFiles.contains { files[$0].containers?.members.contains(key) ?? false }
    }

    /// Whether a type resolves the subviews or sections of its content.
    package func resolvesContent(_ type: TypeID) -> Bool {
        declarations(of: type).contains { files[Int($0.file)].containers?.resolving.contains($0.type) ?? false }
    }

    /// Whether the project adds a modifier of that name to views.
    package func declaresModifier(_ name: Name) -> Bool {
        viewExtensions.contains { !members(of: $0, named: name).isEmpty }
    }

    /// Whether anything in the project sets a container value or resolves content.
    package var usesContainerValues: Bool { !containerFiles.isEmpty }

    /// Whether a type may read a container value by way of the views that it shows, of an extension of Subview, or of
    /// a function outside of types.
    package func mayReadContainerValue(_ key: Name, through type: TypeID) -> Bool {
        for file in containerFiles {
            for read in files[file].containers?.reads ?? [] where read.key == key {
                guard read.owner >= 0, let owner = typeID(file: Int32(file), declaration: read.owner) else { return true }
                if SwiftUICatalog.containerTypes.contains(types[Int(owner)].name) { return true }
                if shows(owner, in: type) { return true }
            }
        }
        return false
    }

    private func shows(_ view: TypeID, in type: TypeID) -> Bool {
        declarations(of: type).contains { place in
            let file = files[Int(place.file)]
            return file.views.elements.indices.contains { id in
                let element = file.views.elements[id]
                guard element.kind == .call, element.name == types[Int(view)].name else { return false }
                return ViewElement(self, ViewSite(file: place.file, element: Int32(id))).owner == type
            }
        }
    }

    /// Container values that a file declares and nothing in the project reads; those that others may read aside.
    package func unreadContainerKeys(in file: Int32) -> [SourceRange] {
        // A lone extension says nothing: what reads its values is not among the files.
        guard containerFiles.contains(where: { !(files[$0].containers?.resolving.isEmpty ?? true) }) else { return [] }
        let keys = files[Int(file)].containers?.keys ?? []
        return keys.filter { !$0.isPublic && !readsContainerValue($0.name) }.map { $0.nameRange }
    }
}
