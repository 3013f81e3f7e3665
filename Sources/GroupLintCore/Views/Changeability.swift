extension ViewElement {
    /// Members of the element's type that an expression in its scope depends on, directly or through computed
    /// properties.
    public func dependencies(of expression: SyntaxNode) -> [ViewTree.Read] {
        var reads = ConditionReads(locals: [])
        reads.add(expression)
        return dependencies(reads.reads)
    }

    /// Members of the element's type that the element reads, directly or through computed properties.
    public var dependencies: [ViewTree.Read] { dependencies(Array(reads)) }

    /// A value that the element reads, and the members of the element's type that it is computed from.
    public func dependencies(of read: ViewTree.Read) -> [ViewTree.Read] { dependencies([read]) }

    private func dependencies(_ reads: [ViewTree.Read]) -> [ViewTree.Read] {
        var reads = reads.filter { !$0.isLocal && !$0.isTypeMember }
        var position = 0
        while position < reads.count, reads.count < 32, let owner {
            let read = reads[position]
            position += 1
            for member in index.members(of: owner, named: read.root) {
                reads += (index.member(member).getterReads ?? []).map { $0.followed(by: read) }
            }
        }
        return reads
    }

    /// Whether a value that the element reads is known to change: state, a variable of an observed model, or a property or
    /// parameter for which some caller passes such a value. Unknown values count as fixed.
    public func changes(_ read: ViewTree.Read) -> Bool {
        var changeability = Changeability(index: index)
        return changeability.canChange(read, in: Changeability.Scope(self), depth: 0)
    }

    /// Whether the value of a property of the element's type is known to change.
    public func changes(property: Name) -> Bool {
        changes(ViewTree.Read(root: property, member: .none, isTypeMember: false, isLocal: false))
    }
}

/// Finds values that are known to change. Its counterpart `Constness` finds values that are known to be constant.
private struct Changeability {
    let index: ProjectIndex
    /// How many more calls to look at. Values can come through many calls of many views.
    private var budget = 500
    /// How many more values to look at. Getters may read each other many times.
    private var values = 2000

    init(index: ProjectIndex) {
        self.index = index
    }

    /// Where a name is read.
    struct Scope {
        var file: Int32
        var owner: TypeID?
        /// The function whose parameters are in scope.
        var member: MemberID?

        init(_ element: ViewElement) {
            (file, owner, member) = (element.site.file, element.owner, element.member)
        }
    }

    mutating func canChange(_ read: ViewTree.Read, in scope: Scope, depth: Int) -> Bool {
        guard depth < 5, values > 0, !read.isTypeMember else { return false }
        values -= 1
        if read.isLocal { return isGivenWhatChanges(parameter: read, in: scope, depth) }
        guard let owner = scope.owner, let member = index.members(of: owner, named: read.root).first.map(index.member)
        else { return false }
        switch member.kind {
        case .storedProperty:
            guard !member.flags.contains(.isStatic), !member.type.flags.contains(.isFunction) else { return false }
            if index.isReferenceType(owner) {
                return isUpdated(member, in: owner) || isObserved(member, read, owner, scope, depth)
            }
            return canChange(member, read, owner, scope, depth)
        case .computedProperty:
            if isObserved(member, read, owner, scope, depth) { return true }
            let reads = member.getterReads ?? []
            return reads.contains { canChange($0.followed(by: read), in: scope, depth: depth + 1) }
        case .function, .initializer:
            return false
        }
    }

    /// Whether views update when this variable of a model changes.
    private func isUpdated(_ member: MemberSummary, in model: TypeID) -> Bool {
        member.wrapper == "Published"
            || (index.type(model).isObservable && !member.flags.contains(.isLet) && member.wrapper.isNone)
    }

    /// Whether a property gives an observable object whose variable is read: `query.value`. Views follow it, wherever the object
    /// is from.
    private mutating func isObserved(
        _ member: MemberSummary, _ read: ViewTree.Read, _ model: TypeID, _ scope: Scope, _ depth: Int
    ) -> Bool {
        guard !read.member.isNone, member.wrapper.isNone,
            let type = index.resolveType(member.writtenType, file: scope.file, in: model), index.type(type).isObservable
        else { return false }
        var inner = scope
        (inner.owner, inner.member) = (type, nil)
        let value = ViewTree.Read(root: read.member, member: read.detail, isTypeMember: false, isLocal: false)
        return canChange(value, in: inner, depth: depth + 1)
    }

