import GroupLintCore

/// A part of a resolved section that is shown as a view: `section.header`.
struct SectionSlot {
    /// The node of kind memberAccessExpr.
    let node: SyntaxNode
    let value: ResolvedContent.Value
    /// The name of the part: `header`, `footer` or `content`.
    var name: String { node.tokenText }

    init?(_ element: ViewElement, _ tree: SyntaxTree, _ content: ResolvedContent) {
        guard element.kind == .reference, var access = tree.node(element.node) else { return nil }
        // `sections[0].header`
        while content.value(access)?.kind != .subviews || access.kind != .memberAccessExpr {
            guard let parent = access.parent, parent.chainBase == access, content.value(parent) != nil else { return nil }
            access = parent
        }
        guard ["header", "footer", "content"].contains(access.tokenText), let value = content.value(access) else {
            return nil
        }
        (node, self.value) = (access, value)
    }

    /// The header or footer that is the only content of a wrapper; nil when there is other content.
    static func only(in wrapper: ViewElement, _ tree: SyntaxTree, _ content: ResolvedContent) -> SectionSlot? {
        var found: SectionSlot?
        var open = Array(wrapper.slots)
        while let element = open.popLast() {
            switch element.kind {
            case .slot, .branch, .arm: open += Array(element.children)
            case .call where !element.isProjectCall && !element.drawsWhenEmpty && !element.slots.isEmpty:
                open += Array(element.slots)
            case .reference:
                guard let slot = SectionSlot(element, tree, content), slot.name != "content" else { return nil }
                found = found ?? slot
            default: return nil
            }
        }
        return found
    }
}
