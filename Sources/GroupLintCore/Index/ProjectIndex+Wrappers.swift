/// Questions about properties with property wrappers.
extension ProjectIndex {
    /// A stored property of an instance, with its type.
    public struct Property: Sendable {
        public let id: MemberID
        public let type: TypeID
        public let name: Name
        public let wrapper: Name
        public let isPrivate: Bool
    }

    /// Whether a property of the project observes objects of a class with a property wrapper, by the name of the class.
    public func isObserved(_ model: TypeID) -> Bool {
        let observed = observed.value { ObservedTypes(self) }
        return observed.all.contains(model) || inheritance(of: model).types.contains(where: observed.named.contains)
    }

    /// The properties that a file declares with one of some property wrappers.
    public func properties(inFile file: Int32, with wrappers: NameTable) -> [Property] {
        files[Int(file)].members.records.indices.compactMap { position in
            property(MemberID(file: file, member: Int32(position)), with: wrappers)
        }
    }

    /// A property with one of some property wrappers; nil for any other member.
    public func property(_ id: MemberID, with wrappers: NameTable) -> Property? {
        let members = files[Int(id.file)].members
        let wrapper = members.wrapper(Int(id.member))
        guard !wrapper.isNone, wrappers.contains(wrapper) else { return nil }
        let record = members.records[Int(id.member)]
        guard record.kind == .storedProperty, !record.flags.contains(.isStatic),
            let type = typeID(file: id.file, declaration: record.owner)
        else { return nil }
        return Property(
            id: id, type: type, name: record.name, wrapper: wrapper,
            isPrivate: record.flags.contains(.isPrivate) || self.type(type).isPrivate)
    }

    /// Whether SwiftUI connects the property wrappers of a type: it is a view, a style, an app or similar.
    public func isUpdated(_ type: TypeID) -> Bool {
        let kind = self.type(type).kind
        guard kind == .structure || kind == .enumeration else { return false }
        return self.type(type).isView || inheritance(of: type).isUpdated
    }

    /// Whether a protocol of a type may require a member. Protocols of unknown modules may require anything.
    public func mayBeRequired(_ member: Name, in type: TypeID) -> Bool {
        let inheritance = inheritance(of: type)
        return inheritance.mayRequireAnything || inheritance.types.contains { !members(of: $0, named: member).isEmpty }
    }

    /// Whether a type is a preview or a test, or is declared in one.
    public func isInPreview(_ type: TypeID) -> Bool {
        sequence(first: type) { self.type($0).parent }.contains { self.type($0).isPreview }
    }

    /// Whether a class has a static object that any code can read: `Theme.shared`.
    public func hasSharedInstance(_ type: TypeID) -> Bool {
        Name.usualInstances.contains { name in
            members(of: type, named: name).contains { record($0).flags.contains(.isStatic) }
        }
    }

    /// Whether a new object of a class holds nothing but literals, so that making it starts nothing.
    public func holdsOnlyLiterals(_ type: TypeID) -> Bool {
        let inheritance = inheritance(of: type)
        return initializers(of: type).isEmpty && inheritance.isKnown
            && inheritance.types.allSatisfy { self.type($0).kind == .protocolType }
            && storedProperties(of: type).allSatisfy { record($0).defaultValue.isPlain }
    }

    /// Whether an ObservableObject tells its views about a change, as far as its code shows. True if a part is unknown.
    public func mayPublish(_ type: TypeID) -> Bool {
        let inheritance = inheritance(of: type)
        guard inheritance.isKnown, hasAllUses(of: type) else { return true }
        return ([type] + inheritance.types).contains { type in
            uses(in: type).contains { $0.use.root == "objectWillChange" } || !members(of: type, named: "objectWillChange").isEmpty
                || storedProperties(of: type).contains { !wrapper(of: $0).isNone }
        }
    }

    /// Whether the code of a type names an object of a class through another property: `app.library` beside a property that
    /// holds the library. The object of the property may be the same one.
    public func names(_ model: TypeID, throughOthersIn type: TypeID) -> Bool {
        let named = namedThroughOthers.value(type) {
            var found: Set<TypeID> = []
            for site in uses(in: type) where !site.use.member.isNone {
                guard case .project(let owner) = valueType(of: site.use.root, in: type),
                    case .project(let value) = valueType(of: site.use.member, in: owner)
                else { continue }
                found.insert(value)
            }
            return found
        }
        return named.contains(model)
    }

    /// The files that name a view outside of its own code, if the project has an app.
    func filesNaming(_ type: TypeID) -> [Int32] {
        var found: [Int32] = []
        for (file, owner) in shownViews.places(naming: type, in: self) where found.last != file {
            if typeID(file: file, declaration: owner) != type { found.append(file) }
        }
        return found
    }
}

/// The classes whose objects the properties of the project observe with property wrappers. A class cannot observe: SwiftUI does
/// not update it.
struct ObservedTypes: Sendable {
    /// The classes of the properties.
    private(set) var named: Set<TypeID> = []
    /// These and what they inherit from.
    private(set) var all: Set<TypeID> = []

    init(_ index: ProjectIndex) {
        for file in index.files.indices {
            for property in index.properties(inFile: Int32(file), with: SwiftUICatalog.objectWrappers) {
                guard index.type(property.type).kind != .classType, let type = index.object(in: property.id),
                    named.insert(type).inserted
                else { continue }
                all.insert(type)
                all.formUnion(index.inheritance(of: type).types)
            }
        }
    }
}

extension MemberSummary.DefaultValue {
    fileprivate var isPlain: Bool {
        switch self {
        case .none, .literal, .collection: true
        case .construction, .other: false
        }
    }
}
