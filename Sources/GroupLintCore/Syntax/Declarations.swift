/// `a b: Int = 1`, also in closures.
public struct FunctionParameter {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var attributes: SyntaxNode? { node.child(0) }
    public var type: SyntaxNode? { node.child(2) }
    public var defaultValue: SyntaxNode? { node.child(3) }

    /// Label at the call; `_` for none.
    public var label: Name { node.name }

    /// Name in the body: the token behind the label where there is one.
    public var name: Name {
        guard let index = node.tokenIndex, index + 1 < node.tree.tokens.count else { return node.name }
        let next = node.tree.tokens[index + 1]
        switch next.kind {
        case .identifier, .wildcard, .keyword:
            guard next.end <= node.end else { return node.name }
            return Name(node.tree.source.bytes[Int(next.start)..<Int(next.end)])
        default:
            return node.name
        }
    }
}

/// What `struct`, `class`, `actor`, `enum`, `protocol` and `extension` have in common.
public struct TypeDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind.role == .nominalType || node.kind == .extensionDecl else { return nil }
        self.node = node
    }

    public var attributes: SyntaxNode? { node.child(0) }
    public var modifiers: SyntaxNode? { node.child(1) }
    public var inheritance: SyntaxNode? { node.child(3) }
    public var members: SyntaxNode? { node.child(5) }
    /// The type that an extension extends.
    public var extendedType: SyntaxNode? { node.kind == .extensionDecl ? node.child(2) : nil }
}

/// `func` and `init`.
public struct FunctionDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .functionDecl || node.kind == .initializerDecl else { return nil }
        self.node = node
    }

    public var attributes: SyntaxNode? { node.child(0) }
    public var modifiers: SyntaxNode? { node.child(1) }
    public var parameters: SyntaxNode? { node.child(3)?.child(0) }
    public var returnType: SyntaxNode? { node.child(3)?.child(2)?.child(0) }
    public var body: SyntaxNode? { node.child(5) }
}

/// `let` and `var`.
public struct VariableDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .variableDecl else { return nil }
        self.node = node
    }

    public var attributes: SyntaxNode? { node.child(0) }
    public var modifiers: SyntaxNode? { node.child(1) }
    public var bindings: SyntaxNode.Children { node.children(from: 2) }
    public var isLet: Bool { node.token?.keyword == .let }
}

/// `name: Type = value { get }`.
public struct PatternBinding {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
    public var type: SyntaxNode? { node.child(1)?.child(0) }
    public var initialValue: SyntaxNode? { node.child(2)?.child(0) }
    public var accessors: SyntaxNode? { node.child(3) }

    /// Statements of the getter; nil for a stored property, observers or not.
    public var getter: SyntaxNode? {
        guard let accessors else { return nil }
        var observesOnly = false
        for child in accessors.children() {
            guard child.kind == .accessorDecl else { return accessors }
            if child.token?.keyword == .get { return AccessorDecl(child)?.body }
            observesOnly = true
        }
        return observesOnly ? nil : accessors
    }
}

/// `get { }`, `set { }`, `willSet { }`.
public struct AccessorDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .accessorDecl else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(4) }
}

/// `import Module`.
public struct ImportDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .importDecl else { return nil }
        self.node = node
    }

    public var path: SyntaxNode? { node.child(2) }
}

/// `typealias Name = Type`.
public struct TypeAliasDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .typeAliasDecl else { return nil }
        self.node = node
    }

    public var type: SyntaxNode? { node.child(3)?.child(0) }
}

/// `#if a`, `#elseif b` or `#else` with what belongs to it.
public struct IfConfigClause {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    /// Nil behind `#else`.
    public var condition: SyntaxNode? { node.child(0) }
    public var elements: SyntaxNode.Children { node.children(from: 1) }
    /// The part of a chain in a clause of a postfix `#if`.
    public var chain: SyntaxNode? { node.child(1) }
}

extension SyntaxNode {
    /// Attributes of a declaration; nil when it has none.
    public var attributeList: SyntaxNode? {
        guard let first = child(0), first.kind == .attributeList else { return nil }
        return first
    }

    /// The name of an attribute, which is a type: `SwiftUI.State` of `@SwiftUI.State(…)`.
    @inline(__always)
    public var attributeType: SyntaxNode? { kind == .attribute ? child(0) : nil }

    /// `State` of `@State`, `@SwiftUI.State`, `@State(…)`.
    public var attributeName: Name { attributeType?.name ?? name }
}
