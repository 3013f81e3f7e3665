extension AppMap {
    /// Encodes the map as JSON for other programs, with the version of the schema. Nodes are named by their positions.
    package func json() throws -> [UInt8] {
        try encodedJSON(
            Document(
                schema: "grouplint-map-1", nodes: nodes.enumerated().map { Document.Node($1, id: $0) },
                edges: edges.map(Document.Edge.init), notFoundShown: unshown.map(Document.View.init)))
    }

    private struct Document: Encodable {
        var schema: String
        var nodes: [Node]
        var edges: [Edge]
        var notFoundShown: [View]

        struct Place: Encodable {
            var path: String
            /// 1-based.
            var line: Int

            init(_ place: AppMap.Place) {
                path = place.path
                line = place.line
            }
        }

        struct View: Encodable {
            var name: String
            var place: Place

            init(_ view: AppMap.View) {
                name = view.name
                place = Place(view.place)
            }
        }

        struct Issue: Encodable {
            var rule: String
            var severity: String
            var message: String
            var place: Place
        }

        struct Node: Encodable {
            var id: Int
            var kind: String
            var name: String
            var group: String
            var place: Place
            var isReached: Bool
            var parts: [View]
            var diagnostics: [Issue]

            init(_ node: AppMap.Node, id: Int) {
                self.id = id
                kind = node.kind.rawValue
                name = node.name
                group = node.group
                place = Place(node.place)
                isReached = node.isReached
                parts = node.parts.map(View.init)
                diagnostics = node.diagnostics.map {
                    Issue(rule: $0.rule, severity: $0.severity.rawValue, message: $0.message, place: Place($0.place))
                }
            }
        }

        struct Edge: Encodable {
            var source: Int
            var target: Int
            var kind: String
            var detail: String
            var places: [Place]

            init(_ edge: AppMap.Edge) {
                source = edge.source
                target = edge.target
                kind = edge.kind.rawValue
                detail = edge.detail
                places = edge.places.map(Place.init)
            }
        }
    }
}
