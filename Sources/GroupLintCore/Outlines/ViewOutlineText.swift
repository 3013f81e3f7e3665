/// Renders view outlines as text trees for a terminal.
package struct ViewOutlineText {
    private let style: TextStyle
    private var output = ""
    private var namesTransparent = false
    private var namesArms = false

    private init(style: TextStyle) {
        self.style = style
    }

    package static func render(_ outlines: [ViewOutline], style: TextStyle) -> String {
        var text = ViewOutlineText(style: style)
        for outline in outlines {
            for builder in outline.builders { text.add(builder) }
            for data in outline.data { text.add(data) }
        }
        if text.namesArms {
            text.output += "\n[A], [B]: arms of a branch; SwiftUI replaces what one shows by what the other shows\n"
        }
        if text.namesTransparent { text.output += "\ntransparent: no view of its own; the views in it take its place\n" }
        return text.output
    }

    private mutating func add(_ builder: ViewOutline.Builder) {
        if !output.isEmpty { output += "\n" }
        let count = builder.count + (builder.isTransparent ? ", transparent" : "")
        if builder.isTransparent { namesTransparent = true }
        // A name in back quotes may look like a command to a service.
        output +=
            "\(style.paint(visiblePath(builder.name), .strong))  \(style.paint(place(builder.place), .gutter))  \(count)\n"
        for shown in ShownPlaces.all(of: builder) {
            let endings = shown.endings(place)
            output += "  shown as: \(shown.text)\(endings.count == 1 ? ", " + endings[0] : "")\n"
            if endings.count > 1 { for ending in endings { output += "    \(ending)\n" } }
        }
        add(builder.nodes, prefix: "")
    }

    /// Most places of a value that are shown.
    static let mostValues = 5

    private mutating func add(_ data: ViewOutline.Data) {
        if !output.isEmpty { output += "\n" }
        let title = style.paint("Data of " + escapingControls(data.name), .strong)
        output += "\(title)  \(style.paint(place(data.place), .gutter))\n"
        for (position, property) in data.properties.enumerated() {
            let isLast = position == data.properties.count - 1
            let facts = ([property.owner] + property.uses).joined(separator: "; ")
            output += style.paint(isLast ? "└─ " : "├─ ", .gutter) + style.paint(escapingControls(property.text), .strong)
            output += "  (\(facts))\n"
            let prefix = isLast ? "   " : style.paint("│  ", .gutter)
            for value in property.arguments.prefix(Self.mostValues) {
                output += "\(prefix)  \(place(value.place)): \(escapingControls(value.text))\n"
            }
            let rest = property.arguments.count - Self.mostValues
            if rest > 0 { output += "\(prefix)  and at \(rest) more place\(rest == 1 ? "" : "s")\n" }
        }
    }

    private mutating func add(_ nodes: [ViewOutline.Node], prefix: String) {
        for (position, node) in nodes.enumerated() {
            let isLast = position == nodes.count - 1
            if node.isTransparent { namesTransparent = true }
            if node.kind == .arm { namesArms = true }
            output += prefix + style.paint(isLast ? "└─ " : "├─ ", .gutter) + head(node) + "\n"
            addContent(of: node, prefix: prefix + (isLast ? "   " : style.paint("│  ", .gutter)))
        }
    }

    private mutating func addContent(of node: ViewOutline.Node, prefix: String) {
        let bar = node.children.isEmpty ? "  " : style.paint("│ ", .gutter)
        for modifier in node.modifiers {
            let effect = modifier.effect.map { "  ← " + style.paint($0, .help) } ?? ""
            output += prefix + bar + "." + escapingControls(modifier.name) + effect + "\n"
            add(modifier.children, prefix: prefix + bar + "  ")
        }
        add(node.children, prefix: prefix)
    }

    private func head(_ node: ViewOutline.Node) -> String {
        var text = escapingControls(node.text)
        switch node.kind {
        case .view, .reference: text = style.paint(text, .strong)
        case .arm: text = "\(style.paint("[\(node.identity ?? "")]", .note)) \(text)"
        case .slot: text = style.paint(text, .gutter)
        case .branch, .unknown: break
        }
        var details = node.notes
        if let count = node.count { details.append(count) }
        if node.isTransparent { details.insert("transparent", at: 0) }
        return details.isEmpty ? text : text + "  (" + details.joined(separator: "; ") + ")"
    }

    private func place(_ place: ViewOutline.Place) -> String { "\(visiblePath(place.path)):\(place.line):\(place.column)" }
}
