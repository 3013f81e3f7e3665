import GroupLintCore

/// A call that adds a handler and throws the token away with which it can be removed: `_ = client.addHandler { }`.
struct AddedHandler {
    /// The name of the function.
    let name: SyntaxNode

    private static let functions = NameTable(
        "addHandler addListener addSnapshotListener addStateDidChangeListener addPeriodicTimeObserver addBoundaryTimeObserver")

    init?(_ node: SyntaxNode) {
        guard let call = CallExpr(node), let callee = call.callee, callee.kind == .memberAccessExpr,
            Self.functions.contains(callee.name), let parent = node.parent, Self.isDiscarding(parent)
        else { return nil }
        name = callee
    }

    /// `_ = …` and `let _ = …`
    private static func isDiscarding(_ parent: SyntaxNode) -> Bool {
        if let sequence = SequenceExpr(parent) {
            return sequence.sign?.kind == .assignmentExpr && sequence.left?.kind == .discardAssignmentExpr
        }
        guard parent.kind == .initializerClause, let binding = parent.parent.map(PatternBinding.init) else { return false }
        return binding.pattern?.kind == .wildcardPattern
    }
}
