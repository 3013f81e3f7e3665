/// Spreads the ends of edges along the sides of their nodes, in the order of the places that they come from, so that they do
/// not all meet in one point.
package enum GraphPorts {
    /// Space above and below the ends of edges.
    private static let margin = 10

    private struct Side: Hashable {
        var node: Int
        var isRight: Bool
    }

    /// - Parameter edges: of the layout.
    /// - Parameter sizes: of its nodes.
    /// - Returns: the routes of the layout with other ends.
    package static func routes(
        of layout: GraphLayout, edges: [GraphLayout.Edge], sizes: [GraphLayout.Point]
    ) -> [[GraphLayout.Point]] {
        var routes = layout.routes
        var sides: [Side: [(edge: Int, isStart: Bool)]] = [:]
        for (position, edge) in edges.enumerated() where routes[position].count > 1 {
            let isBack = layout.isBack[position]
            sides[Side(node: edge.source, isRight: !isBack), default: []].append((position, true))
            sides[Side(node: edge.target, isRight: isBack), default: []].append((position, false))
        }
        for (side, ends) in sides where ends.count > 1 {
            let sorted = ends.sorted { left, right in
                let first = next(layout.routes[left.edge], left.isStart)
                let second = next(layout.routes[right.edge], right.isStart)
                return (first.y, first.x, left.edge) < (second.y, second.x, right.edge)
            }
            let space = max(0, sizes[side.node].y - 2 * margin)
            for (position, end) in sorted.enumerated() {
                let y = layout.positions[side.node].y + margin + space * (2 * position + 1) / (2 * sorted.count)
                routes[end.edge][end.isStart ? 0 : routes[end.edge].count - 1].y = y
            }
        }
        return routes
    }

    private static func next(_ route: [GraphLayout.Point], _ isStart: Bool) -> GraphLayout.Point {
        isStart ? route[1] : route[route.count - 2]
    }
}
