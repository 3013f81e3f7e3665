import GroupLintCore

extension SyntaxNode {
    /// Whether two shape styles have different types, so a ternary does not compile: `LinearGradient.accent`, `Color.red`.
    func hasOtherStyle(than other: SyntaxNode) -> Bool {
        guard let own = shapeStyle, let its = other.shapeStyle else { return false }
        return own != its
    }

    /// The type of a shape style as written: Color for `.red` and `Color.red.opacity(0.5)`; nil if the code does not show it.
    var shapeStyle: Name? {
        var (node, last, first) = (unwrapped, Name.none, Name.none)
        while node.kind == .functionCallExpr || node.kind == .memberAccessExpr {
            if node.kind == .memberAccessExpr {
                if last.isNone { last = node.name }
                first = node.name
            }
            guard let base = node.chainBase else { break }
            node = base.unwrapped
        }
        if last == "gradient" { return "AnyGradient" }
        if SwiftUICatalog.materials.contains(last) { return "Material" }
        if node.kind == .memberAccessExpr {
            if SwiftUICatalog.colorNames.contains(first) { return "Color" }
            return SwiftUICatalog.hierarchicalStyles.contains(first) ? "HierarchicalShapeStyle" : nil
        }
        guard node.kind == .declReferenceExpr else { return nil }
        return SwiftUICatalog.views.traits(of: node.name).contains(.style) ? node.name : nil
    }
}
