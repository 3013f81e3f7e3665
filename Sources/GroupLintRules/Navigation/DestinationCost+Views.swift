import GroupLintCore

extension DestinationCost {
    /// The work that creating a view does besides storing its arguments. Values that SwiftUI creates once do not count:
    /// StateObject, and State with Xcode 27.
    mutating func initializerWork(_ type: TypeID, named name: String, _ call: CallExpr) -> DestinationWork? {
        var found = defaultWork(type, call)
        if found == nil, case let called = initializers(of: type, for: call),
            !called.isEmpty
        {
            let works = called.compactMap { work(of: $0, type) }
            // It is not known which one is called.
            if works.count == called.count { found = works.first }
        }
        found = found ?? followed(creating: type, call)
        found?.view = name
        return found
    }

    /// Work in the default values of stored properties.
    private mutating func defaultWork(_ type: TypeID, _ call: CallExpr) -> DestinationWork? {
        for id in index.storedProperties(of: type) {
            let property = index.member(id)
            let isNew = property.wrapper.isNone || property.wrapper == "ObservedObject" || property.wrapper == "Bindable"
            guard property.defaultValue == .construction, isNew || (property.wrapper == "State" && toolchain < .xcode27),
                !index.replacesDefault(of: property.name, type, call), let found = work(ofDefault: property, id, type)
            else { continue }
            return found
        }
        return nil
    }

    private mutating func work(ofDefault property: MemberSummary, _ id: MemberID, _ type: TypeID) -> DestinationWork? {
        let name = property.constructed
        let kind: Work.Kind? = Work.isFormatter(name) ? .formatter : isService(name) ? .service : nil
        let model = kind == nil ? self.model(name, id.file, type) : nil
        guard kind != nil || model != nil, let value = sources.value(of: id, index) else { return nil }
        var work = DestinationWork(creating: value.type, at: property.nameRange, path: index.files[Int(id.file)].path)
        work.kind = kind
        work.weight = kind?.weight ?? .model
        work.value = value.text
        work.property = "\(property.flags.contains(.isPrivate) ? "private " : "")var \(value.property)"
        guard let model, least > .model else { return work.weight >= least ? work : nil }
        guard let inner = initialWork(of: model) else { return nil }
        work.detail = inner.leaf
        work.weight = inner.weight
        return work
    }

    /// The class that a name means in a type.
    private func model(_ name: Name, _ file: Int32, _ type: TypeID) -> TypeID? {
        guard let id = index.resolveType(name, file: file, in: type) ?? index.uniqueType(name) else { return nil }
        return index.isReferenceType(id) && index.type(id).home != nil || index.type(id).isObservable ? id : nil
    }

    /// The initializers that accept the labels of a call.
    private func initializers(of type: TypeID, for call: CallExpr) -> [MemberID] {
        let labels = call.arguments.map { $0.hasLabel ? $0.label : .unlabeled }
        return index.initializers(of: type).filter { id in
            var rest = index.member(id).parameters.map(\.label)[...]
            for label in labels {
                guard let position = rest.firstIndex(of: label) else { return false }
                rest = rest[(position + 1)...]
            }
            return true
        }
    }

    private mutating func work(of id: MemberID, _ type: TypeID) -> DestinationWork? {
        let cost = index.member(id).cost
        let models = cost.constructed.filter { name in model(name, id.file, type).map { !onlyKeepsValues($0) } ?? false }
        guard !models.isEmpty || !cost.flags.isEmpty, let body = code(of: id) else { return nil }
        let path = index.files[Int(id.file)].path
        if var found = DestinationWork.first(in: body, path: path, least: least, models: models) {
            found.isForStateObject = found.model != nil && keepsStateObject(type, Name((found.model ?? "").utf8))
            return found
        }
        guard least > .model else { return nil }
        for name in models {
            guard let model = model(name, id.file, type), let inner = initialWork(of: model),
                var found = DestinationWork.first(in: body, path: path, least: .model, models: [name])
            else { continue }
            found.detail = inner.leaf
            found.weight = inner.weight
            return found
        }
        return nil
    }

    func keepsStateObject(_ type: TypeID, _ model: Name) -> Bool {
        index.storedProperties(of: type).map(index.member).contains {
            $0.wrapper == "StateObject" && $0.type.name == model && !$0.type.flags.contains(.isOptional)
        }
    }

    // MARK: Closures and autoclosures

