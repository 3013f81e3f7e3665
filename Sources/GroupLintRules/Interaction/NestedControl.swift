import GroupLintCore

struct NestedControl: Rule {
    static let control = RuleCase(
        .warning, when: "a control in the label of a button or link",
        says: "a tap runs only one of two controls, and VoiceOver may read them as one, because `{inner}` is in the label of a "
            + "`{outer}`")
    static let row = RuleCase(
        .info, .medium, when: "a menu, or a button with a style of its own, in the label of a `NavigationLink`",
        says: "VoiceOver may not reach `{inner}`, because it is in the label of a `{outer}`")
    static let edited = RuleCase(
        .warning, .medium, when: "a text field in a label",
        says: "the space bar may press the `{outer}` while the user types, because `{inner}` is in its label")
    static let gesture = RuleCase(
        .warning, when: "a tap gesture on the whole label",
        says: "taps do not run the action of this `{outer}`, because `.{modifier}` on its label takes them")

    static let info = RuleInfo(
        id: "nested_control",
        summary: "A control is in the label of another control.",
        category: .interaction,
        rationale: """
            The label of a button is one target: a tap anywhere on it runs the button, and VoiceOver reads all of it as one \
            element. A second control in the label takes the taps on its own part, or loses them to the outer one, and \
            VoiceOver does not offer it as an element. A text field in a label loses the space bar, which presses the \
            button. A tap gesture on the whole label keeps the taps from the button.

            Put the two controls next to each other, for example in an `HStack` or a `ZStack`.
            """,
        cases: [control, row, edited, gesture], doubts: [.throughOthers],
        silentOn: [
            "controls in context menus, swipe actions, overlays, sheets and other content of modifiers",
            "controls with `.disabled` or `.allowsHitTesting`, and links that only a value opens",
            "controls in the label of a `Menu`, `Toggle` or `Picker`",
            "controls that another view shows under a condition",
            "a tap gesture on a part of the label",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/button"
        ],
        bad: """
            struct Row: View {
                let open: () -> Void
                let like: () -> Void

                var body: some View {
                    Button(action: open) {
                        HStack {
                            Text("Song")
                            Button("Like", action: like)
                        }
                    }
                }
            }
            """,
        good: """
            struct Row: View {
                let open: () -> Void
                let like: () -> Void

                var body: some View {
                    HStack {
                        Button("Song", action: open)
                        Button("Like", action: like)
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.elements(.call) where !element.isInPreview && element.isTapControl && element.name != "Menu" {
            guard let label = element.labelSlot(context), !element.modifiers.contains(where: { $0.name == "disabled" })
            else { continue }
            let name = context.name(of: element) ?? "Button"
            report(LabelControls(in: label, context).found, in: name, element, &context)
            reportGesture(on: label, of: element, name, &context)
        }
        for root in file.elements(.root) where root.member != nil {
            guard let owner = root.owner, context.index.inherits(owner, "ButtonStyle") else { continue }
            report(LabelControls(in: root, context).found, in: "Button", root, &context)
        }
    }

    private func report(
        _ found: [LabelControls.Found], in outer: String, _ element: ViewElement, _ context: inout RuleContext
    ) {
        var reported: [ViewSite] = []
        for pair in found where !reported.contains(pair.place.site) && pair.place.site.file == element.site.file {
            reported.append(pair.place.site)
            guard let inner = context.syntax(ofFile: pair.control.path)?.source.text(pair.control.nameRange) else { continue }
            let isLexical = pair.place.site == pair.control.site
            context.report(
                ruleCase(of: pair.control, in: outer, context), ["inner": inner, "outer": outer],
                at: pair.place.nameRange, doubt: isLexical ? nil : .throughOthers,
                help: "put the `\(inner)` next to the `\(outer)` and not into its label, for example in an `HStack`",
                related: (isLexical ? [] : [pair.control.related("this is the inner control")])
                    + (element.kind == .call ? [element.related("this `\(outer)` has the label")] : []))
        }
    }

    private func ruleCase(of inner: ViewElement, in outer: String, _ context: RuleContext) -> RuleCase {
        let traits = SwiftUICatalog.views.traits(of: inner.name)
        if traits.contains(.edits) { return Self.edited }
        guard outer == "NavigationLink" else { return Self.control }
        let isStyled = sequence(first: inner, next: \.parent).contains { outer in
            outer.modifiers.contains { $0.name == .buttonStyle || $0.name == "menuStyle" }
        }
        return isStyled || inner.name == "Menu" ? Self.row : Self.control
    }

    private func reportGesture(
        on label: ViewElement, of control: ViewElement, _ name: String, _ context: inout RuleContext
    ) {
        guard let view = label.soleChild, let modifier = context.tap(on: view) else { return }
        context.report(
            Self.gesture, ["outer": name, "modifier": context.text(modifier)], at: modifier.nameRange,
            help: "remove `.onTapGesture`, and write its code into the action of the `\(name)`",
            related: [control.related("taps do not reach this `\(name)`")])
    }
}
