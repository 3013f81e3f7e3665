import GroupLintCore

struct LoadMoreRepeats: Rule {
    static let failing = RuleCase(
        .warning,
        says: "a load that fails starts again at once, without end: it sets `{property}` back, {branch} then makes this view "
            + "anew, and `.{modifier}` loads again")

    static let eager = RuleCase(
        .warning, when: "the row of a `ForEach` in a `VStack`, an `HStack` or directly in a `ScrollView`",
        says:
            "`{function}` loads one page after the other, before the user scrolls: the `{container}` makes all rows at once, so "
            + "the last row of each page appears, and `.{modifier}` runs")

    static let info = RuleInfo(
        id: "load_more_repeats",
        summary: "A load of the next page starts again and again, because the view that asks for it appears.",
        category: .identity,
        rationale: """
            `if isLoadingMore { ProgressView() } else { Color.clear.onAppear { loadMore() } }` at the end of a list loads the \
            next page when the user gets there. While it loads, SwiftUI removes the view with `.onAppear`. Afterwards it makes \
            a new one, which appears and loads again. After a success the new view is below the screen, because there are more \
            rows above it. After a failure there are none: the view is on screen, and the request starts again as soon as it \
            has failed, as long as the user sees the end of the list. Without a connection this takes the battery and the \
            server's patience.

            Remember the failure, and show a button that tries again.

            A `VStack` makes all of its rows at once, also those below the screen. If the last row asks for the next page when \
            it appears, that page brings a new last row, which appears at once too: everything is downloaded without any \
            scrolling. A `LazyVStack` makes a row when the user gets near it.

            This applies to every OS version.
            """,
        cases: [failing, eager],
        silentOn: [
            "rows of lists and lazy stacks, and rows that are in another row",
            "rows of fixed data, and actions that neither ask for the end of the data nor call what is named like `loadMore`",
            "views that stay while they load, such as a row with the progress in its overlay",
            "loads that cannot fail, or whose `catch` sets something that a condition of the view, of its callers or of the load "
                + "asks for, waits, or calls a function that the rule cannot read",
            "a `catch` for some errors only",
            "loads that return before they set the property for a reason that a failure changes",
            "views outside of lists and scroll views",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
            "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
        ],
        bad: """
            struct Feed: View {
                @State private var model = FeedModel()

                var body: some View {
                    List {
                        ForEach(model.posts, id: \\.self) { Text($0) }
                        if model.isLoadingMore {
                            ProgressView()
                        } else {
                            Color.clear.onAppear { Task { await model.loadMore() } }
                        }
                    }
                }
            }

            @MainActor @Observable
            final class FeedModel {
                private(set) var posts: [String] = []
                private(set) var isLoadingMore = false
                private(set) var lastError: (any Error)?

                func loadMore() async {
                    isLoadingMore = true
                    do {
                        posts += try await fetchPosts()
                    } catch {
                        lastError = error
                    }
                    isLoadingMore = false
                }
            }
            """,
        good: """
            struct Feed: View {
                @State private var model = FeedModel()

                var body: some View {
                    List {
                        ForEach(model.posts, id: \\.self) { Text($0) }
                        if model.isLoadingMore {
                            ProgressView()
                        } else if model.hasFailed {
                            Button("Try again") { Task { await model.loadMore() } }
                        } else {
                            Color.clear.onAppear { Task { await model.loadMore() } }
                        }
                    }
                }
            }

            @MainActor @Observable
            final class FeedModel {
                private(set) var posts: [String] = []
                private(set) var isLoadingMore = false
                private(set) var hasFailed = false

                func loadMore() async {
                    isLoadingMore = true
                    hasFailed = false
                    do {
                        posts += try await fetchPosts()
                    } catch {
                        hasFailed = true
                    }
                    isLoadingMore = false
                }
            }
            """
    )

