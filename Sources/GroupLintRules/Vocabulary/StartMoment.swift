import GroupLintCore

/// When code of a view runs.
struct StartMoment {
    enum Kind {
        /// In `.onAppear` or `.task`.
        case appearance
        /// In an initializer of the view.
        case creation
        case other
    }

    let kind: Kind
    /// The call of the modifier, if the modifier calls or names a function with the code.
    private(set) var caller: SyntaxNode?

    /// Finds the modifier or initializer around a node, also through functions of the type that these call or name.
    init(_ node: SyntaxNode, _ code: TypeCode) {
        // Functions may call each other many times.
        var budget = 64
        self = Self.of(node, code, depth: 0, &budget)
    }

    private init(_ kind: Kind, caller: SyntaxNode? = nil) {
        self.kind = kind
        self.caller = caller
    }

    private static func of(_ node: SyntaxNode, _ code: TypeCode, depth: Int, _ budget: inout Int) -> StartMoment {
        var inner = node
        for outer in node.ancestors {
            switch outer.kind {
            case .functionCallExpr:
                guard let callee = outer.chainBase, callee != inner, callee.kind == .memberAccessExpr else { break }
                if callee.name == "onAppear" || callee.name == "task" {
                    return StartMoment(.appearance, caller: depth > 0 ? callee : nil)
                }
            case .initializerDecl: return StartMoment(.creation)
            case .functionDecl:
                return depth < 3 ? ofCallers(outer.name, code, depth: depth + 1, &budget) : StartMoment(.other)
            case .structDecl, .classDecl, .extensionDecl, .enumDecl, .actorDecl: return StartMoment(.other)
            // Other code runs when the code around it runs.
            default: break
            }
            inner = outer
        }
        return StartMoment(.other)
    }

    private static func ofCallers(_ name: Name, _ code: TypeCode, depth: Int, _ budget: inout Int) -> StartMoment {
        var found = StartMoment(.other)
        for use in code.nodes(named: name) where budget > 0 && use.ownName == name {
            budget -= 1
            let moment = of(use, code, depth: depth, &budget)
            if moment.kind == .appearance { return moment }
            if moment.kind == .creation { found = moment }
        }
        return found
    }

    /// Where the modifier stands, if the code is in a function.
    var related: [RelatedLocation] {
        caller.map { callee in
            [callee.nameRelated("this runs it")]
        } ?? []
    }

    /// The moment, as messages name it.
    var text: String {
        switch kind {
        case .appearance: "each appearance of the view"
        case .creation: "each creation of the view"
        case .other: ""
        }
    }
}

extension TypeCode {
    /// Whether code gives a property a value when the view appears or is made.
    func fills(_ name: Name) -> Bool {
        nodes(named: name).contains { node in
            node.ancestors.prefix(2).contains { $0.writtenTarget?.range.contains(node.range) ?? false }
                && StartMoment(node, self).kind != .other
        }
    }
}
