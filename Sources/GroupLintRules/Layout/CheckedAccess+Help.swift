import GroupLintCore

extension CheckedAccess {
    private var collection: String {
        (node.kind == .forceUnwrapExpr ? node.chainBase?.chainBase : node.chainBase)?.text ?? "subviews"
    }

    /// What to write in place of the access.
    var advice: String {
        if let slice { return "write `\(collection).\(slice)`" }
        guard let end else { return "write `if \(collection).count >= \(needed) { … }` around it" }
        return "write `if let \(end) = \(collection).\(end) { … }` and show `\(end)`"
    }

    /// What to write where the conditions around the access exclude every count that it needs.
    var reversal: String {
        let condition = needed == 1 ? "!\(collection).isEmpty" : "\(collection).count >= \(needed)"
        return "write `\(condition)` as the condition around it"
    }

    private var argument: SyntaxNode? { SubscriptExpr(node)?.firstArgument?.value?.unwrapped }

    /// The end of the collection that the access reads: `first` or `last`; nil for another position.
    private var end: String? {
        if node.kind == .forceUnwrapExpr { return node.chainBase?.tokenText }
        guard needed == 1, let argument else { return nil }
        // `subviews.count - 1`
        if argument.kind == .sequenceExpr { return "last" }
        return index == 0 || argument.tokenText == "startIndex" ? "first" : nil
    }

    /// The operation that takes the same slice of a longer collection, and what there is of a shorter one.
    private var slice: String? {
        guard let argument else { return nil }
        switch argument.kind {
        case .prefixOperatorExpr: return "prefix(\(needed))"
        case .postfixOperatorExpr: return Self.withoutFirst(needed)
        case .sequenceExpr:
            let parts = Array(argument.children())
            guard let low = parts[0].literalInteger else { return nil }
            let front = low == 0 ? "" : "." + Self.withoutFirst(low)
            if parts.count == 3, parts[2].literalInteger != nil { return "prefix(\(needed))" + front }
            // `1..<subviews.count`
            guard low > 0, parts.count == 3, parts[1].tokenText == "..<", needed == low, isWholeEnd(parts[2]) else { return nil }
            return Self.withoutFirst(low)
        // Other indices read one element.
        default: return nil
        }
    }

    private static func withoutFirst(_ count: Int) -> String { count == 1 ? "dropFirst()" : "dropFirst(\(count))" }

    private func isWholeEnd(_ node: SyntaxNode) -> Bool {
        (node.tokenText == "count" || node.tokenText == "endIndex") && node.chainBase?.text == collection
    }

    /// The fix for a statement of one line that starts with the element: `subviews[0].padding()`.
    var fix: Fix? {
        guard let index, let base = node.chainBase, base.kind == .declReferenceExpr,
            let statement = node.oneLineStatement
        else { return nil }
        let title = "show the view only if it exists"
        guard index == 0, !statement.mentions(["first"]) else {
            return statement.shown(if: "\(base.text).count > \(index)", title)
        }
        let end = SourceRange(start: statement.end, end: statement.end)
        let head = Fix.Edit(node.range, "if let first = \(base.text).first { first")
        return Fix(title, .unsafe, [head, Fix.Edit(end, " }")])
    }
}
