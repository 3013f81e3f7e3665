import GroupLintCore

struct ModifierOnEmptyView: Rule {
    static let never = RuleCase(
        .error,
        says: "`.{modifier}` never {does}, because SwiftUI leaves an `EmptyView` out of {a} `{container}`, and its modifiers "
            + "with it")
    static let untouched = RuleCase(
        .info, when: "a gesture, which has nothing to cover", says: never.says)
    static let unseen = RuleCase(
        .warning, when: "the modifier only draws, lays out, or names the view",
        says: "`.{modifier}` has no effect, because SwiftUI leaves an `EmptyView` out of {a} `{container}`, and its modifiers "
            + "with it")

    static let info = RuleInfo(
        id: "modifier_on_empty_view",
        summary: "A modifier on `EmptyView()` in a stack or list does nothing.",
        category: .layout,
        rationale: """
            In a stack or list, `EmptyView()` stands for no view at all. SwiftUI applies a modifier to the views that are there, \
            so there is nothing that could appear, present a sheet or take space. This applies to every OS version.

            Put the modifier on a view that is always there: the container, or `Color.clear.frame(width: 0, height: 0)`.
            """,
        cases: [never, unseen, untouched],
        silentOn: [
            "`.onChange`, `.onReceive` and values of the environment, which need no view, and `.id`, which `scrollTo` may find",
            "an `EmptyView()` that is asked for as one view: in `background`, `overlay`, a label, a sheet, the root of a screen",
            "an `EmptyView()` that is the content of a view of the project, unless all uses of the view are in stacks or lists",
            "modifiers that only draw, lay out or name the view, on an `EmptyView()` in a ForEach or in another builder than the "
                + "container",
            "a chain with a modifier that may make one view: the project's own modifiers, `.onGeometryChange`",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/emptyview",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Feed: View {
                @State private var posts: [String] = []

                var body: some View {
                    VStack {
                        ForEach(posts, id: \\.self) { Text($0) }
                        EmptyView().onAppear { posts = load() }
                    }
                }

                private func load() -> [String] { ["A"] }
            }
            """,
        good: """
            struct Feed: View {
                @State private var posts: [String] = []

                var body: some View {
                    VStack {
                        ForEach(posts, id: \\.self) { Text($0) }
                    }
                    .onAppear { posts = load() }
                }

                private func load() -> [String] { ["A"] }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.modifiedElements where element.name == .emptyView {
            guard element.isSwiftUI(.emptyView), !element.isInPreview, element.modifiers.allSatisfy(\.keepsViewsApart),
                let container = context.listContainer(around: element),
                let name = context.name(of: container),
                let modifier = element.modifiers.first(where: \.runs) ?? element.modifiers.first(where: \.isSeen),
                modifier.runs || element.isDirectly(in: container)
            else { continue }
            let text = context.text(modifier)
            context.report(
                !modifier.runs ? Self.unseen : modifier.touches ? Self.untouched : Self.never,
                [
                    "modifier": text, "does": modifier.name.isModifier(with: .presents) ? "presents anything" : "runs",
                    "a": article(name), "container": name,
                ],
                at: modifier.nameRange,
                help: modifier.touches || !modifier.runs
                    ? "remove `.\(text)`, or write `Color.clear` in place of `EmptyView()`"
                        + (modifier.name == .frame ? ", with a width and a height in its `.frame`" : "")
                    : container.root.site != element.root.site || name == "GeometryReader" || name == "ZStack"
                        ? "write `Color.clear.frame(width: 0, height: 0)` in place of `EmptyView()`"
                        : "put `.\(text)` on the `\(name)` or on another view that is always there")
        }
    }
}

extension ViewElement {
    /// Whether the element is written in a container, and not in the rows of a ForEach.
    fileprivate func isDirectly(in container: ViewElement) -> Bool {
        root.site == container.root.site
            && !sequence(first: self, next: \.parent).prefix { $0.site != container.site }.contains { $0.isSwiftUI(.forEach) }
    }
}

extension ViewTree.Modifier {
    /// Whether the modifier waits for a view, and then runs an action or presents something.
    fileprivate var runs: Bool {
        guard let known = SwiftUICatalog.modifiers[name] else { return false }
        if name == "onAppear" || name == "onDisappear" || name == "task" { return true }
        return known.kind == .perChild && !known.traits.isDisjoint(with: [.presents, .touch])
    }

    /// Whether the modifier is a gesture.
    fileprivate var touches: Bool { name.isModifier(with: .touch) }

    /// Whether the author wants the modifier to be seen: a space, a drawing.
    fileprivate var isSeen: Bool {
        guard let known = SwiftUICatalog.modifiers[name] else { return false }
        return known.kind == .perChild && !known.traits.isDisjoint(with: [.geometry, .draws])
    }
}
