import GroupLintCore

/// What an action chooses, and where a view asks whether it is chosen: `filter == item` for the action `{ filter = item }`.
struct ChosenValue {
    /// The property that the action sets.
    let property: SyntaxNode
    /// A comparison as written.
    let text: String
    /// The comparisons in the code of the view, and constants in it with such a value: `isSelected`.
    let comparisons: [SyntaxNode]

    /// Nil if the action chooses nothing, or if the view does not ask for it.
    ///
    /// - Parameter view: the code of the view, with its modifiers.
    init?(_ action: SyntaxNode, in view: SyntaxNode) {
        for statement in action.choosingStatements {
            guard let change = SequenceExpr(statement), change.isBinary, change.sign?.kind == .assignmentExpr,
                let left = change.left, let right = change.right
            else { continue }
            let found = view.subtree.filter { $0.asksWhether(left, is: right) }
            guard let first = found.first, let text = first.comparisonText else { continue }
            (property, self.text, comparisons) = (left, text, found)
            return
        }
        return nil
    }
}

extension SyntaxNode {
    /// The statements of an action, or what it does in `withAnimation { … }`.
    fileprivate var choosingStatements: [SyntaxNode] {
        let statements = ClosureExpr(self).map { Array($0.statements.prefix(8)) } ?? []
        return statements.isEmpty ? [performed] : statements.map(\.performed)
    }

    /// Whether the node is `filter == item` for `filter` and `item`, also the other way round and with members, or a constant
    /// with such a value.
    fileprivate func asksWhether(_ property: SyntaxNode, is value: SyntaxNode) -> Bool {
        if kind == .declReferenceExpr, !isCapitalized {
            guard let constant = constant(name)?.unwrapped, constant.kind == .sequenceExpr else { return false }
            return constant.asksWhether(property, is: value)
        }
        guard let sequence = SequenceExpr(self) else { return false }
        let parts = Array(sequence.elements.prefix(3))
        guard parts.count == 3, parts[1].tokenText == "==" else { return false }
        return parts[0].isPart(of: property) && parts[2].isPart(of: value)
            || parts[0].isPart(of: value) && parts[2].isPart(of: property)
    }

    /// `filter == item` of `filter == item ? .blue : .gray`.
    fileprivate var comparisonText: String? {
        guard let sequence = SequenceExpr(self) else { return tokenText }
        let parts = Array(sequence.elements.prefix(3))
        guard let first = parts[0].shortText, let last = parts[2].shortText else { return nil }
        return "\(first) == \(last)"
    }

    /// Whether the code is a value or a property of it: `item` and `item.id` for `item`.
    private func isPart(of value: SyntaxNode) -> Bool {
        let (text, whole) = (self.text, value.text)
        guard text.hasPrefix(whole) else { return false }
        return text.count == whole.count || [".", "?"].contains(text.dropFirst(whole.count).first)
    }
}
