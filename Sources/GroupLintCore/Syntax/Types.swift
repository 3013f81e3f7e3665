/// `(A) throws -> B`.
package struct FunctionType {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .functionType else { return nil }
        self.node = node
    }

    package var result: SyntaxNode? { node.child(2) }
}

/// `@escaping inout T`.
package struct AttributedType {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .attributedType else { return nil }
        self.node = node
    }

    package var base: SyntaxNode? { node.child(1) }
}

/// `Base.Name`.
package struct MemberType {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .memberType else { return nil }
        self.node = node
    }

    package var base: SyntaxNode? { node.child(0) }
}

extension SyntaxNode {
    /// The type in `some T`, `T?`, `T!`, `[T]`, `T.Type`, `@A T`, `<P> T`, `(T)` and an inheritance clause; the first of
    /// `T & U`. Nil for any other node.
    package var innerType: SyntaxNode? {
        switch kind {
        case .someOrAnyType, .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .compositionType,
            .metatypeType, .inheritedType:
            child(0)
        case .attributedType, .namedOpaqueReturnType: child(1)
        case .tupleType where slotCount == 1: child(0)?.child(0)
        default: nil
        }
    }
}
