/// Parts of a map, and the order in which people read it.
extension AppMap {
    /// The map of some files: the screens in them, the screens next to these, and the ways between.
    package func limited(to paths: Set<String>) -> AppMap {
        var map = part { paths.contains(nodes[$0].place.path) }.map
        map.unshown = unshown.filter { paths.contains($0.place.path) }
        return map
    }

    /// The map of some nodes and of those next to them, with the position of each of its nodes in this map.
    package func part(_ isWanted: (Int) -> Bool) -> (map: AppMap, nodes: [Int]) {
        let isNamed = nodes.indices.map(isWanted)
        let kept = edges.filter { isNamed[$0.source] || isNamed[$0.target] }
        var isKept = isNamed
        for edge in kept { (isKept[edge.source], isKept[edge.target]) = (true, true) }
        let old = nodes.indices.filter { isKept[$0] }
        var positions = [Int](repeating: -1, count: nodes.count)
        for (new, position) in old.enumerated() { positions[position] = new }
        var map = self
        map.nodes = old.map { nodes[$0] }
        map.edges = kept.map { edge in
            var edge = edge
            (edge.source, edge.target) = (positions[edge.source], positions[edge.target])
            return edge
        }
        return (map, old)
    }

    /// The map with one node for each group, and the number of ways between two groups.
    package var folded: AppMap {
        var map = self
        let groups = Set(nodes.map(\.group)).sorted { precedesInBytes($0, $1) }
        var positions: [String: Int] = [:]
        map.nodes = []
        for group in groups {
            positions[group] = map.nodes.count
            map.nodes.append(folded(group))
        }
        var found: [FoldedPair: [Edge]] = [:]
        for edge in edges {
            let pair = FoldedPair(
                source: positions[nodes[edge.source].group] ?? 0, target: positions[nodes[edge.target].group] ?? 0)
            if pair.source != pair.target { found[pair, default: []].append(edge) }
        }
        map.edges = found.map { pair, edges -> Edge in
            // One kind stands for all of its family, which decides the color.
            let kind = edges.map(\.kind).min { $0.rank < $1.rank } ?? .link
            return Edge(
                source: pair.source, target: pair.target, kind: kind == .destination || kind == .value ? .link : kind,
                detail: Self.counted(edges.count, "transition"), places: edges.flatMap(\.places))
        }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
        return map
    }

    private struct FoldedPair: Hashable {
        var source: Int
        var target: Int
    }

    private func folded(_ group: String) -> Node {
        let own = nodes.filter { $0.group == group }
        var node = Node(
            kind: .group, name: group.isEmpty ? "top folder" : group, place: Place(path: group, line: 1), group: group)
        node.isReached = own.contains { $0.isReached }
        node.parts = own.map { View(name: $0.name, place: $0.place) }
        node.diagnostics = own.flatMap(\.diagnostics)
        return node
    }

    /// For each node where people begin to read, the first with 0: apps, extensions and widgets, other code that hosts views,
    /// code that only makes or names views, and all other nodes.
    package var readingOrder: [Int] {
        var order = nodes.map { $0.kind == .app ? 0 : $0.kind == .host ? 3 : 4 }
        for edge in edges where nodes[edge.source].kind == .host {
            let place = edge.kind == .window || edge.kind == .widget ? 1 : edge.kind == .hosting ? 2 : 3
            order[edge.source] = min(order[edge.source], place)
        }
        return order
    }

    /// Most windows of an app that are ordered by size.
    private static let mostWindows = 64

    /// The edges, those of an app with the window first from which most screens can be reached: an app may have others for
    /// tests, in which the same screens are.
    package var edgesInReadingOrder: [Edge] {
        var ordered = edges
        let targets = self.targets(of: edges)
        var start = 0
        while start < edges.count {
            let end = edges[start...].firstIndex { $0.source != edges[start].source } ?? edges.count
            if nodes[edges[start].source].kind == .app, end - start > 1, end - start <= Self.mostWindows {
                let sizes = edges[start..<end].map { reachable(from: $0.target, by: targets) }
                let order = sizes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
                ordered.replaceSubrange(start..<end, with: order.map { edges[start + $0] })
            }
            start = end
        }
        return ordered
    }

