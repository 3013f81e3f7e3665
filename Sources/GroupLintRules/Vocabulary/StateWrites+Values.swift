import GroupLintCore

extension StateWrites.Write {
    var knownValue: KnownValue? { isRemoval ? .empty : value.flatMap { KnownValue($0) } ?? passedValue }

    /// The value of a parameter: `false` for `setLoading(false)`, which assigns what it gets.
    private var passedValue: KnownValue? {
        guard let value, value.kind == .declReferenceExpr, case .typed? = LocalValue(value),
            let call = calls.last.flatMap(CallExpr.init),
            let function = node.ancestors.first(where: { $0.kind == .functionDecl }).flatMap(FunctionDecl.init)
        else { return nil }
        let parameters = function.parameters.map { Array($0.children()) } ?? []
        for (position, parameter) in parameters.map({ FunctionParameter($0) }).enumerated() {
            guard parameter.name == value.name else { continue }
            let isNamed = parameter.label != "_"
            guard isNamed || position == 0 else { return nil }
            return (call.argument(isNamed ? parameter.label : .none) ?? parameter.defaultExpression).flatMap { KnownValue($0) }
        }
        return nil
    }

    /// The property that gets a new value; nil if only a part of its value does: `model.state.isLoading = true`.
    var wholeProperty: StateProperty? {
        guard let path = node.ownPath else { return nil }
        let isWhole = path == [root, member] || (path.count == 1 && path[0] == (member.isNone ? root : member))
        return isWhole && !isToggle ? StateProperty(root: root, member: member) : nil
    }
}
