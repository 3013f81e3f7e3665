import GroupLintCore

extension NestedNavigationContainer {
    /// Tabs with containers in a container, reported at the `TabView`.
    func checkTabs(_ file: ViewFile, _ bars: inout HiddenBars, _ context: inout RuleContext) {
        for tabs in file.calls("TabView") where !tabs.root.flags.contains(.isPreview) && tabs.isSwiftUI("TabView") {
            guard
                let place = context.screenPlaces(of: tabs).first(where: { place in
                    Self.containers.contains { $0.outer == place.navigation }
                }), let outer = place.container.map({ ViewElement(context.index, $0) }),
                outer.root.site == tabs.root.site || tabs.hasUniqueOwner,
                [tabs, outer].allSatisfy({ bars.hidden(near: $0, &context) == .nothing }), !context.isInUncompiledCode(tabs),
                case let containers = tabs.tabScreens.compactMap(container).filter({ inner in
                    (inner.element.root.site == tabs.root.site || inner.element.hasUniqueOwner)
                        && bars.hidden(near: inner.element, &context) == .nothing
                        && !context.isInUncompiledCode(inner.element)
                }), let inner = containers.first
            else { continue }
            let text = place.navigation == .stack ? "NavigationStack" : "NavigationView"
            context.report(
                Self.tabs, ["outer": text, "inner": inner.text], at: tabs.nameRange,
                help: place.isPushed
                    ? "show this screen in a `.fullScreenCover` instead of pushing it, or remove the containers of the tabs"
                    : outer.hasArgument("path") || outer.descendants.contains(where: \.registersScreens)
                        ? "write `.toolbar(.hidden, for: .navigationBar)` after the `TabView`, because the `\(text)` around it "
                            + "pushes screens over all tabs"
                        : "remove the `\(text)` around the `TabView`, and put those tabs that have none into a `\(text)` of "
                            + "their own",
                related: [
                    outer.related(place.isPushed ? "this pushes the screen" : "the container is around it here")
                ] + containers.map { $0.element.related("a tab makes its own `\($0.text)` here") })
        }
    }
}

extension ViewElement {
    fileprivate var registersScreens: Bool { modifiers.contains { $0.name == "navigationDestination" } }

    /// The screens of a `TabView`, inside of each `Tab` or with a `.tabItem`.
    fileprivate var tabScreens: [ViewElement] {
        children.flatMap { $0.kind == .slot && $0.record.link < 0 ? Array($0.children) : [$0] }.compactMap { tab in
            tab.isSwiftUI("Tab") ? tab.onlyChild.flatMap { $0.kind == .slot ? $0.onlyChild : $0 } : tab.kind == .slot ? nil : tab
        }
    }
}
