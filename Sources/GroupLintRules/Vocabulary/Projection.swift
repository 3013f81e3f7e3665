import GroupLintCore

extension SyntaxNode {
    /// The property at the root of a binding: `isOpen` for `$isOpen`, `model` for `self.$model.isOpen`; nil for an element of a
    /// collection.
    var boundProperty: Name? { boundPath?.first }

    /// The names in a binding: `model` and `items` for `$model.items` and `self.$model.items`; nil for an element of a
    /// collection.
    var boundPath: [Name]? {
        var node = unwrapped
        var names: [Name] = []
        while true {
            if let name = node.ownBinding { return [name] + names.reversed() }
            guard let access = MemberAccessExpr(node), let base = access.base else { return nil }
            names.append(node.name)
            node = base.unwrapped
        }
    }

    /// What is bound, as written: `model.isOpen` for `$model.isOpen` and `self.$model.isOpen`; nil if it is long.
    var boundText: String? {
        guard let text = shortText else { return nil }
        let written = text.hasPrefix("self.$") ? text.dropFirst(5) : text[...]
        return written.first == "$" ? String(written.dropFirst()) : nil
    }
}
