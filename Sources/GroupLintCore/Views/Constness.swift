extension ViewElement {
    /// Whether a branch always takes the same arm while the view exists: `#if`, `#available`, or a condition that
    /// reads only literals, platform constants and constants of the project.
    public var isConstantBranch: Bool {
        if flags.contains(.isConfig) || flags.contains(.isAvailability) { return true }
        return reads.allSatisfy(isConstant)
    }

    /// Whether a value that the element reads stays the same for as long as the view exists.
    public func isConstant(_ read: ViewTree.Read) -> Bool { Constness(index, file: site.file, owner: owner).isConstant(read) }
}

/// Decides whether a value stays the same for as long as a view exists.
struct Constness {
    private let index: ProjectIndex
    private let file: Int32
    private let owner: TypeID?

    init(_ index: ProjectIndex, file: Int32, owner: TypeID?) {
        self.index = index
        self.file = file
        self.owner = owner
    }

    func isConstant(_ read: ViewTree.Read) -> Bool {
        // Getters may read each other many times.
        var budget = 256
        return isConstant(read, depth: 0, &budget)
    }

    private func isConstant(_ read: ViewTree.Read, depth: Int, _ budget: inout Int) -> Bool {
        if read.isTypeMember { return isConstantTypeMember(read) }
        if read.isLocal || depth > 4 || budget == 0 { return false }
        budget -= 1
        guard let owner else { return false }
        let members = index.members(of: owner, named: read.root).map(index.member)
        guard let member = members.first else { return false }
        switch member.kind {
        case .storedProperty: return isConstantProperty(member, read, owner)
        case .computedProperty:
            // `var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }`
            guard let reads = member.getterReads else { return false }
            return reads.allSatisfy { isConstant($0, depth: depth + 1, &budget) }
        case .function, .initializer: return false
        }
    }

    /// Whether a member of a type is constant: `UIDevice.current…`, `Flags.isBeta`. A variable of a type, or of its
    /// shared instance, can change.
    private func isConstantTypeMember(_ read: ViewTree.Read) -> Bool {
        if Self.platform.contains(read.root) { return true }
        guard let type = index.resolveType(read.root, file: file, in: owner) else { return false }
        let members = index.members(of: type, named: read.member).map(index.member)
        guard let member = members.first else { return index.type(type).kind == .enumeration }
        if member.kind == .computedProperty { return member.getterReads?.isEmpty ?? false }
        let value = member.writtenType
        return member.kind == .storedProperty && member.flags.contains(.isLet) && !index.isModel(value)
    }

    private func isConstantProperty(_ member: MemberSummary, _ read: ViewTree.Read, _ owner: TypeID) -> Bool {
        if isConstantOfModel(member, read) { return true }
        let isLet = member.flags.contains(.isLet)
        guard member.wrapper.isNone, !member.type.flags.contains(.isFunction) else { return false }
        if member.flags.contains(.isStatic) { return isLet && !index.isModel(member.type.name) }
        if isLet, member.defaultValue == .literal { return true }
        // A view does not assign its plain `var` either: the value comes from the call or from the default.
        guard read.member.isNone, isLet || index.type(owner).isView else { return false }
        let all = index.initializers(of: owner).map(index.member)
        let designated = all.filter { !$0.delegates }
        let open = designated.filter { !$0.fixes(read.root, presence: read.isPresence) }
        if !designated.isEmpty, open.isEmpty { return true }
        let isGiven = member.defaultValue == .literal || open.count < designated.count
        return (open + all.filter(\.delegates)).allSatisfy { $0.takes(read.root) }
            && index.isAlwaysLiteral(read.root, of: owner, hasDefault: isGiven)
    }

    /// Whether a member of a model is constant: `model.isCompact`, where `isCompact` is a `let` in a class of the
    /// project.
    private func isConstantOfModel(_ member: MemberSummary, _ read: ViewTree.Read) -> Bool {
        let name = member.writtenType
        guard !read.member.isNone, let type = index.resolveType(name, file: file, in: owner), index.isReferenceType(type)
        else { return false }
        let found = index.members(of: type, named: read.member).map(index.member)
        return !found.isEmpty
            && found.allSatisfy { property in
                property.kind == .storedProperty && property.flags.contains(.isLet) && !index.isModel(property.type.name)
            }
    }

    private static let platform = NameTable(
        "UIDevice Locale ProcessInfo Bundle TARGET_OS_SIMULATOR WKInterfaceDevice CommandLine NSProcessInfo")
}

extension MemberSummary {
    /// Whether an initializer has a parameter for a property.
    fileprivate func takes(_ property: Name) -> Bool { parameters.contains { $0.propertyName == property } }
}

extension ProjectIndex {
    /// Whether the project shows that a type is a class, an actor or observable.
    public func isModel(_ name: Name) -> Bool {
        guard let id = uniqueType(name) else { return false }
        return isReferenceType(id) || type(id).isObservable
    }
}
