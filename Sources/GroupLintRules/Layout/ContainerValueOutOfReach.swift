import GroupLintCore

struct ContainerValueOutOfReach: Rule {
    static let blocked = RuleCase(
        .warning, when: "a wrapper is between the value and the container that reads it",
        says: "`{reader}` does not see this container value, because it reads only the values of the `{wrapper}` around the view")
    static let unread = RuleCase(
        .info, .medium, when: "the container around the view does not read the value",
        says: "this container value has no effect, because `{reader}` does not read it")
    static let onContainer = RuleCase(
        .info, .medium, when: "the value is set on the container itself",
        says: "this container value has no effect, because `{reader}` reads it from the views inside it")
    static let readByNobody = RuleCase(
        .info, .medium, when: "nothing in the project reads the value", says: "nothing in the project reads this container value")

    static let info = RuleInfo(
        id: "container_value_out_of_reach",
        summary: "A container value is set in a place where the container that reads it cannot see it.",
        category: .layout,
        rationale: """
            A container that shows its content with `ForEach(subviews:)` or `Group(subviews:)` can read the values of the \
            views that are directly in its content. A value on a view inside a stack, a button or another container stays \
            there: the outer container only sees the stack. On a `Group`, `ForEach` or `Section`, the value applies to each \
            view inside.

            This applies to iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2 and later, where the API exists.
            """,
        cases: [blocked, unread, onContainer, readByNobody],
        silentOn: [
            "wrappers that read the value themselves, or that pass their subviews on",
            "views whose container is in another file or function, and values set at the root of a `body`",
            "values that a helper reads, and values that other modules may read",
        ],
        sources: [
            "https://developer.apple.com/videos/play/wwdc2024/10146/",
            "https://developer.apple.com/documentation/swiftui/containervalues",
        ],
        bad: """
            extension ContainerValues { @Entry var isPinned = false }

            struct Board<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    ForEach(subviews: content) { $0.opacity($0.containerValues.isPinned ? 1 : 0.5) }
                }
            }

            struct Home: View {
                var body: some View {
                    Board {
                        HStack { Text("A").containerValue(\\.isPinned, true) }
                    }
                }
            }
            """,
        good: """
            extension ContainerValues { @Entry var isPinned = false }

            struct Board<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    ForEach(subviews: content) { $0.opacity($0.containerValues.isPinned ? 1 : 0.5) }
                }
            }

            struct Home: View {
                var body: some View {
                    Board {
                        HStack { Text("A") }.containerValue(\\.isPinned, true)
                    }
                }
            }
            """,
        versions: .since(.iOS18)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.index.usesContainerValues else { return }
        for range in file.index.unreadContainerKeys(in: file.file) {
            let name = context.syntax()?.source.text(range) ?? ""
            context.report(
                Self.readByNobody, at: range,
                help: "remove `\(name)`, or read it in a container: `subview.containerValues.\(name)`")
        }
        for element in file.modifiedElements where !element.flags.contains(.isSelf) {
            for modifier in element.modifiers {
                for key in context.containerKeys(setBy: modifier) { check(element, modifier, key, &context) }
            }
        }
    }

    private func check(
        _ element: ViewElement, _ modifier: ViewTree.Modifier, _ key: Name, _ context: inout RuleContext
    ) {
        let name = context.shortCall(modifier)
        switch ContainerReach(element, key) {
        case .blocked(let wrapper, let container):
            let source = context.source
            let reader = source?.text(container.nameRange) ?? "container"
            context.report(
                Self.blocked, ["reader": reader, "wrapper": source?.text(wrapper.nameRange) ?? "wrapper"],
                at: modifier.nameRange,
                help: "move `.\(name)` to this `\(source?.text(wrapper.nameRange) ?? "wrapper")`, after its closing brace",
                related: [
                    wrapper.related("the value does not leave this view"), container.related("this container reads the value"),
                ])
        case .unread(let container):
            let reader = context.source?.text(container.nameRange) ?? "container"
            context.report(
                Self.unread, ["reader": reader], at: modifier.nameRange,
                help: "remove `.\(name)`, or read the value in `\(reader)`",
                related: [container.related("this container does not read the value")])
        case .onContainer:
            let reader = context.source?.text(element.nameRange) ?? "container"
            context.report(
                Self.onContainer, ["reader": reader], at: modifier.nameRange,
                help: "move `.\(name)` to the views inside `\(reader)`")
        case .unknown: break
        }
    }
}
