import GroupLintCore

/// What it costs to create the destination of a link.
enum DestinationCost {
    /// Only text, or nothing.
    case trivial
    case plain
    /// A model is constructed in the link itself.
    case model(SourceRange, String)
    /// The destination's initializer does work: the place and the work.
    case initializer(RelatedLocation, String)

    init(_ slot: ViewElement, _ node: SyntaxNode, _ index: ProjectIndex) {
        let views = slot.children.flatMap(Self.resolved)
        if let model = Self.model(in: node, slot, index) ?? Self.model(inHelpersOf: slot, node.tree, index) {
            self = .model(model.tokenRange, model.tokenText)
            return
        }
        for view in views {
            guard case .project(let type) = view.callee, let work = index.constructionWork(type) else { continue }
            self = .initializer(work.place, work.text)
            return
        }
        let isTrivial = views.allSatisfy { $0.kind == .call && ($0.name == "Text" || $0.name == .emptyView) }
        self = isTrivial ? .trivial : .plain
    }

    /// The views of a helper member for a reference to one; otherwise the view itself.
    private static func resolved(_ view: ViewElement) -> [ViewElement] {
        helper(view).map { Array($0.children) } ?? [view]
    }

    private static func helper(_ view: ViewElement) -> ViewElement? {
        guard view.kind == .reference else { return nil }
        let targets = view.targets
        return targets.count == 1 ? ViewElement(view.index, targets[0]) : nil
    }

    /// A model that a helper of the same file constructs while it makes the destination.
    private static func model(
        inHelpersOf slot: ViewElement, _ tree: SyntaxTree, _ index: ProjectIndex
    ) -> SyntaxNode? {
        for view in slot.children {
            guard let helper = helper(view), helper.site.file == slot.site.file, let node = tree.node(helper.node) else {
                continue
            }
            if let found = firstModel(node, slot, index) { return found }
        }
        return nil
    }

    /// The first class or model of the project that is constructed while the destination is made. Closures in it do not
    /// count: they run later or not at all.
    private static func model(in node: SyntaxNode, _ slot: ViewElement, _ index: ProjectIndex) -> SyntaxNode? {
        let parts: [SyntaxNode] = ClosureExpr(node).map { Array($0.statements) } ?? [node]
        for part in parts {
            if let found = firstModel(part, slot, index) { return found }
        }
        return nil
    }

    private static func firstModel(_ node: SyntaxNode, _ slot: ViewElement, _ index: ProjectIndex) -> SyntaxNode? {
        var found: SyntaxNode?
        node.walk { part in
            // In a case of a switch, it is made for one kind of rows only.
            if found != nil || part.kind == .closureExpr || part.kind == .switchCase || isKept(part, slot, index) {
                return false
            }
            if let call = CallExpr(part), let type = call.constructedType,
                let id = index.resolveType(type.name, file: slot.site.file, in: slot.owner),
                index.isReferenceType(id), index.type(id).home != nil
            {
                found = type
            }
            return found == nil
        }
        return found
    }

    /// Whether an argument of a memberwise initializer becomes the value of a StateObject: it is an autoclosure and runs
    /// when the view is shown. With Xcode 27 the value of a State may be one too.
    private static func isKept(_ part: SyntaxNode, _ slot: ViewElement, _ index: ProjectIndex) -> Bool {
        guard part.kind == .labeledExpr, let call = part.parent?.parent.flatMap(CallExpr.init),
            let name = call.constructedType?.name,
            let type = index.resolveType(name, file: slot.site.file, in: slot.owner),
            index.type(type).isView, index.initializers(of: type).isEmpty
        else { return false }
        return index.members(of: type, named: part.name).contains { id in
            let wrapper = index.member(id).wrapper
            return wrapper == "StateObject" || wrapper == "State"
        }
    }
}

extension DestinationCost {
    /// The case, values and related locations of the diagnostic; nil for a trivial destination.
    func finding(
        _ link: ViewElement
    ) -> (ruleCase: RuleCase, values: KeyValuePairs<String, String>, related: [RelatedLocation])? {
        switch self {
        case .trivial: return nil
        case .plain: return (EagerNavigationDestination.plain, [:], [])
        case .model(let range, let name):
            let place = RelatedLocation(path: link.path, range: range, message: "created together with the link")
            return (EagerNavigationDestination.model, ["model": name], [place])
        case .initializer(let place, let work):
            return (EagerNavigationDestination.initializer, ["work": work], [place])
        }
    }
}

extension CallExpr {
    /// `Type` in `Type(…)` and `Type.init(…)`.
    fileprivate var constructedType: SyntaxNode? {
        guard let callee else { return nil }
        let isInit = callee.kind == .memberAccessExpr && callee.name == "init"
        let type = isInit ? callee.chainBase : callee
        return type.flatMap { $0.isCapitalized ? $0 : nil }
    }
}

extension ProjectIndex {
    /// Whether a view keeps its content as a closure and calls it when the view is shown.
    func defersContent(_ type: TypeID) -> Bool {
        let takesAutoclosure = initializers(of: type).contains { id in
            member(id).parameters.contains { $0.type.flags.contains(.isAutoclosure) }
        }
        return takesAutoclosure
            || storedProperties(of: type).contains { id in
                let property = member(id)
                return property.type.flags.contains(.isAutoclosure)
                    || (property.type.flags.contains(.isFunction) && !property.type.name.isNone
                        && property.type.name != "Void" && property.wrapper.isNone)
            }
    }

    /// The work that the initializer of a view does besides storing its arguments. Values that SwiftUI creates once do
    /// not count: StateObject, and State with Xcode 27.
    func constructionWork(_ type: TypeID) -> (place: RelatedLocation, text: String)? {
        for id in storedProperties(of: type) {
            let property = member(id)
            guard property.defaultValue == .construction,
                property.wrapper.isNone || property.wrapper == "ObservedObject"
                    || property.wrapper == "Bindable", isModel(property.constructed)
            else { continue }
            return (location(id, "created for each destination"), "creates a model")
        }
        let works = initializers(of: type).compactMap { id in work(of: id).map { (id, $0) } }
        guard works.count == initializers(of: type).count, let (id, text) = works.first else { return nil }
        return (location(id, "this initializer runs for each row"), text)
    }

    private func work(of id: MemberID) -> String? {
        let cost = member(id).cost
        if cost.constructed.contains(where: isModel) { return "creates a model" }
        if cost.flags.contains(.makesFormatter) { return "creates a formatter or decoder" }
        if cost.flags.contains(.startsTask) { return "starts background work" }
        if cost.flags.contains(.readsFiles) { return "reads files" }
        return cost.flags.contains(.loops) ? "runs a loop" : nil
    }

    private func location(_ id: MemberID, _ message: String) -> RelatedLocation {
        RelatedLocation(path: files[Int(id.file)].path, range: member(id).nameRange, message: message)
    }
}

extension DestinationCost {
    /// The help text.
    ///
    /// - Parameter hasLinks: no deployment target is known to be too old for value links.
    static func help(_ hasLinks: Bool, isInView: Bool, works: Bool) -> String {
        guard hasLinks else {
            return "do the work in a `.task` of the destination, or wrap the destination in a view that keeps a closure"
        }
        let link =
            (isInView ? "make the `NavigationView` a `NavigationStack` and " : "")
            + "use `NavigationLink(value:)` with `.navigationDestination(for:)`"
        return works ? link + ", or do the work in a `.task` of the destination" : link
    }
}
