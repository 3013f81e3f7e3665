/// Where every builder of the project is shown, found by following call sites from the containers inwards until
/// nothing changes. A builder shown in several places has several placements.
package struct ViewPlacements: Sendable {
    private let index: ProjectIndex
    private let climber: PlacementClimber
    /// By file and position in `ViewTree.roots`.
    private let placements: [[[Placement]]]

    package init(_ index: ProjectIndex) {
        self.index = index
        var solver = PlacementSolver(index)
        solver.solve()
        climber = solver.climber
        placements = solver.placements
    }

    /// Every place that the views of an element end up in.
    package func of(_ element: ViewElement) -> [Placement] {
        var climber = climber
        var result: [Placement] = []
        for climb in climber.climb(element.site) {
            guard let root = climb.root else {
                result.insert(climb.placement)
                continue
            }
            for outer in ofRoot(root) {
                var placement = climb.placement.completed(by: outer)
                if climb.placement.layout == .undecided || climb.placement.repetition == nil {
                    placement.caller = outer.caller
                    placement.hops = outer.hops
                }
                result.insert(placement)
            }
        }
        return result
    }

    /// Role of a content slot of SwiftUI or of the project; unknown when neither says.
    package func role(of slot: ViewElement) -> SlotRole {
        guard let owner = slot.parent else { return .unknown }
        return climber.role(of: slot, in: owner)
    }

    /// Whether the element stands in code that is known to make views, all the way up to the root of its builder.
    package func isInBuilder(_ element: ViewElement) -> Bool {
        var current = element
        while let parent = current.parent {
            // The nearest closure decides: `var row: some View { HStack { if … } }` needs no attribute for the stack.
            if parent.kind == .slot {
                guard let owner = parent.parent else { return false }
                return climber.isBuilder(parent, in: owner)
            }
            current = parent
        }
        return current.flags.contains(.isBuilder) && !current.flags.contains(.isForeign)
    }

    private func ofRoot(_ root: ViewSite) -> [Placement] {
        guard let position = PlacementSolver.position(of: root, index) else { return [.unknown] }
        let known = placements[Int(root.file)][position]
        return known.isEmpty ? [.unknown] : known
    }
}

/// Carries placements along the call sites.
struct PlacementSolver {
    let index: ProjectIndex
    private(set) var climber: PlacementClimber
    private(set) var placements: [[[Placement]]]
    private var edges: [Edge] = []

    /// The views of `target` are shown at a site whose way up ends at `source`.
    private struct Edge {
        var source: ViewSite
        var target: ViewSite
        var site: ViewSite
        var placement: Placement
    }

    init(_ index: ProjectIndex) {
        self.index = index
        placements = index.files.map { [[Placement]](repeating: [], count: $0.views.roots.count) }
        var references: [(Name, ViewSite)] = []
        for (file, summary) in index.files.enumerated() where index.isLinted(file) {
            for id in summary.views.elements.indices where summary.views.elements[id].kind == .reference {
                let site = ViewSite(file: Int32(file), element: Int32(id))
                let element = ViewElement(index, site)
                if element.flags.contains(.isLocal) { continue }
                if let owner = element.owner { references.append((ProjectIndex.key(owner, element.name), site)) }
            }
        }
        climber = PlacementClimber(index, references: NameIndex(references))
    }

    mutating func solve() {
        for (file, summary) in index.files.enumerated() where index.isLinted(file) {
            for id in summary.views.elements.indices { addEdges(from: ViewSite(file: Int32(file), element: Int32(id))) }
        }
        propagate()
    }

    private mutating func addEdges(from site: ViewSite) {
        let element = ViewElement(index, site)
        let targets = element.targets
        guard !targets.isEmpty else { return }
        for climb in climber.climb(site) {
            for target in targets {
                if let source = climb.root {
                    edges.append(Edge(source: source, target: target, site: site, placement: climb.placement))
                } else {
                    insert(climb.placement, of: target, from: site, hops: 0)
                }
            }
        }
    }

    private mutating func propagate() {
        let bySource = NameIndex(edges.indices.map { (Self.key(edges[$0].source), $0) })
        seedUncalledRoots()
        var queue = allRoots()
        var position = 0
        while position < queue.count {
            let root = queue[position]
            position += 1
            guard let place = Self.position(of: root, index) else { continue }
            let known = placements[Int(root.file)][place]
            for edge in bySource[Self.key(root)].map({ edges[$0] }) where edge.source == root {
                var changed = false
                for outer in known {
                    let placement = edge.placement.completed(by: outer)
                    if insert(placement, of: edge.target, from: edge.site, hops: outer.hops) { changed = true }
                }
                if changed { queue.append(edge.target) }
            }
        }
    }

    /// Nobody in the project shows these: their place is unknown.
    private mutating func seedUncalledRoots() {
        var called = NameTable()
        for edge in edges { called.insert(Self.key(edge.target), 0) }
        for root in allRoots() where !called.contains(Self.key(root)) {
            guard let place = Self.position(of: root, index), placements[Int(root.file)][place].isEmpty else {
                continue
            }
            placements[Int(root.file)][place] = [.unknown]
        }
    }

    private func allRoots() -> [ViewSite] {
        index.files.indices.flatMap { file in
            index.files[file].views.roots.map { ViewSite(file: Int32(file), element: $0) }
        }
    }

    @discardableResult
    private mutating func insert(_ placement: Placement, of root: ViewSite, from site: ViewSite, hops: UInt8) -> Bool {
        guard let place = Self.position(of: root, index) else { return false }
        var placement = placement
        placement.caller = site
        placement.hops = hops == .max ? hops : hops + 1
        return placements[Int(root.file)][place].insert(placement)
    }

    private static func key(_ site: ViewSite) -> Name {
        Name(hash: (UInt64(UInt32(bitPattern: site.file)) << 32 | UInt64(UInt32(bitPattern: site.element))) &+ 1)
    }

    /// Position of a root element in `ViewTree.roots`, which is sorted.
    static func position(of root: ViewSite, _ index: ProjectIndex) -> Int? {
        let roots = index.files[Int(root.file)].views.roots
        var low = 0
        var high = roots.count
        while low < high {
            let middle = (low + high) / 2
            if roots[middle] < root.element { low = middle + 1 } else { high = middle }
        }
        return low < roots.count && roots[low] == root.element ? low : nil
    }
}
