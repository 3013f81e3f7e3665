/// A kind of object in the environment: its class, and the property wrapper that reads it.
public struct EnvironmentObject: Hashable, Sendable {
    public let type: TypeID
    /// Whether views read it with `@Environment(Session.self)` and not with `@EnvironmentObject`.
    public let isObservable: Bool
}

/// A property that reads an object from the environment. The app crashes if the object is not there.
public struct EnvironmentReader: Sendable {
    public let object: EnvironmentObject
    public let property: MemberID
    /// Whether the body reads the property, and not only an action.
    public let isReadByBody: Bool
    /// Whether the code that reads it is known to run when the view is shown or used.
    public var isKnownToRun = true
}

extension ProjectIndex {
    /// The property reads this object from the environment: `@EnvironmentObject var session: Session`,
    /// `@Environment(Session.self) var session`. Nil for an optional property, for a class of another module, and for a
    /// delegate, which SwiftUI itself puts into the environment.
    public func environmentObject(of id: MemberID) -> EnvironmentObject? {
        let member = member(id)
        let isObservable = member.wrapper == .environment
        guard isObservable || member.wrapper == .environmentObjectWrapper, !member.type.flags.contains(.isOptional) else {
            return nil
        }
        let name = isObservable ? member.constructed : member.type.name
        guard !name.isNone, let owner = owner(of: id), let type = resolveType(name, file: id.file, in: owner),
            self.type(type).kind == .classType, self.type(type).home != nil,
            !inheritance(of: type).names.contains(where: SwiftUICatalog.delegateProtocols.contains)
        else { return nil }
        return EnvironmentObject(type: type, isObservable: isObservable)
    }

    /// The properties of a type that need an object in the environment. SwiftUI looks for the object when the property is
    /// read, so a property that no code of the type reads needs nothing.
    func environmentReaders(of type: TypeID) -> [EnvironmentReader] {
        let found = storedProperties(of: type).compactMap { id in environmentObject(of: id).map { (id, $0) } }
        guard !found.isEmpty else { return [] }
        let data = data(of: type)
        return found.compactMap { id, object in
            let moments = data.uses(of: record(id).name).reduce(into: PropertyUse.Moments()) { moments, site in
                guard site.use.kind != .wrapper else { return }
                // A closure that an unknown function takes is usually a builder.
                moments.formUnion(site.use.moment == .unknown ? .evaluation : data.moments(of: site))
            }
            guard !moments.isDisjoint(with: [.evaluation, .action, .task, .unknown]) else { return nil }
            return EnvironmentReader(
                object: object, property: id, isReadByBody: moments.contains(.evaluation), isKnownToRun: moments != .unknown)
        }
    }

    /// The class of the object that some code names; nil if it is not known. A name like `session` is taken for a `Session` if
    /// nothing else tells the class.
    ///
    /// - Parameter owner: the type with the code.
    func type(of source: ObjectSource, file: Int32, in owner: TypeID?) -> TypeID? {
        if let written = writtenType(of: source, file: file, in: owner) { return written }
        guard !source.suggestedType.isNone, let type = resolveType(source.suggestedType, file: file, in: owner),
            self.type(type).kind == .classType, self.type(type).home != nil
        else { return nil }
        return type
    }

    private func writtenType(of source: ObjectSource, file: Int32, in owner: TypeID?) -> TypeID? {
        var path = source.path[...]
        var type = owner
        switch source.start {
        case .unknown: return nil
        case .owner: break
        case .instance, .type:
            guard let name = path.popFirst() else { return nil }
            type = resolveType(name, file: file, in: owner)
            if source.start == .type {
                guard let name = path.popFirst(), let found = type else { return nil }
                type = valueType(ofMember: name, in: found) ?? (Name.usualInstances.contains(name) ? found : nil)
            }
        }
        while let name = path.popFirst(), let found = type { type = valueType(ofMember: name, in: found) }
        guard let type, self.type(type).kind == .classType, self.type(type).home != nil else { return nil }
        return type
    }

    /// The type of a property, or the result of a function, in a type or its superclasses.
    private func valueType(ofMember name: Name, in type: TypeID) -> TypeID? {
        let outer = self.type(type).kind == .classType ? inheritance(of: type).types : []
        for owner in [type] + outer {
            let found = members(of: owner, named: name)
            guard let id = found.first else { continue }
            let member = member(id)
            guard found.count == 1, !member.valueTypeName.isNone,
                member.type.flags.isDisjoint(with: [.isFunction, .isCollection])
            else { return nil }
            return resolveType(member.valueTypeName, file: id.file, in: owner)
        }
        return nil
    }
}

extension Name {
    static let environmentObjectWrapper: Name = "EnvironmentObject"
}
