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

    /// A title or items for a bar in a sheet without a navigation container, which would draw the bar.
    ///
    /// - Returns: the call or reference in the sheet that leads to the view, and the modifier that shows the sheet.
    static func sheetWithoutBar(
        _ modifier: ViewTree.Modifier, on element: ViewElement, _ context: inout RuleContext
    ) -> (caller: ViewElement, sheet: String)? {
        guard isForBar(modifier, on: element, &context), !element.isInPreview, !modifier.isConditional,
            let call = context.node(of: modifier).flatMap(CallExpr.init), context.mayRunWhereBarsAreDrawn(call.node),
            !element.mayBeWrapped(after: modifier), !context.isForMac(element), !element.mayShowNavigation()
        else { return nil }
        for place in context.places(of: element, listContainers: []) {
            guard place.layout == .screen, place.navigation == .undecided, !place.isPushed else { continue }
            let caller = place.caller.map { ViewElement(context.index, $0) } ?? element
            guard let presenter = caller.presenter, !caller.mayBeWrapped(after: nil), !caller.isInPreview,
                !context.isForMac(caller), !Self.otherSystems.contains(where: caller.path.contains)
            else { continue }
            return (caller, presenter)
        }
        return nil
    }

    /// Folders of code for systems that draw no such bar, or another one.
    private static let otherSystems = ["tvOS/", "watchOS/", "Watch App/", "WatchApp/", "Watch/"]

    private static func isForBar(
        _ modifier: ViewTree.Modifier, on element: ViewElement, _ context: inout RuleContext
    ) -> Bool {
        if modifier.name == "navigationTitle" || modifier.name == "navigationBarTitle" {
            // The items are worth more, and one navigation container mends both.
            return !element.modifiers.contains { $0.name == "toolbar" }
        }
        return modifier.name == "toolbar" && (context.node(of: modifier).flatMap(CallExpr.init).map(showsBarItems) ?? false)
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

extension ViewElement {
    /// The modifier with the sheet or cover that has the view in its content.
    fileprivate var presenter: String? {
        switch contentAround(where: { _ in true })?.modifierOfContent {
        case "sheet": "sheet"
        case "fullScreenCover": "fullScreenCover"
        // Other modifiers show their content elsewhere.
        default: nil
        }
    }

    /// Whether a modifier of the project on the view or around it may put the view into a navigation container.
    fileprivate func mayBeWrapped(after modifier: ViewTree.Modifier?) -> Bool {
        let later = modifiers.drop { modifier != nil && $0.nameRange.start <= modifier!.nameRange.start }
        if later.contains(where: \.isOfProject) { return true }
        let outer = sequence(first: self, next: \.parent).dropFirst().prefix { $0.kind != .slot || $0.record.link < 0 }
        return outer.contains { $0.modifiers.contains(where: \.isOfProject) }
    }
}

extension RuleContext {
    private static let mostContainers = 4
    private static let inner = NameTable("Tab TabView ZStack VStack HStack")

    /// Whether an element is the content of a `navigationDestination`, which a container around shows.
    private func isDestination(_ site: ViewSite) -> Bool {
        ViewElement(index, site).isInContent(of: "navigationDestination")
    }

    /// Whether an element is known to be a screen, or the tab of one, that no navigation container is around.
    fileprivate mutating func isOutsideNavigation(_ element: ViewElement, depth: Int = 0) -> Bool {
        let places = places(of: element, listContainers: [])
        guard !places.isEmpty, depth <= Self.mostContainers else { return false }
        return places.allSatisfy { place in
            guard place.navigation == .undecided, !place.isPushed, !isDestination(place.caller ?? element.site),
                let outer = place.container.map({ ViewElement(index, $0) })
            else { return false }
            // What is around the tabs or the stack decides about their content, too.
            if Self.inner.contains(outer.name), outer.isSwiftUI(outer.name) {
                return isOutsideNavigation(outer, depth: depth + 1)
            }
            return place.layout == .screen
        }
    }
}
