extension ViewElement {
    /// Whether an expression in the scope of the element reads something that is known to change while a view is
    /// shown. Nothing is known about `locals`, the parameters and variables in scope.
    public func readsWhatChanges(_ expression: SyntaxNode, locals: [Name]) -> Bool {
        var reads = ConditionReads(locals: locals)
        reads.add(expression)
        return reads.reads.contains(where: changes)
    }

    /// Members of the element's type that an expression in its scope depends on, directly or through computed
    /// properties.
    public func dependencies(of expression: SyntaxNode) -> [ViewTree.Read] {
        var reads = ConditionReads(locals: [])
        reads.add(expression)
        return dependencies(reads.reads)
    }

    /// Members of the element's type that the element reads, directly or through computed properties.
    public var dependencies: [ViewTree.Read] { dependencies(Array(reads)) }

    private func dependencies(_ reads: [ViewTree.Read]) -> [ViewTree.Read] {
        var reads = reads.filter { !$0.isLocal && !$0.isTypeMember }
        var position = 0
        while position < reads.count, reads.count < 32, let owner {
            let read = reads[position]
            position += 1
            for member in index.members(of: owner, named: read.root) { reads += index.member(member).getterReads ?? [] }
        }
        return reads
    }

    /// Whether a value that a branch reads is known to change: state, a variable of an observed model, or a property
    /// for which some caller passes such a value or a computed one. Unknown values count as fixed.
    public func changes(_ read: ViewTree.Read) -> Bool {
        Changeability(index: index, file: site.file, owner: owner).canChange(read, depth: 0)
    }
}

/// Finds values that are known to change. Its counterpart `Constness` finds values that are known to be constant.
private struct Changeability {
    let index: ProjectIndex
    let file: Int32
    let owner: TypeID?

    func canChange(_ read: ViewTree.Read, depth: Int) -> Bool {
        guard let owner, depth < 5, !read.isTypeMember, !read.isLocal,
            let member = index.members(of: owner, named: read.root).first.map(index.member)
        else { return false }
        switch member.kind {
        case .storedProperty:
            guard !member.flags.contains(.isStatic), !member.type.flags.contains(.isFunction) else { return false }
            if index.isReferenceType(owner) { return isUpdated(member, in: owner) }
            return canChange(member, read, owner, depth)
        case .computedProperty:
            return member.getterReads?.contains { canChange($0, depth: depth + 1) } ?? false
        case .function, .initializer:
            return false
        }
    }

    /// Whether views update when this variable of a model changes.
    private func isUpdated(_ member: MemberSummary, in model: TypeID) -> Bool {
        member.wrapper == "Published"
            || (index.type(model).isObservable && !member.flags.contains(.isLet) && member.wrapper.isNone)
    }

    private func canChange(_ member: MemberSummary, _ read: ViewTree.Read, _ owner: TypeID, _ depth: Int) -> Bool {
        let name = member.type.name.isNone ? member.constructed : member.type.name
        if let model = index.resolveType(name, file: file, in: owner), index.isReferenceType(model) {
            guard member.wrapper.isNone || SwiftUICatalog.modelWrappers.contains(member.wrapper) else { return false }
            let inner = ViewTree.Read(root: read.member, member: .none, isTypeMember: false, isLocal: false)
            return Changeability(index: index, file: file, owner: model).canChange(inner, depth: depth + 1)
        }
        if member.wrapper == .environment { return SwiftUICatalog.changingEnvironment.contains(member.constructed) }
        if !member.wrapper.isNone { return SwiftUICatalog.changingWrappers.contains(member.wrapper) }
        return read.member.isNone && isGivenWhatChanges(read.root, owner, depth)
    }

    /// Whether some caller passes a changing value for a plain property.
    private func isGivenWhatChanges(_ property: Name, _ owner: TypeID, _ depth: Int) -> Bool {
        index.calls(of: owner).contains { call in
            call.arguments.contains { argument in
                guard argument.label == property, !argument.isLiteral, !argument.isClosure else { return false }
                if argument.root.isNone { return true }
                let given = ViewTree.Read(root: argument.root, member: .none, isTypeMember: false, isLocal: false)
                let caller = Changeability(index: index, file: call.site.file, owner: call.owner)
                return caller.canChange(given, depth: depth + 1)
            }
        }
    }
}
