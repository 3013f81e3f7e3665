import GroupLintCore

/// A modifier for the bar of a navigation container, on the container itself: SwiftUI hands it to the container around it, and
/// there is none.
struct BarModifier {
    let modifier: ViewTree.Modifier
    let container: String

    private static let containers: [(name: Name, text: String)] = [
        ("NavigationStack", "NavigationStack"), ("NavigationView", "NavigationView"),
    ]
    private static let titles = NameTable("navigationTitle navigationBarTitle navigationBarTitleDisplayMode navigationBarItems")

    init?(_ modifier: ViewTree.Modifier, on element: ViewElement, _ context: inout RuleContext) {
        guard let container = Self.containers.first(where: { element.isSwiftUI($0.name) }),
            Self.titles.contains(modifier.name) || modifier.name == "toolbar",
            !element.isInPreview, let call = context.node(of: modifier).flatMap(CallExpr.init),
            modifier.name != "toolbar" || Self.showsBarItems(call), context.mayRunWhereBarsAreDrawn(call.node),
            context.isOutsideNavigation(element)
        else { return nil }
        self.modifier = modifier
        self.container = container.text
    }

    /// Whether a toolbar has only items for the bar at the top: the items of a keyboard or a bottom bar may show all the same.
    private static func showsBarItems(_ call: CallExpr) -> Bool {
        guard let content = call.trailingClosure ?? call.value("content"), content.kind == .closureExpr else { return false }
        let items = content.subtree.filter { node in
            CallExpr(node)?.callee.map { $0.name == "ToolbarItem" || $0.name == "ToolbarItemGroup" } ?? false
        }
        let places = items.map { CallExpr($0)?.argument("placement")?.name ?? .none }
        return !items.isEmpty && places.allSatisfy { $0.isNone || topPlaces.contains($0) }
    }

    private static let topPlaces = NameTable(
        """
        topBarLeading topBarTrailing navigationBarLeading navigationBarTrailing principal primaryAction cancellationAction \
        confirmationAction navigation automatic title
        """)
}

extension RuleContext {
    private static let mostTabs = 2

    /// Whether code may run on a system where the navigation container draws the bar, and not the window.
    fileprivate func mayRunWhereBarsAreDrawn(_ node: SyntaxNode) -> Bool {
        let known = targets.isUnknown ? Self.everySystem : targets
        return ReachableTargets(node, known).targets.versions.pairs.contains { $0.0 == .iOS }
    }

    /// Whether an element is the content of a `navigationDestination`, which a container around shows.
    private func isDestination(_ site: ViewSite) -> Bool {
        for slot in sequence(first: ViewElement(index, site), next: \.parent) where slot.kind == .slot {
            let link = Int(slot.record.link)
            if link >= 0, slot.views.modifiers[link].name == "navigationDestination" { return true }
        }
        return false
    }

    private static let everySystem = DeploymentTargets(ReleaseYear.iOS15.versions)

    /// Whether an element is known to be a screen, or the tab of one, that no navigation container is around.
    fileprivate mutating func isOutsideNavigation(_ element: ViewElement, depth: Int = 0) -> Bool {
        let places = places(of: element, listContainers: [])
        guard !places.isEmpty, depth <= Self.mostTabs else { return false }
        return places.allSatisfy { place in
            guard place.navigation == .undecided, !place.isPushed, !isDestination(place.caller ?? element.site),
                let outer = place.container.map({ ViewElement(index, $0) })
            else { return false }
            // What is around the tabs decides about their content, too.
            if outer.name == "Tab" || outer.name == "TabView" { return isOutsideNavigation(outer, depth: depth + 1) }
            return place.layout == .screen
        }
    }
}
