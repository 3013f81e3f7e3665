import GroupLintCore

struct BooleanSheetWithOptional: Rule {
    static let optional = RuleCase(
        .warning, .medium,
        says: "this `.{sheet}` may {effect} the first time, because a change of `{value}` does not run `body` again: `body` "
            + "reads `{value}` only in the content of the `.{sheet}`")
    static let plain = RuleCase(
        .info, .medium, when: "the value is not an optional, or another action opens the sheet without it",
        says: "this `.{sheet}` may show an old `{value}` the first time, because a change of `{value}` does not run `body` "
            + "again: `body` reads `{value}` only in the content of the `.{sheet}`")

    static let info = RuleInfo(
        id: "boolean_sheet_with_optional",
        summary: "A flag opens a sheet whose content reads another `@State` that is set together with the flag.",
        category: .navigation,
        rationale: """
            SwiftUI runs `body` again only for `@State` that `body` has read. If nothing but the closure of the sheet reads a \
            value, the first change of the value does not run `body`. The closure then still sees the old value: `if let` shows \
            a blank sheet or its `else`, `??` shows the fallback, and `!` crashes. The second time it works, because the first \
            sheet has read the value.

            A capture list, `{ [book] in … }`, is evaluated by `body`, which then depends on the value. With `.sheet(item:)` \
            one optional decides both whether the sheet is shown and what it shows. On every OS version.
            """,
        cases: [optional, plain],
        silentOn: [
            "values and flags that `body` also reads outside of the sheet, also in the `get` of a `Binding`, and closures that "
                + "capture them: `{ [item] in … }`",
            "optionals that start with a value",
            "an action that changes something else that `body` reads or a binding, or that calls a closure of the caller",
            "values of parameters and models, and bindings: `$item`",
            "values that no action sets together with the flag",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Shelf: View {
                let books: [Book]
                @State private var isShown = false
                @State private var book: Book?

                var body: some View {
                    List(books) { item in
                        Button(item.title) {
                            book = item
                            isShown = true
                        }
                    }
                    .sheet(isPresented: $isShown) {
                        if let book { Text(book.title) }
                    }
                }
            }

            struct Book: Identifiable {
                let id: Int
                let title: String
            }
            """,
        good: """
            struct Shelf: View {
                let books: [Book]
                @State private var isShown = false
                @State private var book: Book?

                var body: some View {
                    List(books) { item in
                        Button(item.title) {
                            book = item
                            isShown = true
                        }
                    }
                    .sheet(isPresented: $isShown) { [book] in
                        if let book { Text(book.title) }
                    }
                }
            }

            struct Book: Identifiable {
                let id: Int
                let title: String
            }
            """
    )

    private static let modifiers = ["sheet", "fullScreenCover", "popover"]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var state = BodyState()
        for text in Self.modifiers {
            for written in WrittenModifier.all(Name(text.utf8), in: file, &context) {
                guard let sheet = BooleanSheet(written, &context), let value = sheet.staleValue(&state, &context) else {
                    continue
                }
                report(sheet, value, text, &context)
            }
        }
    }

    private func report(
        _ sheet: BooleanSheet, _ value: BooleanSheet.Value, _ text: String, _ context: inout RuleContext
    ) {
        let isOne = value.captures == value.text
        context.report(
            value.isOptional && !sheet.opensWithout(value, &context) ? Self.optional : Self.plain,
            ["sheet": text, "effect": value.effect, "value": value.text],
            at: sheet.modifier.nameRange,
            help: sheet.member.map {
                "use `.\(text)(item:)`, or make `\($0)` a function that gets " + (isOne ? "the value" : "the values")
                    + ": `{ [\(value.captures)] in \($0)(\(value.captures)) }`"
            } ?? "start the content with `{ [\(value.captures)] in`, which makes `body` read "
                + (isOne ? "`\(value.text)`" : "these values")
                + (value.assigned.map { "; where the content sets `\($0)`, write `self.\($0)`" } ?? ""),
            related: [RelatedLocation(path: value.path, range: value.write, message: "the action sets `\(value.text)` here")])
    }
}
