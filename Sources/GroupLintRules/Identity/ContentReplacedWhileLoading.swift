import GroupLintCore

struct ContentReplacedWhileLoading: Rule {
    static let refreshed = RuleCase(
        .warning, when: "the action of `.refreshable`",
        says: "the `{view}` disappears while it refreshes and then starts at the top, because `.refreshable` sets `{property}`, "
            + "and {branch} then shows other views")
    static let replaced = RuleCase(
        .warning, when: "the same, if another branch shows the same content",
        says: "the `{view}` starts at the top again when it refreshes, because `.refreshable` sets `{property}`, and {branch} "
            + "then shows another `{view}` in its place")
    static let repeated = RuleCase(
        .warning, when: "`.task` or `.onAppear` of the scrolling view itself, which later sets the property back",
        says: "`.{modifier}` runs again and again: it sets `{property}`, for which {branch} removes the `{view}`, and it runs "
            + "again when the `{view}` comes back")
    static let scrolled = RuleCase(
        .warning, when: "`.task` or `.onAppear` of a row",
        says: "the `{view}` disappears when this row appears and then starts at the top, because `.{modifier}` sets "
            + "`{property}`, and {branch} then shows other views")
    static let rowsScrolled = RuleCase(
        .warning, when: "the same, if the branch is inside of the scrolling view",
        says: "all rows disappear when this row appears, and the `{view}` loses its position, because `.{modifier}` sets "
            + "`{property}`, and {branch} then shows other views")
    static let returned = RuleCase(
        .info, .medium, when: "`.task` or `.onAppear` around content with links to other screens",
        says: "the `{view}` starts at the top again when the user comes back from another screen, because `.{modifier}` then "
            + "sets `{property}`, and {branch} shows other views until it has finished")
    static let rowsReturned = RuleCase(
        .info, .medium, when: "the same, if the branch has only the rows at the end of the scrolling view",
        says: "the rows disappear when the user comes back from another screen, and the `{view}` loses its position, because "
            + "`.{modifier}` then sets `{property}`, and {branch} shows other views until it has finished")
    static let reselected = RuleCase(
        .info, .medium, when: "`.task` or `.onAppear` around the content of a tab",
        says: "the `{view}` starts at the top again when the user comes back to this tab, because `.{modifier}` then sets "
            + "`{property}`, and {branch} shows other views until it has finished")
    static let tapped = RuleCase(
        .info, .medium, when: "an action in a row, which later sets the property back",
        says: "all rows disappear while this action of one of them runs, and lose their state, because it sets `{property}`, and "
            + "{branch} then shows other views")
    static let closed = RuleCase(
        .info, .medium, when: "the action of a sheet or cover that has been closed",
        says: "{loss} when the user closes this `.{modifier}`, because its `onDismiss` sets `{property}`, and {branch} shows "
            + "other views until it has finished")
    static let acted = RuleCase(
        .info, .medium, when: "an action of the view that changes something and then loads again",
        says: "{loss} after this action, because it sets `{property}`, and {branch} shows other views until it has finished")
    static let failed = RuleCase(
        .info, .medium, when: "the `catch` of what `.refreshable` or a row runs",
        says: "a failed {moment} removes the rows that are on screen, because it sets `{property}`, and {branch} then shows "
            + "other views instead of {content}")

