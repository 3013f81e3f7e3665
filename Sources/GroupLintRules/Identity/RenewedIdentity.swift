import GroupLintCore

/// A state in `.id(…)` that the `.onAppear` of a view around it changes each time: `.onAppear { refreshID = UUID() }`.
struct RenewedIdentity {
    /// What the view loses then, as messages say it.
    let loss: String
    let related: RelatedLocation

    /// Nil if the view is not known to lose something when the user comes back to it from another screen.
    init?(_ value: SyntaxNode, _ use: WrittenModifier, _ context: inout RuleContext) {
        let element = use.element
        guard let name = value.ownName, let owner = element.owner,
            case let found = context.index.members(of: owner, named: name), found.count == 1,
            context.index.wrapper(of: found[0]) == "State",
            let position = element.modifiers.firstIndex(where: { $0.nameRange == use.modifier.nameRange }),
            let write = Self.write(of: name, around: element, after: position, &context)
        else { return nil }
        guard element.linksToScreens,
            let loss = StateLoss(ModifierUse(element, position)) ?? StateLoss(element, reads: [], &context), loss.isNoticed
        else { return nil }
        self.loss = context.text(loss, of: element)
        related = write.related("changed here")
    }

    /// The assignment in an `.onAppear` of the view after the `.id`, or of a view around it in the same code.
    private static func write(
        of name: Name, around element: ViewElement, after position: Int, _ context: inout RuleContext
    ) -> SyntaxNode? {
        for outer in sequence(first: element, next: \.parent) {
            let modifiers = outer.site == element.site ? outer.modifiers[(position + 1)...] : outer.modifiers[...]
            for modifier in modifiers where modifier.name == "onAppear" && !modifier.isConditional {
                let action = context.call(of: modifier, on: outer)?.action
                let write = action?.statements.first { $0.givesNewValue(to: name) }
                if let write { return write }
            }
        }
        return nil
    }
}

extension SyntaxNode {
    /// Whether a statement gives a state another value for sure: `id = UUID()`, `id += 1`, `isOdd.toggle()`.
    fileprivate func givesNewValue(to name: Name) -> Bool {
        if let callee = CallExpr(self)?.callee { return callee.name == "toggle" && callee.chainBase?.ownName == name }
        guard let assignment = SequenceExpr(self), assignment.isBinary, assignment.left?.ownName == name else { return false }
        if assignment.sign?.tokenText == "+=" { return true }
        return assignment.sign?.kind == .assignmentExpr
            && assignment.right.flatMap { FreshValue(in: $0) }.map { !$0.isFallback } ?? false
    }
}
