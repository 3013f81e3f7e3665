import Testing

@testable import GroupLintEngine

/// Tests the layered drawing of graphs.
@Suite struct GraphLayoutTests {
    typealias Point = GraphLayout.Point
    typealias Edge = GraphLayout.Edge

    /// Numbers that look random and are the same in each run.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    private func graph(nodes: Int, edges: Int, seed: UInt64) -> (sizes: [Point], edges: [Edge]) {
        var numbers = Numbers(state: seed)
        let sizes = (0..<nodes).map { _ in Point(x: 40 + numbers.next(160), y: 20 + numbers.next(31)) }
        let ends = (0..<edges).map { _ in Edge(source: numbers.next(nodes), target: numbers.next(nodes)) }
        return (sizes, ends)
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func nodesDoNotOverlap(seed: UInt64) {
        let (sizes, edges) = graph(nodes: 120, edges: 150, seed: seed)
        let layout = GraphLayout(sizes: sizes, edges: edges)
        for first in sizes.indices {
            for second in sizes.indices where first < second {
                let (a, b) = (layout.positions[first], layout.positions[second])
                let isApart =
                    a.x + sizes[first].x <= b.x || b.x + sizes[second].x <= a.x || a.y + sizes[first].y <= b.y
                    || b.y + sizes[second].y <= a.y
                #expect(isApart, "\(first) and \(second) overlap")
            }
            let corner = layout.positions[first]
            #expect(corner.x >= 0 && corner.y >= 0)
            #expect(corner.x + sizes[first].x <= layout.size.x && corner.y + sizes[first].y <= layout.size.y)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func onlyMarkedEdgesLeadBack(seed: UInt64) {
        let (sizes, edges) = graph(nodes: 60, edges: 110, seed: seed)
        let layout = GraphLayout(sizes: sizes, edges: edges)
        for (position, edge) in edges.enumerated() where edge.source != edge.target {
            let isForward = layout.layers[edge.source] < layout.layers[edge.target]
            #expect(isForward == !layout.isBack[position])
            let route = layout.routes[position]
            let (start, end) = (layout.positions[edge.source], layout.positions[edge.target])
            #expect(route.first?.x == (isForward ? start.x + sizes[edge.source].x : start.x))
            #expect(route.last?.x == (isForward ? end.x : end.x + sizes[edge.target].x))
        }
    }

    @Test func anAcyclicGraphHasNoEdgesBack() {
        let edges = [(0, 1), (0, 2), (1, 3), (2, 3), (0, 3), (3, 4)].map { Edge(source: $0.0, target: $0.1) }
        let layout = GraphLayout(sizes: [Point](repeating: Point(x: 50, y: 20), count: 5), edges: edges)
        #expect(layout.layers == [0, 1, 1, 2, 3])
        #expect(!layout.isBack.contains(true))
    }

    @Test func crossingsThatCanBeAvoidedAreAvoided() {
        // Two rows of four, joined in the opposite order.
        let edges = (0..<4).map { Edge(source: $0, target: 7 - $0) } + [Edge(source: 0, target: 6), Edge(source: 1, target: 5)]
        let layout = GraphLayout(sizes: [Point](repeating: Point(x: 50, y: 20), count: 8), edges: edges)
        for (position, first) in edges.enumerated() {
            for second in edges.dropFirst(position + 1) {
                let starts = layout.positions[first.source].y - layout.positions[second.source].y
                let ends = layout.positions[first.target].y - layout.positions[second.target].y
                #expect(starts * ends >= 0, "\(first) and \(second) cross")
            }
        }
    }

    @Test func theSameGraphGivesTheSameDrawing() {
        let (sizes, edges) = graph(nodes: 200, edges: 320, seed: 9)
        let (first, second) = (GraphLayout(sizes: sizes, edges: edges), GraphLayout(sizes: sizes, edges: edges))
        #expect(first.positions == second.positions && first.routes == second.routes)
        #expect(
            GraphPorts.routes(of: first, edges: edges, sizes: sizes) == GraphPorts.routes(of: second, edges: edges, sizes: sizes))
    }

    @Test func edgeCasesHaveADrawing() {
        #expect(GraphLayout(sizes: [], edges: []).size == Point(x: 0, y: 0))
        let one = GraphLayout(sizes: [Point(x: 30, y: 10)], edges: [Edge(source: 0, target: 0)])
        #expect(one.size == Point(x: 30, y: 10) && one.routes == [[]])
    }

    @Test func aLongChainWithJumpsHasFewPoints() {
        // Each node leads to the next one and to the last one.
        let count = 1500
        let edges = (0..<count - 1).flatMap { [Edge(source: $0, target: $0 + 1), Edge(source: $0, target: count - 1)] }
        let layout = GraphLayout(sizes: [Point](repeating: Point(x: 50, y: 20), count: count), edges: edges)
        #expect(layout.routes.reduce(0) { $0 + $1.count } < 30 * edges.count)
    }
}
