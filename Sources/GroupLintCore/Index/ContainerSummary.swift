/// Container values that one file declares, sets and reads.
struct ContainerSummary: Sendable {
    /// Declared values, such as `var isPinned` in an extension of ContainerValues.
    var keys: [Key] = []
    /// Values that modifiers set, such as `containerValue(\.isPinned, true)`.
    var writes: [Use] = []
    /// Members read by code that mentions `containerValues`.
    var reads: [Use] = []
    /// Names of all members read in the file; used to find keys that are never read.
    var members = NameTable()
    /// Types that resolve subviews or sections, as positions in the file's types; -1 at the top level.
    var resolving: Set<Int32> = []

    struct Key: Sendable {
        var name: Name
        var nameRange: SourceRange
        var isPublic: Bool
    }

    struct Use: Sendable {
        var key: Name
        /// Enclosing type, as a position in the file's types, or -1 at the top level.
        var owner: Int32
        /// Function or property that contains the use.
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

        /// Visits declarations by recursion, as deep as types are nested, and walks their bodies.
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

        /// Records a call; false if it sets a value, because the key path in it is not a read.
        private mutating func visitCall(
            _ node: SyntaxNode, _ owner: Int32, _ member: Name, _ read: inout [Name]
        ) -> Bool {
            guard let call = CallExpr(node), let first = call.firstArgument else { return true }
            if SwiftUICatalog.resolvingLabels.contains(first.label), first.hasLabel { summary.resolving.insert(owner) }
            guard let key = call.containerKey else { return true }
            summary.writes.append(Use(key: key, owner: owner, member: member))
            if let base = call.callee?.chainBase {
                scanBase(base, owner, member, &read)
            }
            return false
        }

        /// Records what the base of a chain reads and sets: `card.padding()` of `card.padding().containerValue(…)`.
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
    /// Key that the call sets, on a view or an implicit `self`: `isPinned` for `containerValue(\.isPinned, true)`.
    public var containerKey: Name? {
        guard callee?.name == .containerValue, let path = firstArgument?.value.flatMap(KeyPathExpr.init) else { return nil }
        var components = path.components
        guard let first = components.next(), first.kind == .keyPathComponent else { return nil }
        return first.name
    }
}
