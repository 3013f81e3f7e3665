import GroupLintCore

struct SingleChildGroup: Rule {
    static let oneView = RuleCase(
        .info, says: "this `Group` has no effect, because the one view in it can have the modifiers itself")
    static let unknownView = Doubt(.medium, when: "a view whose declaration is not in the run")

    static let info = RuleInfo(
        id: "single_child_group",
        summary: "A `Group` with modifiers holds exactly one view, which can have the modifiers itself.",
        category: .style,
        rationale: """
            SwiftUI applies the modifiers of a `Group` to the views in it. Around one view, the `Group` only adds a level \
            of nesting and a generic type against which the compiler has to check each modifier of the chain. Around a \
            condition, a `ForEach` or several views, a `Group` is right.

            This rule reports a `Group` with modifiers around one view; `needless_group` and \
            `obsolete_view_limit_group` report a `Group` without modifiers.
            """,
        cases: [oneView],
        doubts: [unknownView],
        silentOn: [
            "a condition, `ForEach`, `Section`, several views, `#if`, and names declared next to the view",
            "content of unknown kind: a generic parameter, a closure, a member of another module",
            "views and members that show several views or a condition",
            "`Text + Text`, ternaries and other operators",
            "scenes, toolbar items, commands, charts, and a type of the project named `Group`",
            "previews",
        ],
        fix: """
            Removes `Group` and its braces and keeps the chain. Safe for containers, opaque members and views of the \
            project; unsafe for `Text`, `Image`, shapes and others: Swift would call their own methods of the same name instead.
            """,
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/nicklockwood/SwiftFormat/issues/2546",
        ],
        bad: """
            struct Card: View {
                var body: some View {
                    Group {
                        VStack { Text("Title"); Text("Subtitle") }
                    }
                    .padding()
                }
            }
            """,
        good: """
            struct Card: View {
                var body: some View {
                    VStack { Text("Title"); Text("Subtitle") }
                        .padding()
                }
            }
            """,
        relatives: ["needless_group", "obsolete_view_limit_group"], marksNeedlessCode: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for group in file.calls(.group) where !group.modifiers.isEmpty && !group.hasNonViewContent {
            guard let child = OnlyChild(of: group, &context) else { continue }
            context.report(
                Self.oneView, at: group.nameRange, doubt: child.isKnown ? nil : Self.unknownView,
                help: "remove the `Group` and put its modifiers on the view", fix: child.fix)
        }
    }
}
