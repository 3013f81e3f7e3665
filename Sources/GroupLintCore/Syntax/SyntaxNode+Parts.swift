extension SyntaxNode {
    /// The type of a cast: `T` in `as? T`.
    public var castType: SyntaxNode? { kind == .asExpr ? child(0) : nil }

    /// The type that an optional holds: `T` in `T?`; the type itself if it is not an optional.
    public var typeInOptional: SyntaxNode { kind == .optionalType ? child(0) ?? self : self }

    /// The value of an interpolation, `\(value)`; nil if it has several.
    public var interpolation: Argument? {
        kind == .expressionSegment && slotCount == 1 ? child(0).map(Argument.init) : nil
    }
}
