import GroupLintCore

struct EagerNavigationDestination: Rule {
    var lazyWrappers = ["LazyView", "NavigationLazyView", "DeferView", "LazyNavigationView"]
    var reportsFixedLinks = false

    private static let together = "`{link}` creates its destination together with the link"
    private static let inRows = "each row {work} {place} before anyone taps its link, because \(together)"
    private static let inRowsForArguments = "each row {work} before anyone taps its link, because \(together)"

    static let initializer = RuleCase(
        .warning,
        when: "a link in a row; the destination's initializer, or code of the project that it calls, starts a task, a timer or "
            + "the like, decodes, reads a file, a database or the Keychain, or creates a service such as `CLLocationManager`",
        says: inRows)
    static let arguments = RuleCase(
        .warning, when: "a link in a row; making the values that are passed to the destination, or to its modifiers, does this",
        says: inRowsForArguments)
    static let fixedInitializer = RuleCase(
        .info,
        when: "any other link; the destination's initializer, or code of the project that it calls, starts a task, a timer or "
            + "the like, reads a file, a database or the Keychain, or creates a service such as `CLLocationManager`",
        says: "{occasion} {work} {place}, even if nobody taps the link, because \(together)")
    static let fixedArguments = RuleCase(
        .info,
        when: "any other link; making the values that are passed to the destination, or to its modifiers, does such a thing",
        says: "{occasion} {work}, even if nobody taps the link, because \(together)")
    static let presentedInitializer = RuleCase(
        .info, when: "`.navigationDestination(isPresented:)`, if the destination's initializer does such a thing",
        says: "each update of this view {work} {place}, even if that screen is not shown, because "
            + "`.navigationDestination(isPresented:)` does not wait for it")
    static let presentedArguments = RuleCase(
        .info, when: "the same, if making the values that are passed to the destination does such a thing",
        says: "each update of this view {work}, even if that screen is not shown, because "
            + "`.navigationDestination(isPresented:)` does not wait for it")
    static let lightInitializer = RuleCase(
        .info,
        when: "a link in a row; the destination's initializer, or code of the project that it calls, creates a formatter, loops, "
            + "sorts, groups or filters",
        says: inRows)
    static let lightArguments = RuleCase(
        .info, when: "a link in a row; the values that are passed to the destination, or to its modifiers, need such work",
        says: inRowsForArguments)
    static let modelInitializer = RuleCase(
        .info, when: "a link in a row; the destination's initializer only creates models, which do nothing yet",
        says: inRows)
    static let modelArguments = RuleCase(
        .info, when: "a link in a row; the values that are passed to the destination only create models, which do nothing yet",
        says: inRowsForArguments)
    static let costlyInitializer = RuleCase(
        .info, .medium, when: "any other link; the destination's initializer sorts, groups, filters or decodes",
        says: "{occasion} {work} {place}, even if nobody taps the link, because \(together)")
    static let costlyArguments = RuleCase(
        .info, .medium,
        when: "any other link; the values that are passed to the destination are sorted, grouped, filtered or decoded",
        says: "{occasion} {work}, even if nobody taps the link, because \(together)")
    static let plain = RuleCase(
        .info, .low, when: "any other link in a row, if every deployment target has `NavigationLink(value:)`",
        says: "each row creates the destination of its `{link}` before anyone taps the link, so work in the initializer of "
            + "the destination would run for each row")

