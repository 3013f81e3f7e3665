import GroupLintCore

struct SingleChildGroup: Rule {
    var longChain = 8

    static let short = RuleCase(
        .info, when: "the chain has fewer modifiers than long_chain says",
        says: "this Group holds one view: the modifiers can stand on the view itself")
    static let long = RuleCase(
        .warning, when: "the chain has as many modifiers as long_chain says, or more", says: short.says)
    static let unknownView = Doubt(.medium, when: "a view that nothing in the run declares")

    static let info = RuleInfo(
        id: "single_child_group",
        summary: "A Group with modifiers holds exactly one view, which can have them itself.",
        category: .style,
        rationale: """
            Modifiers on a Group go to the views in it. Around one view the Group adds nothing but a generic type, \
            against which the compiler has to check each modifier of the chain, and a level of nesting. Apple's guidance for \
            Xcode 27 names it as a thing to avoid. Around a condition, a ForEach or several views a Group is right.

            Of the rules about Groups this one owns those with modifiers around one view; needless_group and \
            obsolete_view_limit_group own those without modifiers.
            """,
        cases: [short, long],
        doubts: [unknownView],
        silentOn: [
            "a condition, ForEach, Section, several views, #if, and names declared beside the view",
            "content of unknown kind: a generic parameter, a closure, a member of another module",
            "views and members that show several views or a condition",
            "Text + Text, ternaries and other operators",
            "scenes, toolbar items, commands, charts, and a type of the project named Group",
            "previews",
        ],
        fix: """
            Removes `Group` and its braces and keeps the chain. Safe for containers, opaque members and views of the \
            project; unsafe for Text, Image, shapes and others, whose own methods of the same name would be called then.
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
        marksNeedlessCode: true
    )

    static let options: [RuleOption<Self>] = [
        .int("long_chain", \.longChain, "number of modifiers from which on the diagnostic is a warning")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for group in file.calls(.group) where !group.modifiers.isEmpty && !group.hasNonViewContent {
            guard let child = OnlyChild(of: group, &context) else { continue }
            context.report(
                group.modifiers.count >= longChain ? Self.long : Self.short, at: group.nameRange,
                doubt: child.isKnown ? nil : Self.unknownView, help: "remove the Group and keep its modifiers",
                fix: child.fix)
        }
    }
}
