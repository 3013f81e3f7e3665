import GroupLintCore

struct AccessibilityChildrenIgnored: Rule {
    static let unnamed = RuleCase(
        .info,
        says: "VoiceOver finds nothing to read here, because `{modifier}` hides the texts in this view and no label takes their "
            + "place")

    static let info = RuleInfo(
        id: "accessibility_children_ignored",
        summary: "`.accessibilityElement` hides the texts in a view, and no label takes their place.",
        category: .accessibility,
        rationale: """
            `.accessibilityElement(children: .ignore)`, which is also what `.accessibilityElement()` means, makes a new element \
            for VoiceOver and hides everything in the view. The new element has no name of its own. Without \
            `.accessibilityLabel` or `.accessibilityValue`, VoiceOver stops at it and reads nothing, and Voice Control has no \
            word for it. This applies to every OS version.
            """,
        cases: [unnamed],
        silentOn: [
            "views with another accessibility modifier than an identifier, a trait or an action, also from a modifier of the "
                + "project, on a view around, or where any code shows the view",
            "content in which no `Text`, `Label`, button or field is found",
            "`content` of a `ViewModifier`, and `self` in an extension of `View`",
            "views with controls and without an action, which `combine_hides_controls` reports",
            "alerts and menus, which show their own buttons",
            "code in `#if DEBUG`, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)",
            "https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/ignore",
        ],
        bad: """
            struct Total: View {
                let amount: String

                var body: some View {
                    HStack {
                        Text("Total")
                        Text(amount)
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityIdentifier("total")
                }
            }
            """,
        good: """
            struct Total: View {
                let amount: String

                var body: some View {
                    HStack {
                        Text("Total")
                        Text(amount)
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityIdentifier("total")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("accessibilityElement") else { return }
        for element in file.modifiedElements where !element.isInPreview {
            guard let modifier = element.soleElement, element.isNameless(but: modifier),
                let call = context.call(of: modifier, on: element),
                call.arguments.isEmpty || call.argument("children")?.tokenText == "ignore",
                !context.isNamedAround(element), !element.isNamedByUse, context.isOnScreen(element)
            else { continue }
            var search = SpokenSearch()
            search.look(at: element, hops: 0)
            guard let text = search.found, !search.hasControl || element.hasAction else { continue }
            context.report(
                Self.unnamed,
                ["modifier": call.arguments.isEmpty ? ".accessibilityElement()" : ".accessibilityElement(children: .ignore)"],
                at: modifier.nameRange,
                help: "write `.accessibilityElement(children: .combine)` to have all of it read at once, or "
                    + "`.accessibilityLabel(\"…\")` after it",
                related: [text.related("VoiceOver does not read this")])
        }
    }
}

/// Looks for a text that a view shows, also through views and members of the project.
private struct SpokenSearch {
    private(set) var found: ViewElement?
    private(set) var hasControl = false
    /// Number of elements that may still be looked at.
    private var budget = 150

    mutating func look(at element: ViewElement, hops: Int) {
        budget -= 1
        guard budget > 0 else { return }
        if element.kind == .slot, element.record.link >= 0 || element.flags.contains(.isArgument) { return }
        if element.kind == .call, case .swiftUI(let view) = element.callee {
            if view.traits.contains(.control) { hasControl = true }
            if found == nil, element.name == "Text" || element.name == "Label" { found = element }
        }
        for child in element.children { look(at: child, hops: hops) }
        guard hops < 4, element.targets.count == 1 else { return }
        look(at: ViewElement(element.index, element.targets[0]), hops: hops + 1)
    }
}

extension ViewElement {
    /// The only `.accessibilityElement` on a view that is not a single text.
    fileprivate var soleElement: ViewTree.Modifier? {
        let elements = modifiers.filter { $0.name == "accessibilityElement" }
        guard elements.count == 1, !elements[0].isConditional, kind == .call || kind == .reference, !isModifiedView,
            !isSwiftUI("Text"), !isSwiftUI("Label")
        else { return nil }
        return elements[0]
    }

    /// Whether no modifier but the given one may tell VoiceOver what the view is.
    fileprivate func isNameless(but own: ViewTree.Modifier) -> Bool {
        modifiers.allSatisfy { modifier in
            if modifier.nameRange == own.nameRange || Self.nameless.contains(modifier.name) { return true }
            if SwiftUICatalog.accessibilityRoles.contains(modifier.name) || Self.spoken.contains(modifier.name) { return false }
            if case .silent = SpokenModifier(modifier, on: self) { return true }
            return false
        }
    }

    /// Whether one of the uses of the view gives it a name, so that the author knows that it needs one.
    fileprivate var isNamedByUse: Bool {
        uses.contains { use in use.modifiers.contains { SwiftUICatalog.accessibilityNames.contains($0.name) } }
    }

    fileprivate var hasAction: Bool { modifiers.contains { Self.actions.contains($0.name) } }

    private static let actions = NameTable("accessibilityAction accessibilityActions accessibilityAdjustableAction")
    /// Accessibility modifiers that give an element no name.
    private static let nameless = NameTable(
        """
        accessibilityIdentifier accessibilityAddTraits accessibilityRemoveTraits accessibilityAction accessibilityActions \
        accessibilityAdjustableAction accessibilitySortPriority accessibilityRespondsToUserInteraction
        """)
    private static let spoken = NameTable(
        "accessibilityValue accessibilityHint accessibilityInputLabels accessibilityChartDescriptor accessibilityCustomContent")
}

extension RuleContext {
    /// Whether no alert or menu shows the element, which show buttons of their own.
    fileprivate func isOnScreen(_ element: ViewElement) -> Bool {
        placements.of(element).allSatisfy { $0.layout != .nonView && $0.layout != .menu }
    }
}
