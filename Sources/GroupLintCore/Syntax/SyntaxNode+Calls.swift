extension SyntaxNode {
    /// The call that takes a closure as an argument, in parentheses or after them.
    public var callOfClosure: CallExpr? {
        guard let parent else { return nil }
        switch parent.kind {
        case .functionCallExpr: return CallExpr(parent)
        case .multipleTrailingClosureElement: return parent.parent.flatMap(CallExpr.init)
        case .labeledExpr: return parent.parent?.parent.flatMap(CallExpr.init)
        // Any other parent is not a call.
        default: return nil
        }
    }

    /// The property that is bound as a whole: `isOpen` for `$isOpen` and `self.$isOpen`.
    public var ownBinding: Name? {
        guard kind == .declReferenceExpr || kind == .memberAccessExpr && chainBase?.token?.keyword == .`self`,
            tokenText.first == "$"
        else { return nil }
        return Name(tokenText.dropFirst().utf8)
    }
}
