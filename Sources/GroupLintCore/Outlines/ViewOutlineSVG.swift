/// Renders the identity trees of views as SVG, from left to right: what each modifier takes effect on, and which arm has which
/// identity.
package struct ViewOutlineSVG {
    private static let lineHeight = 17
    private static let letterSize = 12

    private let marks: ViewOutlineMarks

    private init(_ diagnostics: [(diagnostic: Diagnostic, place: ViewOutline.Place)]) {
        marks = ViewOutlineMarks(diagnostics)
    }

    /// - Parameter diagnostics: those of the files, with their places.
    package static func render(
        _ outlines: [ViewOutline], diagnostics: [(diagnostic: Diagnostic, place: ViewOutline.Place)]
    ) -> String {
        let picture = ViewOutlineSVG(diagnostics)
        var parts: [String] = []
        var (width, height) = (480, 24)
        for builder in outlines.flatMap(\.builders) {
            let tree = picture.tree(builder)
            let heading = "\(builder.name)  \(builder.place.path):\(builder.place.line)"
            parts.append("<text class=\"heading\" x=\"24\" y=\"\(height + 14)\">\(SVGTheme.escaped(heading))</text>")
            parts.append("<g transform=\"translate(24 \(height + 28))\">\n\(tree.markup)\n</g>")
            height += 28 + tree.size.y + 36
            width = max(width, tree.size.x + 48, TextWidth.ofCode(heading, size: 14) + 48)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-label="Identity trees">
            <style>
            text { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
            \(shapes)\(SVGTheme.style(rules))</style>
            <rect class="page" width="\(width)" height="\(height)"/>
            \(parts.joined(separator: "\n"))
            </svg>

            """
    }

    /// The tree of each builder for a page, which has the style `pageStyle`, with the numbers of the diagnostics in it.
    static func trees(
        _ builders: [ViewOutline.Builder], _ diagnostics: [(diagnostic: Diagnostic, place: ViewOutline.Place)]
    ) -> (trees: [String], marks: ViewOutlineMarks) {
        let picture = ViewOutlineSVG(diagnostics)
        let trees = builders.map { builder in
            let tree = picture.tree(builder)
            let (width, height) = (tree.size.x + 16, tree.size.y + 16)
            return """
                <svg width="\(width)" height="\(height)" viewBox="-8 -8 \(width) \(height)" role="img" \
                aria-label="\(SVGTheme.escaped("Identity tree of " + builder.name))">
                \(tree.markup)
                </svg>
                """
        }
        return (trees, picture.marks)
    }

    static var pageStyle: String { shapes + SVGTheme.variables(rules) }

    private static let shapes = """
        .heading { font-size: 14px; font-weight: 600; }
        .line { font-size: 12px; white-space: pre; } .line.name { font-weight: 600; }
        .count { font-size: 10.5px; font-weight: 600; } .box { stroke-width: 1.3px; }
        .transparent > .box { stroke-dasharray: 5 3; } .edge { fill: none; stroke-width: 1.4px; }
        .label { font-size: 11px; font-weight: 600; paint-order: stroke; stroke-width: 4px; stroke-linejoin: round; }

        """

    private static let rules: [SVGTheme.Rule] = [
        .init(".page", "fill", "page"), .init(".heading", "fill", "text"), .init(".box", "fill", "surface"),
        .init(".box", "stroke", "line"), .init(".transparent > .box", "stroke", "muted"),
        .init(".builder > .box", "fill", "accent-soft"), .init(".builder > .box", "stroke", "accent"),
        .init(".branch > .box, .arm > .box", "fill", "warning-soft"), .init(".branch > .box, .arm > .box", "stroke", "warning"),
        .init(".slot > .box, .unknown > .box", "fill", "raised"), .init(".reference > .box", "stroke", "type"),
        .init(".line", "fill", "text"), .init(".line.detail", "fill", "muted"), .init(".line.modifier", "fill", "keyword"),
        .init(".line.effect", "fill", "info"), .init(".edge", "stroke", "muted"), .init(".label", "fill", "muted"),
        .init(".label", "stroke", "page"), .init(".mark.error", "fill", "error"), .init(".mark.warning", "fill", "warning"),
        .init(".mark.info", "fill", "info"), .init(".count", "fill", "surface"),
    ]

    // MARK: Trees

    private func tree(_ builder: ViewOutline.Builder) -> (markup: String, size: GraphLayout.Point) {
        let tree = ViewOutlineTree(builder, marks)
        let sizes = tree.boxes.map(size)
        let ends = tree.edges.map { GraphLayout.Edge(source: $0.source, target: $0.target) }
        let longest = tree.edges.map { TextWidth.ofCode(label($0), size: 11) }.max() ?? 0
        let layout = GraphLayout(
            sizes: sizes, edges: ends, gaps: GraphLayout.Gaps(layers: min(max(44, longest + 28), 160), nodes: 12, parts: 24))
        let edges = tree.edges.indices.map { edge(tree.edges[$0], layout.routes[$0]) }
        let boxes = tree.boxes.indices.map { box(tree.boxes[$0], layout.positions[$0], sizes[$0]) }
        return ((edges + boxes).joined(separator: "\n"), layout.size)
    }

    private func size(_ box: ViewOutlineTree.Box) -> GraphLayout.Point {
        let widths = box.lines.map { TextWidth.ofCode($0.text, size: Self.letterSize) + $0.marks.count * 20 }
        return GraphLayout.Point(x: (widths.max() ?? 0) + 24, y: box.lines.count * Self.lineHeight + 12)
    }

    private func edge(_ edge: ViewOutlineTree.Edge, _ route: [GraphLayout.Point]) -> String {
        guard let first = route.first, let last = route.last, route.count > 1 else { return "" }
        let middle = (first.x + last.x) / 2
        let path = "M\(first.x) \(first.y)C\(middle) \(first.y) \(middle) \(last.y) \(last.x) \(last.y)"
        let line = "<path class=\"edge\" d=\"\(path)\"/>"
        if edge.label.isEmpty { return line }
        let text = SVGTheme.escaped(label(edge))
        return line + "<text class=\"label\" x=\"\(last.x - 6)\" y=\"\(last.y - 5)\" text-anchor=\"end\">\(text)</text>"
    }

    private func label(_ edge: ViewOutlineTree.Edge) -> String { TextWidth.shortened(escapingControls(edge.label), to: 18) }

    private func box(_ box: ViewOutlineTree.Box, _ corner: GraphLayout.Point, _ size: GraphLayout.Point) -> String {
        let lines = box.lines.enumerated().map { line($1, y: ($0 + 1) * Self.lineHeight + 2, width: size.x) }
        let title = SVGTheme.escaped("\(box.place.path):\(box.place.line):\(box.place.column)")
        return """
            <g class="\(box.look)" transform="translate(\(corner.x) \(corner.y))"><title>\(title)</title>\
            <rect class="box" width="\(size.x)" height="\(size.y)" rx="7"/>\(lines.joined())</g>
            """
    }

    private func line(_ line: ViewOutlineTree.Line, y: Int, width: Int) -> String {
        var text = "<text class=\"line \(line.look.rawValue)\" x=\"12\" y=\"\(y)\">\(SVGTheme.escaped(line.text))</text>"
        for (position, mark) in line.marks.enumerated() {
            let entry = marks.entries[mark]
            let middle = width - 14 - 20 * position
            text += """
                <g><title>\(SVGTheme.escaped("\(entry.severity.rawValue): \(entry.message)"))</title>\
                <circle class="mark \(entry.severity.rawValue)" cx="\(middle)" cy="\(y - 4)" r="8"/>\
                <text class="count" x="\(middle)" y="\(y)" text-anchor="middle">\(entry.number)</text></g>
                """
        }
        return text
    }
}
