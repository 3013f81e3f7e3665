import GroupLintCore

extension SyntaxNode {
    /// Whether the code is in `#Preview { … }`.
    var isInPreview: Bool {
        ancestors.contains { ($0.kind == .macroExpansionDecl || $0.kind == .macroExpansionExpr) && $0.name == "Preview" }
    }
}
