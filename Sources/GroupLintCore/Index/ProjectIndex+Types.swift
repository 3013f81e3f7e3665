/// What a type is.
extension ProjectIndex {
    /// Whether the declaration or an extension of a type names a conformance or superclass.
    public func inherits(_ type: TypeID, _ name: Name) -> Bool { inherits(type) { $0 == name } }

    /// The same for any of several.
    public func inherits(_ type: TypeID, from names: NameTable) -> Bool { inherits(type, names.contains) }

    private func inherits(_ type: TypeID, _ isWanted: (Name) -> Bool) -> Bool {
        declarations(of: type).contains { place in
            let file = files[Int(place.file)]
            return file.inherited(by: file.types[Int(place.type)]).contains(where: isWanted)
        }
    }

    /// Stored properties that every value of a type has, in source order.
    public func storedProperties(of type: TypeID) -> [MemberID] {
        var found: [MemberID] = []
        for declaration in declarations(of: type) {
            let members = files[Int(declaration.file)].members.records
            for index in members.indices {
                let member = members[index]
                guard member.owner == declaration.type, member.kind == .storedProperty,
                    !member.flags.contains(.isStatic)
                else { continue }
                found.append(MemberID(file: declaration.file, member: Int32(index)))
            }
        }
        return found
    }

    /// Whether a call with a closure behind it can mean this type. `List { … }` is SwiftUI's though a module of the
    /// project has a model called `List`: that one has no initializer for it.
    public func mayTakeClosures(_ id: TypeID) -> Bool {
        guard types[Int(id)].kind == .structure || types[Int(id)].kind == .enumeration else { return true }
        let written = initializers(of: id).map(member)
        return written.contains { $0.parameters.contains { $0.takesClosure } }
            || storedProperties(of: id).map(record).contains {
                $0.typeFlags.contains(.isFunction) || $0.flags.contains(.isBuilder)
            }
    }

    /// Whether values of a type are shared by reference and made at a cost: classes, models, actors.
    public func isReferenceType(_ id: TypeID) -> Bool {
        let type = types[Int(id)]
        return type.kind == .classType || type.kind == .actor
    }

    /// `body` of a view type, when its file shows one.
    public func body(of id: TypeID) -> ViewSite? {
        guard types[Int(id)].isView else { return nil }
        for member in members(of: id, named: .body) {
            let summary = record(member)
            if summary.kind == .computedProperty, summary.root >= 0 {
                return ViewSite(file: member.file, element: summary.root)
            }
        }
        return nil
    }
}
