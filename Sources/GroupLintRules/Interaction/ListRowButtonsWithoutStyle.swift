import GroupLintCore

struct ListRowButtonsWithoutStyle: Rule {
    static let several = RuleCase(
        .info, .medium, when: "two buttons or links in one row",
        says: "a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that "
            + "has no "
            + "button style")
    static let beside = RuleCase(
        .info, .medium, when: "one button beside a text field, a toggle or another control that sets a value",
        says: "a tap on a text or a gap in this row may run this `Button`, because a `List` row passes its taps on to a button "
            + "that has no button style")

    static let info = RuleInfo(
        id: "list_row_buttons_without_style",
        summary: "A button without a style takes the taps of a whole `List` row with other controls.",
        category: .interaction,
        rationale: """
            In a `List` or `Form` on iOS, a button with the automatic style takes the taps of its whole row. If the row has two \
            such buttons, one tap runs both. If it has one beside a text field, a tap next to the field runs the button.

            With `.buttonStyle(.borderless)` or another style, a button only takes the taps on its own label. One style on the \
            row or the `List` is enough.
            """,
        cases: [several, beside], doubts: [],
        silentOn: [
            "a row with one button and no other control",
            "a button with an empty label, which is there to take the taps of the row",
            "buttons with a style, which the button, a view around it or a caller sets",
            "controls in menus, context menus and swipe actions",
            "two buttons that are rows of their own: directly in the closure of a `ForEach`, `Section` or `Group`",
            "buttons in different branches of one `if` or `switch`, or behind conditions that exclude each other",
            "lazy stacks, and apps for macOS, tvOS and watchOS only",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderless",
            "https://developer.apple.com/forums/thread/119541",
        ],
        bad: """
            struct Requests: View {
                let accept: () -> Void
                let reject: () -> Void

                var body: some View {
                    List {
                        HStack {
                            Button("Accept", action: accept)
                            Button("Reject", action: reject)
                        }
                    }
                }
            }
            """,
        good: """
            struct Requests: View {
                let accept: () -> Void
                let reject: () -> Void

                var body: some View {
                    List {
                        HStack {
                            Button("Accept", action: accept)
                            Button("Reject", action: reject)
                        }
                        .buttonStyle(.borderless)
                    }
                }
            }
            """,
        measured: Measurement(right: 19, read: 28, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.mayRunOnTouchScreens else { return }
        for element in file.elements(.call) where element.isRowStack && !element.isInPreview {
            let controls = RowControls(in: element, &context)
            guard !controls.buttons.isEmpty, controls.buttons.count + controls.inputs.count > 1,
                let place = context.placements.of(element).first(where: { place in
                    (place.layout == .list || place.layout == .form) && !place.isInMenuPreview(context.index)
                }),
                context.isOnTouchScreen(element),
                let button = controls.buttons.first(where: {
                    isAutomatic($0.element, &context) && !context.doesNothing($0.element) && !context.hasEmptyLabel($0.element)
                })
            else { continue }
            report(button, among: controls, place, &context)
        }
    }

    private func report(
        _ button: RowControls.Control, among controls: RowControls, _ place: Placement, _ context: inout RuleContext
    ) {
        let isHere = button.place.site == button.element.site
        var related = place.related(context.index)
        if !isHere { related.insert(button.element.related("this is the `Button`"), at: 0) }
        if let other = (controls.buttons + controls.inputs).first(where: { $0.element.site != button.element.site }) {
            related.insert(other.element.related("this is the other control"), at: 0)
        }
        context.report(
            controls.buttons.count > 1 ? Self.several : Self.beside,
            at: button.place.nameRange,
            help: "write `.buttonStyle(.borderless)` on the `Button`, or once on the row", related: related)
    }

    private func isAutomatic(_ control: ViewElement, _ context: inout RuleContext) -> Bool {
        guard control.name == "Button", context.isOnTouchScreen(control) else { return false }
        if case .automatic = context.look(of: control) { return true }
        return false
    }
}

extension RuleContext {
    /// Whether the action of a button is empty: the button only draws, and a gesture does the work.
    mutating func doesNothing(_ button: ViewElement) -> Bool {
        guard button.name == "Button", let action = code(of: button).flatMap(CallExpr.init)?.action else { return false }
        return ClosureExpr(action).map { !$0.hasStatements } ?? false || callsNothing(action, in: button.owner)
    }
}

extension RuleContext {
    /// Whether the label of a button draws nothing, so that only the row can be tapped.
    fileprivate mutating func hasEmptyLabel(_ button: ViewElement) -> Bool {
        code(of: button).flatMap(CallExpr.init)?.hasEmptyLabel ?? false
    }
}

extension Placement {
    /// Whether the list is the preview of a context menu, which takes no taps.
    fileprivate func isInMenuPreview(_ index: ProjectIndex) -> Bool {
        container.map { list in
            sequence(first: ViewElement(index, list), next: \.parent).contains { $0.kind == .slot && $0.name == "preview" }
        } ?? false
    }
}

extension ViewElement {
    /// Whether the element is a stack that is not in another stack of the same code.
    fileprivate var isRowStack: Bool {
        guard Self.stacks.contains(name), isSwiftUI(name) else { return false }
        return !sequence(first: self, next: \.parent).dropFirst().contains { outer in
            outer.kind == .call && Self.stacks.contains(outer.name)
        }
    }

    private static let stacks = NameTable("HStack VStack ZStack")
}
