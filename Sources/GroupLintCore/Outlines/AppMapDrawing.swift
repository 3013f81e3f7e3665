/// Where the boxes and arrows of a map are. The unit is a pixel at normal size.
struct AppMapDrawing {
    let map: AppMap
    let edges: [AppMap.DrawnEdge]
    let sizes: [GraphLayout.Point]
    let positions: [GraphLayout.Point]
    /// The corners of each arrow, in the order of `edges`; empty for an arrow from a box to itself.
    let routes: [[GraphLayout.Point]]
    let size: GraphLayout.Point

    static let nameSize = 13
    static let detailSize = 11
    private static let mostLetters = 34

    init(_ map: AppMap) {
        self.map = map
        edges = map.drawnEdges
        sizes = map.nodes.map(Self.size)
        let ends = edges.map { GraphLayout.Edge(source: $0.source, target: $0.target) }
        let layout = GraphLayout(sizes: sizes, edges: ends, gaps: GraphLayout.Gaps(layers: 118, nodes: 14, parts: 44))
        positions = layout.positions
        routes = GraphPorts.routes(of: layout, edges: ends, sizes: sizes)
        size = layout.size
    }

    private static func size(of node: AppMap.Node) -> GraphLayout.Point {
        let count = node.tally.count
        let badge = count == 0 ? 0 : 14 + TextWidth.of(String(count), size: detailSize)
        let name = TextWidth.of(name(of: node), size: nameSize)
        let detail = TextWidth.of(detail(of: node), size: detailSize)
        return GraphLayout.Point(x: max(104, max(name, detail) + 32 + badge), y: 46)
    }

    /// The name as a box shows it.
    static func name(of node: AppMap.Node) -> String { TextWidth.shortened(escapingControls(node.name), to: mostLetters) }

    /// The second line of a box.
    static func detail(of node: AppMap.Node) -> String {
        let group = TextWidth.shortened(escapingControls(node.group), to: mostLetters)
        switch node.kind {
        case .app: return "entry point"
        case .host: return group.isEmpty ? "hosts views" : "hosts views · " + group
        case .part: return group.isEmpty ? "part of several screens" : "part · " + group
        case .group: return AppMap.counted(node.parts.count, "screen")
        case .screen, .content: return group.isEmpty ? file(of: node) : group
        }
    }

    private static func file(of node: AppMap.Node) -> String {
        let name = node.place.path.split(separator: "/").last.map(String.init) ?? ""
        return TextWidth.shortened(escapingControls(name), to: mostLetters)
    }

    /// The shape of an arrow for the `d` attribute of an SVG path.
    func path(of edge: Int) -> String {
        let points = routes[edge]
        guard let first = points.first else { return loop(edges[edge].source) }
        var path = "M\(first.x) \(first.y)"
        for (position, point) in points.enumerated().dropFirst() {
            if position % 2 == 1 {
                let before = points[position - 1]
                let middle = (before.x + point.x) / 2
                path += "C\(middle) \(before.y) \(middle) \(point.y) \(point.x) \(point.y)"
            } else {
                path += "L\(point.x) \(point.y)"
            }
        }
        return path
    }

    private func loop(_ node: Int) -> String {
        let (corner, size) = (positions[node], sizes[node])
        let (right, top) = (corner.x + size.x - 18, corner.y)
        return "M\(right) \(top)C\(right) \(top - 20) \(right + 30) \(top - 20) \(corner.x + size.x) \(top + 12)"
    }

    /// The end of an arrow, next to which its label is, and whether the arrow comes from the left.
    func end(of edge: Int) -> (point: GraphLayout.Point, isFromLeft: Bool)? {
        guard let last = routes[edge].last, let first = routes[edge].first else { return nil }
        return (last, first.x < last.x)
    }
}

extension WayKind {
    /// What arrows of similar kinds have in common; the name of their class in CSS.
    var family: String {
        switch self {
        case .window, .widget, .hosting, .code, .tab, .column, .root, .choice: "frame"
        case .link, .destination, .value: "push"
        case .sheet, .cover, .popover, .inspector: "over"
        case .contains: "part"
        }
    }

    /// The families with the words for a legend.
    static let families = [
        ("frame", "window, tab, column, root"), ("push", "link, destination"), ("over", "sheet, cover, popover"),
        ("part", "contains"),
    ]
}