    private mutating func canChange(
        _ member: MemberSummary, _ read: ViewTree.Read, _ owner: TypeID, _ scope: Scope, _ depth: Int
    ) -> Bool {
        let type = index.resolveType(member.writtenType, file: scope.file, in: owner)
        // A state or binding with an optional object changes itself when it gets another object.
        let holdsValue = member.wrapper == "State" || member.wrapper == "Binding"
        let isReplaced = holdsValue && (read.member.isNone || member.type.flags.contains(.isOptional))
        if let type, index.isReferenceType(type), !isReplaced {
            guard member.wrapper.isNone || SwiftUICatalog.modelWrappers.contains(member.wrapper) else { return false }
            var inner = scope
            (inner.owner, inner.member) = (type, nil)
            let value = ViewTree.Read(root: read.member, member: read.detail, isTypeMember: false, isLocal: false)
            return canChange(value, in: inner, depth: depth + 1)
        }
        if member.wrapper == .environment { return SwiftUICatalog.changingEnvironment.contains(member.constructed) }
        if let wrapper = ownWrapper(member, scope, owner) {
            guard read.member.isNone || SwiftUICatalog.spaceEnvironment.contains(read.member) else { return false }
            var inner = scope
            (inner.file, inner.owner, inner.member) = (index.type(wrapper).home?.file ?? scope.file, wrapper, nil)
            let value = ViewTree.Read(root: "wrappedValue", member: .none, isTypeMember: false, isLocal: false)
            return canChange(value, in: inner, depth: depth + 1)
        }
        if !member.wrapper.isNone {
            guard SwiftUICatalog.changingWrappers.contains(member.wrapper),
                read.member.isNone || isReplaced || index.isValue(member.type, member.constructed, type)
            else { return false }
            return member.wrapper != "Binding" || !isAlwaysConstant(read.root, of: owner)
        }
        guard read.member.isNone || index.mayDiffer(read.member, in: member.type, type) else { return false }
        return isGivenWhatChanges(property: read.root, of: owner, depth)
    }

    /// The wrapper of a property if the project declares it: `@Orientation private var orientation`.
    private func ownWrapper(_ member: MemberSummary, _ scope: Scope, _ owner: TypeID) -> TypeID? {
        guard !member.wrapper.isNone, !SwiftUICatalog.changingWrappers.contains(member.wrapper),
            let type = index.resolveType(member.wrapper, file: scope.file, in: owner),
            index.inheritance(of: type).contains("DynamicProperty")
        else { return nil }
        return type
    }

    /// Whether every caller passes `.constant(…)` for a binding.
    private func isAlwaysConstant(_ binding: Name, of owner: TypeID) -> Bool {
        let calls = index.calls(of: owner).filter { !$0.root.flags.contains(.isPreview) }
        let given = calls.compactMap { index.argument(of: $0, setting: binding, in: owner) }
        return !given.isEmpty && given.allSatisfy(\.isLiteral)
    }

    /// Whether some caller passes a changing value for a plain property.
    private mutating func isGivenWhatChanges(property: Name, of owner: TypeID, _ depth: Int) -> Bool {
        index.calls(of: owner).contains { call in
            guard budget > 0, let argument = index.argument(of: call, setting: property, in: owner) else { return false }
            return isGivenWhatChanges(argument, in: call, depth)
        }
    }

    /// Whether some caller passes a changing value for a parameter of a function that makes views.
    private mutating func isGivenWhatChanges(parameter read: ViewTree.Read, in scope: Scope, _ depth: Int) -> Bool {
        guard let id = scope.member else { return false }
        let function = index.member(id)
        guard function.kind == .function, let parameter = function.parameters.first(where: { $0.name == read.root }),
            !parameter.type.flags.contains(.isFunction)
        else { return false }
        let type = index.resolveType(parameter.type.name, file: scope.file, in: scope.owner)
        guard read.member.isNone || index.mayDiffer(read.member, in: parameter.type, type) else { return false }
        return index.uses(of: function.name, in: nil).contains { site in
            let call = ViewElement(index, site)
            guard call.owner == scope.owner, let argument = call.argument(for: parameter, of: function) else { return false }
            return isGivenWhatChanges(argument, in: call, depth)
        }
    }

    private mutating func isGivenWhatChanges(
        _ argument: ViewTree.Argument, in call: ViewElement, _ depth: Int
    ) -> Bool {
        guard budget > 0, !call.root.flags.contains(.isPreview) else { return false }
        budget -= 1
        return call.views.reads(of: argument).contains { canChange($0, in: Scope(call), depth: depth + 1) }
    }
}

extension ViewTree.Read {
    /// The value that a computed property reads, with the names after the property: `theme.isLarge` with
    /// `var theme: Theme { store.theme }` reads `store.theme.isLarge`.
    fileprivate func followed(by read: ViewTree.Read) -> ViewTree.Read {
        guard detail.isNone, !member.isNone else { return self }
        var full = self
        full.detail = read.member
        return full
    }
}

extension ProjectIndex {
    /// The files that declare or extend a type.
    public func paths(of type: TypeID) -> [String] { declarations(of: type).map { files[Int($0.file)].path } }
}
