/// Ways by value: `NavigationLink(value: Route.settings)` leads to what `navigationDestination(for: Route.self)` shows for
/// `case .settings`. Only values that the code names with their type are followed; the type of a variable is not known.
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
        guard let base = value.kind == .memberAccessExpr ? value.chainBase : nil, base.isCapitalized else { return [] }
        return targets[Route(type: base.name, value: value.name)] ?? targets[Route(type: base.name, value: .none)] ?? []
    }
}

extension SyntaxNode {
    /// `a` and `b` in `case .a, .b(let value):`.
    fileprivate var caseNames: [Name] {
        subtree.compactMap { $0.kind == .memberAccessExpr && $0.chainBase == nil ? $0.name : nil }
    }
}
