import GroupLintCore

struct NestedScrollView: Rule {
    static let rows = RuleCase(
        .warning, .medium, when: "a `List`",
        says: "this `List` may show no rows, because the `ScrollView` around it gives it no height")
    static let pages = RuleCase(
        .info, .medium, when: "a `TabView` with pages",
        says: "the pages of this `TabView` may not show, because the `ScrollView` around it gives it no height")
    static let inner = RuleCase(
        .info, .medium, when: "a vertical `ScrollView`",
        says: "this `ScrollView` does not scroll, because the `ScrollView` around it makes it as high as its content")
    static let lazy = RuleCase(
        .info, .medium, when: "a vertical `ScrollView` with a lazy stack",
        says: "this `ScrollView` does not scroll and its `{stack}` makes all views at once, because the `ScrollView` around it "
            + "makes it as high as its content")

    static let info = RuleInfo(
        id: "nested_scroll_view",
        summary: "A `List` or vertical `ScrollView` is in another vertical `ScrollView`, which gives it no height.",
        category: .layout,
        rationale: """
            A vertical `ScrollView` offers its content a width but no height. Most views then take the height that they need. A \
            `List` and the pages of a `TabView` need none of their own, because they scroll: without a frame they become so low \
            that nothing of them shows. A `ScrollView` becomes as high as all of its content, so it never scrolls, takes the \
            swipes that start in it all the same, and a lazy stack in it is not lazy any more.

            Let one view scroll: put what is above the rows into the `List`, as a section of its own or as a header, or write a \
            `ForEach` in place of the inner `List`. This applies to every OS version.
            """,
        cases: [rows, pages, inner, lazy],
        silentOn: [
            "views with a frame, a ratio, `.fixedSize` or a modifier of the project, also on a stack around them",
            "horizontal scroll views and axes that are not literals",
            "`GeometryReader`, layouts and containers of the project between the two",
            "views that are also shown elsewhere", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/scrollview",
            "https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)",
            "https://developer.apple.com/documentation/swiftui/list",
        ],
        bad: """
            struct Profile: View {
                let posts: [String]

                var body: some View {
                    ScrollView {
                        Text("Posts").font(.title)
                        List(posts, id: \\.self) { post in
                            Text(post)
                        }
                    }
                }
            }
            """,
        good: """
            struct Profile: View {
                let posts: [String]

                var body: some View {
                    List {
                        Text("Posts").font(.title)
                        ForEach(posts, id: \\.self) { post in
                            Text(post)
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for list in file.calls("List") {
            report(
                list, Self.rows, [:],
                "move what is above the rows into the `List` and remove the `ScrollView`; or write `ForEach` instead of `List`",
                &context)
        }
        for view in file.calls("TabView") where context.showsPages(view) {
            report(view, Self.pages, [:], "give the `TabView` a height with `.frame(height: …)`", &context)
        }
        for view in file.calls("ScrollView") where context.scrollsVertically(view) {
            let stack = Self.stacks.first { stack in view.slots.contains { $0.soleChild?.isSwiftUI(stack.name) ?? false } }
            report(
                view, stack == nil ? Self.inner : Self.lazy, ["stack": stack?.text ?? ""],
                "remove this `ScrollView` and keep its content", &context)
        }
    }

    private static let stacks: [(name: Name, text: String)] = [("LazyVStack", "LazyVStack"), ("LazyVGrid", "LazyVGrid")]

    private func report(
        _ view: ViewElement, _ ruleCase: RuleCase, _ values: KeyValuePairs<String, String>, _ help: String,
        _ context: inout RuleContext
    ) {
        guard !view.isInPreview, let outer = context.scrollView(around: view) else { return }
        context.report(
            ruleCase, values, at: view.nameRange, help: help,
            related: [outer.related("this `ScrollView` is around it")])
    }
}

extension RuleContext {
    /// Containers that pass on that no height is offered.
    private static let columns = NameTable("VStack LazyVStack ZStack HStack Group ForEach Section")

    fileprivate mutating func scrollsVertically(_ view: ViewElement) -> Bool {
        guard let axes = code(of: view).flatMap(CallExpr.init)?.firstArgument, axes.label.isNone else { return true }
        return axes.value?.text == ".vertical"
    }

    fileprivate mutating func showsPages(_ view: ViewElement) -> Bool {
        guard let style = view.modifiers.first(where: { $0.name == "tabViewStyle" }) else { return false }
        let pages: [Name] = ["page", "PageTabViewStyle"]
        return call(of: style, on: view)?.firstArgument?.value?.subtree.contains { pages.contains($0.name) } ?? false
    }

    /// The vertical scroll view that decides about the height of a view at each place where it is shown.
    fileprivate mutating func scrollView(around view: ViewElement, hops: Int = 0) -> ViewElement? {
        for outer in sequence(first: view, next: \.parent) {
            if outer.kind == .slot, outer.record.link >= 0 { return nil }
            let isInner = outer.site == view.site
            if !isInner, outer.isSwiftUI("ScrollView") { return scrollsVertically(outer) ? outer : nil }
            if outer.modifiers.contains(where: { mayHeighten($0, outer) || $0.name == "fixedSize" }) { return nil }
            guard isInner || outer.kind != .call || Self.columns.contains(outer.name) && outer.isSwiftUI(outer.name) else {
                return nil
            }
        }
        var found: ViewElement?
        for use in view.followedUses(after: hops) ?? [] {
            guard let outer = scrollView(around: use, hops: hops + 1) else { return nil }
            found = found ?? outer
        }
        return found
    }
}
