import GroupLintCore

/// What code hides of navigation bars. Many elements can be in the same code, which is read once.
struct HiddenBars {
    private var known: [ViewSite: Part] = [:]

    enum Part: Int, Comparable {
        case nothing, backButton, bar

        static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
    }

    /// What modifiers in the same code as the element hide.
    mutating func hidden(near element: ViewElement, _ context: inout RuleContext) -> Part {
        let root = element.root
        if let found = known[root.site] { return found }
        let found = Self.hidden(in: root, &context)
        known[root.site] = found
        return found
    }

    private static func hidden(in root: ViewElement, _ context: inout RuleContext) -> Part {
        var found = Part.nothing
        for position in root.site.element..<root.record.end {
            let inner = ViewElement(context.index, ViewSite(file: root.site.file, element: position))
            for modifier in inner.modifiers {
                if modifier.name == "navigationBarHidden" { return .bar }
                if modifier.name == "navigationBarBackButtonHidden" { found = .backButton }
                guard modifier.name == "toolbar" || modifier.name == "toolbarVisibility",
                    let tree = context.syntax(ofFile: inner.path),
                    let call = CallExpr(SyntaxNode(tree: tree, id: modifier.node))
                else { continue }
                if call.firstArgument?.value?.name == "hidden" { return .bar }
            }
        }
        return found
    }
}
