extension ParameterSummary {
    /// Property that stores the value, by convention: `content` for `content: …` and `_ content: …`.
    public var propertyName: Name { label == .unlabeled ? name : label }
}

/// Finds the parameter of a project view that a closure fills.
public enum ContentParameter {
    public static func name(of slot: ViewElement, in call: ViewElement, _ type: TypeID) -> Name? {
        guard let name = parameter(of: slot, in: call, type) else { return nil }
        return isContent(name, type, call.index) ? name : nil
    }

    /// Whether a closure fills a parameter that is declared to return nothing, such as `onTap: () -> Void`.
    public static func isCallback(_ slot: ViewElement, in call: ViewElement, _ type: TypeID) -> Bool {
        let index = call.index
        guard let name = parameter(of: slot, in: call, type) else { return false }
        let declared = index.initializers(of: type).flatMap { index.member($0).parameters }.filter { $0.propertyName == name }
        let types = declared.isEmpty ? index.members(of: type, named: name).map { index.member($0).type } : declared.map(\.type)
        let isVoid = types.allSatisfy { $0.flags.contains(.isFunction) && ($0.name.isNone || $0.name == "Void") }
        return !types.isEmpty && isVoid && !declared.contains(where: \.isBuilder) && !isContent(name, type, index)
    }

    /// The parameter that a closure fills, builder or not.
    private static func parameter(of slot: ViewElement, in call: ViewElement, _ type: TypeID) -> Name? {
        if !slot.name.isNone { return slot.name == .unlabeled ? nil : slot.name }
        let named = call.arguments.map(\.label) + call.slots.map(\.name)
        let open = parameters(of: type, call.index).filter { !named.contains($0.name) }
        // Swift matches forward, but skips a parameter with a default if a later one needs an argument (SE-0286).
        return (open.first(where: { !$0.hasDefault }) ?? open.first)?.name
    }

    /// Parameters that take closures, in order: those of the declared initializer, preferably one with a builder, or
    /// of the memberwise initializer.
    private static func parameters(of type: TypeID, _ index: ProjectIndex) -> [(name: Name, hasDefault: Bool)] {
        let initializers = index.initializers(of: type).map(index.member)
        let withContent = initializers.first { $0.parameters.contains { $0.isBuilder } } ?? initializers.first
        if let withContent {
            return withContent.parameters.filter { $0.isBuilder || $0.type.flags.contains(.isFunction) }.map {
                ($0.propertyName, $0.hasDefault)
            }
        }
        return index.storedProperties(of: type).map(index.member).filter {
            $0.flags.contains(.isBuilder) || $0.type.flags.contains(.isFunction)
        }.map { ($0.name, $0.defaultValue != .none || $0.type.flags.contains(.isOptional)) }
    }

    /// Whether a closure for a parameter is a builder. The attribute of a stored property counts only for the memberwise
    /// initializer, which a type with an initializer in its own declaration does not have.
    static func isBuilder(_ name: Name, of type: TypeID, _ index: ProjectIndex) -> Bool {
        let initializers = index.initializers(of: type)
        let parameters = initializers.flatMap { index.member($0).parameters }.filter {
            $0.propertyName == name && ($0.isBuilder || $0.type.flags.contains(.isFunction))
        }
        let home = index.type(type).home
        let hasMemberwise = !initializers.contains { $0.file == home?.file && index.record($0).owner == home?.type }
        let property = index.storedProperties(of: type).map(index.member).first { $0.name == name }
        let isByProperty = property?.flags.contains(.isBuilder) ?? false
        guard parameters.allSatisfy(\.isBuilder) else { return false }
        if parameters.isEmpty { return hasMemberwise && isByProperty }
        return !hasMemberwise || isByProperty || !(property?.type.flags.contains(.isFunction) ?? false)
    }

    private static func isContent(_ name: Name, _ type: TypeID, _ index: ProjectIndex) -> Bool {
        let isProperty = index.members(of: type, named: name).contains { index.member($0).flags.contains(.isBuilder) }
        let initializers = index.initializers(of: type)
        if isProperty || initializers.isEmpty { return isProperty }
        guard initializers.count > manyInitializers else { return builders(of: initializers, index).contains(name) }
        return index.buildersOfManyInitializers.value(type) { builders(of: initializers, index) }.contains(name)
    }

    private static let manyInitializers = 8

    private static func builders(of initializers: some Sequence<MemberID>, _ index: ProjectIndex) -> Set<Name> {
        Set(initializers.lazy.flatMap { index.member($0).parameters }.filter(\.isBuilder).map(\.propertyName))
    }
}
