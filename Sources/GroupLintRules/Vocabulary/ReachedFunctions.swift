import GroupLintCore

/// The functions that actions call, directly or through others.
struct ReachedFunctions {
    /// Bodies of functions of the view that set a property or call a function of a model.
    private(set) var own: [SyntaxNode] = []
    private var models: [(property: Name, body: SyntaxNode)] = []
    private let code: ViewCode

    /// Bodies of functions of models.
    var ofModels: [SyntaxNode] { models.map(\.body) }

    private static let mostFunctions = 64

    init(_ actions: [SyntaxNode], _ code: ViewCode) {
        self.code = code
        var waiting: [(model: Name, body: SyntaxNode)] = actions.map { (.none, $0) }
        var position = 0
        while position < waiting.count, waiting.count < Self.mostFunctions {
            let (model, body) = waiting[position]
            position += 1
            for node in body.subtree where node.kind == .declReferenceExpr || node.kind == .memberAccessExpr {
                for found in Self.functions(node, model, code) where !waiting.contains(where: { $0.body == found.body }) {
                    waiting.append(found)
                }
            }
        }
        for (model, body) in waiting.dropFirst(actions.count) {
            if model.isNone { own.append(body) } else { models.append((model, body)) }
        }
        own += actions
    }

    private static func functions(_ node: SyntaxNode, _ model: Name, _ code: ViewCode) -> [(model: Name, body: SyntaxNode)] {
        guard let path = node.ownPath, path.count <= 2 else { return [] }
        if path.count == 1 {
            let bodies = model.isNone ? code.view.functions(path[0]) : code.model(model)?.functions(path[0]) ?? []
            return bodies.map { (model, $0) }
        }
        guard model.isNone else { return [] }
        return (code.model(path[0])?.functions(path[1]) ?? []).map { (path[0], $0) }
    }

    /// The bodies, of those in the type that declares a property, that set it, directly or through others.
    func writing(_ property: Name, ofModel model: Name) -> [SyntaxNode] {
        let bodies =
            model.isNone
            ? own.filter { $0.parent?.kind == .functionDecl } : models.filter { $0.property == model }.map(\.body)
        let type = model.isNone ? code.view : code.model(model)
        return bodies.filter { body in
            StateWrites(body, methods: { type?.functions($0) ?? [] }).writes.contains { $0.root == property }
        }
    }
}
