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
        var seen: [SyntaxNode] = []
        guard let call = Self.construction(in: code, rows, owner, depth: 0, &seen, &context),
            let name = call.createdType?.tokenText
        else { return nil }
        typeName = name
        related = [
            call.node.related("made at each evaluation of the body")
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
            let declaration = context.declaration(
                of: path[0], in: owner,
                where: { member in
                    member.root < 0 && !member.flags.contains(.isStatic)
                        && (member.kind == .computedProperty || member.kind == .function)
                })
        else { return nil }
        return declaration.kind == .patternBinding ? PatternBinding(declaration).getter : FunctionDecl(declaration)?.body
    }

    /// Most different collections that one getter returns.
    private static let mostSources = 8

    /// The first call that makes an element with a new id, also in a computed property whose elements the code returns.
    ///
    /// - Parameter seen: the getters that were searched.
    private static func construction(
        in code: SyntaxNode, _ rows: ViewElement, _ owner: TypeID, depth: Int, _ seen: inout [SyntaxNode],
        _ context: inout RuleContext
    ) -> CallExpr? {
        seen.append(code)
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
        guard found == nil, depth < 3, code.kind != .functionCallExpr else { return found }
        var names: [Name] = []
        for source in code.returnedCollections where !names.contains(source.name) && names.count < mostSources {
            names.append(source.name)
            guard let getter = body(of: source, owner, &context), !seen.contains(getter) else { continue }
            if let inner = construction(in: getter, rows, owner, depth: depth + 1, &seen, &context) { return inner }
        }
        return nil
    }
}

extension SyntaxNode {
    /// The names of the collections whose elements a body returns: `all` in `return all` and `all.filter { … }`.
    fileprivate var returnedCollections: [SyntaxNode] {
        var values: [SyntaxNode] = []
        walk { node in
            if node.kind == .closureExpr || node.kind == .functionDecl { return node == self }
            if node.kind == .returnStmt { values += node.operand.map { [$0] } ?? [] }
            return true
        }
        if let last = lastStatement, last.kind != .returnStmt { values.append(last) }
        let declared = subtree.filter { $0.kind == .identifierPattern }.map(\.name)
        return values.compactMap(\.collectionRoot).filter { !declared.contains($0.name) }
    }

    /// `all` in `all.filter { … }.sorted()`: the calls only choose elements or change their order.
    private var collectionRoot: SyntaxNode? {
        var node = unwrapped
        while let call = CallExpr(node), let callee = call.callee, callee.kind == .memberAccessExpr,
            Self.choosing.contains(callee.name), let base = callee.chainBase
        {
            node = base.unwrapped
        }
        return node.kind == .declReferenceExpr && !node.isCapitalized ? node : nil
    }

    private static let choosing = NameTable("filter sorted reversed prefix suffix dropFirst dropLast")
}
