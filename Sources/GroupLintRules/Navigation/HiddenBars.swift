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

    /// What modifiers in an element hide.
    static func hidden(in element: ViewElement, _ context: inout RuleContext) -> Part {
        var found = Part.nothing
        for inner in element.descendants {
            for modifier in inner.modifiers {
                if modifier.name == "navigationBarHidden" { return .bar }
                if modifier.name == "navigationBarBackButtonHidden" { found = .backButton }
                guard modifier.name == "toolbar" || modifier.name == "toolbarVisibility",
                    let tree = context.syntax(ofFile: inner.path),
                    let call = CallExpr(SyntaxNode(tree: tree, id: modifier.node))
                else { continue }
                if call.hidesNavigationBar { return .bar }
            }
        }
        return found
    }
}

extension CallExpr {
    /// Whether `.toolbar(.hidden, for: …)` names the navigation bar, or no bar.
    fileprivate var hidesNavigationBar: Bool {
        guard firstArgument?.value?.name == "hidden" else { return false }
        let bars = arguments.dropFirst().compactMap { $0.value?.name }
        return bars.isEmpty || bars.contains { $0 == "navigationBar" || $0 == "automatic" }
    }
}