    /// How many actions of a file the rule follows.
    private static let mostExamined = 32

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for name in ["onAppear", "task"] as [Name] {
            let inBranches = WrittenModifier.all(name, in: file, &context).filter { $0.element.isSentinel }
            for written in inBranches.prefix(Self.mostExamined) { check(written, &context) }
            let inRows = WrittenModifier.all(name, in: file, &context).filter { $0.element.isInRow }
            for written in inRows.prefix(Self.mostExamined) { checkRow(written, &context) }
        }
    }

    private func checkRow(_ written: WrittenModifier, _ context: inout RuleContext) {
        guard let load = EagerLoadMore(written, &context) else { return }
        let container = context.name(of: load.container) ?? "ScrollView"
        let isRow = container == "HStack"
        context.report(
            Self.eager,
            ["function": load.function, "container": container, "modifier": context.text(written.modifier)],
            at: written.modifier.nameRange,
            help: container == "ScrollView"
                ? "put the `ForEach` into a `LazyVStack`, which makes a row when the user gets near it"
                : "write `\(isRow ? "LazyHStack" : "LazyVStack")` in place of `\(container)`: it makes a row when the user gets "
                    + "near it",
            related: [load.rows.related("these rows"), load.container.related("this makes all rows at once")])
    }

    private func check(_ written: WrittenModifier, _ context: inout RuleContext) {
        guard let owner = written.element.owner, let action = written.call.action,
            let (arm, branch) = written.element.armsAround().first,
            let position = branch.children.map(\.site).firstIndex(of: arm.site),
            var writes = ArmWrites(action, of: owner, branch, position, &context)
        else { return }
        let shown = ShownConditions(around: written.element, &context)
        writes.known = shown.value
        // A load that has started once passes the same conditions after it has failed.
        guard let loading = LoadingWrite(writes, countsRemoval: false, mayReturnBefore: true, context.index), loading.isReset,
            let failure = FailedLoad(loading.write, writes, shown, &context)
        else { return }
        let write = loading.write
        context.report(
            Self.failing,
            [
                "property": write.propertyText, "modifier": context.text(written.modifier),
                "branch": branch.choiceText,
            ],
            at: written.modifier.nameRange,
            help: "\(failure.place), set a property for which a button that tries again takes the place of this view",
            related: [
                branch.related("this removes the view while it loads"),
                RelatedLocation(path: write.node.tree.source.path, range: write.range, message: "set here"),
                RelatedLocation(
                    path: failure.node.tree.source.path, range: failure.node.tokens.first?.range ?? failure.node.range,
                    message: "nothing here keeps the view away"),
            ])
    }
}

extension ViewElement {
    /// Whether the view is in a branch inside of a scrolling view, and shows no scrolling view itself.
    fileprivate var isSentinel: Bool {
        guard let (arm, branch) = armsAround().first, branch.flags.isDisjoint(with: [.isConfig, .isAvailability]),
            !descendants.contains(where: \.scrolls)
        else { return false }
        // A row of a `ForEach` inside the arm comes and goes as the user scrolls.
        let inArm = sequence(first: self, next: \.parent).prefix { $0.site != arm.site }
        guard !inArm.contains(where: { $0.isSwiftUI(.forEach) || $0.scrolls }) else { return false }
        return branch.isOnlyScrolled
    }

    fileprivate var isInRow: Bool { sequence(first: self, next: \.parent).dropFirst().contains { $0.isSwiftUI(.forEach) } }

    /// Whether the view is in a view that scrolls, wherever its member is shown: `ScrollView { rows; footer }`.
    var isOnlyScrolled: Bool {
        if isScrolled { return true }
        guard let member, index.member(member).name != .body else { return false }
        let uses = uses
        return !uses.isEmpty && uses.prefix(9).count < 9 && uses.allSatisfy(\.isScrolled)
    }

    private var isScrolled: Bool { sequence(first: self, next: \.parent).contains(where: \.scrolls) }
}
