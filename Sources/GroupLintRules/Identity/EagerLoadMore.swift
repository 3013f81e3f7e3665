import GroupLintCore

/// An action on a row that asks for the next page, where a stack makes all rows at once:
/// `VStack { ForEach(posts) { post in Row(post).onAppear { if post == posts.last { loadMore() } } } }`.
struct EagerLoadMore {
    /// The stack, or the ScrollView whose content is the ForEach.
    let container: ViewElement
    let rows: ViewElement
    /// The function that loads, as written.
    let function: String

    /// Nil if the rows may be made one by one, or if the action is not known to load more.
    init?(_ written: WrittenModifier, _ context: inout RuleContext) {
        guard let rows = Self.rows(around: written.element, context), let container = Self.container(of: rows, context),
            let action = written.call.action,
            let function = Self.function(action, context.node(of: rows).flatMap(CallExpr.init)?.rowData)
        else { return nil }
        (self.container, self.rows, self.function) = (container, rows, function)
    }

    /// The ForEach whose row has the view, if the view appears together with the row.
    private static func rows(around view: ViewElement, _ context: RuleContext) -> ViewElement? {
        for element in sequence(first: view, next: \.parent).dropFirst() {
            if element.isSwiftUI(.forEach) { return element.hasFixedRows ? nil : element }
            guard element.kind == .slot, element.parent?.isSwiftUI(.forEach) == false else { continue }
            switch context.placements.role(of: element) {
            case .transparent, .stack, .single: continue
            default: return nil
            }
        }
        return nil
    }

    /// What makes all rows at once, on a screen that scrolls; nil if something else may decide.
    private static func container(of rows: ViewElement, _ context: RuleContext) -> ViewElement? {
        let places = context.placements.of(rows)
        guard rows.isOnlyScrolled, let site = places.first?.container,
            places.allSatisfy({ place in
                guard place.lazyContainer == nil, !place.isRepeated, let container = place.container else { return false }
                let view = ViewElement(context.index, container)
                return place.layout == .stack && view.isPlainStack || place.layout == .single && view.isSwiftUI("ScrollView")
            })
        else { return nil }
        return ViewElement(context.index, site)
    }

    /// The function that the action calls to load more: for the last row, or by its name.
    private static func function(_ action: SyntaxNode, _ data: SyntaxNode?) -> String? {
        let asksForEnd = action.subtree.contains { node in
            guard node.kind == .memberAccessExpr, ends.contains(node.name), let base = node.chainBase?.unwrapped.ownPath
            else { return false }
            return base == data?.dataPath
        }
        return action.calledFunctions.first { $0.namesNextPage || asksForEnd && $0.hasPart(of: loading) }
    }

    private static let ends = NameTable("last endIndex count")
    private static let loading = ["load", "fetch", "more", "page", "next"]
}

extension SyntaxNode {
    /// The property with the rows: `model.posts` for `$model.posts`, `model.posts.indices` and `0..<model.posts.count`.
    fileprivate var dataPath: [Name]? {
        if kind == .sequenceExpr { return children().filter { $0.kind == .memberAccessExpr }.last?.dataPath }
        // `Array(posts.enumerated())`
        if let call = CallExpr(self), let callee = call.callee {
            return callee.isCapitalized ? call.firstArgument?.value?.unwrapped.dataPath : callee.unwrapped.dataPath
        }
        if kind == .memberAccessExpr, Self.views.contains(name) { return chainBase?.unwrapped.dataPath }
        guard var path = ownPath else { return nil }
        let root = sequence(first: self) { $0.kind == .memberAccessExpr ? $0.chainBase?.unwrapped : nil }.first {
            $0.kind == .declReferenceExpr
        }
        if let text = root?.tokenText, text.hasPrefix("$") { path[0] = Name(text.dropFirst().utf8) }
        return path
    }

    private static let views = NameTable("indices enumerated count reversed")
}

extension ViewElement {
    /// Whether the view is a stack that makes all of its views at once.
    fileprivate var isPlainStack: Bool { isSwiftUI("VStack") || isSwiftUI("HStack") }
}
