import GroupLintCore

struct NavigationDestinationInLazyContainer: Rule {
    var extraListContainers: [String] = []

    static let sameType = RuleCase(
        .error, when: "the modifier and the container are in the same type",
        says: "{effect} until this row is on screen, because a lazy container creates its rows only then")
    static let otherType = RuleCase(
        .info, .low, when: "the modifier and the container are in different types", says: sameType.says)

    static let info = RuleInfo(
        id: "navigation_destination_in_lazy_container",
        summary: "A navigation destination inside a lazy container is unknown until its row is on screen.",
        category: .navigation,
        rationale: """
            A `List`, `Table`, lazy stack or lazy grid creates its rows when they are about to be seen. A \
            `.navigationDestination` on a row or inside one is registered no earlier, and disappears with the row: the \
            `NavigationStack` does not find it, the link does nothing, and the console prints a warning. Apple's \
            documentation says not to do this.

            This applies since iOS 16, macOS 13, tvOS 16 and watchOS 9, where `.navigationDestination` exists.
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
            """,
        versions: .since(.iOS16)
    )

    static let options: [RuleOption<Self>] = [
        .strings(
            "extra_list_containers", \.extraListContainers,
            "names of views from other modules that put their content into a `List`")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.modifiedElements {
            for (_, modifier, _) in element.effects(among: .pushes) {
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
        let isWrapped = modifier.name != "navigationDestination"
        var related: [RelatedLocation] = []
        if !isLexical, let caller = place.caller { related.append(ViewElement(context.index, caller).related("shown here")) }
        related.append(container.related("this container creates a row only when it is about to appear"))
        context.report(
            isSameType ? Self.sameType : Self.otherType, ["effect": effect(of: modifier, &context)], at: modifier.nameRange,
            doubt: isWrapped ? .throughModifier : isLexical ? nil : .throughOthers,
            help: isLexical
                ? move(modifier, to: container, &context)
                : "move `.\(context.text(modifier))` to \(name(of: place, context)), after its closing brace, or to a view "
                    + "around it",
            related: related,
            fix: isLexical && !isWrapped ? HoistedModifier(modifier, of: element, to: container, &context)?.fix : nil)
    }

    private func name(of place: Placement, _ context: RuleContext) -> String {
        var lazy = place
        lazy.container = place.lazyContainer
        lazy.layout = .unknown
        return "the " + lazy.containerText(context.index)
    }

    /// What does not work, as the start of the message.
    private func effect(of modifier: ViewTree.Modifier, _ context: inout RuleContext) -> String {
        guard modifier.name == "navigationDestination" else {
            return "links do not find the `.navigationDestination` in `.\(context.shortCall(modifier))`"
        }
        let call = context.node(of: modifier).flatMap(CallExpr.init)
        guard let binding = call?.argument("isPresented") ?? call?.argument("item") else {
            return "links do not find this `.navigationDestination`"
        }
        return "\(binding.shortText.map { "`\($0)`" } ?? "the binding") opens nothing"
    }

    /// The help to move the modifier to a container of the same builder. What the row's closure declares is not visible there.
    private func move(
        _ modifier: ViewTree.Modifier, to container: ViewElement, _ context: inout RuleContext
    ) -> String {
        let place = "`\(context.source?.text(container.nameRange) ?? "container")`, after its closing brace"
        let move = "move `.\(context.shortCall(modifier))` to the " + place
        guard modifier.name == "navigationDestination", let node = context.node(of: modifier), let call = CallExpr(node),
            let target = context.node(of: container)?.wholeChain, node.usesNames(boundIn: target)
        else { return move }
        return call.argument("for") == nil
            ? move + ", and keep the element that it shows in a `@State`, because the row's element does not exist there"
            : move + ", and use the parameter of its closure, because the row's element does not exist there"
    }
}
