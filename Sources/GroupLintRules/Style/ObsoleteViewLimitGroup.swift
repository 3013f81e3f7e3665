import GroupLintCore

struct ObsoleteViewLimitGroup: Rule {
    var maxFlattenedChildren = 25
    var reportMarked = false

    static let leftOver = RuleCase(
        .info, says: "this `Group` is a leftover of the ten-view limit, which Swift 5.9 removed")

    static let info = RuleInfo(
        id: "obsolete_view_limit_group",
        summary: "A `Group` splits a block of more than ten views, which builders can hold since Swift 5.9.",
        category: .style,
        rationale: """
            Up to Swift 5.8, a view builder could hold at most ten views, and a `Group` was the workaround. Since Swift 5.9 \
            (Xcode 15), view builders can hold any number of views, on every OS version. Today the `Group` is only a level \
            of nesting that hides how many views the container has. Builders of commands, scenes and table columns kept \
            their limit for longer; the rule does not report those.

            This rule reports a `Group` without modifiers in a block that would hold more than ten views without its \
            Groups; `needless_group` reports all others.
            """,
        cases: [leftOver],
        silentOn: [
            "blocks that would hold more views than `max_flattened_children`: they take long to compile",
            "a `Group` with a `// MARK` comment above or inside, which names a part of the screen",
            "packages that Swift 5.8 or earlier may build, by the `swift-tools-version` or the name of a manifest",
            "everything that `needless_group` is silent on",
        ],
        fix: "Removes `Group` and its braces and moves the content to the left; safe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)",
            "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0393-parameter-packs.md",
        ],
        bad: """
            VStack {
                Group {
                    Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
                }
                Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
            }
            """,
        good: """
            VStack {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
                Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
            }
            """,
        relatives: ["needless_group", "single_child_group"], marksNeedlessCode: true
    )

    static let options: [RuleOption<Self>] = [
        .int(
            "max_flattened_children", \.maxFlattenedChildren,
            "the highest number of views in a block without its Groups; longer blocks are not reported"),
        .bool("report_marked", \.reportMarked, "whether a `Group` that a `// MARK` comment names is reported too"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for group in BareGroup.all(in: file, &context) {
            guard let count = group.flattenedCount(upTo: maxFlattenedChildren), count > BareGroup.oldLimit, !group.declaresNames,
                !group.holdsOnlyComments, !group.holdsOnlyConfig, !group.isEmpty, reportMarked || !group.isMarked
            else { continue }
            if PackageTools(around: file).mayBeOld(context) { return }
            context.report(
                Self.leftOver, at: group.element.nameRange,
                help: "remove the `Group`: without its Groups, the block holds \(count) views, which Swift 5.9 and later accept",
                fix: group.fix("remove the `Group`"))
        }
    }
}

extension BareGroup {
    /// Whether a `// MARK` comment is above the Group or at the start of its content.
    fileprivate var isMarked: Bool {
        let tree = closure.tree
        let first = tree.firstToken(at: place.statement.start)
        let before = first > 0 ? tree.tokens[first - 1].end : 0
        let inside = statements.first?.start ?? closure.end
        let places = [
            SourceRange(start: before, end: place.statement.start),
            SourceRange(start: closure.start + 1, end: max(inside, closure.start + 1)),
        ]
        return places.contains { place in
            tree.comments(startingIn: place).contains { tree.source.text($0.range).hasPrefix("// MARK") }
        }
    }
}
