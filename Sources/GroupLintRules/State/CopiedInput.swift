import GroupLintCore

/// An input of a view that a `@StateObject` or a `@State` copies when the view first appears.
struct CopiedInput {
    enum Kind {
        /// A model that is made from the input.
        case model(SyntaxNode)
        /// The input itself, in a state that the view never sets.
        case state
        /// The input itself, an object that `@StateObject` keeps.
        case object
    }

    let kind: Kind
    /// The property that keeps the copy.
    let property: MemberSummary
    /// The assignment in the initializer, or the attribute of the property.
    let range: SourceRange
    let input: ViewInput
    /// The parameter or property as written.
    let inputName: String
    let type: TypeShape

    var isModel: Bool {
        if case .model = kind { true } else { false }
    }

    var keepsObject: Bool {
        if case .object = kind { true } else { false }
    }

    /// Whether callers set a property with `@State` itself.
    var isMemberwise: Bool {
        if case .state = kind { input.initializer == nil } else { false }
    }

    var isOptional: Bool { type.flags.contains(.isOptional) }

    /// The copies that the initializers of a view make, and the properties with `@State` that callers set.
    static func all(of view: TypeID, in tree: SyntaxTree, _ index: ProjectIndex) -> [CopiedInput] {
        let properties = index.storedProperties(of: view).map { (id: $0, member: index.member($0)) }
        let kept = properties.filter { $0.member.wrapper == "StateObject" || $0.member.wrapper == "State" }
        guard !kept.isEmpty else { return [] }
        let initializers = index.initializers(of: view)
        if initializers.isEmpty {
            return kept.compactMap { property in
                tree.source.path == index.files[Int(property.id.file)].path ? CopiedInput(memberwise: property.member, tree) : nil
            }
        }
        let byName = Dictionary(grouping: kept.map(\.member), by: \.name)
        return initializers.flatMap { id -> [CopiedInput] in
            guard index.files[Int(id.file)].path == tree.source.path,
                let function = tree.declaration(at: index.member(id).nameRange).flatMap(FunctionDecl.init),
                let statements = function.body?.children()
            else { return [] }
            return statements.flatMap { statement -> [CopiedInput] in
                guard let target = SequenceExpr(statement)?.left, let name = target.storedName ?? target.ownPath?.first else {
                    return []
                }
                return (byName[name] ?? []).flatMap {
                    Self.copies(in: statement, to: $0, function, index.member(id), view, index)
                }
            }
        }
    }

    private static func copies(
        in statement: SyntaxNode, to property: MemberSummary, _ function: FunctionDecl, _ initializer: MemberSummary,
        _ view: TypeID, _ index: ProjectIndex
    ) -> [CopiedInput] {
        guard let sequence = SequenceExpr(statement), sequence.sign?.kind == .assignmentExpr, sequence.isBinary,
            let value = Self.value(sequence, for: property)
        else { return [] }
        func copy(_ kind: Kind, _ value: SyntaxNode) -> CopiedInput? {
            guard let path = value.simplePath, !value.startsWithSelf,
                let parameter = initializer.parameters.first(where: { $0.name == path[0] }),
                !parameter.type.flags.contains(.isFunction)
            else { return nil }
            let root = value.subtree.first { $0.kind == .declReferenceExpr && $0.name == path[0] }
            return CopiedInput(
                kind: kind, property: property, range: statement.range,
                input: ViewInput(name: path[0], initializer: initializer, members: Array(path.dropFirst())),
                inputName: root?.tokenText ?? value.text, type: parameter.type)
        }
        if let call = CallExpr(value), let model = index.madeModel(by: call, for: property, in: view) {
            return call.arguments.compactMap { argument in argument.value.flatMap { copy(.model(model), $0) } }
        }
        if let copy = copy(property.wrapper == "State" ? .state : .object, value) { return [copy] }
        guard property.wrapper == "State" else { return [] }
        return value.subtree.lazy.compactMap { copy(.state, $0) }.first.map { [$0] } ?? []
    }

    /// The first value of a property: `value` in `_property = State(initialValue: value)` and in `self.property = value`.
    private static func value(_ assignment: SequenceExpr, for property: MemberSummary) -> SyntaxNode? {
        if property.wrapper == "State", assignment.left?.ownPath == [property.name] { return assignment.right?.unwrapped }
        guard assignment.left?.storedName == property.name, let wrapper = assignment.right.flatMap(CallExpr.init) else {
            return nil
        }
        return (wrapper.argument("wrappedValue") ?? wrapper.argument("initialValue"))?.unwrapped
    }

    private init(
        kind: Kind, property: MemberSummary, range: SourceRange, input: ViewInput, inputName: String, type: TypeShape
    ) {
        (self.kind, self.property, self.range) = (kind, property, range)
        (self.input, self.inputName, self.type) = (input, inputName, type)
    }

    private init?(memberwise property: MemberSummary, _ tree: SyntaxTree) {
        guard property.defaultValue == .none || property.defaultValue == .literal,
            !property.flags.contains(.isPrivate), !property.type.flags.contains(.isFunction),
            let binding = tree.declaration(at: property.nameRange)?.parent.flatMap(VariableDecl.init),
            let attribute = binding.attributes?.children().first(where: { $0.attributeName == property.wrapper })
        else { return nil }
        kind = property.wrapper == "State" ? .state : .object
        self.property = property
        range = attribute.range
        input = ViewInput(name: property.name, initializer: nil, members: [])
        inputName = tree.source.text(property.nameRange)
        type = property.type
    }
}

extension ProjectIndex {
    /// The name of the class that a call makes an object of: `Model(item)`, or `.init(item)` for a property with a type.
    fileprivate func madeModel(by call: CallExpr, for property: MemberSummary, in view: TypeID) -> SyntaxNode? {
        let isImplicit = call.createdType == nil && call.callee?.token?.keyword == .`init`
        let name = call.createdType?.name ?? (isImplicit ? property.type.name : .none)
        guard !name.isNone, let type = resolveType(name, file: self.type(view).home?.file ?? 0, in: view) ?? uniqueType(name),
            isReferenceType(type)
        else { return nil }
        return call.createdType ?? call.node
    }
}
