/// The layers of a connected graph, the points of long edges, and the order in each layer.
struct GraphLayering {
    /// The layer of each node, then of each point of an edge.
    private(set) var layers: [Int]
    /// Edges that are turned around.
    private(set) var isBack: [Bool]
    /// The places that each edge runs through, from the lower layer to the higher one: a node, points, a node. Empty for an
    /// edge from a node to itself.
    private(set) var chains: [[Int]]
    /// Nodes and points by layer, from top to bottom.
    private(set) var rows: [[Int]] = []
    let nodeCount: Int

    /// Most points per edge, on average. Edges that get none are drawn straight.
    private static let mostPoints = 4
    private static let sweeps = 8
    /// With more layers than this, a graph is not read from left to right anyway, and gets fewer.
    private static let mostLayers = 32

    init(_ part: GraphParts.Part, _ edges: [GraphLayout.Edge]) {
        nodeCount = part.nodes.count
        layers = [Int](repeating: 0, count: nodeCount)
        isBack = [Bool](repeating: false, count: part.ends.count)
        chains = [[Int]](repeating: [], count: part.ends.count)
        var order = turnEdges(part.ends)
        assignLayers(part.ends, order)
        if (layers.max() ?? 0) > Self.mostLayers {
            turnEdgesByBreadth(part.ends)
            assignLayers(part.ends, order)
        }
        addPoints(part.ends, &order)
        orderRows(order)
    }

    // MARK: Cycles

