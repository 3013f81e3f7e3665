import GroupLintCore

struct AnimationOnNavigationContainer: Rule {
    static let valued = RuleCase(
        .info,
        says: "when `{value}` changes, everything that changes inside this `{container}` at the same time is animated, also "
            + "its bars and the layout of its screens")
    static let always = RuleCase(
        .info, when: "an animation without `value:`",
        says: "each change inside this `{container}` is animated, also its bars and the layout of its screens")

    static let info = RuleInfo(
        id: "animation_on_navigation_container",
        summary: "`.animation` on a navigation container or `TabView` animates everything inside.",
        category: .navigation,
        rationale: """
            `.animation(_:value:)` animates all changes in the view below it that come in the same update as the value. On a \
            `NavigationStack`, `NavigationSplitView`, `NavigationView` or `TabView`, this is every screen: titles and bars move, \
            rows slide, and screens that have nothing to do with the value are animated with it. On every OS version.

            Put the animation on the view that should move, or change the value in `withAnimation`.
            """,
        cases: [valued, always],
        silentOn: [
            "`.animation(nil, value:)`",
            "a `TabView` with pages, and the selection of a `TabView`",
            "containers with another `.animation` before it, or with views that all have an `.animation` of their own",
            "a value that decides which view the container shows at its root",
            "previews and tests",
        ],
        sources: ["https://developer.apple.com/documentation/swiftui/view/animation(_:value:)"],
        bad: """
            struct Home: View {
                @State private var isBusy = false

                var body: some View {
                    NavigationStack {
                        VStack {
                            Toggle("Busy", isOn: $isBusy)
                            Circle().opacity(isBusy ? 1 : 0)
                        }
                    }
                    .animation(.easeInOut, value: isBusy)
                }
            }
            """,
        good: """
            struct Home: View {
                @State private var isBusy = false

                var body: some View {
                    NavigationStack {
                        VStack {
                            Toggle("Busy", isOn: $isBusy)
                            Circle().opacity(isBusy ? 1 : 0).animation(.easeInOut, value: isBusy)
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for written in WrittenModifier.all("animation", in: file, &context) {
            let element = written.element
            guard SwiftUICatalog.navigationContainers.contains(element.name), element.isSwiftUI(element.name),
                written.call.trailingClosure == nil, let curve = written.call.firstArgument?.value,
                curve.text != "nil", curve.name != "none", !element.hasPages(&context),
                !context.isAnimatedInside(element, before: written.modifier),
                let container = context.node(of: element)?.swiftUICallee?.tokenText
            else { continue }
            guard let value = written.call.argument("value") else {
                context.report(
                    Self.always, ["container": container], at: written.modifier.nameRange,
                    help: "remove `.\(context.shortCall(written.modifier))`, and put `.animation(…, value: …)` on the view that "
                        + "should move")
                continue
            }
            guard !element.selects(value, &context), !element.isChosen(by: value), !element.isReplaced else { continue }
            let text = value.shortText ?? "the value"
            context.report(
                Self.valued, ["value": text, "container": container], at: written.modifier.nameRange,
                help: "move `.animation(…, value: \(text))` to the view in the `\(container)` that shows `\(text)`, or remove "
                    + "it and change `\(text)` in `withAnimation { … }`")
        }
    }
}

extension ViewElement {
    /// Whether the animation moves the whole container in and out, when another one takes its place.
    fileprivate var isReplaced: Bool { modifiers.contains { $0.name == .id || $0.name == "transition" } }

    /// Whether a TabView shows pages, which move anyway.
    fileprivate func hasPages(_ context: inout RuleContext) -> Bool {
        modifiers.contains { modifier in
            guard modifier.name == "tabViewStyle", let call = context.node(of: modifier).flatMap(CallExpr.init) else {
                return false
            }
            return !["automatic", "sidebarAdaptable", "tabBarOnly"].contains(call.firstArgument?.value?.name)
        }
    }

    /// Whether the container is bound to the value: `TabView(selection: $tab)`, `NavigationStack(path: $path)`.
    fileprivate func selects(_ value: SyntaxNode, _ context: inout RuleContext) -> Bool {
        guard let path = value.ownPath, let call = context.node(of: self).flatMap(CallExpr.init) else { return false }
        return call.arguments.contains { argument in
            argument.value?.text.hasSuffix("$" + value.text) ?? false
                || argument.value?.subtree.contains { $0.kind == .memberAccessExpr && $0.name == path.last } ?? false
        }
    }

    /// Whether the value decides which view is at the root of the container.
    fileprivate func isChosen(by value: SyntaxNode) -> Bool {
        let names = value.subtree.filter { $0.kind == .declReferenceExpr }.map(\.name)
        return (site.element..<record.end).contains { position in
            let branch = ViewElement(index, ViewSite(file: site.file, element: position))
            return branch.kind == .branch && branch.reads.contains { names.contains($0.root) }
                && branch.parent?.kind == .slot && branch.parent?.parent?.site.element == site.element
        }
    }
}
