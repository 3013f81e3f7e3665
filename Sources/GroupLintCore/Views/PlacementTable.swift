/// Placements by root.
struct PlacementTable: Sendable {
    private let roots: [ViewSite]
    private var placements: [[Placement]]

    /// - Parameter roots: must be sorted.
    init(_ roots: [ViewSite]) {
        self.roots = roots
        placements = [[Placement]](repeating: [], count: roots.count)
    }

    var count: Int { roots.count }

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

/// Placements of roots that are found when they are asked for.
struct LaterPlacements: Sendable {
    private let index: ProjectIndex
    private let byFile = OnceValues<Int32, PlacementTable>()
    private let whole = OnceValue<PlacementTable>()
    /// Number of roots in the tables of files.
    private let solvedCount = SharedValue(0)
    /// With more roots in the tables of files, finding all placements at once takes less time.
    private let limit: Int

    init(_ index: ProjectIndex) {
        self.index = index
        limit = index.files.reduce(0) { $0 + $1.views.roots.count }
    }

    subscript(root: ViewSite) -> [Placement] {
        if solvedCount.value > limit { return whole.value { PlacementSolver.solution(index) }[root] }
        return byFile.value(root.file) {
            let table = PlacementSolver.solution(index, in: [Int(root.file)])
            solvedCount.change { $0 += table.count }
            return table
        }[root]
    }
}
