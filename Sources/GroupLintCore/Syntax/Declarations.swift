/// `a b: Int = 1`, also in closures.
package struct FunctionParameter {
    package let node: SyntaxNode

    @inline(__always)
    package init(_ node: SyntaxNode) {
        self.node = node
    }

    package var attributes: SyntaxNode? { node.child(0) }
    package var type: SyntaxNode? { node.child(2) }
    package var defaultValue: SyntaxNode? { node.child(3) }

    /// Label at the call; `_` for none.
    package var label: Name { node.name }

    /// Name in the body: the token behind the label where there is one.
    package var name: Name {
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
package struct TypeDecl {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind.role == .nominalType || node.kind == .extensionDecl else { return nil }
        self.node = node
    }

    package var attributes: SyntaxNode? { node.child(0) }
    package var modifiers: SyntaxNode? { node.child(1) }
    package var inheritance: SyntaxNode? { node.child(3) }
    package var members: SyntaxNode? { node.child(5) }
    /// The type that an extension extends.
    package var extendedType: SyntaxNode? { node.kind == .extensionDecl ? node.child(2) : nil }
}

/// `func` and `init`.
package struct FunctionDecl {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .functionDecl || node.kind == .initializerDecl else { return nil }
        self.node = node
    }

    package var attributes: SyntaxNode? { node.child(0) }
    package var modifiers: SyntaxNode? { node.child(1) }
    package var parameters: SyntaxNode? { node.child(3)?.child(0) }
    package var returnType: SyntaxNode? { node.child(3)?.child(2)?.child(0) }
    package var body: SyntaxNode? { node.child(5) }
}

/// `let` and `var`.
package struct VariableDecl {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .variableDecl else { return nil }
        self.node = node
    }

    package var attributes: SyntaxNode? { node.child(0) }
    package var modifiers: SyntaxNode? { node.child(1) }
    package var bindings: SyntaxNode.Children { node.children(from: 2) }
    package var isLet: Bool { node.token?.keyword == .let }
}

/// `name: Type = value { get }`.
package struct PatternBinding {
    package let node: SyntaxNode

    @inline(__always)
    package init(_ node: SyntaxNode) {
        self.node = node
    }

    package var pattern: SyntaxNode? { node.child(0) }
    package var type: SyntaxNode? { node.child(1)?.child(0) }
    package var initialValue: SyntaxNode? { node.child(2)?.child(0) }
    package var accessors: SyntaxNode? { node.child(3) }

    /// Statements of the getter; nil for a stored property, observers or not.
    package var getter: SyntaxNode? {
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
package struct AccessorDecl {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .accessorDecl else { return nil }
        self.node = node
    }

    package var body: SyntaxNode? { node.child(4) }
}

/// `import Module`.
package struct ImportDecl {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .importDecl else { return nil }
        self.node = node
    }

    package var path: SyntaxNode? { node.child(2) }
}

/// `typealias Name = Type`.
package struct TypeAliasDecl {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .typeAliasDecl else { return nil }
        self.node = node
    }

    package var type: SyntaxNode? { node.child(3)?.child(0) }
}

/// `#if a`, `#elseif b` or `#else` with what belongs to it.
package struct IfConfigClause {
    package let node: SyntaxNode

    @inline(__always)
    package init(_ node: SyntaxNode) {
        self.node = node
    }

    /// Nil behind `#else`.
    package var condition: SyntaxNode? { node.child(0) }
    package var elements: SyntaxNode.Children { node.children(from: 1) }
    /// The part of a chain in a clause of a postfix `#if`.
    package var chain: SyntaxNode? { node.child(1) }
}

extension SyntaxNode {
    /// Attributes of a declaration; nil when it has none.
    package var attributeList: SyntaxNode? {
        guard let first = child(0), first.kind == .attributeList else { return nil }
        return first
    }

    /// The name of an attribute, which is a type: `SwiftUI.State` of `@SwiftUI.State(…)`.
    @inline(__always)
    package var attributeType: SyntaxNode? { kind == .attribute ? child(0) : nil }

    /// `State` of `@State`, `@SwiftUI.State`, `@State(…)`.
    package var attributeName: Name { attributeType?.name ?? name }
}
