import GroupLintCore

/// The first value of a computed property, from the first values of the stored properties that it is made of.
extension ViewCode {
    /// The stored property that decides about a computed one, and the value of the computed one until it is set:
    /// `var names: [Name] { page?.names ?? [] }` is empty while `page` is nil. Nil if the getter does not show it.
    func derivedValue(_ property: StateProperty) -> (StateProperty, KnownValue)? {
        let isOfModel = !property.member.isNone
        guard let code = isOfModel ? model(property.root) : view,
            let getter = code.property(isOfModel ? property.member : property.root)?.getter
        else { return nil }
        let statements = Array(getter.children().prefix(2))
        guard statements.count == 1 else { return nil }
        // `var user: User? { model.user }`
        if !isOfModel, let path = StateProperty(statements[0]), !path.member.isNone, let value = firstValue(path) {
            return (path, value)
        }
        return DerivedValue { name in
            let stored = isOfModel ? StateProperty(root: property.root, member: name) : StateProperty(root: name)
            return firstValue(stored).map { (stored, $0) }
        }.value(of: statements[0].unwrapped)
    }
}

/// Reads the expression of a getter.
private struct DerivedValue {
    /// The stored property with a name, and its first value.
    let stored: (Name) -> (StateProperty, KnownValue)?

    func value(of expression: SyntaxNode) -> (StateProperty, KnownValue)? {
        if let sequence = SequenceExpr(expression), sequence.isBinary, sequence.sign?.tokenText == "??", let left = sequence.left,
            let right = sequence.right
        {
            guard let (cause, value) = chain(left.unwrapped), value == .none else { return nil }
            return KnownValue(right).map { (cause, $0) }
        }
        if let found = chain(expression) { return found }
        let conditions = KnownCondition { $0.member.isNone ? stored($0.root)?.1 : nil }
        guard let answer = conditions.holds(expression), let cause = answer.causes.first.flatMap({ stored($0.root)?.0 }) else {
            return nil
        }
        return (cause, .boolean(answer.holds))
    }

    /// `page?.names` is nil while `page` is, and `names.filter { … }` is empty while `names` is.
    private func chain(_ expression: SyntaxNode) -> (StateProperty, KnownValue)? {
        var node = expression
        var (isOptional, keepsEmpty) = (false, true)
        while node.kind != .declReferenceExpr {
            if node.kind == .optionalChainingExpr {
                isOptional = true
            } else if node.kind == .memberAccessExpr {
                if !Self.derived.contains(node.name) { (isOptional, keepsEmpty) = (false, false) }
            } else if node.kind != .functionCallExpr {
                return nil
            }
            guard let base = node.chainBase else { return nil }
            node = base
        }
        guard let found = stored(node.name) else { return nil }
        if isOptional || node == expression { return found.1 == .none ? found : nil }
        return keepsEmpty && found.1 == .empty ? found : nil
    }

    private static let derived = NameTable("filter sorted reversed prefix dropFirst dropLast map compactMap flatMap")
}
