import GroupLintCore

/// The value of a property, as far as an expression shows it.
enum KnownValue: Equatable {
    case boolean(Bool)
    case none
    /// A collection or string with no elements.
    case empty
    /// A case of an enumeration or a static member: `.loading`, `Phase.loaded(x)`.
    case member(Name)
    /// A value that is not nil and not empty.
    case present

    /// Nil if the expression does not show the value.
    init?(_ expression: SyntaxNode) {
        let node = expression.unwrapped
        switch node.kind {
        case .booleanLiteralExpr: self = .boolean(node.text == "true")
        case .nilLiteralExpr: self = .none
        case .arrayExpr, .dictionaryExpr: self = node.hasChildren ? .present : .empty
        case .stringLiteralExpr: self = node.text == "\"\"" ? .empty : .present
        case .memberAccessExpr: self.init(member: node)
        case .functionCallExpr: self.init(call: node)
        // Other expressions do not show their value.
        default: return nil
        }
    }

    private init?(member node: SyntaxNode) {
        let base = MemberAccessExpr(node)?.base
        guard base?.isCapitalized ?? true, node.name != "none" else { return nil }
        self = .member(node.name)
    }

    private init?(call node: SyntaxNode) {
        guard let callee = node.chainBase else { return nil }
        if callee.kind == .memberAccessExpr {
            // `.init(initialValue: store.count)`
            if callee.name == "init", CallExpr(node)?.firstArgument != nil { return nil }
            self.init(member: callee)
            return
        }
        guard CallExpr(node)?.firstArgument == nil, CallExpr(node)?.trailingClosure == nil else { return nil }
        let type = callee.kind == .genericSpecializationExpr ? callee.chainBase ?? callee : callee
        let isCollection = type.kind == .arrayExpr || type.kind == .dictionaryExpr || Self.collections.contains(type.name)
        guard isCollection else { return nil }
        self = .empty
    }

    private static let collections = NameTable("Array Dictionary Set String OrderedSet OrderedDictionary IdentifiedArray")
}

extension KnownValue {
    /// The first value of a stored property: its default, or nil for an optional variable without one.
    init?(firstOf property: PatternBinding) {
        guard let variable = property.node.parent.flatMap(VariableDecl.init),
            variable.attributes?.children().allSatisfy({ Self.stored.contains($0.attributeName) }) ?? true
        else { return nil }
        if let value = property.initialValue {
            self.init(value)
        } else if property.type?.kind == .optionalType, !variable.isLet, property.getter == nil {
            self = .none
        } else {
            return nil
        }
    }

    /// Attributes of properties that keep the value that the code gives them.
    private static let stored = NameTable("State Published MainActor")
}

/// A property of a view, or of a model that the view holds: `items`, `model.items`.
struct StateProperty: Equatable {
    var root: Name
    var member: Name = .none

    init(root: Name, member: Name = .none) {
        self.root = root
        self.member = member
    }

    /// The names as code writes them.
    var path: [Name] { member.isNone ? [root] : [root, member] }

    /// Nil if the expression is anything else.
    init?(_ expression: SyntaxNode?) {
        guard let path = expression?.ownPath, path.count <= 2 else { return nil }
        self.init(root: path[0], member: path.count > 1 ? path[1] : .none)
    }
}
