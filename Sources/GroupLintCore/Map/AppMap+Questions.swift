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

    /// For each node the node before it on a shortest way from an entry point; -1 for entry points. Nodes that no entry point
    /// leads to hang below others of their kind where possible.
    package var parents: [Int] {
        var parents = [Int](repeating: -2, count: nodes.count)
        var ways = [[Int]](repeating: [], count: nodes.count)
        var hasWayIn = [Bool](repeating: false, count: nodes.count)
        for edge in edges where edge.source != edge.target {
            ways[edge.source].append(edge.target)
            hasWayIn[edge.target] = true
        }
        let order = readingOrder
        let entries = nodes.indices.filter { nodes[$0].kind == .app || nodes[$0].kind == .host }
            .sorted { (order[$0], $0) < (order[$1], $1) }
        let starts = entries + nodes.indices.filter { !hasWayIn[$0] } + Array(nodes.indices)
        for (number, start) in starts.enumerated() where parents[start] == -2 {
            // All entry points of a kind at once: the shortest way counts.
            let first =
                number < entries.count ? entries.filter { parents[$0] == -2 && order[$0] == order[start] } : [start]
            for node in first { parents[node] = -1 }
            var queue = first
            var position = 0
            while position < queue.count {
                for next in ways[queue[position]] where parents[next] == -2 {
                    parents[next] = queue[position]
                    queue.append(next)
                }
                position += 1
            }
        }
        return parents
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

extension AppMap.Tally {
    /// The counts in words, the most severe first: `1 error, 2 warnings`.
    package var words: String {
        let parts = [(errors, "error"), (warnings, "warning"), (infos, "info")]
        return parts.filter { $0.0 > 0 }.map { $1 == "info" ? "\($0) info" : AppMap.counted($0, $1) }.joined(separator: ", ")
    }
}

extension AppMap.Edge {
    /// The kind and the detail: `destination for Recipe`.
    package var label: String {
        switch kind {
        case .destination: detail.isEmpty ? "destination" : "for \(detail)"
        case .code: detail.isEmpty ? "in code" : detail
        case .value: "by value"
        default: detail.isEmpty ? kind.rawValue : detail
        }
    }
}
