import GroupLintCore

struct IdentifierOnContainer: Rule {
    static let stack = RuleCase(
        .info, .medium, when: "a stack or `Group` with views that have identifiers of their own",
        says: "a UI test may not find {views} in this `{container}` by {own}, because this identifier replaces {them}")
    static let view = RuleCase(
        .info, .medium, when: "a view or member of the project that shows such a stack",
        says: "a UI test may not find {views} in `{container}` by {own}, because this identifier replaces {them}")

    static let info = RuleInfo(
        id: "identifier_on_container",
        summary: "`.accessibilityIdentifier` on a stack replaces the identifiers of the views in it.",
        category: .accessibility,
        rationale: """
            A stack is not an accessibility element. An identifier on it goes to all elements inside and replaces the ones that \
            they have. A UI test that looks for the button by its own identifier does not find it, and one that looks for the \
            identifier of the stack finds many elements and taps any of them.

            `.accessibilityElement(children: .contain)` before the identifier makes an element of the stack that keeps the \
            elements in it. So only the stack gets this identifier. This is observed on all OS versions, not documented.
            """,
        cases: [stack, view],
        silentOn: [
            "stacks with `.accessibilityElement` or another modifier that makes an element of them, and modifiers of the project",
            "lists, forms, scroll views, tab views and navigation containers, around the views or around all of them",
            "views with identifiers in a background, an overlay, a sheet or a toolbar",
            "stacks in the label of a control or in another element that replaces its children",
            "a view or member that is one element, which its user gives another identifier",
            "identifiers that may be empty or that a caller passes to a view, content of another module, previews and tests",
        ],
        sources: [
            "https://github.com/GetStream/stream-chat-swiftui/pull/318",
            "https://github.com/wei18/apple-dev-skills/pull/41",
            "https://github.com/kirill-markin/flashcards-open-source-app/pull/1541",
        ],
        bad: """
            struct Login: View {
                let signIn: () -> Void

                var body: some View {
                    VStack {
                        Text("Welcome")
                        Button("Sign in", action: signIn)
                            .accessibilityIdentifier("signIn")
                    }
                    .accessibilityIdentifier("login")
                }
            }
            """,
        good: """
            struct Login: View {
                let signIn: () -> Void

                var body: some View {
                    VStack {
                        Text("Welcome")
                        Button("Sign in", action: signIn)
                            .accessibilityIdentifier("signIn")
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("login")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers(.accessibilityIdentifier) else { return }
        for element in file.modifiedElements where !element.isInPreview {
            guard let modifier = element.modifiers.first(where: { $0.name == .accessibilityIdentifier && !$0.isConditional }),
                !context.isInLabel(element), !element.isPartOfElement
            else { continue }
            var search = IdentifierSearch()
            search.look(into: element, &context)
            guard let first = search.found.first else { continue }
            let count = search.found.count
            let isOne = count == 1
            context.report(
                element.isUnspokenContainer ? Self.stack : Self.view,
                [
                    "views": isOne ? "the view" : "\(count) views", "own": isOne ? "its own identifier" : "their own identifiers",
                    "them": isOne ? "it" : "them", "container": context.name(of: element) ?? "view",
                ],
                at: modifier.nameRange, help: "write `.accessibilityElement(children: .contain)` before this modifier",
                related: ([first] + search.found.dropFirst().prefix(2)).map { $0.related("has an identifier of its own") })
        }
    }
}
