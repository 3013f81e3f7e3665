import GroupLintCore

/// The stored properties of a struct, as its initializers see them.
struct StructStorage {
    struct Property {
        let name: Name
        let binding: PatternBinding
        let isState: Bool
        /// Whether the property has a value before the initializer runs.
        let hasValue: Bool

        /// The value that it has before the initializer runs, as written; nil if it is too long for a message.
        var firstText: String? { binding.initialValue.map(\.shortText) ?? "nil" }
    }

    private(set) var properties: [Property] = []

    /// Nil if the declaration of the struct cannot be read, or declares several properties with one pattern.
    init?(_ type: StructInitializers, _ context: inout RuleContext) {
        let isDeclaration = type.declaration.kind == .structDecl
        guard let node = isDeclaration ? type.declaration : context.declaration(of: type.type) else { return nil }
        for variable in node.typeMembers.compactMap(VariableDecl.init) where !variable.isStatic {
            for child in variable.bindings {
                let binding = PatternBinding(child)
                guard binding.getter == nil else { continue }
                guard let pattern = binding.pattern, pattern.kind == .identifierPattern else { return nil }
                properties.append(variable.property(pattern.name, binding))
            }
        }
    }

    func property(_ name: Name) -> Property? { properties.first { $0.name == name } }
}

extension RuleContext {
    fileprivate mutating func declaration(of type: TypeID) -> SyntaxNode? {
        index.places(of: type).first.flatMap { place in syntax(ofFile: place.path)?.type(at: place.nameRange) }
    }
}

extension VariableDecl {
    fileprivate var isStatic: Bool {
        modifiers?.children().contains { $0.token?.keyword == .static || $0.token?.keyword == .class } ?? false
    }

    fileprivate func property(_ name: Name, _ binding: PatternBinding) -> StructStorage.Property {
        let wrappers = attributes?.children().filter { $0.attributeType?.isCapitalized ?? $0.isCapitalized } ?? []
        let isState = wrappers.contains { $0.attributeName == "State" }
        // `var key: Int?` starts as nil, also with `@State`. `@AppStorage("key") var text: String?` has a value.
        let isOptional = binding.type?.kind == .optionalType || binding.type?.kind == .implicitlyUnwrappedOptionalType
        let startsAsNil = isOptional && !isLet && (wrappers.isEmpty || isState)
        let hasArguments = wrappers.contains { $0.children().contains { $0.kind == .labeledExprList } }
        let isLazy = modifiers?.children().contains { $0.token?.keyword == .lazy } ?? false
        return StructStorage.Property(
            name: name, binding: binding, isState: isState,
            hasValue: binding.initialValue != nil || startsAsNil || hasArguments || isLazy)
    }
}
