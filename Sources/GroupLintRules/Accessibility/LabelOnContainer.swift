import GroupLintCore

struct LabelOnContainer: Rule {
    static let stack = RuleCase(
        .info, .medium, when: "a stack with several elements",
        says: "VoiceOver may read this label for each of the {count} views in the `{container}`, because the stack is not an "
            + "element of its own")

    static let info = RuleInfo(
        id: "label_on_container",
        summary: "`.accessibilityLabel` on a stack of several elements does not make one element of them.",
        category: .accessibility,
        rationale: """
            A stack is not an element for VoiceOver; what is in it is. `.accessibilityLabel` on a stack does not change that: \
            the label goes to the elements inside and replaces theirs, or is not read at all, depending on the OS version. \
            `.accessibilityElement(children: .ignore)` before the label makes one element with this label, and \
            `.accessibilityElement(children: .contain)` a group with this name. This is observed, not documented.
            """,
        cases: [stack],
        silentOn: [
            "stacks with `.accessibilityElement`, `.accessibilityRepresentation` or `.accessibilityChildren`",
            "stacks with one element besides space, colors and shapes, and with hidden views",
            "content of unknown kind: other views of the project, members, branches",
            "labels of controls, which are one element, and stacks that each caller makes part of a named element",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)",
            "https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv",
        ],
        bad: """
            struct Rating: View {
                let stars: Int

                var body: some View {
                    HStack {
                        Text("Rating")
                        Text("\\(stars)")
                    }
                    .accessibilityLabel("\\(stars) of 5 stars")
                }
            }
            """,
        good: """
            struct Rating: View {
                let stars: Int

                var body: some View {
                    HStack {
                        Text("Rating")
                        Text("\\(stars)")
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel("\\(stars) of 5 stars")
                }
            }
            """
    )

    private static let stacks: [(name: Name, text: String)] = [
        ("VStack", "VStack"), ("HStack", "HStack"), ("ZStack", "ZStack"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("accessibilityLabel") else { return }
        for stack in Self.stacks {
            for element in file.calls(stack.name) where !element.isInPreview {
                guard let modifier = element.modifiers.first(where: { $0.name == "accessibilityLabel" }),
                    !element.modifiers.contains(where: { Self.elements.contains($0.name) }), !context.isInLabel(element),
                    !context.isCombined(element), let elements = element.spokenElements, elements.count > 1,
                    !context.isNamedAround(element), !context.isBarItem(element)
                else { continue }
                context.report(
                    Self.stack, ["count": "\(elements.count)", "container": stack.text], at: modifier.nameRange,
                    help: "write `.accessibilityElement(children: .ignore)` before `.accessibilityLabel` to make one element of "
                        + "the stack",
                    related: elements.prefix(2).map { $0.related("an element of its own") })
            }
        }
    }

    /// Modifiers that make the stack an element, or hide it.
    private static let elements = NameTable(
        """
        accessibilityElement accessibilityRepresentation accessibilityChildren accessibilityHidden accessibility \
        accessibilityAddTraits onTapGesture modifier
        """)
}

extension ViewElement {
    /// The views in a stack that are elements for VoiceOver; nil if one of them is unknown.
    fileprivate var spokenElements: [ViewElement]? {
        var found: [ViewElement] = []
        for child in slots.flatMap({ Array($0.children) }) {
            guard child.kind == .call, case .swiftUI = child.callee,
                !child.modifiers.contains(where: { SwiftUICatalog.accessibilityNames.contains($0.name) })
            else { return nil }
            if child.isFilling { continue }
            if child.name == "VStack" || child.name == "HStack" || child.name == "ZStack" {
                guard let inner = child.spokenElements else { return nil }
                found += inner
            } else if child.name == "Text" || child.name == "Image" || child.name == "Label" {
                found.append(child)
            } else {
                return nil
            }
        }
        return found
    }
}

extension RuleContext {
    /// Whether an accessibility element around the view replaces it.
    fileprivate func isCombined(_ element: ViewElement) -> Bool {
        sequence(first: element, next: \.parent).dropFirst().contains { outer in
            outer.modifiers.contains { $0.name == "accessibilityElement" || $0.name == "accessibilityHidden" }
        }
    }
}
