import GroupLintCore

struct EagerNavigationDestination: Rule {
    var lazyWrappers = ["LazyView", "NavigationLazyView", "DeferView", "LazyNavigationView"]
    var reportsFixedLinks = false

    static let initializer = RuleCase(
        .warning,
        when: "a link in a row; the destination's initializer creates models or formatters, loops, sorts, decodes, loads, "
            + "or starts tasks",
        says: "`NavigationLink` builds `{view}` for every row before anyone taps, and its init {work}")
    static let arguments = RuleCase(
        .warning, when: "a link in a row; the values that are passed to the destination need such work",
        says: "`NavigationLink` builds its destination for every row before anyone taps, and that {work} each time")
    static let fixedInitializer = RuleCase(
        .warning, when: "any other link; the destination's initializer starts a task, a timer or the like",
        says: "`NavigationLink` builds `{view}` at each update of this view, tapped or not, and its init {work}")
    static let fixedArguments = RuleCase(
        .warning, when: "any other link; a model that is created for the destination starts a task, a timer or the like",
        says: "`NavigationLink` builds its destination at each update of this view, tapped or not, and that {work}")
    static let plain = RuleCase(
        .info, .low, when: "any other link in a row, if every deployment target has `NavigationLink(value:)`",
        says: "`NavigationLink` builds its destination for every row before anyone taps")

    static let info = RuleInfo(
        id: "eager_navigation_destination",
        summary: "A link does work for its destination before anyone taps it, often once for each row.",
        category: .navigation,
        rationale: """
            A `NavigationLink` with a destination creates that view together with the link: once for each row that the list \
            makes, and again on each update. The `body` of the destination waits for the tap; its initializer and the \
            arguments of the initializer do not. A model that is created there is created for every row, and a task that \
            an initializer starts runs for screens that nobody opens.

            On every OS version. Since iOS 16, macOS 13, tvOS 16 and watchOS 9, `NavigationLink(value:)` with \
            `.navigationDestination(for:)` creates the destination when it is shown. It needs a `NavigationStack`: in a \
            `NavigationView` such a link does nothing.
            """,
        cases: [initializer, arguments, fixedInitializer, fixedArguments, plain],
        doubts: [.throughOthers],
        silentOn: [
            "links that are not created per row, unless work goes on that was started for their destination: rows over a "
                + "literal collection or `allCases`, one case of a `switch`",
            "wrappers that keep a closure or an autoclosure and call it in their `body`",
            "values that SwiftUI creates once: `@StateObject`, and `@State` with Xcode 27",
            "links with an initializer of the project that takes a value",
            "plain links: with `isActive` or `tag`, to text only, in the sidebar of a split view, for an unknown deployment "
                + "target, or from every row to the same destination",
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
        .strings("lazy_wrappers", \.lazyWrappers, "names of views that create their content only when they are shown"),
        .bool(
            "fixed_links", \.reportsFixedLinks,
            "whether links that are not in rows are reported for any work, not only for work that goes on"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let links = file.calls("NavigationLink")
        guard !links.isEmpty, let tree = context.syntax() else { return }
        var cost = DestinationCost(
            index: context.index, wrappers: lazyWrappers, toolchain: context.toolchain,
            sources: ProjectSources(tree, read: context.read))
        for link in links {
            guard let slot = link.destinationSlot, let call = context.node(of: link), let node = context.node(of: slot),
                !link.isOfProjectInitializer(call), !link.isInPreview
            else { continue }
            check(EagerLink(link, slot, node, context.placements.of(link)), &cost, &context)
        }
    }

    private func check(_ link: EagerLink, _ cost: inout DestinationCost, _ context: inout RuleContext) {
        let scope = DestinationCost.Scope(
            file: link.element.site.file, owner: link.element.owner, locals: link.element.rowParameters(link.node.tree))
        let row = link.places.first { $0.isRepeated && $0.layout != .nonView }
        cost.onlyGoingOn = row == nil && !reportsFixedLinks
        if let work = cost.work(in: link.node, scope) {
            report(work, link, in: row, &context)
        } else if let row, link.isPlain(in: row, context), !cost.isWrapped(link.slot, link.node, scope) {
            report(nil, link, in: row, &context)
        }
    }

    private func report(_ work: DestinationWork?, _ link: EagerLink, in row: Placement?, _ context: inout RuleContext) {
        let ruleCase =
            switch (work, row) {
            case (nil, _): Self.plain
            case (let work?, nil): work.view == nil ? Self.fixedArguments : Self.fixedInitializer
            case (let work?, _?): work.view == nil ? Self.arguments : Self.initializer
            }
        var related = work.map { [$0.place] } ?? []
        if let caller = row?.caller { related.append(ViewElement(context.index, caller).related("shown here")) }
        if let rows = row?.repetition {
            related.append(ViewElement(context.index, rows).related("created once for each element"))
        }
        let hasLinks = context.targets.isUnknown ? nil : context.targets.haveValueLinks(at: link.node)
        let fix = hasLinks == true ? row.flatMap { ValueLink(link.element, link.slot, in: $0, &context)?.fix } : nil
        context.report(
            ruleCase, ["view": work?.view ?? "", "work": work?.text ?? ""], at: link.element.nameRange,
            doubt: row?.caller == nil ? nil : .throughOthers, help: link.help(work, isInRow: row != nil, hasValueLinks: hasLinks),
            related: related, fix: fix)
    }
}