    /// Whether an argument is evaluated later, if at all: it fills an autoclosure, or the value of a StateObject of a view
    /// without an initializer. With Xcode 27 the value of a State may be one too.
    func isKept(_ argument: SyntaxNode, _ scope: Scope) -> Bool {
        guard let call = argument.parent?.parent.flatMap(CallExpr.init), let name = call.createdType?.name,
            let type = index.resolveType(name, file: scope.file, in: scope.owner)
        else { return false }
        let label = argument.token == nil ? Name.unlabeled : argument.name
        let initializers = index.initializers(of: type).map(index.member)
        if !initializers.isEmpty {
            return initializers.contains { initializer in
                initializer.parameters.contains { $0.label == label && $0.type.flags.contains(.isAutoclosure) }
            }
        }
        return index.type(type).isView
            && index.members(of: type, named: label).map(index.member).contains { property in
                property.wrapper == "StateObject" || property.wrapper == "State"
                    || property.type.flags.contains(.isAutoclosure)
            }
    }

    /// Whether a closure runs while the view around it is created: the content of `VStack { }`, or a builder of a project
    /// view that its initializer calls. A closure that is kept and called later, in the body or by an action, does not.
    func runsNow(_ closure: ClosureExpr, _ scope: Scope) -> Bool {
        guard closure.parameterList == nil, let call = closure.node.callOfClosure, let callee = call.createdType else {
            return false
        }
        guard let type = index.resolveType(callee.name, file: scope.file, in: scope.owner) else {
            let hasData = call.firstArgument.map { !$0.hasLabel } ?? false
            return !hasData && (SwiftUICatalog.views[callee.name]?.buildsAtOnce ?? false)
        }
        return index.type(type).isView && keeps(closure, call, type) == false
    }

    /// Whether a project view keeps a closure as a function, instead of the views that it returns; nil if that is not known.
    func keeps(_ closure: ClosureExpr, _ call: CallExpr, _ type: TypeID) -> Bool? {
        let isTrailing = call.trailingClosure == closure.node
        let label = isTrailing ? Name.none : closure.node.parent?.name ?? .none
        let initializers = index.initializers(of: type).map(index.member)
        guard initializers.isEmpty else {
            let kept = initializers.compactMap { initializer in
                initializer.parameter(filledBy: label, isTrailing, call).map { keeps($0, type) }
            }
            guard let first = kept.first else { return nil }
            return kept.allSatisfy { $0 == first } ? first : nil
        }
        let properties = index.storedProperties(of: type).map(index.member).filter {
            ($0.flags.contains(.isBuilder) || $0.type.returnsValue) && (isTrailing || $0.name == label)
        }
        guard properties.count == 1 else { return nil }
        return properties[0].type.flags.contains(.isFunction)
    }

    /// Whether a function is kept. An escaping one is called at once if what is kept under its name is not a function:
    /// `self.content = content()`.
    private func keeps(_ parameter: ParameterSummary, _ type: TypeID) -> Bool {
        guard parameter.type.flags.contains(.isFunction), parameter.type.flags.contains(.isEscaping) else { return false }
        let properties = index.members(of: type, named: parameter.name).map(index.member)
        guard properties.count == 1, properties[0].kind == .storedProperty, properties[0].wrapper.isNone else { return true }
        let kept = properties[0].type
        return kept.flags.contains(.isFunction) || kept.name.isNone || index.isAlias(kept.name)
    }

    /// Whether the destination is a wrapper that makes its content when it is shown, by its name or by what it keeps.
    func isWrapped(_ slot: ViewElement, _ node: SyntaxNode, _ scope: Scope) -> Bool {
        slot.children.contains { view in
            if wrappers.contains(where: { Name($0.utf8) == view.name }) { return true }
            guard case .project(let type) = view.callee, view.site.file == scope.file,
                let call = node.tree.node(view.node).flatMap(CallExpr.init)
            else { return false }
            if call.arguments.contains(where: { isKept($0.node, scope) }) { return true }
            guard let content = call.trailingClosure.flatMap(ClosureExpr.init), content.parameterList == nil else { return false }
            return keeps(content, call, type) ?? false
        }
    }
}

extension MemberSummary {
    /// The parameter that a closure of a call fills, if it may return views. Swift matches a closure without a label
    /// forward, but skips a parameter with a default if a later one needs an argument (SE-0286).
    fileprivate func parameter(filledBy label: Name, _ isTrailing: Bool, _ call: CallExpr) -> ParameterSummary? {
        let given = call.arguments.map(\.label) + call.labeledClosures.map(\.name)
        let open = parameters.filter { parameter in
            guard parameter.isBuilder || parameter.type.flags.contains(.isFunction) else { return false }
            return isTrailing ? !given.contains(parameter.label) : parameter.label == label
        }
        let filled = open.first { !$0.hasDefault } ?? open.first
        return filled.flatMap { $0.isBuilder || $0.type.returnsValue ? $0 : nil }
    }
}

extension TypeShape {
    /// Whether this is a function that may return views: an action returns nothing.
    fileprivate var returnsValue: Bool { flags.contains(.isFunction) && !name.isNone && name != "Void" }
}
