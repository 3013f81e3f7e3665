import GroupLintCore

struct NavigationDestinationInLazyContainer: Rule {
    var extraListContainers: [String] = []

    static let sameType = RuleCase(
        .error, when: "the modifier and the container are in the same type",
        says: "links do not find {subject} until its row is on screen, because a lazy container creates its rows only then")
    static let otherType = RuleCase(
        .warning, when: "the modifier and the container are in different types", says: sameType.says)

    static let info = RuleInfo(
        id: "navigation_destination_in_lazy_container",
        summary: "A navigation destination inside a lazy container is unknown until its row is on screen.",
        category: .navigation,
        rationale: """
            A `List`, `Table`, lazy stack or lazy grid creates its rows when they are about to be seen. A \
            `.navigationDestination` on a row or inside one is registered no earlier, and disappears with the row: the \
            `NavigationStack` does not find it, the link does nothing, and the console says so. Apple's documentation \
            forbids it.

            Since iOS 16, macOS 13, tvOS 16 and watchOS 9, where `.navigationDestination` exists.
            """,
        cases: [sameType, otherType],
        doubts: [.throughOthers, .throughModifier],
        silentOn: [
            "a destination on the container itself",
            "content of a `NavigationStack`, sheet, cover, popover or destination that a row shows: a new screen starts there",
            "a `ForEach` that is not in a lazy container, and a `Form`",
            "modifiers and views whose callers are unknown",
            "previews and tests",
        ],
        fix:
            "Moves the modifier to the container, unless it uses names of the row or is a modifier of the project; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)",
            "https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)",
        ],
        bad: """
            struct Items: View {
                let items: [String]

                var body: some View {
                    List(items, id: \\.self) { item in
                        NavigationLink(item, value: item)
                            .navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
            """,
        good: """
            struct Items: View {
                let items: [String]

                var body: some View {
                    List(items, id: \\.self) { item in
                        NavigationLink(item, value: item)
                    }
                    .navigationDestination(for: String.self) { Text($0) }
                }
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .strings(
            "extra_list_containers", \.extraListContainers,
            "names of views from other modules that put their content into a `List`")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.modifiedElements {
            for (position, modifier) in element.modifiers.enumerated() {
                guard context.index.effect(of: modifier, at: position, on: element, among: .pushes) != nil
                else { continue }
                let places = context.places(of: element, listContainers: extraListContainers)
                guard let place = places.first(where: { $0.lazyContainer != nil && $0.layout != .nonView }) else { break }
                report(modifier, on: element, in: place, &context)
            }
        }
    }

    private func report(
        _ modifier: ViewTree.Modifier, on element: ViewElement, in place: Placement, _ context: inout RuleContext
    ) {
        guard let site = place.lazyContainer else { return }
        let container = ViewElement(context.index, site)
        let isSameType = container.owner == element.owner
        let isLexical = container.root.site == element.root.site
        let name = context.text(modifier)
        let isWrapped = modifier.name != "navigationDestination"
        let subject = isWrapped ? "`.\(name)` (a `.navigationDestination`)" : "`.\(name)`"
        var related: [RelatedLocation] = []
        if !isLexical, let caller = place.caller { related.append(ViewElement(context.index, caller).related("shown here")) }
        related.append(container.related("rows of this container are created when they are about to be seen"))
        context.report(
            isSameType ? Self.sameType : Self.otherType, ["subject": subject], at: modifier.nameRange,
            doubt: isWrapped ? .throughModifier : isLexical ? nil : .throughOthers,
            help: isLexical
                ? "move it to the `\(context.source?.text(container.nameRange) ?? "container")`, after the closing brace"
                : "move it to the lazy container, or to a view around the container",
            related: related,
            fix: isLexical && !isWrapped ? HoistedModifier(modifier, of: element, to: container, &context)?.fix : nil)
    }
}
