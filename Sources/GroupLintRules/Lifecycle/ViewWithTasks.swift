import GroupLintCore

/// What the tasks of a view may depend on. Found once for all tasks.
struct ViewWithTasks {
    let code: TypeCode
    let followed: FollowedInputs
    /// The inputs with an identity, or that are one, such as `userID`, that the view does not follow.
    let identified: [MemberSummary]
    /// The models that callers pass and that the view does not follow.
    let models: [MemberSummary]
    /// The values that callers may pass and that the view does not follow.
    let linked: [MemberSummary]

    /// Number of properties of a kind after which the others are not looked at. Each task is compared with each of them.
    private static let mostProperties = 64
    /// Wrappers of models that callers pass.
    private static let passed = NameTable("ObservedObject Bindable")

    init(_ view: TypeID, _ code: TypeCode, _ index: ProjectIndex) {
        let followed = FollowedInputs(code)
        let inputs = index.storedProperties(of: view).map(index.member).filter { $0.defaultValue == .none }
        func first(_ isWanted: (MemberSummary) -> Bool) -> [MemberSummary] {
            Array(inputs.lazy.filter(isWanted).prefix(Self.mostProperties))
        }
        identified = first { input in
            input.wrapper.isNone && !followed.changes.contain(input.name)
                && (code.isIdentity(input) || index.isIdentifiable(input.type))
        }
        models = first { input in
            guard input.wrapper.isNone || Self.passed.contains(input.wrapper), !followed.contain(input.name),
                case .project(let model) = index.valueType(of: input.name, in: view)
            else { return false }
            return index.isReferenceType(model)
        }
        linked = first { input in
            (input.wrapper.isNone || input.wrapper == "State" || input.wrapper == "ObservedObject")
                && input.type.flags.isDisjoint(with: [.isFunction, .isOptional]) && !followed.contain(input.name)
        }
        self.code = code
        self.followed = followed
    }
}

extension TypeCode {
    /// Whether a property stands for something that can be loaded: a `UUID`, a `URL`, `let userID: String`.
    func isIdentity(_ property: MemberSummary) -> Bool {
        guard property.type.flags.isDisjoint(with: [.isFunction, .isCollection]) else { return false }
        if property.type.name == "UUID" || property.type.name == "URL" { return true }
        guard Self.plain.contains(property.type.name) else { return false }
        let text = self.property(property.name)?.pattern?.tokenText ?? ""
        return property.name.isIdentifier || text == "slug" || text.hasSuffix("ID") || text.hasSuffix("Id")
    }

    private static let plain = NameTable("String Int Int64 UInt64")
}
