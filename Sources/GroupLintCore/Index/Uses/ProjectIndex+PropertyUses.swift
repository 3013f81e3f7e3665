/// A use of a property, with the file that contains it.
public struct PropertyUseSite: Sendable {
    public let file: Int32
    public let use: PropertyUse

    /// The member with the code; nil for `deinit` and subscripts.
    public var user: MemberID? { use.user < 0 ? nil : MemberID(file: file, member: use.user) }
}

/// A use by file and position in the file's uses.
struct PropertyUseID: LocatedInFile {
    let file: Int32
    let position: Int32
}

extension FileSummary {
    /// Passes the uses that may change a member of another value, `model.title = ""`, to `add`, keyed by the member.
    @inline(__always)
    func eachMemberWrite(_ file: Int32, _ add: (Name, PropertyUseID) -> Void) {
        for (position, use) in uses.all.enumerated() where !use.member.isNone && use.kind.mayChangeValue {
            add(use.member, PropertyUseID(file: file, position: Int32(position)))
        }
    }
}

/// The places where the project changes a property of an object after its initializer.
public struct PropertyChanges: Sendable {
    public var sites: [PropertyUseSite] = []
    /// Whether there are no others.
    public var isComplete: Bool
}

extension ProjectIndex {
    /// Everything about the uses of a type's members. Costs a look at each use.
    public func data(of type: TypeID) -> TypeData { TypeData(type, self) }

    /// Whether a macro may add code to a type.
    func hasUnknownMacro(_ type: TypeID) -> Bool {
        declarations(of: type).contains { files.declaration($0).flags.contains(.hasUnknownMacro) }
    }

    /// Whether the index has all code of a type. If not, unknown code may use any member.
    func hasAllUses(of type: TypeID) -> Bool {
        !hasUnknownMacro(type) && declarations(of: type).allSatisfy { files[Int($0.file)].hasUses(ofType: $0.type) }
    }

    /// The name of the member with a use; nil for `deinit` and subscripts.
    public func name(ofUser site: PropertyUseSite) -> Name? {
        site.use.user < 0 ? nil : files[Int(site.file)].members.records[Int(site.use.user)].name
    }

    /// Whether a use is in the body of a function.
    public func isFunction(_ site: PropertyUseSite) -> Bool {
        site.use.user >= 0 && files[Int(site.file)].members.records[Int(site.use.user)].kind == .function
    }

    /// The uses in the declaration of a type and its extensions, in the order of files.
    public func uses(in type: TypeID) -> [PropertyUseSite] {
        declarations(of: type).flatMap { place in
            files[Int(place.file)].uses.inType(place.type).map { PropertyUseSite(file: place.file, use: $0) }
        }
    }

    /// Passes the members in the declaration of a type and its extensions to a function.
    func eachMember(of type: TypeID, _ visit: (MemberID, borrowing MemberTable.Record) -> Void) {
        for place in declarations(of: type) {
            let table = files[Int(place.file)].members
            for position in table.span(of: place.type) where table.records[position].owner == place.type {
                visit(MemberID(file: place.file, member: Int32(position)), table.records[position])
            }
        }
    }

    /// All places where the project changes a property of a class after its initializer, those in the class first.
    ///
    /// - Parameter data: the data of the class.
    public func changes(of property: Name, inClass type: TypeID, _ data: TypeData) -> PropertyChanges {
        var result = PropertyChanges(isComplete: data.isComplete)
        result.sites = data.uses(of: property).filter { isLaterChange($0, data) }
        for subclass in directSubclasses(of: type) {
            let data = self.data(of: subclass)
            result.sites += data.uses(of: property).filter { isLaterChange($0, data) }
            if !data.isComplete { result.isComplete = false }
        }
        let (writes, reach) = (writes(to: property), reach(of: type))
        result.sites += (writes.byType[type] ?? []).filter { reach.contains($0.file) }
        if writes.isUnknown(in: reach) { result.isComplete = false }
        return result
    }

    /// The writes to members with a name, by the type of the value that has the member.
    private func writes(to property: Name) -> MemberWrites {
        memberWritesByName.value(property) { MemberWrites(to: property, self) }
    }

    /// Whether code of a class changes its own property after the initializer. For a published property, `$title` is a
    /// publisher, which changes nothing.
    private func isLaterChange(_ site: PropertyUseSite, _ data: TypeData) -> Bool {
        let use = site.use
        guard use.member.isNone || use.kind != .write, use.kind.mayChangeValue, use.kind != .projection else { return false }
        if use.kind == .laterChange { return true }
        guard use.user >= 0, record(MemberID(file: site.file, member: use.user)).flags.contains(.isPrivate) else {
            return use.moment != .initialization
        }
        return !data.moments(of: site).isSubset(of: .initialization)
    }

    /// What is known about the type of a value.
    public enum ValueType: Equatable, Sendable {
        case project(TypeID)
        /// A type that the project does not declare.
        case other
        case unknown
    }

    /// The type of the value of a stored property, without `Optional` and brackets. A capitalized name is a type itself.
    public func valueType(of name: Name, in owner: TypeID) -> ValueType {
        if name.isNone { return .unknown }
        let found = firstMembers(of: owner, named: name)
        guard found.count == 1, let place = found.first, record(place).kind == .storedProperty else {
            guard found.isEmpty, let type = resolveType(name, file: type(owner).place.file, in: owner) else { return .unknown }
            return .project(type)
        }
        let typeName = files[Int(place.file)].members.valueTypeName(Int(place.member))
        guard !typeName.isNone, !record(place).typeFlags.contains(.isFunction) else { return .unknown }
        if let type = resolveType(typeName, file: place.file, in: owner) { return .project(type) }
        return declaresType(typeName) ? .unknown : .other
    }

    /// A property of a class, or of a superclass in the project.
    public func property(_ name: Name, ofClass type: TypeID) -> MemberID? {
        for current in [type] + inheritance(of: type).types where self.type(current).kind == .classType {
            if let found = firstMembers(of: current, named: name).first { return found }
        }
        return nil
    }

    /// The types that a file declares, without extensions.
    public func types(declaredIn file: Int32) -> [TypeID] {
        files[Int(file)].types.indices.compactMap { position in
            let summary = files[Int(file)].types[position]
            guard summary.kind != .extensionType, summary.kind != .alias else { return nil }
            return typeID(file: file, declaration: Int32(position))
        }
    }

    /// The types that a file declares or extends, each once.
    public func types(withCodeIn file: Int32) -> [TypeID] {
        let found = files[Int(file)].types.indices.compactMap { position -> TypeID? in
            files[Int(file)].types[position].kind == .alias ? nil : typeID(file: file, declaration: Int32(position))
        }.sorted()
        return found.indices.filter { $0 == 0 || found[$0 - 1] != found[$0] }.map { found[$0] }
    }
}
