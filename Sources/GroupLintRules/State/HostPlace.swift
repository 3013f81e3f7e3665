import GroupLintCore

extension SyntaxNode {
    /// Most calls around a host that are followed: `UINavigationController(rootViewController: host)`.
    private static let mostCalls = 4

    /// Whether a hosting controller or view fills a window or is presented, so that no representable view is around it.
    var fillsWindow: Bool { fillsWindow(depth: 0) }

    private func fillsWindow(depth: Int) -> Bool {
        guard depth < Self.mostCalls, let parent else { return false }
        if parent.kind == .labeledExpr, let call = parent.parent?.parent.flatMap(CallExpr.init) {
            if let callee = call.callee, Self.presentingFunctions.contains(callee.name) { return true }
            return Self.windowProperties.contains(parent.name) && call.createdType?.name.isWindow ?? false
                || (call.createdType != nil && call.node.fillsWindow(depth: depth + 1))
        }
        if parent.kind == .sequenceExpr, let left = SequenceExpr(parent)?.left {
            return left != self && Self.windowProperties.contains(left.unwrapped.name)
        }
        guard parent.kind == .initializerClause, let binding = parent.parent, binding.kind == .patternBinding,
            let name = PatternBinding(binding).pattern?.name,
            let block = ancestors.first(where: { $0.kind == .codeBlock || $0.kind == .closureExpr })
        else { return false }
        return block.subtree.contains { node in
            node.kind == .declReferenceExpr && node.name == name && node.start > end && node.fillsWindow(depth: depth + 1)
        }
    }

    private static let presentingFunctions = NameTable("present presentAsSheet presentAsModalWindow beginSheet")
    private static let windowProperties = NameTable("rootViewController contentViewController contentView")
}

extension Name {
    fileprivate var isWindow: Bool { self == "NSWindow" || self == "NSPanel" }
}
