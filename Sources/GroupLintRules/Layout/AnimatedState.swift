import GroupLintCore

/// The state whose changes are animated, as far as the type around the views shows.
struct AnimatedState {
    private var writes: [StateWrites.Write] = []
    private var animated: [(root: Name, member: Name)] = []

    init(around node: SyntaxNode, _ element: ViewElement) {
        var found = self
        let type = node.ancestors.first { TypeDecl($0) != nil } ?? node.tree.root
        type.walk { node in
            guard let call = CallExpr(node), let callee = call.callee else { return true }
            found.add(call, callee, element, node.tree)
            return true
        }
        self = found
    }

    private mutating func add(_ call: CallExpr, _ callee: SyntaxNode, _ element: ViewElement, _ tree: SyntaxTree) {
        if callee.name == "withAnimation" || callee.name == "withTransaction" {
            guard let action = call.trailingClosure else { return }
            writes += StateWrites(action) { element.methods($0, in: tree) }.writes
        } else if callee.kind == .memberAccessExpr, callee.name == "animation" {
            if let value = call.argument("value") { animated += element.dependencies(of: value).map { ($0.root, $0.member) } }
            // `$isOn.animation()`
            if let base = callee.chainBase, base.kind == .declReferenceExpr, base.tokenText.first == "$" {
                animated.append((Name(base.tokenText.dropFirst().utf8), .none))
            }
        }
    }

    func contains(_ root: Name, _ member: Name) -> Bool {
        animated.contains { $0.root == root && ($0.member == member || $0.member.isNone) }
            || writes.contains { $0.root == root && ($0.member == member || $0.member.isNone || member.isNone) }
    }

    // MARK: Callers

    /// Whether a view passes the value of a property to the type of an element and animates its changes, as in
    /// `Card(isOpen: $isOpen)` next to `withAnimation { isOpen.toggle() }`.
    static func isAnimatedByCaller(_ property: Name, of element: ViewElement, _ context: inout RuleContext) -> Bool {
        guard let type = element.owner, let own = context.syntax(),
            element.index.storedProperties(of: type).contains(where: { element.index.member($0).name == property })
        else { return false }
        return element.index.calls(of: type).prefix(8).contains { call in
            let other = call.site.file == element.site.file ? nil : context.read(call.path).map { parse($0) }
            guard let node = (call.site.file == element.site.file ? own : other)?.node(call.node),
                let state = CallExpr(node)?.argument(property)?.passedState
            else { return false }
            return AnimatedState(around: node, call).contains(state, .none)
        }
    }
}

extension SyntaxNode {
    /// The property that an argument passes on: `isOpen` for `isOpen`, `$isOpen` and `$isOpen.animation()`.
    fileprivate var passedState: Name? {
        let text = text
        let name = (text.first == "$" ? text.dropFirst() : text[...]).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = text[name.endIndex...]
        return !name.isEmpty && (rest.isEmpty || rest.hasPrefix(".animation(")) ? Name(name.utf8) : nil
    }
}
