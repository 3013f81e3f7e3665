/// Renders the map of an app as a tree for a terminal. Each screen is expanded once, on a shortest way from an entry point.
package struct AppMapText {
    private let map: AppMap
    private let style: TextStyle
    private let parents: [Int]
    private var edges: [[AppMap.Edge]]
    private var output = ""

    private init(_ map: AppMap, _ style: TextStyle) {
        self.map = map
        self.style = style
        parents = map.parents
        edges = [[AppMap.Edge]](repeating: [], count: map.nodes.count)
        for edge in map.edgesInReadingOrder { edges[edge.source].append(edge) }
    }

    package static func render(_ map: AppMap, style: TextStyle) -> String {
        var text = AppMapText(map, style)
        let order = map.readingOrder
        let roots = map.nodes.indices.filter { text.parents[$0] == -1 }.sorted { (order[$0], $0) < (order[$1], $1) }
        let known = roots.filter { map.nodes[$0].isReached }
        for root in known { text.addTree(root) }
        let others = roots.filter { !map.nodes[$0].isReached }
        if !others.isEmpty {
            let title = text.style.paint("Not reachable from the app, as far as the code shows:", .strong)
            if !known.isEmpty { text.output += title + "\n\n" }
            for root in others { text.addTree(root) }
        }
        text.addUnshown()
        text.addLegend()
        text.addSummary()
        return text.output
    }

    /// Deepest screen that is shown below its parent. Deeper ones are not expanded: the indentation of each line would grow.
    private static let mostLevels = 40

    private struct Line {
        var node: Int
        var level = 0
        var label: String
        var prefix: String
        var isLast: Bool
        var isRoot: Bool
        var isExpanded: Bool
    }

    private mutating func addTree(_ root: Int) {
        var stack = [Line(node: root, label: "", prefix: "", isLast: true, isRoot: true, isExpanded: true)]
        while let line = stack.popLast() {
            let bar = line.isRoot ? "" : style.paint(line.isLast ? "└─ " : "├─ ", .gutter)
            let ways = line.isRoot ? knownWays(of: line.node) : nil
            output += line.prefix + bar + head(line) + (ways ?? "") + "\n"
            guard line.isExpanded, ways == nil else { continue }
            guard line.level < Self.mostLevels else {
                output += line.prefix + "   └─ " + style.paint("more screens, too deep for this list", .gutter) + "\n"
                continue
            }
            let prefix = line.isRoot ? "" : line.prefix + (line.isLast ? "   " : style.paint("│  ", .gutter))
            stack += children(of: line.node, prefix, line.level + 1).reversed()
        }
        output += "\n"
    }

    /// Most screens that are named behind a folded entry point.
    private static let mostNamed = 3

    /// The screens behind a host that are all shown in other places: `  opens Home, Settings`. Nil if one is shown below it.
    private func knownWays(of root: Int) -> String? {
        let lines = children(of: root, "", 1)
        guard map.nodes[root].kind == .host, !lines.isEmpty, !lines.contains(where: \.isExpanded) else { return nil }
        let names = lines.prefix(Self.mostNamed).map { escapingControls(map.nodes[$0.node].name) }.joined(separator: ", ")
        let rest = lines.count - Self.mostNamed
        return style.paint("  opens \(names)\(rest > 0 ? " and \(rest) more" : "")", .gutter)
    }

    private func children(of node: Int, _ prefix: String, _ level: Int) -> [Line] {
        var targets: [Int] = []
        var labels: [Int: [String]] = [:]
        for edge in edges[node] {
            if labels[edge.target] == nil { targets.append(edge.target) }
            labels[edge.target, default: []].append(edge.label)
        }
        return targets.enumerated().map { position, target in
            Line(
                node: target, level: level, label: labels[target]?.joined(separator: ", ") ?? "", prefix: prefix,
                isLast: position == targets.count - 1, isRoot: false, isExpanded: parents[target] == node)
        }
    }

    private func head(_ line: Line) -> String {
        let node = map.nodes[line.node]
        let label = line.label.isEmpty ? "" : style.paint(escapingControls(line.label) + ": ", .note)
        let name = style.paint(escapingControls(node.name), .strong)
        if !line.isExpanded {
            let isLeaf = edges[line.node].isEmpty
            return label + escapingControls(node.name) + (isLeaf ? "" : style.paint("  (shown elsewhere in this map)", .gutter))
        }
        let place = style.paint("  \(visiblePath(node.place.path)):\(node.place.line)", .gutter)
        return label + name + place + diagnostics(node)
    }

    private func diagnostics(_ node: AppMap.Node) -> String {
        let tally = node.tally
        guard let worst = tally.worst else { return "" }
        let role: TextStyle.Role = worst == .error ? .error : worst == .warning ? .warning : .info
        return "  " + style.paint(tally.words, role)
    }

    private mutating func addUnshown() {
        guard !map.unshown.isEmpty else { return }
        output += style.paint("Unused views: nothing that the app shows uses them.", .strong) + "\n"
        for view in map.unshown {
            output += "  \(escapingControls(view.name))"
            output += style.paint("  \(visiblePath(view.place.path)):\(view.place.line)", .gutter) + "\n"
        }
        output += "\n"
    }

    /// What the words before a screen mean, if they do not say it themselves.
    private mutating func addLegend() {
        let words = WayKind.allCases.filter { kind in
            kind.needsWords && map.edges.contains { $0.kind == kind && $0.label == kind.label }
        }
        for kind in words { output += style.paint("\(kind.label): \(kind.words)", .gutter) + "\n" }
        if !words.isEmpty { output += "\n" }
    }

    private mutating func addSummary() {
        output += map.summary
        let count = map.nodes.count { $0.tally.count > 0 }
        if count > 0 { output += "; diagnostics on \(count) of them" }
        output += "\n"
    }
}
