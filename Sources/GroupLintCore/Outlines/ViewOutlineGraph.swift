/// Renders view outlines as a graph for Mermaid or Graphviz.
package struct ViewOutlineGraph {
    package enum Language: Sendable {
        case mermaid
        case dot
    }

    private let language: Language
    private var lines: [String] = []
    private var nodeCount = 0

    private init(_ language: Language) {
        self.language = language
    }

    package static func render(_ outlines: [ViewOutline], _ language: Language) -> String {
        var graph = ViewOutlineGraph(language)
        for outline in outlines {
            for builder in outline.builders { graph.add(builder) }
        }
        let body = graph.lines.map { "  \($0)\n" }.joined()
        switch language {
        case .mermaid: return "flowchart TD\n" + body
        case .dot: return "digraph views {\n  node [shape=box, fontname=\"Helvetica\"];\n" + body + "}\n"
        }
    }

    private mutating func add(_ builder: ViewOutline.Builder) {
        let root = addNode([builder.name, builder.count], shape: .builder)
        for shown in ShownPlaces.all(of: builder) {
            let callers = shown.callers.map { "\($0.path):\($0.line)" }
            let more = shown.more == 0 ? [] : ["and \(shown.more) more"]
            addEdge(addNode([shown.text] + callers + more, shape: .context), root, label: "shows")
        }
        add(builder.nodes, below: root)
    }

    private mutating func add(_ nodes: [ViewOutline.Node], below parent: Int) {
        for node in nodes {
            var text = [node.text]
            if let count = node.count { text.append(count) }
            text += node.modifiers.map { ".\($0.name)" + ($0.effect.map { ": \($0)" } ?? "") }
            let shape: Shape = node.kind == .branch ? .branch : node.isTransparent ? .transparent : .view
            let id = addNode(text, shape: shape)
            addEdge(parent, id, label: node.identity)
            add(node.children, below: id)
            for modifier in node.modifiers { add(modifier.children, below: id) }
        }
    }

    private enum Shape { case builder, context, branch, transparent, view }

    private mutating func addNode(_ text: [String], shape: Shape) -> Int {
        let id = nodeCount
        nodeCount += 1
        switch language {
        case .mermaid:
            let label = "\"" + text.map(GraphText.mermaid).joined(separator: "<br/>") + "\""
            let node =
                switch shape {
                case .builder: "([\(label)])"
                case .context: ">\(label)]"
                case .branch: "{{\(label)}}"
                case .transparent: "(\(label))"
                case .view: "[\(label)]"
                }
            lines.append("n\(id)\(node)")
            if shape == .transparent { lines.append("style n\(id) stroke-dasharray: 5 5") }
        case .dot:
            let label = text.map(GraphText.dot).joined(separator: "\\n")
            let look =
                switch shape {
                case .builder: "shape=oval"
                case .context: "shape=note"
                case .branch: "shape=hexagon"
                case .transparent: "style=dashed"
                case .view: "style=solid"
                }
            lines.append("n\(id) [label=\"\(label)\", \(look)];")
        }
        return id
    }

    private mutating func addEdge(_ from: Int, _ to: Int, label: String?) {
        switch language {
        case .mermaid: lines.append("n\(from) -->\(label.map { "|\(GraphText.mermaid($0))|" } ?? "") n\(to)")
        case .dot: lines.append("n\(from) -> n\(to)\(label.map { " [label=\"\(GraphText.dot($0))\"]" } ?? "");")
        }
    }
}

extension ViewOutline {
    /// Encodes outlines as JSON for other programs, with the version of the schema.
    package static func json(_ outlines: [ViewOutline]) throws -> [UInt8] {
        try encodedJSON(Document(schema: "grouplint-views-1", files: outlines))
    }

    private struct Document: Encodable {
        var schema: String
        var files: [ViewOutline]
    }
}
