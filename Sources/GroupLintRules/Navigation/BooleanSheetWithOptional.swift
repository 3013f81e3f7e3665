import GroupLintCore

struct BooleanSheetWithOptional: Rule {
    static let optional = RuleCase(
        .warning, .medium,
        says: "this `.{sheet}` may {effect} the first time, because only its content reads `{value}`: setting it does not "
            + "run `body` again, so the content gets the value of before")
    static let plain = RuleCase(
        .info, .medium, when: "the value is not an optional, or another action opens the sheet without it",
        says: "this `.{sheet}` may show an old `{value}` the first time, because only its content reads `{value}`: setting it "
            + "does not run `body` again, so the content gets the value of before")

    static let info = RuleInfo(
        id: "boolean_sheet_with_optional",
        summary: "A flag opens a sheet whose content reads another `@State` that is set together with the flag.",
        category: .navigation,
        rationale: """
            SwiftUI runs `body` again only for `@State` that `body` has read. If nothing but the closure of the sheet reads a \
            value, the first change of the value does not run `body`. The closure then still sees the old value: `if let` shows \
            a blank sheet, `??` shows the fallback, and `!` crashes. The second time it works, because the first sheet has read \
            the value.

            With `.sheet(item:)` one optional decides both whether the sheet is shown and what it shows. A capture list, \
            `{ [book] in … }`, is evaluated by `body`, which then depends on the value. On every OS version.
            """,
        cases: [optional, plain],
        silentOn: [
            "values and flags that `body` also reads outside of the sheet, also in the `get` of a `Binding`, and closures that "
                + "capture them: `{ [item] in … }`",
            "optionals that start with a value",
            "an action that changes something else that `body` reads or a binding, or that calls a closure of the caller",
            "an `else` with other views than `EmptyView()`",
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
                @State private var book: Book?

                var body: some View {
                    List(books) { item in
                        Button(item.title) { book = item }
                    }
                    .sheet(item: $book) { book in
                        Text(book.title)
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
        let use = sheet.flagUse(beside: value, &context)
        context.report(
            value.isOptional && !use.opensWithoutValue ? Self.optional : Self.plain,
            ["sheet": text, "effect": value.effect, "value": value.text],
            at: sheet.modifier.nameRange,
            help: help(sheet, value, use, text),
            related: [RelatedLocation(path: value.path, range: value.write, message: "the action sets `\(value.text)` here")])
    }

    private func help(
        _ sheet: BooleanSheet, _ value: BooleanSheet.Value, _ use: BooleanSheet.FlagUse, _ text: String
    ) -> String {
        // A capture list is evaluated by `body`, which then depends on the values.
        let isOne = value.captures == value.text
        let capture =
            "write `{ [\(value.captures)] in` at the start of the content: so `body` reads "
            + (isOne ? "`\(value.text)`" : "these values")
        if !value.isOptional {
            return capture + "; or keep what the \(text == "popover" ? "popover" : "sheet") shows in one optional `@State` of an "
                + "`Identifiable` type, and write `.\(text)(item:)` with it"
        }
        // Content that closes the sheet with the flag, sets the value or shows several needs more changes for `item:`, and so
        // does an `onDismiss` that reads the value.
        let isSwapped = use.isSetInContent && !use.isClearedInContent
        let needsFlag = use.opensWithoutValue || use.isBoundInContent || use.isReadOnDismiss
        if needsFlag || isSwapped || !isOne { return capture }
        let wrapped = "wrap it in a struct with an `id`, which is then the type of the `@State`"
        let condition =
            value.isIdentifiable
            ? ""
            : value.foundationType.map { " (`\($0)` is not `Identifiable`: \(wrapped))" }
                ?? " (if its type is not `Identifiable`, \(wrapped))"
        // A parameter with the name of the property hides it.
        let parameter = use.isSetInContent ? "presented" : value.text
        return "write `.\(text)(item: $\(value.text)) { \(parameter) in … }`\(condition) and set only `\(value.text)`"
            + rest(sheet, value, use)
    }

    /// What else has to change when the optional opens the sheet.
    private func rest(_ sheet: BooleanSheet, _ value: BooleanSheet.Value, _ use: BooleanSheet.FlagUse) -> String {
        if use.isReset {
            return "; remove `\(sheet.flagText)`, and where code sets it to `false`, set `\(value.text)` to `nil` after its last "
                + "use"
        }
        return use.isClearedInContent
            ? "; delete the line in its content that sets `\(value.text)` to `nil`, which would then close it" : ""
    }
}
