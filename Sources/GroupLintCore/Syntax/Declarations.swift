/// A parameter of a function or closure: `a b: Int = 1`.
public struct FunctionParameter {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var attributes: SyntaxNode? { node.child(0) }
    public var type: SyntaxNode? { node.child(2) }
    /// The default value with its `=`.
    public var defaultValue: SyntaxNode? { node.child(3) }
    /// The expression of the default value.
    public var defaultExpression: SyntaxNode? { defaultValue?.child(0) }

    /// Label in calls; `_` for a parameter without one.
    public var label: Name { node.name }

    /// Name in the body: the second name if there is one, otherwise the first.
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

/// A `struct`, `class`, `actor`, `enum`, `protocol` or `extension` declaration.
public struct TypeDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind.role == .nominalType || node.kind == .extensionDecl else { return nil }
        self.node = node
    }

    public var attributes: SyntaxNode? { node.child(0) }
    public var modifiers: SyntaxNode? { node.child(1) }
    /// `<Content, Model: Store>`
    public var genericParameters: SyntaxNode? { node.kind == .extensionDecl ? nil : node.child(2) }
    public var inheritance: SyntaxNode? { node.child(3) }
    public var members: SyntaxNode? { node.child(5) }
    /// The extended type of an extension; nil for other declarations.
    public var extendedType: SyntaxNode? { node.kind == .extensionDecl ? node.child(2) : nil }
}

/// `Model: Store` in `<Model: Store>`.
public struct GenericParameter {
    private let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .genericParameter else { return nil }
        self.node = node
    }

    public var bound: SyntaxNode? { node.child(1) }
}

/// A `func` or `init` declaration.
public struct FunctionDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .functionDecl || node.kind == .initializerDecl else { return nil }
        self.node = node
    }

    public var attributes: SyntaxNode? { node.child(0) }
    public var modifiers: SyntaxNode? { node.child(1) }
    public var parameters: SyntaxNode? { node.child(3, 0) }
    public var returnType: SyntaxNode? { node.child(3, 2)?.child(0) }
    public var isAsync: Bool { node.child(3, 1)?.tokens.contains { $0.keyword == .async } ?? false }
    public var body: SyntaxNode? { node.child(5) }
}

/// A `let` or `var` declaration.
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

    /// The binding of a declaration of one variable.
    public var onlyBinding: PatternBinding? {
        var bindings = bindings
        guard let first = bindings.next(), bindings.next() == nil else { return nil }
        return PatternBinding(first)
    }
}

/// One variable of a declaration: `name: Type = value { get }`.
public struct PatternBinding {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
    public var type: SyntaxNode? { node.child(1, 0) }
    public var initialValue: SyntaxNode? { node.child(2, 0) }
    public var accessors: SyntaxNode? { node.child(3) }

    /// The node with the statements of the getter; nil for a stored property, with or without observers.
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

/// An accessor: `get { }`, `set { }`, `willSet { }`.
public struct AccessorDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .accessorDecl else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(4) }
}

/// An import: `import Module`.
public struct ImportDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .importDecl else { return nil }
        self.node = node
    }

    public var path: SyntaxNode? { node.child(2) }
}

/// A type alias: `typealias Name = Type`.
public struct TypeAliasDecl {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .typeAliasDecl else { return nil }
        self.node = node
    }

    public var modifiers: SyntaxNode? { node.child(1) }
    public var type: SyntaxNode? { node.child(3)?.child(0) }
}

/// A clause of conditional compilation: `#if a`, `#elseif b` or `#else`, with its code.
public struct IfConfigClause {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    /// The condition; nil for `#else`.
    public var condition: SyntaxNode? { node.child(0) }
    public var elements: SyntaxNode.Children { node.children(from: 1) }
    /// The chain of member accesses in a clause of a postfix `#if`.
    public var chain: SyntaxNode? { node.child(1) }
}

extension SyntaxNode {
    /// The attributes of a declaration; nil if it has none.
    public var attributeList: SyntaxNode? {
        guard let first = child(0), first.kind == .attributeList else { return nil }
        return first
    }

    /// The type that names an attribute: `SwiftUI.State` in `@SwiftUI.State(…)`.
    @inline(__always)
    public var attributeType: SyntaxNode? { kind == .attribute ? child(0) : nil }

    /// The arguments of an attribute: `"key", store: store` in `@AppStorage("key", store: store)`.
    public var attributeArguments: Argument.List {
        let list = kind == .attribute ? child(1) : nil
        return Argument.List(nodes: list?.children() ?? SyntaxNode.noChildren(of: self))
    }

    /// The name of an attribute without its module: `State` in `@State`, `@SwiftUI.State` and `@State(…)`.
    public var attributeName: Name { attributeType?.name ?? name }
}
