import GroupLintCore

extension CopiedInput {
    /// Whether the state is only a copy: the view uses it, and nothing else sets it.
    func isOnlyCopy(in view: TypeID, _ context: inout RuleContext) -> Bool {
        let data = context.data(of: view)
        let name = property.name
        guard case .state = kind else { return data.isUsedInBody(name) }
        return data.isComplete && data.uses(of: name).contains { data.moments(of: $0) != .initialization }
            && !data.uses(of: name).contains { site in
                (site.use.kind.mayChangeValue || site.use.kind == .wrapper)
                    && data.moments(of: site) != .initialization
            }
    }

    /// Whether the view changes the copy, and has no closure that may tell its caller.
    func isEdited(in view: TypeID, _ context: inout RuleContext) -> Bool {
        let (data, index) = (context.data(of: view), context.index)
        // A value before the initializer is only the first one, and text is usually a draft.
        guard property.defaultValue == .none, type.name != "String" else { return false }
        return data.isComplete && data.isUsedInBody(property.name)
            && data.uses(of: property.name).contains { site in
                site.use.kind.mayChangeValue && data.moments(of: site) != .initialization
            }
            && !index.storedProperties(of: view).contains { index.member($0).type.flags.contains(.isFunction) }
    }

    /// Whether an initializer keeps the input or a part of it in a state: `_title = State(initialValue: item.title)`.
    var isPart: Bool {
        if case .state = kind { input.initializer != nil } else { false }
    }

    /// Whether the body shows the copy and the view changes it later.
    func isChanged(in view: TypeID, _ context: inout RuleContext) -> Bool {
        let data = context.data(of: view)
        return data.isComplete && context.index.isValue(type) && data.isUsedInBody(property.name)
            && data.uses(of: property.name).contains { site in
                (site.use.kind.mayChangeValue || site.use.kind == .projection) && data.moments(of: site) != .initialization
            }
    }

    /// Whether the view shows parts of an object, and never sets another one.
    func isKeptObject(in view: TypeID, _ context: inout RuleContext) -> Bool {
        let data = context.data(of: view)
        return data.isComplete && data.isUsedInBody(property.name) && !isIdentifiedByContent(context.index)
            && !data.uses(of: property.name).contains { site in
                site.use.member.isNone && (site.use.kind.mayChangeValue || site.use.kind == .wrapper)
                    && data.moments(of: site) != .initialization
            }
    }

    /// Whether the `id` of the object is a value with all that is shown: other content is then another row.
    private func isIdentifiedByContent(_ index: ProjectIndex) -> Bool {
        guard let object = index.uniqueType(type.name), let id = index.members(of: object, named: .id).first,
            let content = index.uniqueType(index.member(id).type.name)
        else { return false }
        return index.modelKind(of: content) == .value && !index.storedProperties(of: content).isEmpty
    }

    /// Whether the view follows another value of the input. A change in an object is not another object.
    func isFollowed(_ followed: FollowedInputs) -> Bool {
        // What follows a state of the view does not see the value of the caller.
        if isMemberwise { return false }
        return keepsObject ? followed.containValue(input.name) : followed.contain(input.name)
    }

    /// A change of the input while the view stays; nil if none is known.
    func change(in view: TypeID, _ context: inout RuleContext) -> InputChange? {
        guard !keepsObject, property.defaultValue == .none else { return nil }
        var search = InputChangeSearch()
        guard let change = search.change(of: input, in: view, &context),
            change.kind == .selection || change.namesValue && mayDiffer(after: change, in: view, &context)
        else { return nil }
        return change
    }

    /// Whether the copy is known to differ from the input after a change. An object is the same one, and a view that tells its
    /// caller about changes of the copy makes the change itself.
    private func mayDiffer(after change: InputChange, in view: TypeID, _ context: inout RuleContext) -> Bool {
        guard context.index.isValue(type) else { return false }
        guard case .model(let model) = kind else { return true }
        if change.kind == .element, let member = change.evidence.writtenTarget, member.kind == .memberAccessExpr {
            // The model may use other members only.
            let type = context.index.uniqueType(model.isCapitalized ? model.name : property.type.name)
            let code = [view, type].compactMap { $0 }.compactMap { TypeCode($0, &context) }.flatMap(\.declarations)
            let names = code.lazy.flatMap(\.subtree).filter { $0.kind == .memberAccessExpr }
            guard names.contains(where: { $0.name == member.name }) else { return false }
        }
        let data = context.data(of: view)
        let isEdited = data.uses(of: property.name).contains { $0.use.kind == .projection }
        let tells = change.call.trailingClosure != nil || change.call.arguments.contains { $0.value?.kind == .closureExpr }
        return !isEdited && !tells
    }
}

extension InputChange {
    /// Whether the code sets the value itself. A new `state` of a model may have the same `options`.
    fileprivate var namesValue: Bool {
        guard let path = value.simplePath, path.count > 2, let target = evidence.writtenTarget?.simplePath else { return true }
        return target.last == path.last
    }
}

extension RuleContext {
    /// The type of a property of the file as written, if that is short.
    mutating func typeText(of property: MemberSummary) -> String? {
        syntax()?.declaration(at: property.nameRange).flatMap { PatternBinding($0).type?.shortText }
    }
}

extension ProjectIndex {
    /// Whether a view has a state that its input may fill.
    func mayKeepInput(_ view: TypeID) -> Bool {
        storedProperties(of: view).contains { id in
            let member = member(id)
            // A state may start as a property of a shared object.
            let mayBeShared = member.wrapper == "State" && member.defaultValue == .other
            let isUnset =
                mayBeShared || member.defaultValue == .none
                || member.defaultValue == .literal && !member.flags.contains(.isPrivate)
            return (member.wrapper == "State" || member.wrapper == "StateObject") && isUnset
        }
    }

    /// Whether a type is known to be a value: a view that keeps an object sees the changes of the object.
    func isValue(_ type: TypeShape) -> Bool {
        if SwiftUICatalog.valueTypes.contains(type.name) { return true }
        guard let known = uniqueType(type.name) else { return false }
        return modelKind(of: known) == .value
    }
}
