import GroupLintCore

struct EagerNavigationDestination: Rule {
    var lazyWrappers = ["LazyView", "NavigationLazyView", "DeferView", "LazyNavigationView"]

    static let plain = RuleCase(
        .info, when: "any other destination, if every deployment target has `NavigationLink(value:)`",
        says: "this destination is created for every row, before anyone taps the link")
    static let model = RuleCase(
        .warning, when: "the link creates a model for the destination",
        says: "every row creates a `{model}` for a destination that may never be shown")
    static let initializer = RuleCase(
        .warning, when: "the destination's initializer creates models or formatters, loops, reads files or starts tasks",
        says: "this destination is created for every row, and its initializer {work}")

    static let info = RuleInfo(
        id: "eager_navigation_destination",
        summary: "A link in a row creates its destination for every row, before anyone taps it.",
        category: .navigation,
        rationale: """
            A `NavigationLink` with a destination creates that view together with the link: once for each row on screen \
            and again on each update. The `body` of the destination waits for the tap; its initializer and the arguments \
            of the initializer do not. A model that is created there is created for every row.

            On every OS version. Since iOS 16, macOS 13, tvOS 16 and watchOS 9, `NavigationLink(value:)` with \
            `.navigationDestination(for:)` creates the destination when it is shown.
            """,
        cases: [plain, model, initializer],
        doubts: [.throughOthers],
        silentOn: [
            "links that are not created per row: rows over a literal collection or `allCases`, one case of a `switch`",
            "wrappers that keep a closure and call it in their `body`",
            "destinations that are only text",
            "links with `isActive` or `tag`, and links with an initializer of the project that takes a value",
            "plain links in the sidebar of a split view",
            "plain links when the deployment target is unknown",
            "plain links that lead from every row to the same destination, as far as the project shows",
            "previews and tests",
        ],
        fix: "Pushes a `Hashable` element and registers its destination with the `NavigationStack` around the rows; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types",
            "https://developer.apple.com/documentation/swiftui/navigationlink",
        ],
        bad: """
            final class DetailModel { init(_ item: Int) {} }

            struct Detail: View {
                let model: DetailModel
                var body: some View { Text("Detail") }
            }

            struct Items: View {
                let items: [Int]
                var body: some View {
                    List(items, id: \\.self) { item in
                        NavigationLink("Item") { Detail(model: DetailModel(item)) }
                    }
                }
            }
            """,
        good: """
            struct Detail: View {
                let item: Int
                var body: some View { Text("Detail") }
            }

            struct Items: View {
                let items: [Int]
                var body: some View {
                    List(items, id: \\.self) { item in
                        NavigationLink("Item", value: item)
                    }
                    .navigationDestination(for: Int.self) { Detail(item: $0) }
                }
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .strings("lazy_wrappers", \.lazyWrappers, "names of views that create their content only when they are shown")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for link in file.calls("NavigationLink") {
            guard let slot = link.destinationSlot, link.controllingArguments.isEmpty,
                context.node(of: link).map({ link.isOfProjectInitializer($0) }) == false
            else { continue }
            let places = context.placements.of(link)
            guard let place = places.first(where: { $0.isRepeated && $0.layout != .nonView }) else { continue }
            // For a view that leads to itself, only one of its places knows what is around the first.
            let isInView = places.contains { $0.navigation == .view } && !places.contains { $0.navigation == .stack }
            check(link, slot, in: place, isInView: isInView, &context)
        }
    }

    private func check(
        _ link: ViewElement, _ slot: ViewElement, in place: Placement, isInView: Bool, _ context: inout RuleContext
    ) {
        guard let node = context.node(of: slot), !slot.isDeferred(by: lazyWrappers) else { return }
        let hasLinks = context.targets.haveValueLinks(at: node)
        let cost = DestinationCost(slot, node, context.index)
        if case .plain = cost {
            guard place.navigation != .sidebar, hasLinks, let rows = place.repetition,
                !SharedDestination(context.index, repetition: rows).isShared(link, node)
            else { return }
        }
        guard let finding = cost.finding(link) else { return }
        var related = finding.related
        if let caller = place.caller { related.append(ViewElement(context.index, caller).related("shown here")) }
        if let rows = place.repetition {
            related.append(ViewElement(context.index, rows).related("created once for each element"))
        }
        let fix = hasLinks ? ValueLink(link, slot, in: place, &context)?.fix : nil
        context.report(
            finding.ruleCase, finding.values, at: link.nameRange, doubt: place.caller == nil ? nil : .throughOthers,
            help: DestinationCost.help(
                hasLinks || context.targets.isUnknown, isInView: isInView, works: finding.ruleCase.severity > .info),
            related: related, fix: fix)
    }
}
