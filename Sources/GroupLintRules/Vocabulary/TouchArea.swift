import GroupLintCore

/// What a modifier does to the area of a view that takes taps.
enum TouchArea {
    /// The gaps between the parts of the view still take no taps.
    case unchanged
    /// All of the view takes taps.
    case filled
    case unknown
}

extension RuleContext {
    /// The call of a modifier on an element of any file.
    mutating func call(of modifier: ViewTree.Modifier, on element: ViewElement) -> CallExpr? {
        guard let tree = syntax(ofFile: element.path), Int(modifier.node) < tree.records.count else { return nil }
        return CallExpr(SyntaxNode(tree: tree, id: modifier.node))
    }

    /// Whether a control never takes taps: `.disabled(true)`, `.allowsHitTesting(false)`.
    mutating func takesNoTaps(_ control: ViewElement) -> Bool {
        for modifier in control.modifiers where modifier.name == "disabled" || modifier.name == "allowsHitTesting" {
            let value = call(of: modifier, on: control)?.firstArgument?.value?.text
            if value == (modifier.name == "disabled" ? "true" : "false") { return true }
        }
        return false
    }

    /// The code of an element of any file, without its modifiers.
    mutating func code(of element: ViewElement) -> SyntaxNode? {
        guard let tree = syntax(ofFile: element.path), Int(element.node) < tree.records.count else { return nil }
        return SyntaxNode(tree: tree, id: element.node)
    }

    /// What a modifier in the chain of an element does to the area that takes taps.
    mutating func touchArea(
        of modifier: ViewTree.Modifier, on element: ViewElement, depth: Int = 0
    ) -> TouchArea {
        let name = modifier.name
        if modifier.isConditional || SwiftUICatalog.hitTestModifiers.contains(name) { return .unknown }
        if name == .contentShape { return .filled }
        if SwiftUICatalog.fillModifiers.contains(name) {
            guard let call = call(of: modifier, on: element) else { return .unknown }
            // A modifier of the project may fill the view for some callers: `.background(isFlat ? .clear : color)`.
            if depth > 0, call.node.subtree.contains(where: { $0.kind == .ternaryExpr || $0.kind == .ifExpr }) {
                return .unknown
            }
            if dependsOnCaller(call, in: element) { return .unknown }
            return call.isHollow ? .unchanged : .filled
        }
        // Whether a button gets the touches of its glass is not documented.
        if isInteractiveGlass(modifier, on: element) { return .unknown }
        if !modifier.isOfProject { return .unchanged }
        return depth < 3 ? touchArea(ofBodies: element.bodies(of: modifier), depth) : .unknown
    }

    /// `.glassEffect(.regular.interactive())`, which answers touches in all of its shape.
    mutating func isInteractiveGlass(_ modifier: ViewTree.Modifier, on view: ViewElement) -> Bool {
        modifier.name == "glassEffect"
            && call(of: modifier, on: view)?.node.subtree.contains { $0.name == "interactive" } ?? false
    }

    /// Whether a ternary in a background reads an option of the view, which callers may leave out: `var isFilled = true`.
    private func dependsOnCaller(_ call: CallExpr, in element: ViewElement) -> Bool {
        guard let owner = element.owner else { return false }
        let content = call.arguments.map(\.node) + (call.trailingClosure.map { [$0] } ?? [])
        return content.flatMap(\.subtree).filter { $0.kind == .ternaryExpr }.contains { choice in
            (choice.parent?.subtree.filter { $0.end <= choice.start } ?? []).contains { node in
                guard let name = node.ownName else { return false }
                return index.members(of: owner, named: name).contains { id in
                    let member = index.member(id)
                    return member.kind == .storedProperty && member.wrapper.isNone && member.defaultValue == .literal
                        && !member.flags.contains(.isLet)
                }
            }
        }
    }

    /// What a modifier of the project does, if its bodies are known and only apply modifiers to the view.
    private mutating func touchArea(ofBodies bodies: [ViewElement], _ depth: Int) -> TouchArea {
        var result = TouchArea.unknown
        for body in bodies {
            guard let view = body.soleChild, view.isModifiedView else { return .unknown }
            result = .unchanged
            for modifier in view.modifiers {
                let area = touchArea(of: modifier, on: view, depth: depth + 1)
                guard area == .unchanged else { return area }
            }
        }
        return result
    }
}

extension CallExpr {
    /// Whether nothing of what a background or an overlay draws takes taps: `Color.clear`, a stroke, a reader of sizes. What is
    /// drawn while the pointer is over the view takes the taps of that pointer. Of two drawings for different OS versions, one
    /// may take them.
    var isHollow: Bool {
        guard let content = trailingClosure ?? value("content") ?? firstArgument?.value else { return false }
        let names = content.subtree.filter { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr }
        guard !content.followsPointer else { return false }
        guard !names.contains(where: { SwiftUICatalog.layeredDrawings.contains($0.name) }) else { return false }
        guard !content.subtree.contains(where: { $0.kind == .availabilityCondition }) else { return false }
        // `.background(Color.clear.contentShape(Rectangle()))`
        guard !names.contains(where: { $0.name == .contentShape }) else { return false }
        let isStroked = names.contains { SwiftUICatalog.strokes.contains($0.name) }
        if isStroked, names.contains(where: { $0.name == "fill" || $0.name == "background" }) { return false }
        return isStroked || names.contains { SwiftUICatalog.hollowDrawings.contains($0.name) && !$0.isInShadow(in: content) }
    }

    /// Whether the arguments of `frame` let the view take all of the space that its container has.
    var isWideFrame: Bool {
        ["maxWidth", "maxHeight"].contains { label in argument(label)?.unwrapped.tokenText == "infinity" }
    }
}

extension Name {
    static let contentShape: Name = "contentShape"
    static let frame: Name = "frame"
    static let padding: Name = "padding"
    static let spacer: Name = "Spacer"
}

extension SyntaxNode {
    /// Whether the node is in the arguments of `.shadow`: a clear shadow says nothing about what casts it.
    fileprivate func isInShadow(in content: SyntaxNode) -> Bool {
        ancestors.prefix { $0.id != content.id }.contains { outer in
            guard let callee = CallExpr(outer)?.callee, callee.name == "shadow" else { return false }
            return !callee.range.contains(range)
        }
    }
}
