import GroupLintCore

struct ForeachPositionIdentity: Rule {
    static let state = RuleCase(
        .warning, when: "elements are moved or removed, and the rows keep something",
        says: "when an element is moved or removed, the state of its row goes to another element, because the position "
            + "identifies a row")
    static let deleted = RuleCase(
        .warning, when: "`.onDelete` or `.onMove` on the rows",
        says: "the list animates the wrong rows after `.{modifier}`, because a position identifies a row, and the next row takes "
            + "it over")
    static let stateOfOther = RuleCase(
        .info,
        when: "the same for elements of a type that is decoded or not known, with a selection of positions, or if elements are "
            + "only inserted",
        says: "when an element is moved or removed, the state of its row goes to another element, because the position "
            + "identifies a row")
    static let constant = RuleCase(
        .warning, when: "a range without `id:` whose end changes",
        says: "rows for new elements do not appear, because `{container}` reads a range without `id:` only once")
    static let updated = RuleCase(
        .info, .medium, when: "elements are moved or removed in an animation, and the rows keep nothing",
        says: "when an element is moved or removed, SwiftUI changes the content of rows instead of moving them, because the "
            + "position identifies a row")
    static let mayTake = RuleCase(
        .info, .low, when: "the collection changes, and the rows keep something",
        says: "a row may get the state of its neighbor when an element is added or removed, because the position identifies a "
            + "row")
    static let changing = RuleCase(
        .info, .low, when: "the collection changes, and the rows keep nothing",
        says: "if an element is moved or removed, rows may change their content instead of moving, because the position "
            + "identifies a row")

    static let range = RuleCase(
        .info, .low, when: "another range without `id:` whose bounds are no constants",
        says: "the number of rows does not follow `{bound}`, because `{container}` reads a range without `id:` only once")

    static let info = RuleInfo(
        id: "foreach_position_identity",
        summary: "A `ForEach` identifies rows by position, so their state stays with the position.",
        category: .identity,
        rationale: """
            A `ForEach` over `indices`, over a range up to `count` or over `enumerated()` with `\\.offset` gives each row the \
            identity of its position. When an element is removed, moved or inserted before the end, the positions after it \
            belong to other elements: each row shows another element but keeps its state, such as typed text, a loaded image \
            or a running task, and the animation shows the wrong rows. A range without `id:` is read only once.

            On every OS version.
            """,
        cases: [state, stateOfOther, deleted, constant, updated, mayTake, changing, range],
        silentOn: [
            "`.onDelete` and `.onMove` in a `Form` of an app for the Mac only, where nothing runs them",
            "fixed data: literals, literal ranges, `allCases`, and collections that are not known to change",
            "elements that are only added or removed at the end, and rows that keep nothing and move without an animation",
            "positions alone, such as the dots of a page indicator: the rows show no element",
            "charts, maps, toolbars and other content that is not a view",
            "positions that are only passed along, while the id is that of the element",
            "previews and tests",
        ],
        fix: "Identifies the elements of `enumerated()` by their own id if they are `Identifiable`, which is safe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/foreach",
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
        ],
        bad: """
            struct Names: View {
                @State private var names = ["Ada", "Grace"]

                var body: some View {
                    List {
                        ForEach(names.indices, id: \\.self) { index in
                            TextField("Name", text: $names[index])
                        }
                        .onDelete { names.remove(atOffsets: $0) }
                    }
                }
            }
            """,
        good: """
            struct Person: Identifiable {
                let id = UUID()
                var name: String
            }

            struct Names: View {
                @State private var people = [Person(name: "Ada"), Person(name: "Grace")]

                var body: some View {
                    List {
                        ForEach($people) { $person in
                            TextField("Name", text: $person.name)
                        }
                        .onDelete { people.remove(atOffsets: $0) }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.calls(.forEach) + file.calls("List") {
            guard !element.isInPreview, !context.isMadeAgain(element) else { continue }
            if let rows = IndexedRows(element, &context), check(rows, &context) { continue }
            checkRange(element, &context)
        }
    }

    private func checkRange(_ element: ViewElement, _ context: inout RuleContext) {
        guard let bound = context.variableBound(ofRangeIn: element) else { return }
        context.report(
            Self.range, ["container": element.isSwiftUI(.forEach) ? "ForEach" : "List", "bound": bound], at: element.nameRange,
            help: "write `id: \\.self` after the range")
    }

    private func check(_ rows: IndexedRows, _ context: inout RuleContext) -> Bool {
        let move = RowMove(rows, &context)
        let change = rows.id == nil && !rows.hasElements ? CountChange(rows, &context) : nil
        let loss = rows.loss(&context)
        let ruleCase: RuleCase
        if let move {
            if loss == nil, !move.isAnimated { return true }
            ruleCase =
                loss != nil
                ? rows.isEasilyRepaired(&context) && !move.isInsertion ? Self.state : Self.stateOfOther
                : move.isInList ? Self.deleted : Self.updated
        } else if change != nil {
            ruleCase = Self.constant
        } else {
            guard rows.element.dependencies(of: rows.collection).contains(where: rows.element.changes) else { return false }
            ruleCase = loss != nil ? Self.mayTake : Self.changing
        }
        let related = [move?.place ?? change?.place].compactMap { $0 } + [loss?.related].compactMap { $0 }
        let modifier = rows.element.modifiers.first { $0.name == "onDelete" || $0.name == "onMove" }
        context.report(
            ruleCase,
            [
                "container": rows.element.isSwiftUI(.forEach) ? "ForEach" : "List",
                "modifier": modifier.map { context.text($0) } ?? "",
            ], at: rows.element.nameRange, help: rows.help(&context), related: related, fix: rows.fix(&context))
        return true
    }
}

extension RuleContext {
    /// Whether each update makes the view or a view around it again, so that nothing is animated or kept: `.id(UUID())`.
    fileprivate mutating func isMadeAgain(_ element: ViewElement) -> Bool {
        for view in sequence(first: element, next: \.parent) {
            for modifier in view.modifiers where modifier.name == .id {
                if let value = call(of: modifier, on: view)?.firstArgument?.value, FreshValue(in: value) != nil { return true }
            }
        }
        return false
    }
}

extension StateLoss {
    /// The view in the row that keeps something.
    fileprivate var related: RelatedLocation {
        RelatedLocation(path: path, range: nameRange, message: "this view keeps something in each row")
    }
}
