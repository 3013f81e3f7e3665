import GroupLintCore

extension ViewElement {
    /// Bodies of the methods of the element's type that stand in this file.
    func methods(_ name: Name, in tree: SyntaxTree) -> [SyntaxNode] {
        guard let owner else { return [] }
        return index.members(of: owner, named: name).compactMap { id in
            let member = index.member(id)
            guard id.file == site.file, member.kind == .function else { return nil }
            return tree.function(at: member.nameRange)?.body
        }
    }

    /// Parameters of the row closures around the element, and variables that they declare.
    func rowParameters(_ tree: SyntaxTree) -> [Name] {
        var names: [Name] = []
        var current = parent
        while let element = current {
            if element.kind == .slot, let node = tree.node(element.node).flatMap(ClosureExpr.init) {
                names += node.parameterNames
                if node.signature == nil { names.append("$0") }
                for variable in node.statements.lazy.compactMap(VariableDecl.init) {
                    names += variable.bindings.compactMap { PatternBinding($0).pattern?.name }
                }
            }
            current = element.parent
        }
        return names
    }

    /// What a row view is given: its stored properties that are plain values.
    var rowProperties: [Name] {
        guard let owner else { return [] }
        return index.storedProperties(of: owner).map(index.member).filter { property in
            property.wrapper.isNone && property.defaultValue == .none && !property.type.flags.contains(.isFunction)
                && !index.isModel(property.type.name)
        }.map(\.name)
    }
}

extension SyntaxTree {
    /// The function whose name stands at a range.
    func function(at range: SourceRange) -> FunctionDecl? {
        for id in records.indices where records[id].kind == .functionDecl {
            guard let node = node(NodeID(id)), node.tokenRange == range else { continue }
            return FunctionDecl(node)
        }
        return nil
    }
}

extension SyntaxNode {
    /// Whether one of the names is read somewhere below.
    func mentions(_ names: [Name]) -> Bool {
        !names.isEmpty && subtree.contains { $0.kind == .declReferenceExpr && names.contains($0.name) }
    }
}

extension DeploymentTargets {
    /// `iOS 14.0` for messages.
    static func text(_ target: (platform: Platform, version: OSVersion)) -> String {
        "\(target.platform.rawValue) \(target.version)"
    }
}

extension Placement.Layout {
    /// For messages.
    var text: String {
        switch self {
        case .list: "List"
        case .form: "Form"
        case .table: "Table"
        case .lazy: "lazy stack"
        case .stack: "stack"
        case .menu: "menu"
        case .single, .screen, .nonView, .unknown, .undecided: "container"
        }
    }
}

extension Placement.Layout {
    /// A parent that asks for a list of views, known as such.
    var isList: Bool {
        switch self {
        case .list, .form, .table, .lazy, .stack: true
        case .menu, .single, .screen, .nonView, .unknown, .undecided: false
        }
    }
}
