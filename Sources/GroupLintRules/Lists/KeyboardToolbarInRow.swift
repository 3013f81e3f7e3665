import GroupLintCore

struct KeyboardToolbarInRow: Rule {
    static let row = RuleCase(
        .warning, when: "the row of a `ForEach` or `List`",
        says: "the bar above the keyboard shows this once for each row, because each row of this `{container}` adds its own "
            + "`.toolbar`")
    static let repeated = RuleCase(
        .info, .medium, when: "a view or member with a field that one screen shows several times",
        says: "the bar above the keyboard may show this {count} times, because the screen shows this view {count} times, and "
            + "each adds its own `.toolbar`")

    static let info = RuleInfo(
        id: "keyboard_toolbar_in_row",
        summary: "A toolbar for the keyboard is on a view that a screen shows several times.",
        category: .interaction,
        rationale: """
            The bar above the keyboard belongs to the screen and not to the field that has the focus. \
            `ToolbarItem(placement: .keyboard)` on a field adds its buttons to that bar whichever field is edited. If a screen \
            shows several such fields, as rows do, the bar has one "Done" for each of them.

            Write the toolbar once, on the screen, and let its content follow the focus. If it has to stay on the field, put \
            a condition on the focus of this field around its items. This applies to iOS; it is observed, not documented.
            """,
        cases: [row, repeated],
        silentOn: [
            "items or contents of items with a condition, such as the focus of the field",
            "rows that are in a branch, which may be the row that is edited",
            "a view that is shown several times, but in branches, in sheets or on other screens",
            "apps for macOS, tvOS and watchOS only, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/toolbaritemplacement/keyboard",
            "https://github.com/onmyway133/notes/issues/598",
            "https://github.com/vultisig/vultisig-ios",
        ],
        bad: """
            struct Price: Identifiable {
                let id: Int
                var text = ""
            }

            struct Prices: View {
                @State private var prices = [Price(id: 1), Price(id: 2)]
                @FocusState private var isEditing: Bool

                var body: some View {
                    List {
                        ForEach($prices) { $price in
                            TextField("Price", text: $price.text)
                                .focused($isEditing)
                                .toolbar {
                                    ToolbarItem(placement: .keyboard) {
                                        Button("Done") { isEditing = false }
                                    }
                                }
                        }
                    }
                }
            }
            """,
        good: """
            struct Price: Identifiable {
                let id: Int
                var text = ""
            }

            struct Prices: View {
                @State private var prices = [Price(id: 1), Price(id: 2)]
                @FocusState private var isEditing: Bool

                var body: some View {
                    List {
                        ForEach($prices) { $price in
                            TextField("Price", text: $price.text)
                                .focused($isEditing)
                        }
                    }
                    .toolbar {
                        ToolbarItem(placement: .keyboard) {
                            Button("Done") { isEditing = false }
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("toolbar"), context.targets.mayRunOnTouchScreens else { return }
        for item in file.calls("ToolbarItem") + file.calls("ToolbarItemGroup") where !item.isInPreview {
            guard let slot = item.contentAround(of: "toolbar"), let host = slot.parent,
                item.armsAround(upTo: slot).isEmpty, !item.hasConditionalContent,
                context.code(of: item).flatMap(CallExpr.init)?.argument("placement")?.name == "keyboard"
            else { continue }
            if let rows = host.repeatingRows() {
                let container = rows.isSwiftUI(.forEach) ? "ForEach" : "List"
                context.report(
                    Self.row, ["container": container], at: item.nameRange,
                    help: "move the `.toolbar` to a view outside of the `\(container)`",
                    related: [rows.related("creates a row for each element")])
            } else if case let places = host.placesOnOneScreen, places.count > 1 {
                context.report(
                    Self.repeated, ["count": "\(places.count)"], at: item.nameRange,
                    help: "move the `.toolbar` to the screen, or show its items only while this field has the focus",
                    related: places.prefix(4).map { $0.related("shown here") })
            }
        }
    }
}

extension ViewElement {
    /// Whether what the item shows depends on a condition.
    fileprivate var hasConditionalContent: Bool {
        slots.contains { slot in
            let content = slot.children.filter { !$0.isSwiftUI(.spacer) }
            return !content.isEmpty && content.allSatisfy { $0.kind == .branch }
        }
    }

    /// The rows that certainly show the view in each of them, also if it is in a view or member that a row shows.
    fileprivate func repeatingRows(depth: Int = 0) -> ViewElement? {
        if let rows = rowsAround { return armsAround(upTo: rows).isEmpty ? rows : nil }
        guard depth < 3, isShownWithMember, armsAround().isEmpty else { return nil }
        let places = uses.filter { !$0.isInPreview }
        guard places.count <= Self.mostPlaces else { return nil }
        return places.lazy.compactMap { $0.repeatingRows(depth: depth + 1) }.first
    }

    private static let mostPlaces = 16

    /// The places that show the view, if it is all of a member or view, and one builder shows it several times.
    fileprivate var placesOnOneScreen: [ViewElement] {
        guard isShownWithMember, armsAround().isEmpty else { return [] }
        let places = uses.filter { !$0.isInPreview && $0.armsAround().isEmpty && $0.isShownWithMember }.prefix(Self.mostPlaces)
        return places.lazy.map { place in places.filter { $0.root.site == place.root.site } }.first { $0.count > 1 } ?? []
    }
}
