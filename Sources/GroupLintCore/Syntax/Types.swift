/// A function type: `(A) throws -> B`.
public struct FunctionType {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .functionType else { return nil }
        self.node = node
    }

    public var result: SyntaxNode? { node.child(2) }
}

/// A member type: `Base.Name`.
public struct MemberType {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .memberType else { return nil }
        self.node = node
    }

    public var base: SyntaxNode? { node.child(0) }
}

extension SyntaxNode {
    /// The type `T` in `some T`, `T?`, `T!`, `[T]`, `T.Type`, `@A T`, `<P> T`, `(T)`, `T & U` and in an inheritance clause.
    /// Nil for any other node.
    public var innerType: SyntaxNode? {
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
