import GroupLintCore

struct RowVariableViewCount: Rule {
    static let listRow = RuleCase(
        .info, .low, when: "a row of a `List` or `Table`",
        says: "a long `{container}` is slow, because it makes all rows to count them: the closure of this `{loop}` gives {count} "
            + "for each element")
    static let lazyRow = RuleCase(
        .info, .low, when: "a row of a lazy stack or grid",
        says: "a long `{container}` is slow, because it also makes off-screen views to count them: the closure of this "
            + "`{loop}` gives {count} for each element")
    static let erased = RuleCase(
        .info, .low, when: "a row that is an `AnyView`",
        says: "a long `{container}` may be slow, because it may make all rows to count them: the number of views in an `AnyView` "
            + "is not known before")

    static let loop = Doubt(.low, when: "a `ForEach` in the row decides, which may have few elements, or always the same number")

    static let info = RuleInfo(
        id: "row_variable_view_count",
        summary: "The rows of a lazy container have different numbers of views, so it has to make all of them.",
        category: .performance,
        rationale: """
            A `List` or lazy stack makes only the rows that are visible, as long as each element of a `ForEach` has the same \
            number of views. If an element has none or one, or one or two, SwiftUI has to make all rows before a position to \
            know which element is there. With long data, the first show and each update take longer.

            On every OS version. The launch argument `-LogForEachSlowPath YES` logs it.
            """,
        cases: [listRow, lazyRow, erased],
        doubts: [.throughOthers, loop],
        silentOn: [
            "branches with the same number of views, and branches that cannot change",
            "eager stacks, menus, pickers and forms, which make all rows anyway",
            "rows from literals, literal ranges, `allCases`, static data and `prefix(_:)`",
            "rows that are sections",
            "content of unknown kind, such as a generic parameter",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/videos/play/wwdc2023/10160/",
            "https://developer.apple.com/documentation/swiftui/foreach",
        ],
        bad: """
            struct Messages: View {
                let messages: [String]

                var body: some View {
                    List {
                        ForEach(messages, id: \\.self) { message in
                            if message.count > 3 { Text(message) }
                        }
                    }
                }
            }
            """,
        good: """
            struct Messages: View {
                let messages: [String]

                var body: some View {
                    List {
                        ForEach(messages.filter { $0.count > 3 }, id: \\.self) { message in
                            Text(message)
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for rows in file.calls(.forEach) + file.calls("List").filter(\.hasRowData) where !rows.isInPreview {
            guard !rows.flags.contains(.hasFixedData),
                let slot = rows.slot(.none) ?? rows.slot("content") ?? rows.slot("rowContent"),
                let row = VariableRow(slot)
            else { continue }
            report(row, of: rows, &context)
        }
    }

    /// Whether the data is the first few elements of a collection: `items.prefix(3)`.
    private func takesFew(_ rows: ViewElement, _ context: inout RuleContext) -> Bool {
        let callee = context.node(of: rows).flatMap(CallExpr.init)?.rowData.flatMap(CallExpr.init)?.callee
        return callee?.kind == .memberAccessExpr && (callee?.name == "prefix" || callee?.name == "suffix")
    }

    private func report(_ row: VariableRow, of rows: ViewElement, _ context: inout RuleContext) {
        let isList = rows.isSwiftUI("List")
        let places = isList ? [] : context.placements.of(rows)
        let place = places.first { $0.layout == .list || $0.layout == .table } ?? places.first { $0.layout == .lazy }
        guard isList || place != nil, !takesFew(rows, &context), context.placements.isInBuilder(rows) else { return }
        let inList = isList || place?.layout == .list || place?.layout == .table
        let container = isList ? "List" : place?.containerText(context.index).filter { $0 != "`" } ?? "List"
        var related = row.evidence.map { [$0.related("this decides the number of views")] } ?? []
        if let container = place?.container { related.append(ViewElement(context.index, container).related("makes the rows")) }
        context.report(
            row.isErased ? Self.erased : inList && !row.isDecoration ? Self.listRow : Self.lazyRow,
            ["container": container, "loop": isList ? "List" : "ForEach", "count": row.countText], at: rows.nameRange,
            doubt: row.isLoop ? Self.loop : (place?.hops ?? 0) > 0 ? .throughOthers : nil,
            help: row.help(in: container, isList: inList), related: related)
    }
}
