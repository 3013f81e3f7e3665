import GroupLintCore

extension CoveredPresenter {
    /// An action in the content that closes its presentation and opens another one of the view at once.
    func reportClosing(
        _ outer: PresentingModifier, _ inner: PresentingModifier, in content: SyntaxNode, on element: ViewElement,
        _ context: inout RuleContext
    ) {
        let closings = content.closings(of: outer.state)
        guard !closings.isEmpty else { return }
        for opening in content.openings(of: inner.state) {
            guard let action = opening.actionAround, action.range != content.range,
                let closing = closings.first(where: { closing in
                    closing.actionAround == action && !opening.isDelayed(after: closing) && !closing.isDelayed(after: opening)
                }),
                !action.waits(between: opening, and: closing)
            else { continue }
            let (name, other) = (context.text(inner.modifier), context.text(outer.modifier))
            context.report(
                Self.closing, ["property": inner.text, "inner": name, "outer": "the `.\(other)`"], at: opening.range,
                help: "set a flag here, and open it in `onDismiss:` of the `.\(other)` if the flag is set",
                related: [
                    closing.related("this closes the `.\(other)`"),
                    RelatedLocation(path: element.path, range: inner.modifier.nameRange, message: "on the view below"),
                ])
            return
        }
    }
}

extension SyntaxNode {
    /// The places that close what a property presents, in the content of that presentation.
    fileprivate func closings(of state: StateProperty) -> [SyntaxNode] {
        assignments(to: state).filter(\.value.closesPresentation).map(\.target) + toggles(of: state)
    }

    /// The places that toggle a flag.
    func toggles(of state: StateProperty) -> [SyntaxNode] {
        subtree.compactMap { node in
            guard let call = CallExpr(node), call.callee?.name == "toggle", let target = node.writtenTarget else { return nil }
            return target.ownPath == state.path ? target : nil
        }
    }

    /// The assignments of a property in the code.
    func assignments(to state: StateProperty) -> [(target: SyntaxNode, value: SyntaxNode)] {
        subtree.compactMap { node in
            guard node.kind == .sequenceExpr, let target = node.writtenTarget, target.ownPath == state.path,
                let value = SequenceExpr(node)?.right
            else { return nil }
            return (target, value)
        }
    }

    /// Whether a value of `isPresented` or `item` closes what it presents.
    var closesPresentation: Bool {
        let known = KnownValue(self)
        return known == .boolean(false) || known == KnownValue.none
    }

    /// Whether the code runs later than other code of the same action: in `asyncAfter { … }`, or behind an `await` of a task.
    fileprivate func isDelayed(after other: SyntaxNode) -> Bool {
        ancestors.prefix { !$0.range.contains(other.range) }.contains { closure in
            guard closure.kind == .closureExpr else { return false }
            return closure.callOfClosure?.callee?.name == "asyncAfter"
                || closure.subtree.contains { $0.kind == .awaitExpr && $0.start < start }
        }
    }

    /// Whether the code in the closure waits between two places in it, or is only run under different conditions.
    fileprivate func waits(between one: SyntaxNode, and other: SyntaxNode) -> Bool {
        let blocks = [one, other].map { place in place.ancestors.first { $0.kind == .codeBlock || $0 == self } }
        guard blocks[0] == blocks[1] else { return true }
        let (start, end) = (min(one.start, other.start), max(one.start, other.start))
        return subtree.contains { $0.kind == .awaitExpr && $0.start >= start && $0.start < end }
    }
}
