import GroupLintCore

struct OffsetsOfOtherCollection: Rule {
    static let filtered = RuleCase(
        .warning, when: "rows of which some are left out",
        says: "`.{modifier}` {changes} another row than the user chose as soon as the filter leaves out an element before it, "
            + "because its offsets are positions in `{rows}` and not in `{collection}`")
    static let moved = RuleCase(
        .warning, when: "rows in another order, or of a part",
        says: "`.{modifier}` {changes} another row than the user chose, because its offsets are positions in `{rows}` and not in "
            + "`{collection}`")

    static let info = RuleInfo(
        id: "offsets_of_other_collection",
        summary: "`.onDelete` or `.onMove` uses the offsets of filtered or sorted rows in the whole collection.",
        category: .interaction,
        rationale: """
            The offsets that `.onDelete` and `.onMove` give are positions among the rows of their `ForEach`. If these are a \
            filtered or sorted copy, the same position in the collection itself is another element: the user swipes one row \
            away and loses another one, or the app stops because the position does not exist.

            Look the elements up in what the `ForEach` shows, and find them in the collection by their ids. This applies to \
            every OS version.
            """,
        cases: [filtered, moved],
        silentOn: [
            "copies with the same positions, such as `prefix` and `enumerated()`, and collections whose origin is unknown",
            "actions that look up the elements in the rows first, or that ask for a condition before",
            "rows with `.deleteDisabled` or `.moveDisabled`, and rows that are only filtered at times, under a condition",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)",
            "https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)",
        ],
        bad: """
            struct Names: View {
                @State private var names = ["Ada", "Grace"]

                var body: some View {
                    List {
                        ForEach(names.sorted(), id: \\.self) { name in Text(name) }
                            .onDelete { offsets in names.remove(atOffsets: offsets) }
                    }
                }
            }
            """,
        good: """
            struct Names: View {
                @State private var names = ["Ada", "Grace"]

                var body: some View {
                    List {
                        ForEach(names.sorted(), id: \\.self) { name in Text(name) }
                            .onDelete { offsets in
                                let sorted = names.sorted()
                                let deleted = offsets.map { sorted[$0] }
                                names.removeAll { deleted.contains($0) }
                            }
                    }
                }
            }
            """
    )

    private static let modifiers = NameTable("onDelete onMove")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("onDelete") || file.hasModifiers("onMove") else { return }
        for rows in file.calls(.forEach) where !rows.isInPreview {
            let modifiers = rows.modifiers.filter { Self.modifiers.contains($0.name) && !$0.isConditional }
            guard !modifiers.isEmpty, let owner = rows.owner, let call = context.node(of: rows).flatMap(CallExpr.init),
                let data = call.rowData, case let derived = DerivedRows(data, in: owner, &context), !derived.sources.isEmpty,
                !derived.hasChoice || rows.armsAround().isEmpty
            else { continue }
            for modifier in modifiers {
                let off: Name = modifier.name == "onMove" ? "moveDisabled" : "deleteDisabled"
                let isOff = call.node.subtree.contains { $0.kind == .memberAccessExpr && $0.name == off }
                if isOff || rows.modifiers.contains(where: { $0.name == off }) { continue }
                check(modifier, data, derived, owner, &context)
            }
        }
    }

    private func check(
        _ modifier: ViewTree.Modifier, _ data: SyntaxNode, _ derived: DerivedRows, _ owner: TypeID,
        _ context: inout RuleContext
    ) {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return }
        let collections = derived.sources.map(\.collection)
        for action in OffsetsAction.all(of: call, in: owner, &context) {
            guard let found = action.use(in: collections, context.index),
                let source = derived.sources.first(where: { $0.collection == found.collection })
            else { continue }
            let isMove = modifier.name == "onMove"
            context.report(
                source.isFiltered ? Self.filtered : Self.moved,
                [
                    "modifier": isMove ? "onMove" : "onDelete", "changes": isMove ? "moves" : "deletes", "rows": data.rowsText,
                    "collection": found.base.shortText ?? "all",
                ],
                at: modifier.nameRange,
                help: isMove
                    ? "let users move rows only while the rows are the whole collection in its own order: `.moveDisabled(…)`"
                    : "find the elements by the rows first: `let ids = offsets.map { \(data.ownName == nil ? "rows" : data.text)"
                        + "[$0].id }`, and remove those with these ids",
                related: [found.node.related("the offsets are used here"), source.step.related("the rows are made here")])
            return
        }
    }
}

extension SyntaxNode {
    /// The data of the rows for a message: `notes.filter { … }` for a longer call.
    fileprivate var rowsText: String {
        if let shortText { return shortText }
        guard let callee = CallExpr(self)?.callee, let base = callee.chainBase?.shortText else { return "ForEach" }
        return "\(base).\(callee.tokenText) { … }"
    }
}
