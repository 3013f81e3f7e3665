import GroupLintCore

struct EditedForeachId: Rule {
    static let typed = RuleCase(
        .warning,
        says: "the `{field}` loses the keyboard focus at each keystroke, because `{id}` identifies its row by the text that it "
            + "edits")

    static let info = RuleInfo(
        id: "edited_foreach_id",
        summary: "A text field edits the value that identifies its row.",
        category: .identity,
        rationale: """
            A `ForEach` finds its rows by their ids. With `id: \\.self` the id of a row is the whole element. When the text \
            field of the row changes the element, the row has another id: SwiftUI removes the old row together with the field \
            that has the focus, and makes a new one. The keyboard closes after each letter.

            Two rows with equal texts also have one id, so one of them shows the wrong text. On every OS version.
            """,
        cases: [typed],
        silentOn: [
            "`\\.self` for elements with a `==` or `hash(into:)` of their own, for objects, and for types outside of the project",
            "fields that edit another member than the `id`",
            "fields with a `value`, which store it only at the end",
            "fields that edit a copy of the element",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/foreach",
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
        ],
        bad: """
            struct Names: View {
                @State private var names = ["Ada", "Grace"]

                var body: some View {
                    Form {
                        ForEach($names, id: \\.self) { $name in
                            TextField("Name", text: $name)
                        }
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
                    Form {
                        ForEach($people) { $person in
                            TextField("Name", text: $person.name)
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for rows in file.calls(.forEach) + file.calls("List") where !rows.isInPreview {
            guard let call = context.node(of: rows).flatMap(CallExpr.init), let edited = EditedRows(rows, call, &context)
            else { continue }
            let identity = edited.identity.node.related("the rows are identified here")
            context.report(
                Self.typed, ["field": edited.field.tokenText, "id": edited.identity.text],
                at: edited.row?.range ?? edited.field.range, help: Self.help,
                related: edited.row == nil ? [identity] : [edited.text.related("edited here"), identity])
        }
    }

    private static let help =
        "give the element a value that stays, `let id = UUID()`, and write `id: \\.id`, or no `id:` for an `Identifiable` element"
}
