/// Renders the map of an app as a graph for Mermaid or Graphviz.
package struct AppMapGraph {
    package static func render(_ map: AppMap, _ language: ViewOutlineGraph.Language) -> String {
        let nodes = map.nodes.enumerated().map { node($1, $0, language) }
        let edges = map.drawnEdges.map { edge($0, language) }
        let body = (nodes + edges).map { "  \($0)\n" }.joined()
        switch language {
        case .mermaid: return "flowchart LR\n" + body
        case .dot: return "digraph app {\n  rankdir=LR;\n  node [shape=box, fontname=\"Helvetica\"];\n" + body + "}\n"
        }
    }

    private static func node(_ node: AppMap.Node, _ id: Int, _ language: ViewOutlineGraph.Language) -> String {
        let text = [node.name] + (node.tally.count > 0 ? [node.tally.words] : [])
        switch language {
        case .mermaid:
            let label = "\"" + text.map(GraphText.mermaid).joined(separator: "<br/>") + "\""
            switch node.kind {
            case .app, .host: return "n\(id)([\(label)])"
            case .screen, .group: return "n\(id)[\(label)]"
            case .content: return "n\(id)(\(label))"
            case .part: return "n\(id)>\(label)]"
            }
        case .dot:
            let label = text.map(GraphText.dot).joined(separator: "\\n")
            let look =
                switch node.kind {
                case .app, .host: "shape=oval"
                case .screen: "style=solid"
                case .group: "shape=folder"
                case .content: "style=dashed"
                case .part: "shape=note"
                }
            return "n\(id) [label=\"\(label)\", \(look)];"
        }
    }

    private static func edge(_ edge: AppMap.DrawnEdge, _ language: ViewOutlineGraph.Language) -> String {
        switch language {
        case .mermaid:
            let line = edge.isPart ? "-.->" : "-->"
            return "n\(edge.source) \(line)|\"\(GraphText.mermaid(edge.label))\"| n\(edge.target)"
        case .dot:
            let look = edge.isPart ? ", style=dashed" : ""
            return "n\(edge.source) -> n\(edge.target) [label=\"\(GraphText.dot(edge.label))\"\(look)];"
        }
    }
}

extension AppMap {
    /// All ways from a node to another, which a picture shows as one arrow.
    package struct DrawnEdge: Sendable {
        package var source: Int
        package var target: Int
        /// The first of `kinds` decides how the arrow looks.
        package var kinds: [WayKind]
        package var label: String

        package var isPart: Bool { kinds == [.contains] }
    }

    /// One edge for each pair of nodes, in the order of `edges`.
    package var drawnEdges: [DrawnEdge] {
        var drawn: [DrawnEdge] = []
        for edge in edges {
            if let last = drawn.last, last.source == edge.source, last.target == edge.target {
                drawn[drawn.count - 1].kinds.append(edge.kind)
                drawn[drawn.count - 1].label += ", " + edge.label
            } else {
                drawn.append(DrawnEdge(source: edge.source, target: edge.target, kinds: [edge.kind], label: edge.label))
            }
        }
        return drawn
    }
}

/// Text in graph languages.
enum GraphText {
    /// Escapes text for Mermaid, which reads HTML entities inside quotes, with `#` instead of `&`.
    static func mermaid(_ text: String) -> String {
        // By scalar: a character with a prefix or an accent equals none of these.
        escapingControls(text).unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "#quot;"
            case "#": "#35;"
            case "<": "#lt;"
            case ">": "#gt;"
            case "&": "#amp;"
            case "|": "#124;"
            case "`": "#96;"
            default: String(scalar)
            }
        }.joined()
    }

    static func dot(_ text: String) -> String {
        escapingControls(text).unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }
}
