import GroupLintCore

struct RefreshableWithoutScrollView: Rule {
    static let row = RuleCase(
        .warning, when: "rows or a stack inside of a view that scrolls",
        says: "pulling the `{container}` does not refresh it, because `.refreshable` is in it and not on it")
    static let alone = RuleCase(
        .warning, .medium, when: "content that nothing around it is known to scroll",
        says: "`.refreshable` never runs, because nothing in this view scrolls")
    static let page = RuleCase(
        .info, .medium, when: "a page for no content that takes the place of the list",
        says: "pulling does nothing while `{condition}` shows this page, because nothing in the page scrolls")

    static let info = RuleInfo(
        id: "refreshable_without_scroll_view",
        summary: "`.refreshable` is on a view or page without a list or scroll view in it, so nothing runs it.",
        category: .lifecycle,
        rationale: """
            `.refreshable` puts its action into the environment of the view that it is on. A `List` or `ScrollView` in that \
            view finds the action there and shows the refresh indicator. A `ScrollView` around the view does not see it: the \
            environment goes from the outside to the inside. So on a stack, a row or a `ForEach` the action never runs. Of \
            several pages in a branch, the user can only pull those that scroll.

            From iOS 15 on, for a `ScrollView` from iOS 16 on.
            """,
        cases: [row, alone, page],
        silentOn: [
            "views that read `@Environment(\\.refresh)`",
            "views of other modules, views of UIKit, and modifiers of the project, which may scroll",
            "content that a caller passes",
            "pages with a button, a progress or a search, other views beside them that may scroll, and views with a button that "
                + "calls the same function",
            "projects for macOS only, where a `List` does not use the action",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/refreshable(action:)",
            "https://developer.apple.com/documentation/swiftui/environmentvalues/refresh",
        ],
        bad: """
            struct Feed: View {
                let model: FeedModel

                var body: some View {
                    ScrollView {
                        VStack {
                            ForEach(model.posts) { post in Text(post.title) }
                        }
                        .refreshable { await model.reload() }
                    }
                }
            }
            """,
        good: """
            struct Feed: View {
                let model: FeedModel

                var body: some View {
                    ScrollView {
                        VStack {
                            ForEach(model.posts) { post in Text(post.title) }
                        }
                    }
                    .refreshable { await model.reload() }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.hasPullToRefresh else { return }
        var asked: [TypeID: Int] = [:]
        for use in WrittenModifier.all("refreshable", in: file, &context) {
            guard use.call.action != nil, use.call.arguments.allSatisfy({ !$0.hasLabel || $0.label == "action" }) else {
                continue
            }
            var search = ScrollSearch(context.index)
            if search.findsNothing(in: use.element, before: use.modifier) {
                report(use, &context)
            } else if let owner = use.element.owner, asked[owner, default: 0] < Self.mostRefreshes {
                asked[owner, default: 0] += 1
                if let page = UnscrolledPage(use, &context) { report(page, use, &context) }
            }
        }
    }

    /// More of one view are not asked for their pages. For each, all code of the view is searched for other calls.
    private static let mostRefreshes = 8

    private func report(_ page: UnscrolledPage, _ use: WrittenModifier, _ context: inout RuleContext) {
        context.report(
            Self.page, ["condition": page.condition], at: use.modifier.nameRange,
            help: "always show the list, and show this page in `.overlay { … }` over it, or put the page into a `ScrollView`",
            related: [page.arm.related("this page does not scroll")])
    }

    private func report(_ use: WrittenModifier, _ context: inout RuleContext) {
        let around = sequence(first: use.element, next: \.parent).dropFirst()
        if let outer = around.first(where: { $0.isSwiftUI("List") || $0.isSwiftUI("ScrollView") }) {
            let name = outer.isSwiftUI("List") ? "List" : "ScrollView"
            context.report(
                Self.row, ["container": name], at: use.modifier.nameRange,
                help: "move `.refreshable` out of the `\(name)`, after its closing brace",
                related: [outer.related("this view scrolls")])
        } else {
            context.report(
                Self.alone, at: use.modifier.nameRange,
                help: "write `.refreshable` on the `ScrollView` or `List` around this view, or put the content into one")
        }
    }
}
