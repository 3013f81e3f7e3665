import GroupLintCore

extension SyntaxNode {
    /// Most calls around a host that are followed: `UINavigationController(rootViewController: host)`.
    private static let mostCalls = 4

    /// Whether a hosting controller or view fills a window or is presented, so that no representable view is around it.
    var fillsWindow: Bool {
        var budget = Self.mostUses
        return fillsWindow(depth: 0, &budget)
    }

    /// - Parameter budget: number of uses of constants that may still be followed.
    private func fillsWindow(depth: Int, _ budget: inout Int) -> Bool {
        guard depth < Self.mostCalls, budget > 0, let parent else { return false }
        if parent.kind == .labeledExpr, let call = parent.parent?.parent.flatMap(CallExpr.init) {
            if let callee = call.callee, Self.presentingFunctions.contains(callee.name) { return true }
            return Self.windowProperties.contains(parent.name) && call.createdType?.name.isWindow ?? false
                || (call.createdType != nil && call.node.fillsWindow(depth: depth + 1, &budget))
        }
        if parent.kind == .sequenceExpr, let left = SequenceExpr(parent)?.left {
            return left != self && Self.windowProperties.contains(left.unwrapped.name)
        }
        guard parent.kind == .initializerClause, let binding = parent.parent, binding.kind == .patternBinding,
            let name = PatternBinding(binding).pattern?.name,
            let block = ancestors.first(where: Self.isScope)
        else { return false }
        for node in block.subtree where node.kind == .declReferenceExpr && node.name == name && node.start > end {
            budget -= 1
            if node.fillsWindow(depth: depth + 1, &budget) { return true }
        }
        return false
    }

    /// Whether a constant can only be used in the code of a node, or after it in a case of a `switch`.
    private static func isScope(_ node: SyntaxNode) -> Bool {
        node.kind == .codeBlock || node.kind == .closureExpr || node.kind == .switchCase
    }

    private static let mostUses = 32

    private static let presentingFunctions = NameTable("present presentAsSheet presentAsModalWindow beginSheet")
    private static let windowProperties = NameTable("rootViewController contentViewController contentView")
}

extension Name {
    fileprivate var isWindow: Bool { self == "NSWindow" || self == "NSPanel" }
}
