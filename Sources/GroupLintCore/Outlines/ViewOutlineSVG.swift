/// Renders the identity trees of views as SVG, from top to bottom with an indent for each level: what each modifier takes effect
/// on, and which arm has which identity.
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

    /// Width of one level, in pixels.
    private static let indent = 30
    /// From the left edge of a box to the line that leads to the boxes below it, in pixels.
    private static let stem = 14

    private func tree(_ builder: ViewOutline.Builder) -> (markup: String, size: GraphLayout.Point) {
        let tree = ViewOutlineTree(builder, marks)
        var size = GraphLayout.Point(x: 0, y: 0)
        var parts: [String] = []
        var bottoms: [GraphLayout.Point] = []
        for (position, box) in tree.boxes.enumerated() {
            let boxSize = self.size(box)
            let label = self.label(box)
            if position > 0 { size.y += label.isEmpty ? 10 : 24 }
            let corner = GraphLayout.Point(x: box.level * Self.indent, y: size.y)
            if let parent = box.parent { parts.append(edge(from: bottoms[parent], to: corner, label: label)) }
            parts.append(self.box(box, corner, boxSize))
            size.x = max(size.x, corner.x + boxSize.x)
            size.y += boxSize.y
            bottoms.append(GraphLayout.Point(x: corner.x, y: size.y))
        }
        return (parts.joined(separator: "\n"), size)
    }

    private func size(_ box: ViewOutlineTree.Box) -> GraphLayout.Point {
        let widths = box.lines.map { TextWidth.ofCode($0.text, size: Self.letterSize) + $0.marks.count * 20 }
        return GraphLayout.Point(x: (widths.max() ?? 0) + 24, y: box.lines.count * Self.lineHeight + 12)
    }

    /// The line from the bottom of a box to the first line of one below it. It crosses no other box, since those between the two
    /// begin further to the right.
    /// - Parameter parent: the lower left corner of the box.
    private func edge(from parent: GraphLayout.Point, to child: GraphLayout.Point, label: String) -> String {
        let (x, y) = (parent.x + Self.stem, child.y + Self.lineHeight)
        let line = "<path class=\"edge\" d=\"M\(x) \(parent.y)V\(y)H\(child.x)\"/>"
        if label.isEmpty { return line }
        return line + "<text class=\"label\" x=\"\(child.x + 2)\" y=\"\(child.y - 6)\">\(SVGTheme.escaped(label))</text>"
    }

    private func label(_ box: ViewOutlineTree.Box) -> String { TextWidth.shortened(escapingControls(box.label), to: 48) }

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
