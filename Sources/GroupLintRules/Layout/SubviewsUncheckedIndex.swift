import GroupLintCore

struct SubviewsUncheckedIndex: Rule {
    static let unchecked = RuleCase(
        .error, when: "no condition around the access checks the count", says: "{access} crashes when there are {shortage}")
    static let weakCheck = RuleCase(
        .warning, when: "the check is not enough, such as `isEmpty` before `[1]`",
        says: "{access} crashes when there are {shortage}, and the check before it allows that")
    static let checkedByCallers = Doubt(.medium, when: "a function takes the collection from callers in the file")
    static let unknownCallers = Doubt(
        .low, when: "a function takes the collection, and none of its callers is in the file")

    static let info = RuleInfo(
        id: "subviews_unchecked_index",
        summary: "A fixed index into the subviews of a container crashes when there are fewer of them.",
        category: .layout,
        rationale: """
            The number of subviews depends on branches and data at run time: an `if` without `else`, an \
            `EmptyView` or a `ForEach` over empty data may leave none. As with any collection, an index, a slice or \
            `first!` beyond the end crashes the app.

            This applies to iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2 and later, where the API exists.
            """,
        cases: [unchecked, weakCheck],
        doubts: [checkedByCallers, unknownCallers],
        silentOn: [
            "`sections[0]`: Apple documents that there is at least one section",
            "accesses after a condition on `count`, `isEmpty`, `first` or `indices` that implies the bound",
            "conditions on the collection that GroupLint does not understand, and computed indices",
            "functions whose known callers all check the count before they call",
        ],
        fix: "Shows the view only if it exists; unsafe, because you decide what to show otherwise.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/subviewscollection",
            "https://developer.apple.com/documentation/swiftui/sectioncollection",
            "https://developer.apple.com/videos/play/wwdc2024/10146/",
        ],
        bad: """
            struct Hero<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    Group(subviews: content) { subviews in
                        subviews[0].font(.title)
                    }
                }
            }
            """,
        good: """
            struct Hero<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    Group(subviews: content) { subviews in
                        if let first = subviews.first { first.font(.title) }
                    }
                }
            }
            """,
        versions: .since(.iOS18)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.usesContainers, let tree = context.syntax() else { return }
        let known = KnownCount(content: ResolvedContent(index: file.index, file: file.file))
        tree.root.walk { node in
            if node.kind == .subscriptCallExpr || node.kind == .forceUnwrapExpr,
                let access = CheckedAccess(node, known.content)
            {
                check(access, known, tree, &context)
            }
            return true
        }
    }

    private func check(
        _ access: CheckedAccess, _ known: KnownCount, _ tree: SyntaxTree, _ context: inout RuleContext
    ) {
        var counts = known.counts(of: access.value, at: access.node)
        var doubt: Doubt?
        if counts & ~KnownCount.atLeast(access.needed) == 0 { return }
        if let passed = PassedCounts(of: access.value, known, in: tree) {
            if passed.hasCalls { counts &= passed.counts }
            doubt = passed.hasCalls ? Self.checkedByCallers : Self.unknownCallers
            if counts & ~KnownCount.atLeast(access.needed) == 0 { return }
        }
        let isReversed = counts & KnownCount.atLeast(access.needed) == 0
        let isAsked = counts != (access.value.kind == .sections ? KnownCount.atLeast(1) : KnownCount.any)
        let things = access.value.kind == .sections ? "sections" : "views"
        let shortage = access.needed == 1 ? "no \(things)" : "fewer than \(access.needed) \(things)"
        context.report(
            isAsked ? Self.weakCheck : Self.unchecked,
            ["access": access.node.shortText.map { "`\($0)`" } ?? "this access", "shortage": shortage],
            at: access.nameRange, doubt: doubt,
            help: isReversed ? access.reversal : access.advice, fix: isReversed ? nil : access.fix)
    }
}
