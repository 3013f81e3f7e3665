/// Where the builders of a project are shown, found by following call sites from the containers inward until nothing
/// changes. A builder shown in several places has several placements.
public struct ViewPlacements: Sendable {
    private let index: ProjectIndex
    private let climber: PlacementClimber
    private let solution: PlacementTable

    /// Finds the placements of every builder.
    public init(_ index: ProjectIndex) {
        self.init(index, PlacementSolver(index), PlacementSolver.allRoots(index))
    }

    /// Finds the placements of the builders in some files, and follows only what leads to them. Elements of other
    /// files get the placement `unknown`.
    public init(_ index: ProjectIndex, in files: [Int]) {
        var solver = PlacementSolver(index)
        let own = files.flatMap { file in
            index.files[file].views.roots.map { ViewSite(file: Int32(file), element: $0) }
        }
        let roots = solver.rootsLeading(to: own)
        self.init(index, solver, roots)
    }

    private init(_ index: ProjectIndex, _ solver: PlacementSolver, _ roots: [ViewSite]) {
        self.index = index
        var solver = solver
        solver.solve(roots)
        climber = solver.climber
        solution = solver.placements
    }

    /// All places where the views of an element are shown.
    public func of(_ element: ViewElement) -> [Placement] {
        var climber = climber
        var result: [Placement] = []
        for climb in climber.climb(element.site) {
            guard let root = climb.root else {
                result.insert(climb.placement)
                continue
            }
            for outer in ofRoot(root) {
                var placement = climb.placement.completed(by: outer)
                let isRepeatedOutside = climb.placement.repetition == nil && placement.isRepeated
                if climb.placement.layout == .undecided || isRepeatedOutside {
                    placement.caller = outer.caller
                    placement.hops = outer.hops
                }
                result.insert(placement)
            }
        }
        return result
    }

    /// Role of a content slot of a SwiftUI or project view; `unknown` if neither is known.
    public func role(of slot: ViewElement) -> SlotRole {
        guard let owner = slot.parent else { return .unknown }
        return climber.role(of: slot, in: owner)
    }

    /// Whether the element is in code that is known to make views, all the way up to the root of its builder.
    public func isInBuilder(_ element: ViewElement) -> Bool {
        var current = element
        var isInClosure = false
        while let parent = current.parent {
            // The nearest closure decides: `var row: some View { HStack { if … } }` needs no attribute for the stack.
            // The content of Group and ForEach depends on its surroundings: in a toolbar or chart it is not a view.
            if parent.kind == .slot {
                guard let owner = parent.parent, climber.isBuilder(parent, in: owner) else { return false }
                guard parent.record.link < 0, owner.isTransparent else { return true }
                isInClosure = true
            }
            current = parent
        }
        return (isInClosure || current.flags.contains(.isBuilder)) && !current.flags.contains(.isNonView)
    }

    private func ofRoot(_ root: ViewSite) -> [Placement] {
        let known = solution[root]
        return known.isEmpty ? [.unknown] : known
    }
}

extension ViewElement {
    /// Whether this is SwiftUI's Group, ForEach or Section, which also work in builders of other things than views.
    fileprivate var isTransparent: Bool {
        guard case .swiftUI = callee else { return false }
        return SwiftUICatalog.views.isTransparent(name)
    }
}

/// Placements by root.
struct PlacementTable: Sendable {
    private let roots: [ViewSite]
    private var placements: [[Placement]]

    /// - Parameter roots: must be sorted.
    init(_ roots: [ViewSite]) {
        self.roots = roots
        placements = [[Placement]](repeating: [], count: roots.count)
    }

    subscript(root: ViewSite) -> [Placement] { position(of: root).map { placements[$0] } ?? [] }

    func contains(_ root: ViewSite) -> Bool { position(of: root) != nil }

    private func position(of root: ViewSite) -> Int? {
        let position = roots.partitionPoint { ViewSite.isOrderedBefore($0, root) }
        return position < roots.count && roots[position] == root ? position : nil
    }

    /// Adds a placement of a root. Returns whether it was new; false for a root that is not in the table.
    @discardableResult
    mutating func insert(_ placement: Placement, of root: ViewSite) -> Bool {
        guard let position = position(of: root) else { return false }
        return placements[position].insert(placement)
    }

    /// Makes `unknown` the only placement of a root. All such roots share one array.
    mutating func setUnknown(_ root: ViewSite) {
        if let position = position(of: root) { placements[position] = Self.unknown }
    }

    private static let unknown = [Placement.unknown]

    static func key(_ site: ViewSite) -> Name {
        Name(hash: (UInt64(UInt32(bitPattern: site.file)) << 32 | UInt64(UInt32(bitPattern: site.element))) &+ 1)
    }
}
