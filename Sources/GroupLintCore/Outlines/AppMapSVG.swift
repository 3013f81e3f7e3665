/// Renders the map of an app as an SVG document for light and dark.
package struct AppMapSVG {
    private let drawing: AppMapDrawing
    private let margin = 24
    private let legendHeight = 34

    private init(_ map: AppMap) {
        drawing = AppMapDrawing(map)
    }

    package static func render(_ map: AppMap, title: String) -> String { AppMapSVG(map).document(title) }

    /// Most arrows that have labels; with more of them, labels would hide each other.
    private static let mostLabels = 80

    private func document(_ title: String) -> String {
        let width = max(drawing.size.x, 620) + 2 * margin
        let height = drawing.size.y + 2 * margin + legendHeight
        var parts = drawing.edges.indices.map(edge)
        if drawing.edges.count <= Self.mostLabels { parts += labels() }
        parts += drawing.map.nodes.indices.map(node)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-label="\(SVGTheme.escaped(title))">
            <title>\(SVGTheme.escaped(title))</title>
            <style>
            text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
            .name { font-size: 13px; font-weight: 600; } .detail, .count { font-size: 11px; } .count { font-weight: 600; }
            .label { font-size: 10.5px; paint-order: stroke; stroke-width: 4px; stroke-linejoin: round; }
            .edge { fill: none; stroke-width: 1.5px; } .edge.part { stroke-dasharray: 4 4; }
            .content > rect { stroke-dasharray: 4 3; }
            \(SVGTheme.style(Self.rules))</style>
            <defs>
            \(WayKind.families.map { marker($0.0) }.joined(separator: "\n"))
            </defs>
            <rect class="page" width="\(width)" height="\(height)"/>
            <g transform="translate(\(margin) \(margin))">
            \(parts.joined(separator: "\n"))
            </g>
            \(legend(y: height - margin))
            </svg>

            """
    }

    private static let rules: [SVGTheme.Rule] = [
        .init(".page", "fill", "page"), .init(".box", "fill", "surface"), .init(".box", "stroke", "line"),
        .init(".app .box, .host .box", "fill", "accent-soft"), .init(".app .box, .host .box", "stroke", "accent"),
        .init(".part .box, .group .box", "fill", "raised"), .init(".name", "fill", "text"), .init(".detail", "fill", "muted"),
        .init(".label", "fill", "muted"), .init(".label", "stroke", "page"), .init(".edge.frame", "stroke", "muted"),
        .init(".edge.push", "stroke", "accent"), .init(".edge.over", "stroke", "keyword"), .init(".edge.part", "stroke", "muted"),
        .init(".head.frame, .head.part", "fill", "muted"), .init(".head.push", "fill", "accent"),
        .init(".head.over", "fill", "keyword"), .init(".badge.error", "fill", "error-soft"),
        .init(".badge.warning", "fill", "warning-soft"), .init(".badge.info", "fill", "info-soft"),
        .init(".count.error", "fill", "error"), .init(".count.warning", "fill", "warning"), .init(".count.info", "fill", "info"),
    ]

    private func marker(_ family: String) -> String {
        """
        <marker id="head-\(family)" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">\
        <path class="head \(family)" d="M0 1L10 5L0 9z"/></marker>
        """
    }

    private func edge(_ position: Int) -> String {
        let edge = drawing.edges[position]
        let family = edge.kinds[0].family
        let (source, target) = (drawing.map.nodes[edge.source].name, drawing.map.nodes[edge.target].name)
        let title = SVGTheme.escaped("\(source) → \(target): \(edge.label)")
        return """
            <path class="edge \(family)" marker-end="url(#head-\(family))" d="\(drawing.path(of: position))">\
            <title>\(title)</title></path>
            """
    }

    /// The labels of the arrows, without those that would cover another one.
    private func labels() -> [String] {
        var placed: [Int: [GraphLayout.Point]] = [:]
        return drawing.edges.indices.compactMap { position in
            guard let (end, _) = drawing.end(of: position) else { return nil }
            let target = drawing.edges[position].target
            let isCovered = placed[target]?.contains { $0.x == end.x && abs($0.y - end.y) < 10 } ?? false
            guard !isCovered, let label = label(position) else { return nil }
            placed[target, default: []].append(end)
            return label
        }
    }

    private func label(_ position: Int) -> String? {
        let edge = drawing.edges[position]
        guard !edge.isPart, let (end, isFromLeft) = drawing.end(of: position) else { return nil }
        let text = SVGTheme.escaped(TextWidth.shortened(escapingControls(edge.label), to: 20))
        let (left, anchor) = isFromLeft ? (end.x - 11, "end") : (end.x + 11, "start")
        return "<text class=\"label\" x=\"\(left)\" y=\"\(end.y - 4)\" text-anchor=\"\(anchor)\">\(text)</text>"
    }

    private func node(_ position: Int) -> String {
        let node = drawing.map.nodes[position]
        let (corner, size) = (drawing.positions[position], drawing.sizes[position])
        let title = SVGTheme.escaped("\(node.name), \(node.place.path):\(node.place.line)")
        return """
            <g class="\(node.kind.rawValue)" transform="translate(\(corner.x) \(corner.y))"><title>\(title)</title>\
            <rect class="box" width="\(size.x)" height="\(size.y)" rx="\(node.kind == .app || node.kind == .host ? 22 : 8)"/>\
            <text class="name" x="16" y="20">\(SVGTheme.escaped(AppMapDrawing.name(of: node)))</text>\
            <text class="detail" x="16" y="36">\(SVGTheme.escaped(AppMapDrawing.detail(of: node)))</text>\
            \(badge(node.tally, size))</g>
            """
    }

    private func badge(_ tally: SeverityCounts, _ size: GraphLayout.Point) -> String {
        guard let worst = tally.worst else { return "" }
        let text = String(tally.count)
        let width = 12 + TextWidth.of(text, size: AppMapDrawing.detailSize)
        let left = size.x - width - 8
        return """
            <rect class="badge \(worst.rawValue)" x="\(left)" y="8" width="\(width)" height="17" rx="8"/>\
            <text class="count \(worst.rawValue)" x="\(left + width / 2)" y="20" text-anchor="middle">\(text)</text>
            """
    }

    private func legend(y: Int) -> String {
        var left = margin
        return WayKind.families.map { family, words in
            let entry = """
                <path class="edge \(family)" marker-end="url(#head-\(family))" d="M\(left) \(y - 4)h34"/>\
                <text class="detail" x="\(left + 42)" y="\(y)">\(words)</text>
                """
            left += 42 + TextWidth.of(words, size: AppMapDrawing.detailSize) + 24
            return entry
        }.joined(separator: "\n")
    }
}
