import GroupLintCore

extension DestinationCost {
    /// The work that creating a view does besides storing its arguments. Values that SwiftUI creates once do not count:
    /// StateObject, and State with Xcode 27.
    mutating func initializerWork(_ type: TypeID, named name: String, _ call: CallExpr) -> DestinationWork? {
        var found = defaultWork(type)
        if found == nil, case let called = initializers(of: type, for: call),
            !called.isEmpty
        {
            let works = called.compactMap { work(of: $0) }
            // It is not known which one is called.
            if works.count == called.count { found = works.first }
        }
        found?.view = name
        return found
    }

    /// Work in the default values of stored properties.
    private mutating func defaultWork(_ type: TypeID) -> DestinationWork? {
        for id in index.storedProperties(of: type) {
            let property = index.member(id)
            let isNew = property.wrapper.isNone || property.wrapper == "ObservedObject" || property.wrapper == "Bindable"
            guard property.defaultValue == .construction,
                isNew || (property.wrapper == "State" && toolchain < .xcode27),
                index.isModel(property.constructed) || (Work.isFormatter(property.constructed) && !onlyGoingOn),
                !onlyGoingOn || startsWork(property.constructed), let text = sources.value(of: id, index)
            else { continue }
            var work = DestinationWork(creating: text, at: property.nameRange, path: index.files[Int(id.file)].path)
            if Work.isFormatter(property.constructed) { work.kind = .formatter }
            return work
        }
        return nil
    }

    private mutating func startsWork(_ model: Name) -> Bool {
        guard let id = index.uniqueType(model) else { return false }
        return index.initializers(of: id).contains { index.member($0).cost.flags.contains(.startsWork) }
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

    private mutating func work(of id: MemberID) -> DestinationWork? {
        let cost = index.member(id).cost
        let models = cost.constructed.filter(index.isModel)
        guard !models.isEmpty || cost.flags.contains(.startsWork) || (cost.flags.contains(.works) && !onlyGoingOn),
            let body = code(of: id)
        else { return nil }
        let path = index.files[Int(id.file)].path
        if let found = DestinationWork.first(in: body, path: path, onlyGoingOn: onlyGoingOn, models: models) { return found }
        for model in models where onlyGoingOn && startsWork(model) {
            return DestinationWork.first(in: body, path: path, onlyGoingOn: false, models: [model])
        }
        return nil
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
            let parameters = initializers.flatMap { $0.parameters.filter { $0.isBuilder || $0.type.returnsValue } }
            let fitting = parameters.filter { isTrailing || $0.label == label }
            guard !fitting.isEmpty else { return nil }
            let kept = fitting.map { !$0.type.flags.contains(.isFunction) || $0.type.flags.contains(.isEscaping) }
            return kept.allSatisfy { $0 == kept[0] } ? kept[0] : nil
        }
        let properties = index.storedProperties(of: type).map(index.member).filter {
            ($0.flags.contains(.isBuilder) || $0.type.returnsValue) && (isTrailing || $0.name == label)
        }
        guard properties.count == 1 else { return nil }
        return properties[0].type.flags.contains(.isFunction)
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

extension TypeShape {
    /// Whether this is a function that may return views: an action returns nothing.
    fileprivate var returnsValue: Bool { flags.contains(.isFunction) && !name.isNone && name != "Void" }
}