    static let info = RuleInfo(
        id: "content_replaced_while_loading",
        summary: "Loading again, or its failure, replaces the list that is on screen, so it loses its scroll position.",
        category: .identity,
        rationale: """
            `if isLoading { ProgressView() } else { List { … } }` is right for the first loading. If the list is on screen when \
            `isLoading` is set again, SwiftUI removes the list. Afterwards it makes a new one, which starts at the top, and the \
            state of its rows is lost. If the user pulls the list to refresh it, the list disappears under the finger together \
            with the refresh indicator, and SwiftUI may cancel the task.

            `.task` and `.onAppear` run again when the user comes back from a pushed screen. On the list itself, they also run \
            again when the list comes back: if they set the property each time, loading never ends.

            What the user has typed or chosen in the content goes as well, and so do its open screens.

            The same happens with a page for errors: if the rows are on screen and a refresh fails, an old list is better than \
            none.

            Show other views only while there is no content, or show the progress over the list. This applies to every OS version.
            """,
        cases: [
            refreshed, replaced, repeated, scrolled, rowsScrolled, returned, rowsReturned, reselected, failed, tapped, closed,
            acted, typed, closedScreens, chosen,
        ],
        silentOn: [
            "conditions that other values decide too: `if isLoading && items.isEmpty`",
            "properties that the action sets only under a condition, and functions that may return before that, apart from "
                + "literal arguments such as `load(showsProgress: false)`, and from rows that ask whether they are the last one",
            "properties that are set back before the action waits for something: the views only see the last value",
            "the content of a tab that the action itself has shown before, and pages that the user swipes",
            "models whose code is not in the project, functions with several overloads, values that are not literals or cases",
            "properties for which SwiftUI does not update the view",
            "content without a `List`, `Form`, `Table` or `ScrollView`, or without rows for data, a loaded value and many "
                + "views: a page that says that there is nothing, or that loading failed; apart from a field, a control or "
                + "screens that keep something",
            "what an action sets after its last `await`, and a `.refreshable` that removes the data and waits for "
                + "nothing",
            "`.refreshable` in a project for macOS only, where nothing runs it",
            "`.task` and `.onAppear` around content without links, or around a navigation container: the user does not come "
                + "back to them",
            "errors that the action shows under a condition, `catch` clauses for some errors, and errors that it clears again",
            "actions of rows that change another property, one that chooses what to show, or that leave the rows away for good",
            "other actions of the user that only load, such as a search, or that close the screen",
            "text and choices that are kept outside of the view, and loads after which the user is somewhere else anyway",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
            "https://developer.apple.com/documentation/swiftui/view/refreshable(action:)",
        ],
        bad: """
            struct Feed: View {
                @State private var posts: [String] = []
                @State private var isLoading = false

                var body: some View {
                    if isLoading {
                        ProgressView()
                    } else {
                        List(posts, id: \\.self) { Text($0) }
                            .refreshable { await reload() }
                    }
                }

                private func reload() async {
                    isLoading = true
                    posts = await fetchPosts()
                    isLoading = false
                }
            }
            """,
        good: """
            struct Feed: View {
                @State private var posts: [String] = []
                @State private var isLoading = false

                var body: some View {
                    if isLoading, posts.isEmpty {
                        ProgressView()
                    } else {
                        List(posts, id: \\.self) { Text($0) }
                            .refreshable { await reload() }
                    }
                }

                private func reload() async {
                    isLoading = true
                    posts = await fetchPosts()
                    isLoading = false
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.modifiedElements where !element.isInPreview {
            let triggers = element.modifiers.filter {
                Self.triggers.contains($0.name) && ($0.name != "refreshable" || context.targets.hasPullToRefresh)
                    || Self.presentations.contains($0.name)
            }
            guard !triggers.isEmpty, let user = element.owner else { continue }
            let arms = LoadedArm.all(of: element)
            for modifier in triggers {
                for arm in arms where check(modifier, of: user, arm, &context) { break }
            }
        }
        let tapped = RowAction.all(in: file, &context).filter { check($0, &context) }.map(\.element.site)
        for found in ReloadingAction.all(in: file, except: Set(tapped), &context) { report(found, &context) }
        checkContent(file, &context)
    }

    /// Whether the action of a row is reported.
    private func check(_ row: RowAction, _ context: inout RuleContext) -> Bool {
        guard let user = row.element.owner else { return false }
        let found = row.arms.compactMap { arm -> (arm: LoadedArm, write: StateWrites.Write)? in
            guard let writes = ArmWrites(row.action, of: user, arm, &context),
                let found = LoadingWrite(writes, countsRemoval: true, context.index), found.isReset,
                !found.write.choosesContent
            else { return nil }
            return (arm, found.write)
        }
        guard let first = found.first else { return false }
        let property = first.write.propertyText
        let places = found.prefix(4).flatMap { related($0.arm, "rows are", $0.write, &context).prefix(1) }
        context.report(
            Self.tapped, ["property": property, "branch": first.arm.branch.choiceText],
            at: row.element.nameRange,
            help: "set another property for this action, and show its progress in the row",
            related: places + related(first.arm, "rows are", first.write, &context).suffix(1))
        return true
    }

    private func report(_ found: ReloadingAction, _ context: inout RuleContext) {
        let (arm, write) = (found.arm, found.write)
        let view = context.name(of: arm.list) ?? ""
        context.report(
            Self.acted,
            [
                "loss": arm.lossText(view), "property": write.propertyText,
                "branch": arm.branch.choiceText,
            ],
            at: found.element.nameRange,
            help: "\(write.changeText), so that the \(arm.stayText(view))",
            related: related(arm, arm.shownText(view), write, &context))
    }

    private static let triggers = NameTable("refreshable task onAppear")
    private static let presentations = NameTable("sheet fullScreenCover")

    /// Whether the action of a modifier is reported for an arm.
    private func check(
        _ modifier: ViewTree.Modifier, of user: TypeID, _ arm: LoadedArm, _ context: inout RuleContext
    ) -> Bool {
        let ruleCase = ruleCase(modifier, arm, &context)
        let isRefresh = modifier.name == "refreshable"
        let mayFail = arm.showsData && (isRefresh || arm.place == .inList)
        guard ruleCase != nil || mayFail, let call = context.node(of: modifier).flatMap(CallExpr.init),
            let action = Self.presentations.contains(modifier.name) ? call.argument("onDismiss") : call.action,
            var writes = ArmWrites(action, of: user, arm, &context)
        else { return false }
        writes.isOnRow = arm.place == .inList || arm.place == .inRows
        let waits = !isRefresh || action.subtree.contains { $0.kind == .awaitExpr }
        if let ruleCase, let found = LoadingWrite(writes, countsRemoval: waits, context.index), shows(found, ruleCase, arm) {
            report(ruleCase, modifier, arm, found.write, &context)
            return true
        }
        guard mayFail, let write = FailureWrite(writes, context.index)?.write else { return false }
        reportFailure(modifier, arm, write, &context)
        return true
    }

    /// Whether the action shows other views as the case says.
    private func shows(_ found: LoadingWrite, _ ruleCase: RuleCase, _ arm: LoadedArm) -> Bool {
        if ruleCase.says == Self.reselected.says { return found.isFirst }
        // Placeholders make way for good.
        if ruleCase.says == Self.returned.says, !found.isFirst, !found.mayReset { return false }
        if arm.isInside || ruleCase.says == Self.closed.says { return found.mayReset }
        return found.isReset || ruleCase.says != Self.repeated.says
    }

    private func report(
        _ ruleCase: RuleCase, _ modifier: ViewTree.Modifier, _ arm: LoadedArm, _ write: StateWrites.Write,
        _ context: inout RuleContext
    ) {
        let view = context.name(of: arm.list) ?? ""
        context.report(
            ruleCase,
            [
                "view": view, "property": write.propertyText, "modifier": context.text(modifier), "loss": arm.lossText(view),
                "branch": arm.branch.choiceText,
            ],
            at: modifier.nameRange, help: help(arm, view, modifier, write, &context),
            related: related(arm, arm.shownText(view), write, &context))
    }

    private func reportFailure(
        _ modifier: ViewTree.Modifier, _ arm: LoadedArm, _ write: StateWrites.Write, _ context: inout RuleContext
    ) {
        let view = context.name(of: arm.list) ?? ""
        context.report(
            Self.failed,
            [
                "moment": modifier.name == "refreshable" ? "refresh" : "load", "property": write.propertyText,
                "content": arm.isInside ? "them" : "the `\(view)`",
                "branch": arm.branch.choiceText,
            ],
            at: modifier.nameRange,
            help: (arm.isInside ? "keep the rows while there are some" : "keep the `\(view)` while it has rows")
                + ", and show the error in an alert or above the rows",
            related: related(arm, arm.shownText(view), write, &context))
    }

    private func related(
        _ arm: LoadedArm, _ shown: String, _ write: StateWrites.Write, _ context: inout RuleContext
    ) -> [RelatedLocation] {
        var choice = arm.branch.related("this decides whether the \(shown) shown")
        choice.range = arm.choiceRange(reading: write.member.isNone ? write.root : write.member, &context) ?? choice.range
        return [choice, RelatedLocation(path: write.node.tree.source.path, range: write.range, message: "set here")]
    }

    private func ruleCase(_ modifier: ViewTree.Modifier, _ arm: LoadedArm, _ context: inout RuleContext) -> RuleCase? {
        let isRefresh = modifier.name == "refreshable"
        let isAround = arm.place == .aroundBranch || arm.place == .aroundNavigation
        if Self.presentations.contains(modifier.name) {
            return arm.showsData || arm.isLong || isAround && arm.showsLoadedValue(&context) ? Self.closed : nil
        }
        if arm.place == .onList, !isRefresh { return Self.repeated }
        guard arm.showsData || arm.isLong || (isRefresh || isAround) && arm.showsLoadedValue(&context) else { return nil }
        let refreshed = arm.isInSeveralBranches(context.index) ? Self.replaced : Self.refreshed
        switch arm.place {
        case .onList: return refreshed
        case .inList: return isRefresh || !arm.showsData ? nil : Self.scrolled
        case .aroundNavigation: return isRefresh ? refreshed : context.isPageOfTab(arm.branch) ? Self.reselected : nil
        case .aroundBranch:
            if isRefresh { return refreshed }
            if arm.showsData || arm.isLong, arm.pushesScreens(&context) { return Self.returned }
            return context.isPageOfTab(arm.branch) ? Self.reselected : nil
        case .inRows: return isRefresh ? nil : Self.rowsScrolled
        case .aroundRows: return !isRefresh && arm.pushesScreens(&context) ? Self.returned : nil
        case .besideRows: return !isRefresh && arm.pushesScreens(&context) ? Self.rowsReturned : nil
        }
    }
}
