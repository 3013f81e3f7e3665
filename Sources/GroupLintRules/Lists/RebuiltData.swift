import GroupLintCore

/// Data of rows that each evaluation of the body makes, with elements that get a new `UUID()` as their id.
struct RebuiltData {
    let typeName: String
    let related: [RelatedLocation]

    init?(_ data: SyntaxNode, _ rows: ViewElement, _ context: inout RuleContext) {
        guard let owner = rows.owner, context.index.type(owner).isView else { return nil }
        var code = data
        if let member = Self.body(of: data, owner, &context) {
            code = member
        } else if !Self.maps(data) {
            return nil
        }
        guard let call = Self.construction(in: code, rows, context), let name = call.createdType?.tokenText else { return nil }
        typeName = name
        related = [
            RelatedLocation(
                path: call.node.tree.source.path, range: call.node.range, message: "made at each evaluation of the body")
        ]
    }

    /// `items.map { Row($0) }`
    private static func maps(_ node: SyntaxNode) -> Bool {
        guard let callee = CallExpr(node)?.callee, callee.kind == .memberAccessExpr else { return false }
        return callee.name == "map" || callee.name == "compactMap"
    }

    /// The getter or function of the view that makes the data.
    private static func body(of data: SyntaxNode, _ owner: TypeID, _ context: inout RuleContext) -> SyntaxNode? {
        let callee = CallExpr(data)?.callee ?? data
        guard let path = callee.ownPath, path.count == 1,
            case let found = context.index.members(of: owner, named: path[0]), found.count == 1,
            case let member = context.index.member(found[0]), member.root < 0, !member.flags.contains(.isStatic),
            member.kind == .computedProperty || member.kind == .function,
            let declaration = context.syntax(ofFile: context.index.files[Int(found[0].file)].path)?.declaration(
                at: member.nameRange)
        else { return nil }
        return declaration.kind == .patternBinding ? PatternBinding(declaration).getter : FunctionDecl(declaration)?.body
    }

    /// The first call that makes an element with a new id.
    private static func construction(in code: SyntaxNode, _ rows: ViewElement, _ context: RuleContext) -> CallExpr? {
        var found: CallExpr?
        code.walk { node in
            if found != nil { return false }
            guard let call = CallExpr(node), let name = call.createdType?.name,
                let type = context.index.resolveType(name, file: rows.site.file, in: rows.owner),
                !context.index.type(type).isView, context.index.type(type).kind == .structure,
                context.index.makesNewID(type, call)
            else { return true }
            found = call
            return false
        }
        return found
    }
}
