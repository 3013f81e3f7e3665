import GroupLintCore

struct SubviewsPositionIdentity: Rule {
    static let byPosition = RuleCase(
        .info, .medium,
        says: "a view may get the state of its neighbor when a view is added or removed, because the position identifies a view")

    static let info = RuleInfo(
        id: "subviews_position_identity",
        summary: "A `ForEach` identifies the views of a container by position, so state stays with the position.",
        category: .identity,
        rationale: """
            A subview keeps its id when the content changes or is reordered. A `ForEach` over `indices`, over a \
            range up to `count` or over `enumerated()` with `\\.offset` gives each view the identity of its position \
            instead: when a subview is inserted, removed or moved, state, focus and animations stay with the position.

            This applies to iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2 and later, where the API exists.
            """,
        cases: [byPosition],
        silentOn: [
            "positions alone, such as the dots of a page indicator: the views are not shown",
            "views that get their own `.id`",
            "positions that are only passed along, while the id is that of the element",
            "arrays and other collections",
        ],
        fix: """
            Identifies the elements of `enumerated()` by their own id, which is safe. Iterates over the subviews themselves \
            where the position is only compared with the first or last, which is unsafe.
            """,
        sources: [
            "https://developer.apple.com/documentation/swiftui/subview",
            "https://developer.apple.com/videos/play/wwdc2024/10146/",
        ],
        bad: """
            struct Divided<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    Group(subviews: content) { subviews in
                        ForEach(subviews.indices, id: \\.self) { index in
                            if index > 0 { Divider() }
                            subviews[index]
                        }
                    }
                }
            }
            """,
        good: """
            struct Divided<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    Group(subviews: content) { subviews in
                        ForEach(subviews) { subview in
                            if subview.id != subviews.first?.id { Divider() }
                            subview
                        }
                    }
                }
            }
            """,
        versions: .since(.iOS18)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.usesContainers, let tree = context.syntax() else { return }
        let content = ResolvedContent(index: file.index, file: file.file)
        tree.root.walk { node in
            if let rows = PositionRows(node, content), rows.showsElements {
                context.report(
                    Self.byPosition, at: rows.nameRange,
                    help: rows.help,
                    fix: rows.fix)
            }
            return true
        }
    }
}
