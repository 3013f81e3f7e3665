import GroupLintCore

/// A path through objects to a variable of the last one: `model.database.presets`.
struct ObjectPath {
    let names: [Name]
    let variable: MemberID
    /// The class of the object that has the variable.
    let owner: TypeID

    /// Nil if a part of the path is unknown. What follows the variable, such as a member of its value, is left out.
    ///
    /// - Parameter type: the type with the code: its members start paths.
    init?(_ path: some Collection<Name>, in type: TypeID, _ index: ProjectIndex) {
        var current = type
        for (position, name) in path.enumerated() {
            guard let id = index.member(name, inHierarchyOf: current) else { return nil }
            if position + 1 < path.count, let object = index.classOfObject(in: id) {
                current = object
                continue
            }
            guard index.isReferenceType(current) else { return nil }
            (names, variable, owner) = (Array(path.prefix(position + 1)), id, current)
            return
        }
        return nil
    }
}

extension ProjectIndex {
    /// The only member of a type or of its superclasses with a name.
    func member(_ name: Name, inHierarchyOf type: TypeID) -> MemberID? {
        if isReferenceType(type) { return property(name, ofClass: type) }
        let found = members(of: type, named: name)
        return found.count == 1 ? found[0] : nil
    }

    /// The class of the object in a property, stored or computed.
    func classOfObject(in id: MemberID) -> TypeID? {
        let member = member(id)
        guard member.kind == .storedProperty || member.kind == .computedProperty, member.wrapper != "Environment",
            member.type.flags.isDisjoint(with: [.isFunction, .isCollection]), let owner = owner(of: id),
            let type = resolveType(member.writtenType, file: id.file, in: owner),
            isReferenceType(type)
        else { return nil }
        return type
    }

    /// Whether a change of a variable of a class may announce nothing, as far as its declaration is known without syntax.
    func mayBeUnannounced(_ variable: MemberID, of owner: TypeID) -> Bool {
        let member = member(variable)
        guard member.kind == .storedProperty, member.wrapper.isNone, member.flags.isDisjoint(with: [.isStatic, .isLet]),
            let declaring = self.owner(of: variable), inheritance(of: owner).isKnown
        else { return false }
        return [owner, declaring].map(modelKind).allSatisfy { $0 == .otherClass || $0 == .observableObject }
    }

    /// The type of the object or value at the end of a path of properties.
    func typeOfValue(_ path: some Sequence<Name>, in type: TypeID) -> TypeID? {
        var current = type
        for name in path {
            guard let id = member(name, inHierarchyOf: current), let next = classOfObject(in: id) else { return nil }
            current = next
        }
        return current
    }
}

extension RuleContext {
    /// Whether a change of a variable announces nothing: the class announces no changes at all, or not of this variable.
    mutating func isUnannounced(_ path: ObjectPath) -> Bool {
        guard index.mayBeUnannounced(path.variable, of: path.owner), let declaring = index.owner(of: path.variable) else {
            return false
        }
        return data(of: declaring).isComplete && isPlainVariable(path.variable)
    }

    /// Whether a stored property has neither observers nor attributes.
    mutating func isPlainVariable(_ id: MemberID) -> Bool {
        guard let node = syntax(ofFile: index.files[Int(id.file)].path)?.declaration(at: index.member(id).nameRange),
            case let binding = PatternBinding(node), binding.accessors == nil,
            let variable = node.parent.flatMap(VariableDecl.init)
        else { return false }
        return !variable.isLazy && !(variable.attributes?.hasChildren ?? false)
    }
}
