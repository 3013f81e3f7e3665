import GroupLintCore

struct ColorSchemeOnPart: Rule {
    static let part = RuleCase(
        .warning, when: "a row, or the label of a control",
        says: "`.preferredColorScheme` changes the whole window or sheet, and not only this {part}")

    static let info = RuleInfo(
        id: "color_scheme_on_part",
        summary: "A row or label sets the color scheme of the whole window.",
        category: .layout,
        rationale: """
            `.preferredColorScheme` is a wish that goes up to the window, sheet or popover around the view, which then has this \
            color scheme with all that is in it. On a row of a list, the whole window becomes dark as soon as the row appears, \
            and several rows with different wishes change it in turn.

            `.environment(\\.colorScheme, .dark)` changes only the view and what is in it. This applies to every OS version.
            """,
        cases: [part],
        silentOn: [
            "views that are, somewhere, the root of a screen or a part of it that is always shown",
            "views whose place is not known",
            "`.preferredColorScheme(nil)`", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)"
        ],
        bad: """
            struct Albums: View {
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        Text(name).preferredColorScheme(.dark)
                    }
                }
            }
            """,
        good: """
            struct Albums: View {
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        Text(name).environment(\\.colorScheme, .dark)
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("preferredColorScheme") else { return }
        for written in WrittenModifier.all("preferredColorScheme", in: file, &context) {
            let view = written.element
            guard !view.isInPreview, let value = written.call.firstArgument?.value, value.kind != .nilLiteralExpr else {
                continue
            }
            let isLabel = context.isInLabel(view)
            let places = context.places(of: view, listContainers: [])
            guard isLabel || !places.isEmpty && places.allSatisfy({ $0.layout.isRow || $0.repetition != nil }) else {
                continue
            }
            let scheme = value.shortText ?? "…"
            context.report(
                Self.part, ["part": isLabel ? "label" : "row"], at: written.modifier.nameRange,
                help: "write `.environment(\\.colorScheme, \(scheme))` to change only this \(isLabel ? "label" : "row")")
        }
    }
}
