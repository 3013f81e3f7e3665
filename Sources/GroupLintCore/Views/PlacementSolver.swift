/// Propagates placements from call sites to the views that they show.
struct PlacementSolver {
    let index: ProjectIndex
    private var climber: PlacementClimber
    private var placements = PlacementTable([])
    private var edges: [Edge] = []
    /// Whether the project may show a type, for the types whose code was looked at.
    private var isShown: [TypeID: Bool] = [:]
    /// Sites that use the requested roots; nil for all sites.
    private var sites: [ViewSite]?

    /// The views of `target` are shown at `site`, and the climb from there ends at `source`.
    private struct Edge {
        var source: ViewSite
        var target: ViewSite
        var site: ViewSite
        var placement: Placement
    }

    private init(_ index: ProjectIndex) {
        self.index = index
        climber = PlacementClimber(index)
    }

    /// The placements of all roots.
    static func solution(_ index: ProjectIndex) -> PlacementTable {
        var solver = PlacementSolver(index)
        solver.solve(roots(index, in: index.files.indices))
        return solver.placements
    }

    /// The placements of the roots in some files, and of those that lead to them.
    static func solution(_ index: ProjectIndex, in files: [Int]) -> PlacementTable {
        var solver = PlacementSolver(index)
        solver.solve(solver.rootsLeading(to: roots(index, in: files)))
        return solver.placements
    }

    private static func roots(_ index: ProjectIndex, in files: some Sequence<Int>) -> [ViewSite] {
        files.flatMap { file in index.files[file].views.roots.map { ViewSite(file: Int32(file), element: $0) } }
    }

    /// Some roots and all roots that their placements depend on, sorted. Placements flow from callers to callees,
    /// which means that solving these alone gives the same result as solving all.
    private mutating func rootsLeading(to roots: [ViewSite]) -> [ViewSite] {
        var known: Set<ViewSite> = Set(roots)
        var waiting = roots
        var used: Set<ViewSite> = []
        while let root = waiting.popLast() {
            for site in uses(of: root) where used.insert(site).inserted {
                for climb in climber.climb(site) {
                    if let source = climb.root, known.insert(source).inserted { waiting.append(source) }
                }
            }
        }
        sites = used.sorted(by: ViewSite.isOrderedBefore)
        return known.sorted(by: ViewSite.isOrderedBefore)
    }

    /// Elements that show the views of a root.
    private func uses(of root: ViewSite) -> [ViewSite] {
        guard let id = ViewElement(index, root).member else { return [] }
        let member = index.record(id)
        let type = index.typeID(file: id.file, declaration: member.owner)
        return index.uses(of: member.name, in: type).filter { ViewElement(index, $0).targets.contains(root) }
    }

    /// - Parameter roots: must be sorted.
    private mutating func solve(_ roots: [ViewSite]) {
        placements = PlacementTable(roots)
        if let sites {
            for site in sites { addEdges(from: site) }
        } else {
            for (file, summary) in index.files.enumerated() where index.isLinted(file) {
                for id in summary.views.elements.indices {
                    addEdges(from: ViewSite(file: Int32(file), element: Int32(id)))
                }
            }
        }
        propagate(roots)
    }

    private mutating func addEdges(from site: ViewSite) {
        let element = ViewElement(index, site)
        let targets = element.targets
        guard !targets.isEmpty, mayBeShown(element) else { return }
        for climb in climber.climb(site) {
            for target in targets where placements.contains(target) {
                if let source = climb.root {
                    edges.append(Edge(source: source, target: target, site: site, placement: climb.placement))
                    // Views that push each other have no first one whose place would be known.
                    if climb.placement.isPushed { insert(climb.placement.withoutNavigation, of: target, from: site, hops: 0) }
                } else {
                    var placement = climb.placement
                    // A preview may show a view in another navigation than the app does.
                    if element.root.flags.contains(.isPreview) { placement.navigation = .undecided }
                    insert(placement, of: target, from: site, hops: 0)
                }
            }
        }
    }

    /// Whether the project may show an element. Where a view that nothing shows puts its content does not matter.
    private mutating func mayBeShown(_ element: ViewElement) -> Bool {
        guard let owner = element.owner else { return true }
        if let known = isShown[owner] { return known }
        let found = index.mayShow(owner)
        isShown[owner] = found
        return found
    }

    private mutating func propagate(_ roots: [ViewSite]) {
        let edges = edges
        let bySource = NameIndex { add in
            for index in edges.indices { add(PlacementTable.key(edges[index].source), index) }
        }
        seedUncalled(roots)
        var queue = roots
        var position = 0
        while position < queue.count {
            let root = queue[position]
            position += 1
            let known = placements[root]
            for edge in bySource.candidates(PlacementTable.key(root)).lazy.map({ edges[$0] }) where edge.source == root {
                var changed = false
                for outer in known {
                    let placement = edge.placement.completed(by: outer)
                    let hops = edge.placement.isDecidedByCallers(of: placement) ? outer.hops : 0
                    if insert(placement, of: edge.target, from: edge.site, hops: hops) { changed = true }
                }
                if changed { queue.append(edge.target) }
            }
        }
    }

    /// Sets the placement of roots that the project never shows to unknown.
    private mutating func seedUncalled(_ roots: [ViewSite]) {
        var called = NameTable()
        for edge in edges { called.insert(PlacementTable.key(edge.target), 0) }
        for root in roots where !called.contains(PlacementTable.key(root)) && placements[root].isEmpty {
            placements.setUnknown(root)
        }
    }

    @discardableResult
    private mutating func insert(_ placement: Placement, of root: ViewSite, from site: ViewSite, hops: UInt8) -> Bool {
        var placement = placement
        placement.caller = site
        placement.hops = hops == .max ? hops : hops + 1
        return placements.insert(placement, of: root)
    }
}
