/// Draws a directed graph in layers from left to right. A pure function of integers; the same graph always gives the same
/// drawing.
///
/// The steps are those of Sugiyama: edges that close a cycle are turned around, each node gets the layer after its
/// predecessors, long edges get a point in each layer that they cross, sweeps over the layers reduce crossings, and a few more
/// bring nodes next to their neighbors. The number of sweeps is fixed, and so is the number of points per edge, so the cost is
/// near linear in nodes and edges. Parts of the graph that are not connected are drawn one by one, and packed into rows.
package struct GraphLayout: Sendable {
    /// A length or position in the drawing, in units that the caller chooses; y grows downward.
    package struct Point: Sendable, Equatable {
        package var x: Int
        package var y: Int

        package init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    package struct Edge: Sendable {
        package var source: Int
        package var target: Int

        package init(source: Int, target: Int) {
            self.source = source
            self.target = target
        }
    }

    package struct Gaps: Sendable {
        package var layers: Int
        package var nodes: Int
        package var parts: Int

        package init(layers: Int = 90, nodes: Int = 16, parts: Int = 48) {
            self.layers = layers
            self.nodes = nodes
            self.parts = parts
        }
    }

    /// The upper left corner of each node.
    package private(set) var positions: [Point]
    /// The points of each edge, from the right side of its source to the left side of its target, or from the left to the right
    /// if `isBack`. Empty for an edge from a node to itself.
    package private(set) var routes: [[Point]]
    /// Edges that close a cycle: they lead to an earlier layer.
    package private(set) var isBack: [Bool]
    /// 0-based column of each node, in its part of the graph.
    package private(set) var layers: [Int]
    package private(set) var size = Point(x: 0, y: 0)

    /// - Parameter sizes: width and height of each node.
    /// - Parameter edges: positions in `sizes`.
    package init(sizes: [Point], edges: [Edge], gaps: Gaps = Gaps()) {
        positions = [Point](repeating: Point(x: 0, y: 0), count: sizes.count)
        routes = [[Point]](repeating: [], count: edges.count)
        isBack = [Bool](repeating: false, count: edges.count)
        layers = [Int](repeating: 0, count: sizes.count)
        let parts = GraphParts(count: sizes.count, edges: edges)
        var drawn: [(part: GraphParts.Part, layering: GraphLayering, drawing: GraphDrawing)] = []
        for part in parts.all {
            let layering = GraphLayering(part, edges)
            let drawing = GraphDrawing(layering, sizes: part.nodes.map { sizes[$0] }, gaps: gaps)
            drawn.append((part, layering, drawing))
        }
        pack(drawn, gaps)
    }

    private mutating func pack(
        _ drawn: [(part: GraphParts.Part, layering: GraphLayering, drawing: GraphDrawing)], _ gaps: Gaps
    ) {
        let area = drawn.reduce(0) { $0 + ($1.drawing.size.x + gaps.parts) * ($1.drawing.size.y + gaps.parts) }
        let rowWidth = max(drawn.map(\.drawing.size.x).max() ?? 0, Self.root(area * 2))
        var corner = Point(x: 0, y: 0)
        var rowHeight = 0
        for (part, layering, drawing) in drawn {
            if corner.x > 0, corner.x + drawing.size.x > rowWidth {
                corner = Point(x: 0, y: corner.y + rowHeight + gaps.parts)
                rowHeight = 0
            }
            for (local, node) in part.nodes.enumerated() {
                positions[node] = drawing.positions[local].moved(by: corner)
                layers[node] = layering.layers[local]
            }
            for (local, edge) in part.edges.enumerated() {
                routes[edge] = drawing.routes[local].map { $0.moved(by: corner) }
                isBack[edge] = layering.isBack[local]
            }
            rowHeight = max(rowHeight, drawing.size.y)
            size = Point(x: max(size.x, corner.x + drawing.size.x), y: max(size.y, corner.y + drawing.size.y))
            corner.x += drawing.size.x + gaps.parts
        }
    }

    /// The integer square root, rounded down.
    static func root(_ value: Int) -> Int {
        var low = 0
        var high = 1 << 26
        while low < high {
            let middle = (low + high + 1) / 2
            if middle * middle <= value { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension GraphLayout.Point {
    func moved(by other: GraphLayout.Point) -> GraphLayout.Point { GraphLayout.Point(x: x + other.x, y: y + other.y) }
}

/// The connected parts of a graph, the largest first.
struct GraphParts {
    struct Part {
        /// Nodes by their positions in the whole graph, ascending.
        var nodes: [Int]
        /// Edges by their positions, ascending.
        var edges: [Int] = []
        /// Source and target of each edge, as positions in `nodes`.
        var ends: [(source: Int, target: Int)] = []
    }

    private(set) var all: [Part] = []

    init(count: Int, edges: [GraphLayout.Edge]) {
        var leaders = Array(0..<count)
        func leader(_ node: Int) -> Int {
            var current = node
            while leaders[current] != current {
                leaders[current] = leaders[leaders[current]]
                current = leaders[current]
            }
            return current
        }
        for edge in edges {
            let (first, second) = (leader(edge.source), leader(edge.target))
            leaders[max(first, second)] = min(first, second)
        }
        var positions = [Int](repeating: -1, count: count)
        var local = [Int](repeating: 0, count: count)
        for node in 0..<count {
            let first = leader(node)
            if positions[first] < 0 {
                positions[first] = all.count
                all.append(Part(nodes: []))
            }
            local[node] = all[positions[first]].nodes.count
            all[positions[first]].nodes.append(node)
        }
        for (position, edge) in edges.enumerated() {
            let part = positions[leader(edge.source)]
            all[part].edges.append(position)
            all[part].ends.append((local[edge.source], local[edge.target]))
        }
        all = all.enumerated().sorted { left, right in
            left.element.nodes.count != right.element.nodes.count
                ? left.element.nodes.count > right.element.nodes.count : left.offset < right.offset
        }.map(\.element)
    }
}
