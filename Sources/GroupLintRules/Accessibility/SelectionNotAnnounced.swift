import GroupLintCore

struct SelectionNotAnnounced: Rule {
    static let look = RuleCase(
        .info, .medium,
        says: "VoiceOver does not say whether this `Button` is the chosen one, because only its look depends on `{comparison}`")

    static let info = RuleInfo(
        id: "selection_not_announced",
        summary: "Of several buttons, only the look of one shows that it is chosen.",
        category: .accessibility,
        rationale: """
            A `Picker` says which of its values is chosen. Buttons that do the same with another color, weight or background \
            sound alike: users of VoiceOver hear all of them, and not which one is chosen. The trait `.isSelected` says it. On \
            every OS version.
            """,
        cases: [look],
        silentOn: [
            "buttons whose text, symbol or content depends on the choice too",
            "buttons with any accessibility modifier on them, around them or in their label",
            "comparisons that are passed to a view, a style or a modifier of the project",
            "single buttons, buttons in menus, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/accessibilitytraits/isselected",
            "https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)",
        ],
        bad: """
            struct Filters: View {
                @State private var filter = "All"

                var body: some View {
                    HStack {
                        ForEach(["All", "Open"], id: \\.self) { name in
                            Button(name) { filter = name }
                                .foregroundStyle(filter == name ? .blue : .gray)
                        }
                    }
                }
            }
            """,
        good: """
            struct Filters: View {
                @State private var filter = "All"

                var body: some View {
                    HStack {
                        ForEach(["All", "Open"], id: \\.self) { name in
                            Button(name) { filter = name }
                                .foregroundStyle(filter == name ? .blue : .gray)
                                .accessibilityAddTraits(filter == name ? .isSelected : [])
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.hasPointerOrTouch else { return }
        var found: [Choice] = []
        for button in file.calls("Button") where !button.isInPreview && button.isSwiftUI("Button") {
            if let choice = Choice(button, &context) { found.append(choice) }
        }
        // Buttons next to each other are one choice.
        for (_, group) in Dictionary(grouping: found, by: \.place).sorted(by: { $0.value[0].start < $1.value[0].start })
        where group[0].isInRows || group.count > 1 {
            let comparison = group[0].value.text
            context.report(
                Self.look, ["comparison": comparison], at: group[0].button.nameRange,
                help: "write `.accessibilityAddTraits(\(comparison) ? .isSelected : [])` after "
                    + (group.count > 1 ? "this `Button`, and the same after the others" : "the `Button`"),
                related: group.dropFirst().prefix(4).map { $0.button.related("so does this one") })
        }
    }
}

/// A button that chooses a value, and only looks different if it is chosen.
private struct Choice {
    let button: ViewElement
    let value: ChosenValue
    /// Whether the button is in rows for data.
    let isInRows: Bool

    struct Place: Hashable {
        let parent: ViewSite?
        let property: String
    }

    var place: Place { Place(parent: button.parent?.site, property: value.property.text) }
    var start: UInt32 { button.nameRange.start }

    init?(_ button: ViewElement, _ context: inout RuleContext) {
        let around = sequence(first: button, next: \.parent).dropFirst()
        guard !around.contains(where: { $0.isSwiftUI("Menu") || $0.isSwiftUI("Picker") }), !context.isBarItem(button),
            let call = context.node(of: button).flatMap(CallExpr.init), let action = call.action,
            case let chain = call.node.wholeChain, let value = ChosenValue(action, in: chain), value.property.ownPath != nil,
            value.comparisons.allSatisfy({ $0.onlyStyles(chain) }),
            !chain.subtree.contains(where: \.isForAccessibility),
            !around.contains(where: { $0.modifiers.contains { SelectionNotAnnounced.modifiers.contains($0.name) } })
        else { return nil }
        (self.button, self.value) = (button, value)
        isInRows = around.contains { $0.isSwiftUI(.forEach) && $0.hasRowData }
    }
}

extension SelectionNotAnnounced {
    /// Modifiers that may say which button is chosen.
    fileprivate static let modifiers = NameTable(
        """
        accessibilityAddTraits accessibilityValue accessibilityLabel accessibilityElement accessibilityRepresentation \
        accessibilityHidden accessibilityChildren accessibilityHint accessibility
        """)
    /// Modifiers that only change the look of a view.
    fileprivate static let styling = NameTable(
        """
        foregroundStyle foregroundColor background fill stroke strokeBorder opacity font fontWeight bold overlay scaleEffect \
        shadow tint border brightness saturation underline rotationEffect offset
        """)
}

extension SyntaxNode {
    fileprivate var isForAccessibility: Bool { kind == .memberAccessExpr && SelectionNotAnnounced.modifiers.contains(name) }

    /// Whether a value only decides about the look of a view: it is in an argument of a modifier such as `.foregroundStyle`.
    fileprivate func onlyStyles(_ view: SyntaxNode) -> Bool {
        for node in ancestors.prefix(while: { $0 != view }) + [view] {
            guard let callee = CallExpr(node)?.callee, !callee.range.contains(range) else { continue }
            // VoiceOver leaves out what is fully transparent.
            if callee.name == "opacity", CallExpr(node)?.firstArgument?.value?.mayBeZero ?? false { return false }
            if callee.kind == .memberAccessExpr, SelectionNotAnnounced.styling.contains(callee.name) { return true }
            // `.animation(.default, value: filter == item)`
            if callee.kind == .memberAccessExpr, callee.name == "animation" { return true }
            if callee.isCapitalized, callee.name != "Button" { return false }
        }
        return false
    }

    /// Whether a choice may give 0: `isOn ? 1 : 0`.
    private var mayBeZero: Bool {
        let parts = SequenceExpr(unwrapped).map { Array($0.elements) } ?? []
        return parts.contains { TernaryExpr($0)?.middle?.literalInteger == 0 } || parts.last?.literalInteger == 0
    }
}
