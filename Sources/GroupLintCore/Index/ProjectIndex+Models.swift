/// What the values of a type are to the views that hold them.
public enum ModelKind: Sendable {
    /// A class that views observe with `@ObservedObject`.
    case observableObject
    /// A class with `@Observable`: a body that reads a property observes it.
    case observable
    /// A class or actor that views do not observe, as far as the project shows.
    case otherClass
    /// A struct or an enumeration.
    case value
    /// A type of another module, a protocol or an alias.
    case unknown
}

/// What SwiftUI does with the values of a type that it updates.
public enum UpdatedRole: Sendable {
    /// Makes a new value at each update of what is around it: a view, a ViewModifier, a style.
    case view
    /// Makes a new value only a few times: an app or a scene.
    case app
}

extension ProjectIndex {
    public func modelKind(of type: TypeID) -> ModelKind {
        let declared = self.type(type)
        switch declared.kind {
        case .structure, .enumeration: return .value
        case .classType, .actor:
            let inheritance = inheritance(of: type)
            let isObservable = inheritance.names.contains { name in
                name == .observable || (uniqueType(name).map { self.type($0).isObservable } ?? false)
            }
            if declared.isObservable || isObservable { return .observable }
            return inheritance.contains("ObservableObject") ? .observableObject : .otherClass
        case .protocolType, .alias, .extensionType: return .unknown
        }
    }

    /// Whether a new object of a class may lack something that the old one held. False only if the class is known to
    /// have nothing but constants, what its initializer is given, subscriptions, and values that a property wrapper of the
    /// project keeps elsewhere.
    public func mayHoldState(_ type: TypeID) -> Bool {
        let inheritance = inheritance(of: type)
        let known = [type] + inheritance.names.compactMap(uniqueType)
        return !inheritance.isKnown
            || known.contains { type in
                storedProperties(of: type).map(member).contains(where: \.mayHoldState)
            }
    }

    /// The role of a struct that SwiftUI updates; nil for any other type.
    public func updatedRole(of type: TypeID) -> UpdatedRole? {
        let declared = self.type(type)
        guard declared.kind == .structure || declared.kind == .enumeration else { return nil }
        if declared.isView { return .view }
        let names = inheritance(of: type).names
        if names.contains(where: { $0 == "App" || $0 == "Scene" }) { return .app }
        return names.contains { SwiftUICatalog.builderRequirements.contains($0) || $0 == "AnimatableModifier" } ? .view : nil
    }
}

extension MemberSummary {
    /// Whether the property of a model may hold something that a new object lacks.
    fileprivate var mayHoldState: Bool {
        if Self.plumbing.contains(name) { return false }
        if flags.contains(.isLet) { return defaultValue == .construction || defaultValue == .collection }
        return wrapper.isNone || Self.keepingWrappers.contains(wrapper)
    }

    private static let keepingWrappers = NameTable("Published ObservationIgnored Atomic Locked ThreadSafe Trigger")
    /// Usual names of subscriptions and of the publisher that announces changes.
    private static let plumbing = NameTable(
        """
        cancellable cancellables subscription subscriptions disposable disposables disposeBag bag observer observers \
        observation observations objectWillChange
        """)
}
