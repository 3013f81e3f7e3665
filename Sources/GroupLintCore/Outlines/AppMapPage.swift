/// Renders the map of an app as one HTML file that loads nothing: search, pan and zoom, ways in and out of a screen.
package struct AppMapPage {
    private let map: AppMap
    private let title: String

    package static func render(_ map: AppMap, title: String) throws -> [UInt8] {
        try AppMapPage(map: map, title: title).bytes()
    }

    private func bytes() throws -> [UInt8] {
        let body = try Array(markup.utf8) + HTMLText.data(AppMapPageData(map), id: "data")
        return HTMLPage(title: "Map of \(title)", style: Self.style, script: Self.script, body: body).bytes
    }

    private var markup: String {
        """
        <header class="top">
        <div class="heading"><p class="tool">\(ToolIdentity.name) map</p><h1>\(HTMLText.escaped(title))</h1></div>
        <p class="summary">\(HTMLText.escaped(summary))</p>
        <label class="view">Show <select id="view"></select></label>
        <div class="zoom" role="group" aria-label="Zoom">
        <button type="button" id="out" class="quiet" title="Zoom out (-)" aria-label="Zoom out">−</button>
        <button type="button" id="fit" class="quiet" title="Show the whole map (0)">Fit</button>
        <button type="button" id="start" class="quiet" title="Go to the first entry point (1)">Start</button>
        <button type="button" id="in" class="quiet" title="Zoom in (+)" aria-label="Zoom in">+</button>
        </div>
        \(HTMLTheme.button)</header>
        <div class="columns">
        <aside id="screens" aria-label="Screens">
        <input id="search" type="search" placeholder="Search screens and parts  ( / )" \
        aria-label="Search screens and parts" autocomplete="off">
        <p id="found" class="note" role="status"></p>
        <ul id="list"></ul>
        </aside>
        <main id="map">
        <noscript><p class="note">The map needs JavaScript. `grouplint map --format svg` draws it without.</p></noscript>
        <div id="legend" class="legend" role="group" aria-label="Arrows that are shown"></div>
        </main>
        <aside id="details" aria-label="Chosen screen" tabindex="-1"></aside>
        </div>

        """
    }

    private var summary: String {
        var tally = SeverityCounts()
        var seen: Set<String> = []
        // A diagnostic in a part that several screens have is counted once.
        for issue in map.nodes.flatMap(\.diagnostics) {
            let key = "\(issue.place.path):\(issue.place.line):\(issue.rule):\(issue.message)"
            if seen.insert(key).inserted { tally.add(issue.severity) }
        }
        var counts = tally.count > 0 ? ["\(tally.words) on screens"] : []
        let others = map.otherDiagnostics.count
        if others > 0 {
            counts.append("\(tally.count > 0 ? "\(others)" : AppMap.counted(others, "diagnostic")) not on a screen")
        }
        return map.summary + (counts.isEmpty ? "" : "; " + counts.joined(separator: ", "))
    }
}

/// What the script of the page reads.
struct AppMapPageData: Encodable {
    private var nodes: [Node]
    private var edges: [Edge]
    /// Drawings: all screens, all folders, and each folder with what is next to it.
    private var views: [View]
    private var unshown: [Part]
    private var kinds: [String: Kind]
    private var families: [[String]]

    /// What a kind of way looks like, and what it means.
    private struct Kind: Encodable {
        var family: String
        var words: String
    }

    private struct Part: Encodable {
        var name: String
        var place: String
    }

    private struct Issue: Encodable {
        var rule: String
        var severity: String
        var message: String
        var place: String
    }

    private struct Node: Encodable {
        var kind: String
        /// As the box shows it.
        var label: String
        /// Where people begin to read; see `AppMap.readingOrder`.
        var rank: Int
        var name: String
        var detail: String
        var group: String
        var place: String
        var reached: Bool
        var parts: [Part]
        var issues: [Issue]
    }

    private struct Edge: Encodable {
        var source: Int
        var target: Int
        var kind: String
        var label: String
        var places: [String]
    }

    private struct View: Encodable {
        var title: String
        /// Position of each box in the nodes of the page; -1 for a folder, which has its name in `folders`.
        var nodes: [Int]
        var folders: [String]
        /// Left, top, width and height of each box.
        var boxes: [[Int]]
        var arrows: [Arrow]
        var width: Int
        var height: Int
    }

    private struct Arrow: Encodable {
        var source: Int
        var target: Int
        var family: String
        var label: String
        var path: String
    }

    /// Most screens of which all are shown at first; larger apps start with their folders.
    private static let mostNodes = 150

    init(_ map: AppMap) {
        nodes = zip(map.nodes, map.readingOrder).map { node, rank in
            Node(
                kind: node.kind.rawValue, label: AppMapDrawing.name(of: node), rank: rank, name: escapingControls(node.name),
                detail: AppMapDrawing.detail(of: node), group: escapingControls(node.group), place: Self.text(node.place),
                reached: node.isReached, parts: node.parts.map(Self.part),
                issues: node.diagnostics.map {
                    Issue(
                        rule: $0.rule, severity: $0.severity.rawValue, message: escapingControls($0.message),
                        place: Self.text($0.place))
                })
        }
        edges = map.edges.map { edge in
            Edge(
                source: edge.source, target: edge.target, kind: edge.kind.rawValue, label: escapingControls(edge.label),
                places: edge.places.prefix(20).map(Self.text))
        }
        unshown = map.unshown.map(Self.part)
        kinds = WayKind.allCases.reduce(into: [:]) { $0[$1.rawValue] = Kind(family: $1.family, words: $1.words) }
        families = WayKind.families.map { [$0.0, $0.1] }
        views = Self.views(of: map)
    }

    private static func text(_ place: AppMap.Place) -> String { escapingControls("\(place.path):\(place.line)") }

    private static func part(_ view: AppMap.View) -> Part { Part(name: escapingControls(view.name), place: text(view.place)) }

    private static func views(of map: AppMap) -> [View] {
        let all = view(AppMapDrawing(map), "all screens", Array(map.nodes.indices))
        let folded = map.folded
        guard folded.nodes.count > 1 else { return [all] }
        let folders = view(AppMapDrawing(folded), "folders", [Int](repeating: -1, count: folded.nodes.count))
        let single = folded.nodes.map { folder in
            let (part, nodes) = map.part { map.nodes[$0].group == folder.group }
            return view(AppMapDrawing(part), folder.name, nodes)
        }
        return (map.nodes.count > mostNodes ? [folders, all] : [all, folders]) + single
    }

    private static func view(_ drawing: AppMapDrawing, _ title: String, _ nodes: [Int]) -> View {
        View(
            title: escapingControls(title), nodes: nodes,
            folders: zip(nodes, drawing.map.nodes).map { $0 < 0 ? escapingControls($1.name) : "" },
            boxes: zip(drawing.positions, drawing.sizes).map { [$0.x, $0.y, $1.x, $1.y] },
            arrows: drawing.edges.enumerated().map { position, edge in
                Arrow(
                    source: edge.source, target: edge.target, family: edge.kinds[0].family, label: escapingControls(edge.label),
                    path: drawing.path(of: position))
            },
            width: drawing.size.x, height: drawing.size.y)
    }
}
