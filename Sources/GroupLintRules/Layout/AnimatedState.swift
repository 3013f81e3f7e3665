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
}

/// The properties of the views of a file whose changes a caller animates, as in `Card(isOpen: $isOpen)` next to
/// `withAnimation { isOpen.toggle() }`.
struct CallerAnimation {
    private var known: [(type: TypeID, property: Name, isAnimated: Bool)] = []

    /// Whether a caller passes state to a property of an element's type and animates the changes of that state.
    mutating func contains(_ property: Name, of element: ViewElement, _ context: inout RuleContext) -> Bool {
        guard let type = element.owner else { return false }
        if let found = known.first(where: { $0.type == type && $0.property == property }) { return found.isAnimated }
        let isStored = element.index.storedProperties(of: type).contains { element.index.member($0).name == property }
        let isAnimated = isStored && Self.search(property, of: type, element, &context)
        known.append((type, property, isAnimated))
        return isAnimated
    }

    private static func search(
        _ property: Name, of type: TypeID, _ element: ViewElement, _ context: inout RuleContext
    ) -> Bool {
        for call in element.index.calls(of: type).prefix(8) {
            let isOwnFile = call.site.file == element.site.file
            let tree = isOwnFile ? context.syntax() : context.read(call.path).map { parse($0) }
            guard let node = tree?.node(call.node), let state = CallExpr(node)?.argument(property)?.passedState
            else { continue }
            if AnimatedState(around: node, call).contains(state, .none) { return true }
        }
        return false
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
