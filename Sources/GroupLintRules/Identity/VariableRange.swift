import GroupLintCore

extension RuleContext {
    /// A bound of the range that a `ForEach` without `id:` takes, if it is not the same at each update: `count` in
    /// `ForEach(0..<count) { … }`, and `items.indices`, which is such a range.
    mutating func variableBound(ofRangeIn element: ViewElement) -> String? {
        guard let call = node(of: element).flatMap(CallExpr.init), call.argument("id") == nil,
            let data = call.rowData?.unwrapped, call.trailingClosure != nil || call.value("content") != nil
        else { return nil }
        if data.kind == .memberAccessExpr, data.name == "indices" {
            return data.subtree.contains { isVariable($0, in: element) } ? data.shortText ?? "the collection" : nil
        }
        guard let range = SequenceExpr(data), range.elements.contains(where: \.isRangeSign) else { return nil }
        for bound in range.elements where bound.kind != .binaryOperatorExpr {
            if bound.subtree.contains(where: { isVariable($0, in: element) }) { return bound.shortText ?? "its bounds" }
        }
        return nil
    }

    /// Whether a name means a parameter, or a property whose value is not always the same.
    private func isVariable(_ name: SyntaxNode, in element: ViewElement) -> Bool {
        guard name.ownName != nil, !name.isCapitalized else { return false }
        if name.kind == .declReferenceExpr, let local = LocalValue(name) {
            if case .value(let value) = local { return value.subtree.contains { isVariable($0, in: element) } }
            return true
        }
        guard let owner = element.owner, let id = index.members(of: owner, named: name.name).first else { return false }
        let member = index.member(id)
        switch member.kind {
        case .storedProperty:
            return !member.flags.contains(.isStatic) && !(member.flags.contains(.isLet) && member.defaultValue != .none)
        case .computedProperty: return !(member.getterReads ?? []).isEmpty
        // A function may return the same value each time.
        default: return false
        }
    }
}

extension SyntaxNode {
    fileprivate var isRangeSign: Bool { kind == .binaryOperatorExpr && (text == "..<" || text == "...") }
}
