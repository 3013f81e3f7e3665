import GroupLintCore

struct NeedlessGroup: Rule {
    static let inBuilder = RuleCase(
        .info, when: "a builder that can hold the content directly",
        says: "this `Group` has no effect, because the surrounding builder can hold its content directly")
    static let inMember = RuleCase(
        .info, when: "a member that can return the content directly",
        says: "this `Group` has no effect, because `{member}` can return its content directly")
    static let asBuilder = RuleCase(
        .info, when: "a member that can be marked `@ViewBuilder`",
        says: "this `Group` is not needed if `{member}` is marked `@ViewBuilder`")
    static let empty = RuleCase(.info, when: "an empty `Group`", says: "this `Group` is empty")

    static let info = RuleInfo(
        id: "needless_group",
        summary: "A `Group` without modifiers has no effect, because the builder can hold its content directly.",
        category: .style,
        rationale: """
            The closure of a container, the `body` of a view and every member marked `@ViewBuilder` can hold several views, \
            conditions and switches. A `Group` in them adds a level of nesting and a generic type that the compiler has to \
            check, but no view: without it, nothing changes on the screen. A member that returns `some View` and uses a \
            `Group` to hold a condition can use `@ViewBuilder` instead. On every OS version.

            This rule reports a `Group` without modifiers. If the block would hold more than ten views without its \
            Groups, `obsolete_view_limit_group` reports it. `single_child_group` reports a `Group` with modifiers around \
            one view. A comment that switches off one of the three rules for a `Group` also switches off the other two there.
            """,
        cases: [inBuilder, inMember, asBuilder, empty],
        silentOn: [
            "`Group(subviews:)` and `Group(sections:)`, which have another purpose",
            "arguments, values of variables, operands and results of closures that are not view builders",
            "closures of views and modifiers that are not known in the run",
            "bodies with a `return`, except one at the end that only constants precede",
            "types other than `some View`: they may name the `Group`",
            "scenes, toolbar items, commands, tabs, table rows, charts, maps, and a type of the project named `Group`",
            "a `Group` that holds only `#if` or comments, or that declares names next to other statements",
            "a postfix `#if` after the `Group`",
            "previews, which list their variants in a `Group`",
        ],
        fix: """
            Removes `Group` and its braces and moves the content to the left; safe. Marks a member that is not a builder \
            yet with `@ViewBuilder`, which is safe in views and view modifiers.
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
        relatives: ["obsolete_view_limit_group", "single_child_group"], marksNeedlessCode: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for group in BareGroup.all(in: file, &context) {
            if group.isEmpty {
                reportEmpty(group, &context)
            } else if !group.holdsOnlyComments, !group.holdsOnlyConfig, !group.declaresNames,
                group.flattenedCount(upTo: BareGroup.oldLimit) != nil
            {
                report(group, &context)
            }
        }
    }

    private func reportEmpty(_ group: BareGroup, _ context: inout RuleContext) {
        let call = SourceRange(start: group.element.nameRange.start, end: group.call.end)
        context.report(
            Self.empty, at: group.element.nameRange, help: "write `EmptyView()` instead",
            fix: Fix("replace it with `EmptyView()`", .safe, [Fix.Edit(call, "EmptyView()")]))
    }

    private func report(_ group: BareGroup, _ context: inout RuleContext) {
        let needsMark = group.memberToMark != nil
        let removed = group.place.statement.kind == .returnStmt ? "the `return` and the `Group`" : "the `Group`"
        let member = group.place.unmarkedMember?.declarationText
        let unmarked = member != nil ? Self.inMember : Self.inBuilder
        context.report(
            needsMark ? Self.asBuilder : unmarked, ["member": member?.name ?? ""], at: group.element.nameRange,
            help: needsMark
                ? "write `@ViewBuilder` before `\(member?.text ?? "")`, and remove \(removed)" : "remove \(removed)",
            fix: group.fix("remove the `Group`"))
    }
}

extension SyntaxNode {
    /// The name of a declaration, and its start: `rows`, `var rows`.
    fileprivate var declarationText: (name: String, text: String) {
        if let variable = VariableDecl(self) {
            let name = variable.bindings.first { _ in true }.flatMap { PatternBinding($0).pattern?.tokenText } ?? ""
            return (name, "var \(name)")
        }
        return kind == .functionDecl ? (tokenText, "func \(tokenText)") : ("subscript", "subscript")
    }
}
