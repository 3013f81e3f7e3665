import GroupLintCore

/// Code that changes the number of elements of a collection.
struct CountChange {
    let place: RelatedLocation

    init?(_ rows: IndexedRows, _ context: inout RuleContext) {
        guard rows.path.count == 1, let owner = rows.element.owner else { return nil }
        let data = context.data(of: owner)
        for site in data.uses(of: rows.path[0]) where site.use.kind == .change && site.use.moment != .initialization {
            guard let node = context.node(of: site), let call = node.parent?.parent.flatMap(CallExpr.init),
                call.callee?.chainBase == node, let name = call.callee?.name, Self.methods.contains(name)
            else { continue }
            place = RelatedLocation(path: node.tree.source.path, range: call.node.range, message: "this changes the count")
            return
        }
        return nil
    }

    private static let methods = NameTable("append insert remove removeAll removeFirst removeLast popLast popFirst")
}