    /// Turns edges around that lead back to a node on the way from the start. Returns the nodes in the order of a walk.
    private mutating func turnEdges(_ ends: [(source: Int, target: Int)]) -> [Int] {
        var outgoing = [[Int]](repeating: [], count: nodeCount)
        var hasWayIn = [Bool](repeating: false, count: nodeCount)
        for (edge, end) in ends.enumerated() where end.source != end.target {
            outgoing[end.source].append(edge)
            hasWayIn[end.target] = true
        }
        var state = [UInt8](repeating: 0, count: nodeCount)
        var order: [Int] = []
        let starts = (0..<nodeCount).filter { !hasWayIn[$0] } + Array(0..<nodeCount)
        for start in starts where state[start] == 0 {
            var stack = [(node: start, next: 0)]
            state[start] = 1
            order.append(start)
            while let (node, next) = stack.last {
                guard next < outgoing[node].count else {
                    state[node] = 2
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = outgoing[node][next]
                let target = ends[edge].target
                if state[target] == 1 {
                    isBack[edge] = true
                } else if state[target] == 0 {
                    state[target] = 1
                    order.append(target)
                    stack.append((target, 0))
                }
            }
        }
        return order
    }

    /// Turns all edges around that lead to a node with the same or a smaller distance from the start, so that paths stay short.
    private mutating func turnEdgesByBreadth(_ ends: [(source: Int, target: Int)]) {
        var outgoing = [[Int]](repeating: [], count: nodeCount)
        var hasWayIn = [Bool](repeating: false, count: nodeCount)
        for end in ends where end.source != end.target {
            outgoing[end.source].append(end.target)
            hasWayIn[end.target] = true
        }
        var distances = [Int](repeating: -1, count: nodeCount)
        let sources = (0..<nodeCount).filter { !hasWayIn[$0] }
        for starts in [sources] + (0..<nodeCount).map({ [$0] }) {
            var queue = starts.filter { distances[$0] < 0 }
            for start in queue { distances[start] = 0 }
            var position = 0
            while position < queue.count {
                for next in outgoing[queue[position]] where distances[next] < 0 {
                    distances[next] = distances[queue[position]] + 1
                    queue.append(next)
                }
                position += 1
            }
        }
        for (edge, end) in ends.enumerated() where end.source != end.target {
            let (source, target) = (distances[end.source], distances[end.target])
            isBack[edge] = target < source || (target == source && end.target < end.source)
        }
        layers = [Int](repeating: 0, count: nodeCount)
    }

    // MARK: Layers

    /// Each node gets the layer after its last predecessor; nodes without predecessors move next to their successors.
    private mutating func assignLayers(_ ends: [(source: Int, target: Int)], _ order: [Int]) {
        var outgoing = [[Int]](repeating: [], count: nodeCount)
        var missing = [Int](repeating: 0, count: nodeCount)
        for (edge, end) in ends.enumerated() where end.source != end.target {
            let (low, high) = isBack[edge] ? (end.target, end.source) : (end.source, end.target)
            outgoing[low].append(high)
            missing[high] += 1
        }
        let isSource = missing.map { $0 == 0 }
        var ready = order.filter { missing[$0] == 0 }
        var position = 0
        while position < ready.count {
            let node = ready[position]
            position += 1
            for next in outgoing[node] {
                layers[next] = max(layers[next], layers[node] + 1)
                missing[next] -= 1
                if missing[next] == 0 { ready.append(next) }
            }
        }
        for node in 0..<nodeCount where isSource[node] {
            if let first = outgoing[node].lazy.map({ [layers] in layers[$0] }).min() { layers[node] = first - 1 }
        }
    }

    /// Adds a point in each layer between the ends of an edge, for the shortest edges first.
    private mutating func addPoints(_ ends: [(source: Int, target: Int)], _ order: inout [Int]) {
        var budget = Self.mostPoints * (ends.count + 1)
        let spans = ends.map { abs(layers[$0.target] - layers[$0.source]) }
        for edge in ends.indices.sorted(by: { (spans[$0], $0) < (spans[$1], $1) }) where ends[edge].source != ends[edge].target {
            let end = ends[edge]
            let (low, high) = isBack[edge] ? (end.target, end.source) : (end.source, end.target)
            chains[edge] = [low]
            if spans[edge] - 1 <= budget {
                budget -= max(0, spans[edge] - 1)
                for layer in (layers[low] + 1)..<max(layers[low] + 1, layers[high]) {
                    chains[edge].append(layers.count)
                    order.append(layers.count)
                    layers.append(layer)
                }
            }
            chains[edge].append(high)
        }
    }

    // MARK: Order

    private mutating func orderRows(_ order: [Int]) {
        rows = [[Int]](repeating: [], count: (layers.max() ?? 0) + 1)
        for place in order { rows[layers[place]].append(place) }
        var ways = GraphNeighbors(count: layers.count)
        for chain in chains {
            // An edge without points may skip layers; it does not take part.
            for (low, high) in zip(chain, chain.dropFirst()) where layers[high] == layers[low] + 1 { ways.add(low, high) }
        }
        var best = rows
        var fewest = ways.crossings(rows)
        for sweep in 0..<Self.sweeps where fewest > 0 {
            sort(&rows, ways, isDown: sweep % 2 == 0)
            let count = ways.crossings(rows)
            if count < fewest { (best, fewest) = (rows, count) }
        }
        rows = isHeavyBelow(best, ways) ? best.map { $0.reversed() } : best
    }

    /// Whether the place that leads to most others is in the lower half of its row: the drawing is then turned upside down, so
    /// that it begins with the main part.
    private func isHeavyBelow(_ rows: [[Int]], _ ways: GraphNeighbors) -> Bool {
        var weights = [Int](repeating: 1, count: layers.count)
        for row in rows.reversed() {
            for place in row { weights[place] = ways.after[place].reduce(1) { min($0 + weights[$1], 1 << 40) } }
        }
        guard let row = rows.first(where: { $0.count > 1 }),
            let heaviest = row.indices.max(by: { weights[row[$0]] < weights[row[$1]] })
        else { return false }
        return heaviest * 2 >= row.count
    }

    /// Sorts each row by the mean position of the neighbors in the row before it.
    private func sort(_ rows: inout [[Int]], _ ways: GraphNeighbors, isDown: Bool) {
        var positions = [Int](repeating: 0, count: layers.count)
        for row in rows { for (position, place) in row.enumerated() { positions[place] = position } }
        let indices = isDown ? Array(rows.indices.dropFirst()) : Array(rows.indices.dropLast().reversed())
        for index in indices {
            let keyed = rows[index].enumerated().map { position, place -> (key: Int, position: Int, place: Int) in
                let near = isDown ? ways.before[place] : ways.after[place]
                // In thousandths; a place without neighbors keeps its position.
                let sum = near.reduce(0) { $0 + positions[$1] }
                return (near.isEmpty ? position * 1000 : sum * 1000 / near.count, position, place)
            }
            rows[index] = keyed.sorted { ($0.key, $0.position) < ($1.key, $1.position) }.map(\.place)
            for (position, place) in rows[index].enumerated() { positions[place] = position }
        }
    }
}

/// The neighbors of each place in the layers next to it.
struct GraphNeighbors {
    private(set) var before: [[Int]]
    private(set) var after: [[Int]]

    init(count: Int) {
        before = [[Int]](repeating: [], count: count)
        after = before
    }

    mutating func add(_ low: Int, _ high: Int) {
        after[low].append(high)
        before[high].append(low)
    }

    /// Number of pairs of edges between neighboring rows that cross.
    func crossings(_ rows: [[Int]]) -> Int {
        var count = 0
        var positions = [Int](repeating: 0, count: before.count)
        for row in rows { for (position, place) in row.enumerated() { positions[place] = position } }
        for (row, next) in zip(rows, rows.dropFirst()) {
            // Counts for each edge the earlier edges that end below it, with a tree of sums.
            var sums = [Int](repeating: 0, count: next.count + 1)
            var total = 0
            for place in row {
                let ends = after[place].map { positions[$0] }.sorted()
                for end in ends {
                    var index = end + 1
                    var above = 0
                    while index > 0 {
                        above += sums[index]
                        index &= index - 1
                    }
                    count += total - above
                }
                for end in ends {
                    var index = end + 1
                    while index < sums.count {
                        sums[index] += 1
                        index += index & -index
                    }
                    total += 1
                }
            }
        }
        return count
    }
}
