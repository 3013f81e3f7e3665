import GroupLintCore

/// When code of a view runs.
enum StartMoment {
    /// In `.onAppear` or `.task`.
    case appearance
    /// In an initializer of the view.
    case creation
    case other

    /// Finds the modifier or initializer around a node, also through functions of the type that these call or name.
    init(_ node: SyntaxNode, _ code: TypeCode) {
        self = Self.of(node, code, depth: 0)
    }

    private static func of(_ node: SyntaxNode, _ code: TypeCode, depth: Int) -> StartMoment {
        var inner = node
        for outer in node.ancestors {
            switch outer.kind {
            case .functionCallExpr:
                guard let callee = outer.chainBase, callee != inner, callee.kind == .memberAccessExpr else { break }
                if callee.name == "onAppear" || callee.name == "task" { return .appearance }
            case .initializerDecl: return .creation
            case .functionDecl: return depth < 3 ? ofCallers(outer.name, code, depth: depth + 1) : .other
            case .structDecl, .classDecl, .extensionDecl, .enumDecl, .actorDecl: return .other
            // Other code runs when the code around it runs.
            default: break
            }
            inner = outer
        }
        return .other
    }

    private static func ofCallers(_ name: Name, _ code: TypeCode, depth: Int) -> StartMoment {
        var found = StartMoment.other
        for use in code.nodes(named: name) where use.ownName == name {
            let moment = of(use, code, depth: depth)
            if moment == .appearance { return moment }
            if moment == .creation { found = moment }
        }
        return found
    }

    /// The moment, as messages name it.
    var text: String {
        switch self {
        case .appearance: "each appearance of the view"
        case .creation: "each creation of the view"
        case .other: ""
        }
    }
}
