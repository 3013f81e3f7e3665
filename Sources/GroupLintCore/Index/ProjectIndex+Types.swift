/// Questions about types.
extension ProjectIndex {
    /// Whether the project declares a type with this name, nested or not.
    public func declaresType(_ name: Name) -> Bool { types(named: name).contains { types[Int($0)].home != nil } }

    /// The types of the project with this name, nested or not.
    public func declaredTypes(named name: Name) -> [TypeID] { types(named: name).filter { types[Int($0)].home != nil } }

    /// Paths of the files that declare or extend a type with this name.
    public func paths(declaring name: Name) -> [String] {
        types(named: name).flatMap { declarations(of: $0).map { files[Int($0.file)].path } }
    }

    /// Whether a type alias of the project has this name: it may stand for a function type.
    public func isAlias(_ name: Name) -> Bool { types(named: name).contains { types[Int($0)].kind == .alias } }

    /// The only type with this name, nested or not; nil if there are several. Finds `Row` for `List.Row(…)`.
    public func uniqueType(_ name: Name) -> TypeID? {
        var only: TypeID?
        for id in typesByName.candidates(name) where types[Int(id)].name == name {
            if only != nil { return nil }
            only = id
        }
        return only
    }

    /// Whether the declaration or an extension of a type names a conformance or superclass.
    public func inherits(_ type: TypeID, _ name: Name) -> Bool { inherits(type) { $0 == name } }

    /// Whether the declaration or an extension of a type names one of several conformances or superclasses.
    public func inherits(_ type: TypeID, from names: NameTable) -> Bool { inherits(type, names.contains) }

    /// Types by name, with names of enclosing types before it, outermost first.
    public func types(endingWith names: [Name]) -> [TypeID] {
        guard let own = names.last else { return [] }
        return types(named: own).filter { id in
            var outer = types[Int(id)].parent
            return names.dropLast().reversed().allSatisfy { name in
                guard let parent = outer, types[Int(parent)].name == name else { return false }
                outer = types[Int(parent)].parent
                return true
            }
        }
    }

    private func inherits(_ type: TypeID, _ isWanted: (Name) -> Bool) -> Bool {
        declarations(of: type).contains { place in
            let file = files[Int(place.file)]
            return file.inherited(by: file.types[Int(place.type)]).contains(where: isWanted)
        }
    }

    /// Instance stored properties of the types in a file, in source order.
    public func storedProperties(inFile file: Int32) -> [MemberID] {
        let members = files[Int(file)].members.records
        return members.indices.compactMap { index in
            let member = members[index]
            guard member.owner >= 0, member.kind == .storedProperty, !member.flags.contains(.isStatic) else { return nil }
            return MemberID(file: file, member: Int32(index))
        }
    }

    /// Instance computed properties with a name in a file, in source order.
    public func computedProperties(_ name: Name, inFile file: Int32) -> [MemberID] {
        let members = files[Int(file)].members.records
        return members.indices.compactMap { index in
            let member = members[index]
            guard member.name == name, member.owner >= 0, member.kind == .computedProperty, !member.flags.contains(.isStatic)
            else { return nil }
            return MemberID(file: file, member: Int32(index))
        }
    }

    /// Types with a name, including nested types and types from other modules that the project extends.
    func types(named name: Name) -> some Collection<TypeID> {
        typesByName.candidates(name).lazy.filter { self.types[Int($0)].name == name }
    }

    public func defaultValue(of id: MemberID) -> MemberSummary.DefaultValue { record(id).defaultValue }

    /// Instance stored properties of a type, in source order.
    public func storedProperties(of type: TypeID) -> [MemberID] {
        let isInManyParts = declarations(of: type).count > Self.manyParts
        return isInManyParts ? propertiesInManyParts.value(type) { foundProperties(of: type) } : foundProperties(of: type)
    }

    private static var manyParts: Int { 8 }

    private func foundProperties(of type: TypeID) -> [MemberID] {
        var found: [MemberID] = []
        for declaration in declarations(of: type) {
            let table = files[Int(declaration.file)].members
            for index in table.span(of: declaration.type) {
                let member = table.records[index]
                guard member.owner == declaration.type, member.kind == .storedProperty,
                    !member.flags.contains(.isStatic)
                else { continue }
                if found.isEmpty { found.reserveCapacity(8) }
                found.append(MemberID(file: declaration.file, member: Int32(index)))
            }
        }
        return found
    }

    /// Whether a call with a trailing closure can mean this type. `List { … }` is SwiftUI's even if the project has a
    /// model called `List`, because the model has no initializer that takes a closure.
    public func mayTakeClosures(_ id: TypeID) -> Bool {
        guard types[Int(id)].kind == .structure || types[Int(id)].kind == .enumeration else { return true }
        let written = initializers(of: id).map(member)
        return written.contains { $0.parameters.contains { $0.takesClosure } }
            || storedProperties(of: id).map(record).contains {
                $0.typeFlags.contains(.isFunction) || $0.flags.contains(.isBuilder)
            }
    }

    /// The declaration of a type and its extensions: the path of the file, and the range of the type's name there.
    public func places(of id: TypeID) -> some Collection<(path: String, nameRange: SourceRange)> {
        declarations(of: id).lazy.map { [self] place in
            (files[Int(place.file)].path, files.declaration(place).nameRange)
        }
    }

    /// The project's type of a declaration or extension in a file.
    public func type(of declaration: TypeDecl, file: Int32) -> TypeID? {
        let name = declaration.extendedType?.range ?? declaration.node.tokenRange
        let types = files[Int(file)].types
        // Types are in source order, because a type's name comes before the types in it.
        let position = types.partitionPoint { $0.nameRange.start < name.start }
        guard position < types.count, types[position].nameRange == name else { return nil }
        return typeID(file: file, declaration: Int32(position))
    }

    /// Whether a type is a class or an actor.
    public func isReferenceType(_ id: TypeID) -> Bool {
        let type = types[Int(id)]
        return type.kind == .classType || type.kind == .actor
    }

    /// Root element of a view type's `body`; nil if the project does not show it.
    public func body(of id: TypeID) -> ViewSite? {
        guard types[Int(id)].isView else { return nil }
        for member in membersByKey.candidates(Self.key(id, .body)) {
            let summary = record(member)
            if summary.kind == .computedProperty, summary.root >= 0, summary.name == .body, owner(of: member) == id {
                return ViewSite(file: member.file, element: summary.root)
            }
        }
        return nil
    }
}

extension ProjectIndex {
    /// Whether an extension adds an initializer with this label to a type from another module, such as
    /// `Group(subviews:)` for older systems.
    public func addsInitializer(_ label: Name, to name: Name, for file: Int32) -> Bool {
        addedInitializers(to: name, for: file).contains { $0.parameters.contains { $0.label == label } }
    }

    /// Initializers that the project adds to types with this name or declares in them, for a use in a file. Of many, only those
    /// that are nearest to the file count.
    public func addedInitializers(to name: Name, for file: Int32) -> [MemberSummary] {
        types(named: name).flatMap { members(of: $0, named: .initName, near: file, atMost: 32).map(member) }
    }
}

extension Name {
    static let observableObject: Name = "ObservableObject"
}