    /// The nodes that each node leads to, in the order of the edges.
    private func targets(of edges: [Edge]) -> [[Int]] {
        var targets = [[Int]](repeating: [], count: nodes.count)
        for edge in edges where edge.source != edge.target { targets[edge.source].append(edge.target) }
        return targets
    }

    /// Number of nodes that can be reached from a node, with itself.
    private func reachable(from start: Int, by targets: [[Int]]) -> Int {
        var seen = [Bool](repeating: false, count: nodes.count)
        seen[start] = true
        var (waiting, count) = ([start], 0)
        while let node = waiting.popLast() {
            count += 1
            for next in targets[node] where !seen[next] {
                seen[next] = true
                waiting.append(next)
            }
        }
        return count
    }

    /// For each node the node before it on a shortest way from a window of an app, or from another entry point; -1 for entry
    /// points. Nodes that no entry point leads to hang below others of their kind where possible.
    package var parents: [Int] {
        var parents = [Int](repeating: -2, count: nodes.count)
        let ways = targets(of: edgesInReadingOrder)
        var hasWayIn = [Bool](repeating: false, count: nodes.count)
        for target in ways.joined() { hasWayIn[target] = true }
        let order = readingOrder
        let entries = nodes.indices.filter { nodes[$0].kind == .app || nodes[$0].kind == .host }
            .sorted { (order[$0], $0) < (order[$1], $1) }
        let starts = entries + nodes.indices.filter { !hasWayIn[$0] } + Array(nodes.indices)
        for (number, start) in starts.enumerated() where parents[start] == -2 {
            // All entry points of a kind at once: the shortest way counts.
            let first =
                number < entries.count ? entries.filter { parents[$0] == -2 && order[$0] == order[start] } : [start]
            for node in first { parents[node] = -1 }
            // The windows of an app one after the other, so that the first one has the screens that several have.
            let apps = first.filter { nodes[$0].kind == .app }
            let windows = apps.flatMap { app in ways[app].filter { parents[$0] == -2 }.map { (app, $0) } }
            for (app, window) in windows where parents[window] == -2 { parents[window] = app }
            for (_, window) in windows { spread(from: [window], ways, &parents) }
            spread(from: first, ways, &parents)
        }
        return parents
    }

    /// Gives a parent to all nodes that can be reached from some nodes on a way without other nodes that have one.
    private func spread(from starts: [Int], _ ways: [[Int]], _ parents: inout [Int]) {
        var queue = starts
        var position = 0
        while position < queue.count {
            for next in ways[queue[position]] where parents[next] == -2 {
                parents[next] = queue[position]
                queue.append(next)
            }
            position += 1
        }
    }

    /// Number of nodes that are screens or content.
    package var screenCount: Int { nodes.count { $0.kind == .screen || $0.kind == .content } }

    /// Counts in one line: `12 screens, 30 ways, 1 entry point`.
    package var summary: String {
        let ways = edges.count { $0.kind != .contains }
        let entries = nodes.count { $0.kind == .app || $0.kind == .host }
        return [
            Self.counted(screenCount, "screen"), Self.counted(ways, "transition"), Self.counted(entries, "entry point"),
        ].joined(separator: ", ")
    }

    package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension AppMap.Edge {
    /// The kind and the detail: `destination for Recipe`.
    package var label: String {
        switch kind {
        case .destination: detail.isEmpty ? kind.label : "destination of \(detail)"
        default: detail.isEmpty || kind == .value ? kind.label : detail
        }
    }
}

extension WayKind {
    /// The kind in a word or two, as it stands before a screen.
    package var label: String {
        switch self {
        case .code: "in code"
        case .value: "link with a value"
        // The name says it.
        default: rawValue
        }
    }

    /// Whether one who does not know the map asks what the label means.
    package var needsWords: Bool { self == .choice || self == .root || self == .contains }
}
