/// The coordinates of a connected graph whose layers are known.
struct GraphDrawing {
    private(set) var positions: [GraphLayout.Point]
    private(set) var routes: [[GraphLayout.Point]] = []
    private(set) var size = GraphLayout.Point(x: 0, y: 0)

    private let layering: GraphLayering
    private let gaps: GraphLayout.Gaps
    /// Height and middle of each node, then of each point of an edge.
    private var heights: [Int]
    private var middles: [Int]

    private static let sweeps = 6
    /// Height of the space for an edge that passes between nodes.
    private static let pointHeight = 6

    init(_ layering: GraphLayering, sizes: [GraphLayout.Point], gaps: GraphLayout.Gaps) {
        self.layering = layering
        self.gaps = gaps
        let count = layering.layers.count
        heights = sizes.map(\.y) + [Int](repeating: Self.pointHeight, count: count - sizes.count)
        middles = [Int](repeating: 0, count: count)
        positions = []
        placeRows()
        let (lefts, widths) = columns(sizes)
        positions = sizes.indices.map { node in
            GraphLayout.Point(x: lefts[layering.layers[node]], y: middles[node] - sizes[node].y / 2)
        }
        routes = layering.chains.indices.map { route($0, sizes, lefts, widths) }
        size = GraphLayout.Point(
            x: (lefts.last ?? 0) + (widths.last ?? 0), y: zip(middles, heights).map { $0 + ($1 + 1) / 2 }.max() ?? 0)
    }

    // MARK: Rows

    private mutating func placeRows() {
        var near = GraphNeighbors(count: layering.layers.count)
        for chain in layering.chains {
            for (low, high) in zip(chain, chain.dropFirst()) { near.add(low, high) }
        }
        for row in layering.rows { stack(row, wanted: row.map { _ in 0 }) }
        for sweep in 0..<Self.sweeps {
            let isDown = sweep % 2 == 0
            let rows = isDown ? layering.rows : layering.rows.reversed()
            for row in rows {
                let wanted = row.map { place in
                    let sides = isDown ? near.before[place] : near.after[place]
                    return sides.isEmpty ? middles[place] : median(sides)
                }
                stack(row, wanted: wanted)
            }
        }
        let top = zip(middles, heights).map { $0 - $1 / 2 }.min() ?? 0
        for place in middles.indices { middles[place] -= top }
    }

    private func median(_ places: [Int]) -> Int {
        let sorted = places.map { middles[$0] }.sorted()
        let half = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }

    /// Places a row as near as possible to where its places should be, without overlaps: blocks of places that would
    /// overlap share the mean of what they want.
    private mutating func stack(_ row: [Int], wanted: [Int]) {
        var blocks: [(sum: Int, count: Int, first: Int)] = []
        var offsets: [Int] = []
        var offset = 0
        for (position, place) in row.enumerated() {
            if position > 0 {
                let above = row[position - 1]
                offset += (heights[above] + 1) / 2 + gap(above, place) + heights[place] / 2
            }
            offsets.append(offset)
            blocks.append((wanted[position] - offset, 1, position))
            while blocks.count > 1, let last = blocks.last, case let before = blocks[blocks.count - 2],
                Self.mean(before.sum, before.count) > Self.mean(last.sum, last.count)
            {
                blocks.removeLast(2)
                blocks.append((before.sum + last.sum, before.count + last.count, before.first))
            }
        }
        for block in blocks {
            let start = Self.mean(block.sum, block.count)
            for position in block.first..<(block.first + block.count) { middles[row[position]] = start + offsets[position] }
        }
    }

    /// The mean, rounded down for negative sums too.
    private static func mean(_ sum: Int, _ count: Int) -> Int {
        sum >= 0 ? sum / count : -((-sum + count - 1) / count)
    }

    private func gap(_ upper: Int, _ lower: Int) -> Int {
        upper < layering.nodeCount && lower < layering.nodeCount ? gaps.nodes : gaps.nodes / 2
    }

    // MARK: Columns

    private func columns(_ sizes: [GraphLayout.Point]) -> (lefts: [Int], widths: [Int]) {
        var widths = [Int](repeating: 0, count: layering.rows.count)
        for node in sizes.indices { widths[layering.layers[node]] = max(widths[layering.layers[node]], sizes[node].x) }
        var lefts: [Int] = []
        var next = 0
        for width in widths {
            lefts.append(next)
            next += width + gaps.layers
        }
        return (lefts, widths)
    }

    private func route(
        _ edge: Int, _ sizes: [GraphLayout.Point], _ lefts: [Int], _ widths: [Int]
    ) -> [GraphLayout.Point] {
        let chain = layering.chains[edge]
        guard let low = chain.first, let high = chain.last, chain.count > 1 else { return [] }
        var points = [GraphLayout.Point(x: lefts[layering.layers[low]] + sizes[low].x, y: middles[low])]
        for place in chain.dropFirst().dropLast() {
            let left = lefts[layering.layers[place]]
            points.append(GraphLayout.Point(x: left, y: middles[place]))
            points.append(GraphLayout.Point(x: left + widths[layering.layers[place]], y: middles[place]))
        }
        points.append(GraphLayout.Point(x: lefts[layering.layers[high]], y: middles[high]))
        return layering.isBack[edge] ? points.reversed() : points
    }
}
