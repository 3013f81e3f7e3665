import GroupLintCore

/// A drag that is the only way to change a number of the caller, such as that on the thumb of a slider, or to set the part of
/// a drawn bar, such as that of a player.
struct DragUse {
    let modifier: ViewTree.Modifier
    /// The name of the binding with the number; nil for a bar.
    let value: String?

    /// The drags of a file, outside of previews and of modifiers that `#if` chooses.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [DragUse] {
        var found: [DragUse] = []
        var numbers: [TypeID: [MemberID]] = [:]
        for element in file.modifiedElements where !element.isInPreview {
            for modifier in element.modifiers
            where !modifier.isConditional && SwiftUICatalog.gestureModifiers.contains(modifier.name) {
                guard let owner = element.owner else { continue }
                let known = numbers[owner] ?? numberBindings(of: owner, context.index)
                numbers[owner] = known
                let use =
                    DragUse(modifier, on: element, of: owner, known, &context)
                    ?? DragUse(onBar: element, modifier, &context)
                if let use { found.append(use) }
            }
        }
        return found
    }

    private static func numberBindings(of view: TypeID, _ index: ProjectIndex) -> [MemberID] {
        index.storedProperties(of: view).filter {
            index.wrapper(of: $0) == "Binding" && Self.numbers.contains(index.member($0).type.name)
        }
    }

    /// - Parameter numbers: the bindings of the view to numbers.
    private init?(
        _ modifier: ViewTree.Modifier, on element: ViewElement, of owner: TypeID, _ numbers: [MemberID],
        _ context: inout RuleContext
    ) {
        guard !numbers.isEmpty, let gesture = context.node(of: modifier).flatMap(CallExpr.init)?.firstArgument?.value,
            let code = Self.code(of: gesture, in: element)
        else { return nil }
        let index = context.index
        let data = context.data(of: owner)
        guard !data.hasUnknownMacro else { return nil }
        let found = numbers.first { number in
            let changes = data.uses(of: index.member(number).name).filter { $0.use.kind.mayChangeValue }
            return !changes.isEmpty
                && changes.allSatisfy { site in
                    guard site.file == element.site.file, site.use.kind != .projection else { return false }
                    let node = SyntaxNode(tree: gesture.tree, id: site.use.node)
                    return code.contains { $0.start <= node.start && node.end <= $0.end }
                }
        }
        guard let found, case let name = context.name(of: found), !Self.layouts.contains(where: name.lowercased().contains),
            !context.hasOtherInput(owner), !context.isNamedAround(element),
            !index.calls(of: owner).contains(where: \.speaksForItself)
        else { return nil }
        self.modifier = modifier
        value = name
    }

    /// A drag on a view of shapes only that divides the place of the finger by a width.
    private init?(onBar bar: ViewElement, _ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard let owner = bar.owner, bar.hasNothingToRead, !bar.isTold,
            let gesture = context.node(of: modifier).flatMap(CallExpr.init)?.firstArgument?.value,
            let code = Self.code(of: gesture, in: bar), code.contains(where: \.dividesPlace),
            !code.contains(where: { $0.subtree.contains { $0.isPlace("y") } }),
            !context.isNamedAround(bar), !context.index.calls(of: owner).contains(where: \.speaksForItself)
        else { return nil }
        self.modifier = modifier
        value = nil
    }

    /// The gesture, and the function of the view that makes it, if there is a drag in it.
    private static func code(of gesture: SyntaxNode, in element: ViewElement) -> [SyntaxNode]? {
        var code = [gesture]
        if let callee = (CallExpr(gesture)?.callee ?? gesture).ownName { code += element.methods(callee, in: gesture.tree) }
        let calls = code.flatMap { $0.subtree.filter { $0.kind == .declReferenceExpr } }
        guard calls.contains(where: { $0.name == "DragGesture" }) else { return nil }
        // What the drag calls belongs to it: `.onChanged { update($0.location) }`.
        return code + calls.compactMap(\.ownName).flatMap { element.methods($0, in: gesture.tree) }
    }

    private static let numbers = NameTable("Double Float CGFloat Int")
    /// Parts of names of numbers that only place something on the screen.
    private static let layouts = [
        "width", "height", "offset", "size", "scale", "position", "zoom", "drag", "transl", "scroll", "angle", "rotation",
        "opacity", "inset", "detent", "split", "page", "index", "tab", "month", "week",
    ]
}

extension RuleContext {
    /// Whether the code of a view tells assistive apps something, or reacts to keys or the crown.
    fileprivate mutating func hasOtherInput(_ view: TypeID) -> Bool {
        for place in index.places(of: view) {
            guard let node = syntax(ofFile: place.path)?.type(at: place.nameRange) else { return true }
            let isTold = node.subtree.contains { part in
                part.kind == .memberAccessExpr
                    && (part.tokenText.hasPrefix("accessibility") || Self.otherInputs.contains(part.name))
            }
            if isTold { return true }
        }
        return false
    }

    private static let otherInputs = NameTable("onKeyPress onMoveCommand digitalCrownRotation keyboardShortcut")
}

extension ViewElement {
    /// Whether a caller tells assistive apps what the view does.
    fileprivate var speaksForItself: Bool {
        modifiers.contains {
            SwiftUICatalog.accessibilityRoles.contains($0.name) || SwiftUICatalog.accessibilityNames.contains($0.name)
        }
    }

    /// Whether a modifier of the view, of one around it in the same code, or of one in it tells assistive apps something.
    fileprivate var isTold: Bool {
        (Array(sequence(first: self, next: \.parent)) + descendants).contains { view in
            view.speaksForItself || view.modifiers.contains { $0.name == "accessibilityValue" }
        }
    }
}

extension SyntaxNode {
    /// Whether the node is a coordinate of the finger: `value.location.x`.
    fileprivate func isPlace(_ axis: Name) -> Bool {
        kind == .memberAccessExpr && name == axis && chainBase?.name == "location"
    }

    /// Whether code divides the place of the finger by something: `value.location.x / width`.
    fileprivate var dividesPlace: Bool {
        subtree.contains { node in
            guard let parts = SequenceExpr(node).map({ Array($0.elements) }) else { return false }
            return zip(parts, parts.dropFirst()).contains { value, sign in
                sign.tokenText == "/" && value.subtree.contains { $0.isPlace("x") }
            }
        }
    }
}
