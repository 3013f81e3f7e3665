/// Ways by value: `NavigationLink(value: Route.settings)` leads to what `navigationDestination(for: Route.self)` shows for
/// `case .settings`. A variable leads to its type if that is written: a property of the view, or the element of a `ForEach`.
struct MapRoutes {
    private struct Route: Hashable {
        var type: Name
        /// The case of an enumeration; none if all values lead to the same view.
        var value: Name
    }

    private let index: ProjectIndex
    private let sources: MapSources
    private var targets: [Route: [Int]] = [:]

    /// - Parameter links: those of the walk.
    init(_ links: [MapLink], _ index: ProjectIndex, _ sources: MapSources) {
        self.index = index
        self.sources = sources
        for link in links where link.kind == .destination && link.modifier >= 0 { add(link) }
    }

    private mutating func add(_ link: MapLink) {
        let opener = ViewElement(index, link.opener)
        let type = sources.valueType(of: opener.views.modifiers[Int(link.modifier)], in: opener.path)
        guard let last = type.split(separator: ".").last else { return }
        let name = Name(last.utf8)
        for value in cases(of: link) {
            let route = Route(type: name, value: value)
            if targets[route]?.contains(link.target) != true { targets[route, default: []].append(link.target) }
        }
    }

    /// The cases of the `switch` around what a destination shows; `Name.none` without one.
    private func cases(of link: MapLink) -> [Name] {
        var current = ViewElement(index, link.site)
        while let parent = current.parent {
            if current.kind == .arm, parent.flags.contains(.isSwitch) {
                let tree = sources.tree(current.path)
                return tree.node(current.node).flatMap(SwitchCase.init)?.label?.caseNames ?? []
            }
            if current.kind == .slot { break }
            current = parent
        }
        return [.none]
    }

    /// The links by value of the whole project.
    ///
    /// - Parameter units: gets the types whose code names a value.
    func links(_ units: inout MapUnits) -> [MapLink] {
        guard !targets.isEmpty else { return [] }
        var found: [MapLink] = []
        for (file, summary) in index.files.enumerated() where index.isLinted(file) {
            for id in summary.views.elements.indices where summary.views.elements[id].name == "NavigationLink" {
                let element = ViewElement(index, ViewSite(file: Int32(file), element: Int32(id)))
                guard element.hasArgument("value"), !element.root.flags.contains(.isPreview), let owner = element.owner
                else { continue }
                for target in targets(of: element) {
                    found.append(
                        MapLink(
                            source: units.unit(.type(owner)), target: target, kind: .value, site: element.site,
                            opener: element.site, slot: element.site))
                }
            }
        }
        return found
    }

    private func targets(of link: ViewElement) -> [Int] {
        guard let call = sources.tree(link.path).node(link.node).flatMap(CallExpr.init),
            var value = call.arguments.first(where: { $0.label == "value" })?.value?.unwrapped
        else { return [] }
        if let inner = CallExpr(value)?.callee { value = inner }
        if value.kind == .declReferenceExpr, value.isCapitalized {
            return targets[Route(type: value.name, value: .none)] ?? []
        }
        if value.kind == .declReferenceExpr, let type = typeOfVariable(value.name, in: link) {
            return targets[Route(type: type, value: .none)] ?? []
        }
        guard let base = value.kind == .memberAccessExpr ? value.chainBase : nil, base.isCapitalized else { return [] }
        return targets[Route(type: base.name, value: value.name)] ?? targets[Route(type: base.name, value: .none)] ?? []
    }
}

/// Types of variables in links.
extension MapRoutes {
    /// The type of a property of the view or of the parameter of a row; nil if it is not written.
    private func typeOfVariable(_ name: Name, in link: ViewElement) -> Name? {
        var current = link
        while let parent = current.parent {
            if current.kind == .slot,
                let closure = sources.tree(current.path).node(current.node).flatMap(ClosureExpr.init),
                closure.parameterNames.contains(name)
            {
                return parent.name == "ForEach" || parent.name == "List" ? typeOfRows(parent) : nil
            }
            current = parent
        }
        guard let owner = link.owner, let type = propertyType(name, of: owner) else { return nil }
        return type.flags.contains(.isCollection) ? nil : type.name
    }

    /// The type of the elements of `items` or `store.items`.
    private func typeOfRows(_ rows: ViewElement) -> Name? {
        guard let owner = rows.owner, rows.reads.count == 1, let read = rows.reads.first, !read.isLocal, !read.isTypeMember,
            let root = propertyType(read.root, of: owner)
        else { return nil }
        if read.member.isNone { return root.flags.contains(.isCollection) ? root.name : nil }
        guard !root.flags.contains(.isCollection),
            let model = index.resolveType(root.name, file: rows.site.file, in: owner),
            let list = propertyType(read.member, of: model), list.flags.contains(.isCollection)
        else { return nil }
        return list.name
    }

    private func propertyType(_ name: Name, of owner: TypeID) -> TypeShape? {
        let members = index.members(of: owner, named: name)
        guard members.count == 1, let type = members.first.map({ index.member($0).type }), !type.name.isNone else { return nil }
        return type
    }
}

extension SyntaxNode {
    /// `a` and `b` in `case .a, .b(let value):`.
    fileprivate var caseNames: [Name] {
        subtree.compactMap { $0.kind == .memberAccessExpr && $0.chainBase == nil ? $0.name : nil }
    }
}
