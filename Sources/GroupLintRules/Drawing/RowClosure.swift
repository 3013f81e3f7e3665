import GroupLintCore

/// The closure with which a ForEach or List of a view makes a row for each element.
struct RowClosure {
    let rows: ViewElement
    let owner: TypeID
    let closure: SyntaxNode

    /// The closures in a file, in source order, without those of previews and of rows over a literal.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [RowClosure] {
        (file.calls(.forEach) + file.calls("List")).sorted { $0.nameRange.start < $1.nameRange.start }
            .compactMap { RowClosure($0, &context) }
    }

    private init?(_ rows: ViewElement, _ context: inout RuleContext) {
        guard !rows.isInPreview, !rows.flags.contains(.hasFixedData), let owner = rows.owner,
            context.index.hasUpdatedBody(owner), let call = context.node(of: rows).flatMap(CallExpr.init),
            call.rowData != nil, let closure = call.trailingClosure ?? call.value("content"), closure.kind == .closureExpr
        else { return nil }
        (self.rows, self.owner, self.closure) = (rows, owner, closure)
    }

    /// Visits the nodes of code that runs whenever the closure does, without those in the closures of other rows.
    ///
    /// - Parameter visit: returns whether to visit the nodes below.
    func walk(_ visit: (SyntaxNode) -> Bool) {
        closure.walk { node in
            if node.kind == .functionDecl || node.kind.role == .nominalType { return false }
            if node.kind == .closureExpr, node != closure {
                let name = node.callOfClosure?.callee?.name
                return node.runsInBody && name != .forEach && name != "List"
            }
            return visit(node)
        }
    }
}
