/// A stored property that holds an object of a class of the project that conforms to `ObservableObject`.
public struct ObjectProperty: Sendable {
    public let id: MemberID
    public let member: MemberSummary
    /// The class of the object.
    public let type: TypeID

    /// Whether the view with the property is updated when the object announces a change.
    public var isObserved: Bool { SwiftUICatalog.objectWrappers.contains(member.wrapper) }
}

/// The classes whose objects the properties of a view observe.
struct ObservedClasses: Sendable {
    /// The classes of the properties.
    private(set) var own: Set<TypeID> = []
    /// These and what they inherit from.
    private(set) var all: Set<TypeID> = []

    init(_ view: TypeID, _ index: ProjectIndex) {
        for property in index.objectProperties(of: view) where property.isObserved && own.insert(property.type).inserted {
            all.insert(property.type)
            all.formUnion(index.inheritance(of: property.type).types)
        }
    }
}

/// Questions about objects that views observe with property wrappers.
extension ProjectIndex {
    /// Whether a type is a struct whose `body` SwiftUI runs again when observed objects change: a view, a modifier, a style.
    public func hasUpdatedBody(_ type: TypeID) -> Bool {
        let declared = self.type(type)
        return declared.kind == .structure && declared.home != nil
            && (declared.isView || inherits(type, from: SwiftUICatalog.builderRequirements))
    }

    /// The stored properties of a type that hold an `ObservableObject` of the project, in source order. Of many with the same
    /// name, which `#if` may choose from, only the first.
    public func objectProperties(of type: TypeID) -> [ObjectProperty] {
        var counts: [Name: Int] = [:]
        return storedProperties(of: type).compactMap { id in
            guard let object = object(in: id) else { return nil }
            let name = record(id).name
            counts[name, default: 0] += 1
            guard counts[name, default: 0] <= Self.mostOfOneName else { return nil }
            return ObjectProperty(id: id, member: member(id), type: object)
        }
    }

    private static var mostOfOneName: Int { 8 }

    /// The computed properties of a type whose value is an `ObservableObject` of the project, with the class.
    public func computedObjects(of type: TypeID) -> [(id: MemberID, type: TypeID)] {
        var found: [(id: MemberID, type: TypeID)] = []
        eachMember(of: type) { id, record in
            guard record.kind == .computedProperty, !record.flags.contains(.isStatic), let object = object(in: id) else { return }
            found.append((id, object))
        }
        return found
    }

    /// The class of the object in a stored property, if it conforms to `ObservableObject`.
    public func object(in id: MemberID) -> TypeID? {
        guard record(id).typeFlags.isDisjoint(with: [.isFunction, .isCollection]),
            case let name = files[Int(id.file)].members.valueTypeName(Int(id.member)), !name.isNone,
            let owner = owner(of: id),
            let type = resolveType(name, file: id.file, in: owner), announcesChanges(type)
        else { return nil }
        return type
    }

    /// Whether objects of a type come from Core Data, so that they announce their changes: a class that inherits from
    /// `NSManagedObject`, or whose objects a view fetches. Xcode may generate the class outside of the project.
    public func isManagedObject(_ type: Name) -> Bool {
        if fetchedTypes.contains(type) { return true }
        guard let type = uniqueType(type), self.type(type).kind != .structure, self.type(type).kind != .enumeration else {
            return false
        }
        return inheritance(of: type).contains("NSManagedObject")
    }

    /// Whether a class conforms to `ObservableObject` and is not `@Observable` at the same time.
    public func announcesChanges(_ type: TypeID) -> Bool {
        let declared = self.type(type)
        guard declared.kind == .classType, !declared.isObservable else { return false }
        let inheritance = inheritance(of: type)
        return inheritance.contains(.observableObject) && !inheritance.types.contains { self.type($0).isObservable }
    }

    /// The property of a class or of its superclasses with a name, if the class announces its changes: `@Published`.
    public func publishedProperty(_ name: Name, of type: TypeID) -> MemberID? {
        guard let found = property(name, ofClass: type) else { return nil }
        return record(found).kind == .storedProperty && wrapper(of: found) == "Published" ? found : nil
    }

    /// The published property with a name, or one that a computed property with this name reads: `var isEmpty: Bool {
    /// items.isEmpty }`.
    public func publishedSource(of name: Name, in type: TypeID) -> MemberID? {
        guard let found = property(name, ofClass: type) else { return nil }
        if let published = publishedProperty(name, of: type) { return published }
        guard record(found).kind == .computedProperty, let reads = member(found).getterReads else { return nil }
        for read in reads where !read.isLocal && !read.isTypeMember {
            if let published = publishedProperty(read.root, of: type) { return published }
        }
        return nil
    }

    /// The code that sets a property with a name of any value: `article.isRead = true`.
    public func settingSites(of property: Name) -> [PropertyUseSite] {
        memberWrites.candidates(property).compactMap { id in
            let use = files[Int(id.file)].uses.all[Int(id.position)]
            return use.member == property ? PropertyUseSite(file: id.file, use: use) : nil
        }
    }

    /// The type that declares a member; nil for a global one.
    public func owner(of id: MemberID) -> TypeID? { typeID(file: id.file, declaration: record(id).owner) }

    /// Whether an object of one class may be an object of the other.
    public func mayBeSame(_ type: TypeID, _ other: TypeID) -> Bool {
        type == other || inheritance(of: type).types.contains(other) || inheritance(of: other).types.contains(type)
    }

    /// Whether a view observes an object of a class.
    public func observes(_ view: TypeID, objectOf type: TypeID) -> Bool {
        let observed = observedClasses.value(view) { ObservedClasses(view, self) }
        return observed.all.contains(type) || inheritance(of: type).types.contains(where: observed.own.contains)
    }

    /// Whether a view observes any object, also one of a class that the project does not declare.
    public func observesObjects(_ view: TypeID) -> Bool {
        storedProperties(of: view).contains { SwiftUICatalog.objectWrappers.contains(wrapper(of: $0)) }
    }

    /// The reads of shared instances in the code of a type: `Session.shared.user`.
    public func sharedReads(in type: TypeID) -> [PropertyUseSite] { uses(in: type).filter { $0.use.kind == .shared } }
}
