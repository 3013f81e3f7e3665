import GroupLintCore

/// How to load more at the end of a ForEach: `.onAppear { if post.id == posts.last?.id { loadMore() } }` on the row.
struct LoadMoreAdvice {
    let text: String

    init(_ use: LifecycleUse, _ context: inout RuleContext) {
        let modifier = context.text(use.modifier)
        let rows = use.soleForEach.flatMap { context.node(of: $0) }.flatMap(CallExpr.init)
        let names = rows.flatMap(Self.names) ?? (element: "item", data: "items", id: ".id")
        let action = use.action(&context).flatMap(Self.code) ?? "…"
        let last = names.data + (names.id.isEmpty ? ".last" : ".last?")
        let condition = "\(names.element)\(names.id) == \(last)\(names.id)"
        text = "put `.\(modifier)` on the row in the closure: `.\(modifier) { if \(condition) { \(action) } }`"
    }

    /// The names in the code; nil if the data are not a collection with a name, or have no key path as id.
    private static func names(_ call: CallExpr) -> (element: String, data: String, id: String)? {
        guard let value = call.firstArgument?.value, value.kind == .declReferenceExpr || value.kind == .memberAccessExpr,
            value.tokenText != "indices", let data = value.shortText,
            let closure = (call.trailingClosure ?? call.value("content")).flatMap(ClosureExpr.init)
        else { return nil }
        let path = call.argument("id")?.text
        guard path?.hasPrefix("\\.") ?? true else { return nil }
        let id = path.map { $0 == "\\.self" ? "" : String($0.dropFirst()) } ?? ".id"
        return (closure.parameters.first.map { plain($0.text) } ?? "item", plain(data), id)
    }

    /// `post` for `$post`.
    private static func plain(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }

    /// The code of an action of one statement: `loadMore()` for `{ loadMore() }` and `perform: loadMore`.
    private static func code(_ action: SyntaxNode) -> String? {
        if action.ownPath != nil { return action.shortText.map { $0 + "()" } }
        guard let statements = ClosureExpr(action).map({ Array($0.statements) }), statements.count == 1 else { return nil }
        return statements[0].shortText
    }
}
