import GroupLintCore

struct NeedlessGroup: Rule {
    static let inBuilder = RuleCase(
        .info, when: "a builder that takes the content as it is",
        says: "this Group does nothing: the builder takes its content as it is")
    static let inMember = RuleCase(
        .info, when: "a member that can return the content as it is",
        says: "this Group does nothing: the member can return its content as it is")
    static let asBuilder = RuleCase(
        .info, when: "a member that can be marked @ViewBuilder",
        says: "this Group only makes a builder of the member, which @ViewBuilder does without a view")
    static let empty = RuleCase(.info, when: "an empty Group", says: "this Group holds nothing")

    static let info = RuleInfo(
        id: "needless_group",
        summary: "A Group without modifiers stands where the builder takes its content as it is.",
        category: .style,
        rationale: """
            The closure of a container, the body of a view and every member marked @ViewBuilder take several views, \
            conditions and switches by themselves. A Group inside adds a level of nesting and a generic type that the compiler \
            has to check, and no view: nothing changes on the screen without it. A member that returns some View and \
            uses a Group to hold a condition says the same with @ViewBuilder. On every OS version.

            Of the rules about Groups this one owns those without modifiers, unless the block would hold more than ten views \
            without them: those are obsolete_view_limit_group's. A Group with modifiers around one view is \
            single_child_group's.
            """,
        cases: [inBuilder, inMember, asBuilder, empty],
        silentOn: [
            "Group(subviews:) and Group(sections:), which do something else",
            "arguments, values of variables, operands and results of closures that are no builder of views",
            "closures of views and modifiers that the run does not know",
            "bodies with a return, other than one at their end behind constants",
            "types other than some View: they may name the Group",
            "scenes, toolbar items, commands, tabs, table rows, charts, maps, and a type of the project named Group",
            "a Group that holds nothing but #if or comments, or declares names beside other statements",
            "a postfix #if behind the Group",
            "previews, which list their variants in a Group",
        ],
        fix: """
            Removes `Group` and its braces and moves the content to the left; safe. A member that is no builder yet is \
            marked @ViewBuilder, which is safe in views and view modifiers.
            """,
        sources: [
            "https://github.com/airbnb/swift/pull/381",
            "https://github.com/nicklockwood/SwiftFormat/issues/2299",
            "https://github.com/nicklockwood/SwiftFormat/issues/2623",
        ],
        bad: """
            struct Row: View {
                let isOpen: Bool

                var body: some View {
                    VStack {
                        Group {
                            if isOpen { Text("Open") } else { Text("Closed") }
                        }
                    }
                }
            }
            """,
        good: """
            struct Row: View {
                let isOpen: Bool

                var body: some View {
                    VStack {
                        if isOpen { Text("Open") } else { Text("Closed") }
                    }
                }
            }
            """,
        marksNeedlessCode: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for group in BareGroup.all(in: file, &context) {
            if group.isEmpty {
                reportEmpty(group, &context)
            } else if !group.holdsOnlyComments, !group.holdsOnlyConfig, !group.declaresNames,
                group.flattenedCount <= BareGroup.oldLimit
            {
                report(group, &context)
            }
        }
    }

    private func reportEmpty(_ group: BareGroup, _ context: inout RuleContext) {
        let call = SourceRange(start: group.element.nameRange.start, end: group.closure.end)
        context.report(
            Self.empty, at: group.element.nameRange, help: "remove it, or say EmptyView() where a view has to stand",
            fix: Fix("replace it by EmptyView()", .safe, [Fix.Edit(call, "EmptyView()")]))
    }

    private func report(_ group: BareGroup, _ context: inout RuleContext) {
        let needsMark = group.memberToMark != nil
        let unmarked = group.place.unmarkedMember != nil ? Self.inMember : Self.inBuilder
        context.report(
            needsMark ? Self.asBuilder : unmarked, at: group.element.nameRange,
            help: needsMark ? "mark the member @ViewBuilder and remove the Group" : "remove the Group",
            fix: group.fix("remove the Group"))
    }
}
