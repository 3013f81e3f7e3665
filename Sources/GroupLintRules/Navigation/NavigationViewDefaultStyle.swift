import GroupLintCore

struct NavigationViewDefaultStyle: Rule {
    static let inside = RuleCase(
        .warning, when: "the style is inside the `NavigationView`",
        says: "`.navigationViewStyle` has no effect here, because it is inside the `NavigationView` and not on it")
    static let older = RuleCase(
        .warning, .medium,
        when: "a target below iOS 16, and a window or tab shows it, not only in the `else` of `#available`, and it has no links",
        says: "on an iPad this `NavigationView` shows its only view in a sidebar next to an empty screen, because it has no "
            + "`.navigationViewStyle(.stack)`")
    static let single = RuleCase(
        .info, .medium, when: "the same, for a target from iOS 16 on",
        says: older.says)
    static let split = RuleCase(
        .info, .low,
        says: "on an iPad this `NavigationView` may show its only view in a sidebar next to an empty screen, because it has no "
            + "`.navigationViewStyle(.stack)`")

    static let info = RuleInfo(
        id: "navigation_view_default_style",
        summary: "A `NavigationView` with one view and no style is a split view on the iPad.",
        category: .navigation,
        rationale: """
            Without a style, a `NavigationView` makes columns where the screen is wide: on an iPad, and in landscape on large \
            iPhones. Its only view then is the sidebar, hidden in portrait, and the rest of the screen is empty. \
            `.navigationViewStyle(.stack)` on the `NavigationView`, or around it, makes one column. From iOS 16 on, \
            `NavigationStack` does this.
            """,
        cases: [split, single, older, inside],
        silentOn: [
            "a `NavigationView` with two or three views, which wants columns",
            "a style on the `NavigationView`, on a view around it, or where a view that contains it is used",
            "popovers, which are narrow, and views that a size class shows on narrow screens only",
            "code that does not run on iOS, and unknown deployment targets",
            "targets for iPhones only: `TARGETED_DEVICE_FAMILY = 1`", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:)",
            "https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types",
        ],
        bad: """
            struct Home: View {
                var body: some View {
                    NavigationView {
                        List { Text("Inbox") }.navigationViewStyle(.stack)
                    }
                }
            }
            """,
        good: """
            struct Home: View {
                var body: some View {
                    NavigationView {
                        List { Text("Inbox") }
                    }
                    .navigationViewStyle(.stack)
                }
            }
            """,
        exampleTarget: "iOS=15.0",
        measured: Measurement(right: 18, read: 26, at: .warning), needsTarget: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !context.buildOptions.isForPhonesOnly else { return }
        for element in file.calls("NavigationView") where !element.isInPreview {
            guard element.owner.map({ context.index.type($0).isView }) ?? false,
                let content = element.slot(.none) ?? element.slot("content"), let node = context.node(of: element)
            else {
                continue
            }
            let targets = ReachableTargets(node, context.targets).targets
            guard let version = targets[.iOS], !context.isForNarrowScreens(element) else { continue }
            if let inner = style(in: content), !element.isStyled(depth: 0) {
                context.report(
                    Self.inside, at: inner.nameRange,
                    help: "move `.\(context.shortCall(inner))` to the `NavigationView`, after its closing brace",
                    related: [element.related("this `NavigationView` has no style")])
                continue
            }
            let children = Array(content.children)
            guard children.count == 1, children[0].kind != .opaque, ViewContent(of: children[0]).most == 1,
                !element.isStyled(depth: 0), !element.isInPopover(depth: 0)
            else { continue }
            let isOld = version < OSVersion(16)
            let hasLinks = content.descendants.contains { $0.isSwiftUI("NavigationLink") && !$0.hasArgument("isActive") }
            let isWide =
                !element.isForOlderSystems && !hasLinks
                && context.placements.of(element).contains { $0.isWindowOrTab(context.index) }
            context.report(
                isWide ? isOld ? Self.older : Self.single : Self.split, at: element.nameRange,
                help: isOld
                    ? "add `.navigationViewStyle(.stack)` after the closing brace of the `NavigationView`"
                        + (targets[.macOS] == nil ? "" : ", in `#if !os(macOS)`")
                    : "write `NavigationStack` in place of `NavigationView`, or add `.navigationViewStyle(.stack)` to it",
                target: DeploymentTargets.text((.iOS, version)))
        }
    }

    /// A style on a view in the content, if that view has no container of its own.
    private func style(in content: ViewElement) -> ViewTree.Modifier? {
        var found: ViewTree.Modifier?
        for position in content.site.element..<content.record.end {
            let element = ViewElement(content.index, ViewSite(file: content.site.file, element: position))
            if element.name == "NavigationView" { return nil }
            found = found ?? element.modifiers.first { $0.name == .navigationViewStyle }
        }
        return found
    }
}

extension ViewElement {
    /// Whether the view is in the `else` of `if #available`, so that few users see it.
    fileprivate var isForOlderSystems: Bool {
        sequence(first: self, next: \.parent).contains { arm in
            guard arm.kind == .arm, let branch = arm.parent, branch.flags.contains(.isAvailability) else { return false }
            return branch.children.first { _ in true }?.site != arm.site
        }
    }
}

extension RuleContext {
    /// Whether a size class decides that a view is shown, at each place, and shows another one where the screen is wide.
    fileprivate mutating func isForNarrowScreens(_ element: ViewElement, hops: Int = 0) -> Bool {
        for (arm, branch) in element.armsAround() where branch.choosesWidth && isNarrow(arm, of: branch) { return true }
        guard let uses = element.followedUses(after: hops) else { return false }
        for use in uses where !isForNarrowScreens(use, hops: hops + 1) { return false }
        return true
    }

    private mutating func isNarrow(_ arm: ViewElement, of branch: ViewElement) -> Bool {
        guard let node = code(of: branch), let place = branch.children.map(\.site).firstIndex(of: arm.site) else { return false }
        if let choice = SwitchExpr(node) {
            let labels = choice.cases.map { SwitchCase($0)?.label?.text ?? "" }
            guard place < labels.count else { return false }
            return labels[place].hasWord("compact")
                || labels[place].hasPrefix("default") && labels.contains { $0.hasWord("regular") }
        }
        let conditions = IfExpr(node)?.conditions ?? []
        guard conditions.count == 1, branch.children.count(where: { _ in true }) == 2, conditions[0].text.hasWord("==") else {
            return false
        }
        return conditions[0].text.hasWord(place == 0 ? ".compact" : ".regular")
    }
}

extension Placement {
    /// Whether the view has the width of a window.
    fileprivate func isWindowOrTab(_ index: ProjectIndex) -> Bool {
        guard !isPushed, let container = container.map({ ViewElement(index, $0) }) else { return false }
        return ["WindowGroup", "Window", "DocumentGroup", "TabView", "Tab"].contains(container.name)
    }
}