    static let info = RuleInfo(
        id: "eager_navigation_destination",
        summary: "A link does work for its destination before anyone taps it, often once for each row.",
        category: .navigation,
        rationale: """
            A `NavigationLink` with a destination creates that view together with the link: once for each row that the list \
            makes, and again on each update. The `body` of the destination waits for the tap; its initializer and the \
            arguments of the initializer do not. A model that is created there is created for each row, and a task that \
            an initializer starts runs for screens that nobody opens. A link that is not in a row builds its destination at \
            each update of the view around it: a file that is read there is read again each time. In a `DisclosureGroup`, \
            this happens when the group is unfolded. `.navigationDestination(isPresented:)` runs its closure at each update too.

            On every OS version. Since iOS 16, macOS 13, tvOS 16 and watchOS 9, with `NavigationLink(value:)`, \
            `.navigationDestination(for:)` creates the destination when it is shown. It needs a `NavigationStack`: in a \
            `NavigationView` such a link does nothing.
            """,
        cases: [
            initializer, arguments, lightInitializer, lightArguments, modelInitializer, modelArguments, fixedInitializer,
            fixedArguments, presentedInitializer, presentedArguments, costlyInitializer, costlyArguments, plain,
        ],
        doubts: [.throughOthers],
        silentOn: [
            "links that are not created for each row, also in one case of a `switch`, if creating the destination only creates "
                + "models and formatters or loops",
            "rows over a literal collection or `allCases`, if creating the destination only creates formatters or loops",
            "links that are not in rows, in views that nothing updates",
            "calls of functions whose work depends on a condition or comes after a `return`, as in a cache",
            "work of a property that the label of the link reads too",
            "models whose initializers only assign what they get, and sorting cases of an enum in a model",
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
            "whether links that are not in rows are reported for any work, also for a model, a formatter or a loop"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let links = EagerLink.candidates(file)
        guard !links.isEmpty || file.hasModifiers("navigationDestination"), let tree = context.syntax() else { return }
        var cost = DestinationCost(
            index: context.index, wrappers: lazyWrappers, toolchain: context.toolchain,
            sources: ProjectSources(tree, context))
        for element in links {
            guard let link = EagerLink(element, &context) else { continue }
            check(link, &cost, &context)
        }
        checkPresented(file, &cost, &context)
    }

    private func check(_ link: EagerLink, _ cost: inout DestinationCost, _ context: inout RuleContext) {
        let scope = cost.scope(of: link)
        let row = link.places.first { $0.isRepeated && $0.layout != .nonView }
        if let work = work(link, in: row, scope, &cost), !link.needs(work, &context) {
            guard
                row != nil || link.fixedRows != nil || link.fold != nil
                    || link.element.owner.map({ context.mayRunAgain($0) }) ?? true
            else { return }
            report(work, link, in: row, &context)
        } else if let row, let slot = link.slot, link.isPlain(in: row, context), !cost.isWrapped(slot, link.node, scope) {
            report(nil, link, in: row, &context)
        }
    }

    /// Work that is done often enough, or that matters even if it is done once at each update.
    private func work(
        _ link: EagerLink, in row: Placement?, _ scope: DestinationCost.Scope, _ cost: inout DestinationCost
    ) -> DestinationWork? {
        if row != nil || link.fixedRows != nil {
            let work = cost.work(in: link.code, scope, least: row == nil ? .model : .light)
            guard work.map({ $0.weight <= .model }) ?? true else { return work }
            return cost.followedWork(in: link.code, scope, least: .costly) ?? work
        }
        return cost.work(in: link.code, scope, least: .heavy) ?? cost.followedWork(in: link.code, scope, least: .heavy)
            ?? cost.work(in: link.code, scope, least: reportsFixedLinks ? .light : .costly)
            ?? cost.followedWork(in: link.code, scope, least: .costly)
    }

    private func report(_ work: DestinationWork?, _ link: EagerLink, in row: Placement?, _ context: inout RuleContext) {
        let isInRow = row != nil || link.fixedRows != nil
        var related = work.map { [$0.place] } ?? []
        if let inner = link.inner { related.append(inner.related("the destination is passed on to this link")) }
        if let caller = row?.caller { related.append(ViewElement(context.index, caller).related("shown here")) }
        if let rows = link.rows { related.append(rows.related("creates a row for each element")) }
        if !isInRow, let fold = link.fold { related.append(fold.related("creates its content when it is unfolded")) }
        let hasLinks = context.targets.isUnknown ? nil : context.targets.haveValueLinks(at: link.node)
        let fix = hasLinks == true ? row.flatMap { ValueLink(link, in: $0, &context)?.fix } : nil
        let ruleCase = Self.ruleCase(work, isInRow: isInRow)
        let texts: KeyValuePairs = [
            "occasion": link.fold == nil ? "each update of this view" : "unfolding this `DisclosureGroup`",
            "link": link.node.tree.source.text(link.element.nameRange), "place": work?.placeText ?? "",
            // A comma follows in the message for other links, if it names no place.
            "work": work?.text(isInMiddle: isInRow || work?.view != nil) ?? "",
        ]
        context.report(
            ruleCase, texts, at: link.element.nameRange, doubt: row?.caller == nil ? nil : .throughOthers,
            help: link.help(work, in: row, hasValueLinks: hasLinks, &context), related: related, fix: fix)
    }

    private static func ruleCase(_ work: DestinationWork?, isInRow: Bool) -> RuleCase {
        guard let work else { return plain }
        let isArgument = work.view == nil
        if isInRow, work.weight == .model { return isArgument ? modelArguments : modelInitializer }
        if isInRow, work.weight >= .heavy || work.kind == .decode { return isArgument ? arguments : initializer }
        if isInRow { return isArgument ? lightArguments : lightInitializer }
        if work.weight >= .heavy { return isArgument ? fixedArguments : fixedInitializer }
        return isArgument ? costlyArguments : costlyInitializer
    }
}
