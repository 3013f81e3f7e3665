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
        return DerivedValue { asked in
            guard isOfModel else { return firstValue(asked).map { (asked, $0) } }
            guard asked.member.isNone else { return nil }
            let stored = StateProperty(root: property.root, member: asked.root)
            return firstValue(stored).map { (stored, $0) }
        }.value(of: statements[0].unwrapped)
    }
}

/// Reads an expression that is made of stored properties.
struct DerivedValue {
    /// A stored property, and its value; nil if it is unknown.
    let stored: (StateProperty) -> (StateProperty, KnownValue)?

    /// The property that decides about the value of an expression, and this value.
    func value(of expression: SyntaxNode) -> (StateProperty, KnownValue)? {
        if let sequence = SequenceExpr(expression), sequence.isBinary, sequence.sign?.tokenText == "??", let left = sequence.left,
            let right = sequence.right
        {
            guard let (cause, value) = chain(left.unwrapped), value == .none else { return nil }
            if let found = KnownValue(right) { return (cause, found) }
            return chain(right.unwrapped).flatMap { $0.1 == .none ? $0 : nil }
        }
        if let found = chain(expression) { return found }
        let conditions = KnownCondition { stored($0)?.1 }
        guard let answer = conditions.holds(expression), let cause = answer.causes.first.flatMap({ stored($0)?.0 }) else {
            return nil
        }
        return (cause, .boolean(answer.holds))
    }

    /// `page?.names` is nil while `page` is, `names.filter { … }` is empty while `names` is, and `names.first` is nil then.
    func chain(_ expression: SyntaxNode) -> (StateProperty, KnownValue)? {
        var node = expression
        var (isOptional, keepsEmpty, isElement) = (false, true, false)
        while true {
            if node.kind != .optionalChainingExpr, let path = StateProperty(node), let found = stored(path) {
                if isOptional || node == expression { return found.1 == .none || node == expression ? found : nil }
                guard keepsEmpty, found.1 == .empty else { return nil }
                return isElement ? (found.0, .none) : found
            }
            if node.kind == .optionalChainingExpr {
                isOptional = true
            } else if node.kind == .memberAccessExpr {
                if Self.elements.contains(node.name), !isElement, keepsEmpty || isOptional {
                    (isOptional, keepsEmpty, isElement) = (false, true, true)
                } else if !Self.derived.contains(node.name) {
                    (isOptional, keepsEmpty) = (false, false)
                }
            } else if node.kind != .functionCallExpr {
                return nil
            }
            guard let base = node.chainBase else { return nil }
            node = base
        }
    }

    /// What gives an element of a collection, or nil if there is none.
    private static let elements = NameTable("first last min max randomElement")

    private static let derived = NameTable("filter sorted reversed prefix dropFirst dropLast map compactMap flatMap")
}
