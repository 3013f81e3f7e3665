import GroupLintCore

/// Decides whether a condition can change, with the code of the types that hold its values.
struct ChangingValues {
    private let index: ProjectIndex
    private let read: (String) -> SourceFile?
    private let parsed: ParsedFiles

    init(_ context: RuleContext) {
        index = context.index
        read = context.read
        parsed = context.parsed
    }

    /// How a value changes while a view is shown.
    enum Change: UInt8 {
        /// Once and not back: most often because something was loaded.
        case once
        case often
    }

    /// How a value is known to change while a view is shown; nil if it is not known to change. State that nothing writes
    /// keeps its first value.
    func change(of read: ViewTree.Read, in element: ViewElement) -> Change? {
        guard element.changes(read) else { return nil }
        guard !read.isLocal, let owner = element.owner else { return .often }
        var found: Change?
        for source in element.dependencies(of: read) {
            let member = index.members(of: owner, named: source.root).first.map(index.member)
            guard let member, element.changes(source) else { continue }
            guard member.kind == .storedProperty || observable(in: source.root, of: owner) != nil else { continue }
            if member.wrapper == "AppStorage", presents(source.root, owner) { continue }
            switch writes(of: source, member, in: element, owner) {
            case .none: continue
            case .once: found = found ?? .once
            case .several: return .often
            }
        }
        return found
    }

    /// How the first of some values that changes often, or else the first that changes once, does so.
    func change(of reads: [ViewTree.Read], in element: ViewElement) -> Change? {
        var found: Change?
        for read in reads where found != .often { found = change(of: read, in: element) ?? found }
        return found
    }

    /// How the project assigns a property of a view, or a property of a model in one.
    private func writes(
        of read: ViewTree.Read, _ member: MemberSummary, in element: ViewElement, _ owner: TypeID
    ) -> PropertyWrites {
        let name = member.writtenType
        let paths = index.paths(of: owner) + [element.path]
        // `selected?.id` changes when `selected` gets another object.
        let isReplaced = member.type.flags.contains(.isOptional) && (member.wrapper == "State" || member.wrapper == "Binding")
        guard !read.member.isNone, !isReplaced, let model = index.resolveType(name, file: element.site.file, in: owner),
            index.isReferenceType(model)
        else {
            if !isReplaced, !read.member.isNone, !name.isNone, index.isModel(name) { return .several }
            return member.wrapper == "State" ? writes(of: [member.name], ofModel: false, paths: index.paths(of: owner)) : .several
        }
        if let nested = observable(in: read.member, of: model), !read.detail.isNone {
            return writes(of: read.detail, in: nested, paths: index.paths(of: model) + paths)
        }
        return writes(of: read.member, in: model, paths: paths)
    }

    /// How the code of a model and some other code assign a property of it.
    private func writes(of property: Name, in model: TypeID, paths: [String]) -> PropertyWrites {
        guard let names = storedNames(behind: property, in: model) else { return .several }
        return writes(of: names, ofModel: true, paths: index.paths(of: model) + paths)
    }

    /// The observable class of an object in a property.
    private func observable(in property: Name, of model: TypeID) -> TypeID? {
        let members = index.members(of: model, named: property)
        guard members.count == 1 else { return nil }
        let file = index.type(model).home?.file ?? 0
        let type = index.resolveType(index.member(members[0]).writtenType, file: file, in: model)
        return type.flatMap { index.type($0).isObservable ? $0 : nil }
    }

    /// The stored properties of a model that a property is made of; nil if that is not known.
    private func storedNames(behind name: Name, in model: TypeID) -> [Name]? {
        var (names, stored, position) = ([name], [Name](), 0)
        while position < names.count {
            let members = index.members(of: model, named: names[position])
            position += 1
            guard position < 16, members.count == 1 else { return nil }
            let member = index.member(members[0])
            if member.kind == .storedProperty {
                // Another object changes by code of its own.
                let type = index.resolveType(member.type.name, file: index.type(model).home?.file ?? 0, in: model)
                if let type, index.isReferenceType(type) { return nil }
                stored.append(member.name)
            } else {
                guard let reads = member.getterReads, reads.allSatisfy({ !$0.isLocal && !$0.isTypeMember }) else { return nil }
                for read in reads where !names.contains(read.root) { names.append(read.root) }
            }
        }
        return stored
    }

    private func writes(of properties: [Name], ofModel isModel: Bool, paths: [String]) -> PropertyWrites {
        var trees: [SyntaxTree] = []
        for path in paths where !trees.contains(where: { $0.source.path == path }) {
            guard trees.count < 8, let tree = tree(path) else { return .several }
            trees.append(tree)
        }
        var found = PropertyWrites.none
        for property in properties {
            switch PropertyWrites(of: property, ofModel: isModel, in: trees) {
            case .none: continue
            case .once: found = .once
            case .several: return .several
            }
        }
        return found
    }

    /// The `true` or `false` that a value keeps for good, because no caller replaces the default and nothing assigns it.
    func keptValue(_ read: ViewTree.Read, in element: ViewElement) -> Bool? {
        guard !read.isLocal, read.member.isNone, let owner = element.owner, index.type(owner).isView,
            let member = index.members(of: owner, named: read.root).first.map(index.member),
            member.kind == .storedProperty, !member.flags.contains(.isStatic), member.defaultValue == .literal
        else { return nil }
        if member.wrapper == "State" {
            guard writes(of: [member.name], ofModel: false, paths: index.paths(of: owner)) == .none else { return nil }
        } else {
            guard member.wrapper.isNone, index.initializers(of: owner).isEmpty,
                index.calls(of: owner).allSatisfy({ index.argument(of: $0, setting: read.root, in: owner) == nil })
            else { return nil }
        }
        return defaultFlag(of: read.root, in: owner)
    }

    /// The `true` or `false` that a property of a type starts with.
    private func defaultFlag(of name: Name, in owner: TypeID) -> Bool? {
        guard let id = index.members(of: owner, named: name).first,
            let node = tree(index.files[Int(id.file)].path)?.declaration(at: index.member(id).nameRange),
            node.kind == .patternBinding, let text = PatternBinding(node).initialValue?.text
        else { return nil }
        return text == "true" ? true : text == "false" ? false : nil
    }

    /// Whether a stored setting also decides whether the screen with the view is shown: the change then closes the screen.
    private func presents(_ setting: Name, _ owner: TypeID) -> Bool {
        var types = [owner]
        var position = 0
        while position < types.count, types.count < 8 {
            for call in index.calls(of: types[position]) where !call.isInPreview {
                guard let caller = call.owner, !types.contains(caller), types.count < 8 else { continue }
                types.append(caller)
                guard let tree = tree(call.path) else { continue }
                if tree.facts(Presentations.self).states.contains(setting) { return true }
            }
            position += 1
        }
        return false
    }

    private func tree(_ path: String) -> SyntaxTree? { parsed.tree(path, read: read) }
}

/// The properties by which calls of a tree present views: `isActive: $isOpen`.
private final class Presentations: TreeFacts {
    private(set) var states = NameTable()

    init(_ tree: SyntaxTree) {
        for id in tree.records.indices where tree.records[id].kind == .functionCallExpr {
            guard let call = tree.node(NodeID(id)).flatMap(CallExpr.init) else { continue }
            for argument in call.arguments {
                guard Self.labels.contains(argument.label), let value = argument.value, value.isProjection else { continue }
                states.insert(Name(value.tokenText.dropFirst().utf8), 0)
            }
        }
    }

    private static let labels = NameTable("isActive isPresented isPresenting presenting")
}
