import GroupLintCore

extension TypeCode {
    /// Whether code of the view pushes a screen, apart from links that it shows.
    func pushesScreens(_ owner: TypeID?, _ context: inout RuleContext) -> Bool {
        pushesByPath || pushesByBinding || pushesByRouter(owner, &context)
    }

    /// Whether an action of the view pushes a screen by a path: `path.append(…)`, `router.push(…)`.
    var pushesByPath: Bool {
        nodes(named: ["append", "push"]).contains(where: \.pushesByPath)
    }

    /// Whether an action of the view pushes a screen by a function of an object that it has: `router.open(.profile)`, whose
    /// code appends to a path.
    func pushesByRouter(_ owner: TypeID?, _ context: inout RuleContext) -> Bool {
        guard let owner else { return false }
        let index = context.index
        let objects = index.storedProperties(of: owner).filter { member in
            let name = context.name(of: member).lowercased()
            return Self.pathWords.contains { name.hasSuffix($0) }
        }
        let routers = objects.prefix(Self.mostRouters).map { index.member($0).name }
        guard !routers.isEmpty, let code = ViewCode(owner, models: routers, countsShared: true, &context) else { return false }
        let calls = nodes(named: routers).prefix(Self.mostCalls).compactMap(\.parent)
        return ReachedFunctions(calls, code).ofModels.contains(where: \.pushesByPath)
    }

    private static let (mostRouters, mostCalls) = (2, 64)

    /// Whether a value of the view pushes a screen: `.navigationDestination(isPresented: $showsDetail)`, also by a link that is
    /// hidden: `NavigationLink(isActive: $showsDetail)`.
    var pushesByBinding: Bool {
        nodes(named: ["navigationDestination", "NavigationLink"]).contains { node in
            guard let call = node.parent.flatMap(CallExpr.init), call.callee == node else { return false }
            return Self.pushingValues.contains { call.argument($0) != nil }
        }
    }

    private static let pushingValues: [Name] = ["isPresented", "item", "isActive", "selection"]

    fileprivate static let pathWords = ["path", "router", "navigator", "coordinator"]
}

extension SyntaxNode {
    /// Whether the node, or code in it, is the callee of `path.append(…)` or `router.push(…)`.
    fileprivate var pushesByPath: Bool {
        subtree.contains { node in
            guard node.name == "append" || node.name == "push", let callee = MemberAccessExpr(node),
                let path = callee.base?.ownPath?.last, node.parent.flatMap(CallExpr.init)?.callee == node,
                let name = callee.base?.tokenText.lowercased(), !path.isNone
            else { return false }
            return TypeCode.pathWords.contains { name.hasSuffix($0) || name.hasSuffix($0 + "s") }
        }
    }
}

extension ViewElement {
    /// Whether the view shows one of several screens.
    var isContainerOfScreens: Bool { kind == .call && SwiftUICatalog.navigationContainers.contains(name) }

    /// The views with some names that the view shows on the same screen, in the code of its own type.
    func ownViews(named names: NameTable, atMost limit: Int) -> [ViewElement] {
        var found: [ViewElement] = []
        var screen = SameScreen()
        let owner = owner
        _ = screen.contains(self) { element in
            if element.kind == .call, names.contains(element.name), element.owner == owner { found.append(element) }
            return found.count >= limit
        }
        return found
    }

    /// Whether a link is written in the view, in a member or in a view that it shows, on the same screen.
    var linksToScreens: Bool {
        var screen = SameScreen()
        return screen.contains(self) { $0.isSwiftUI("NavigationLink") }
    }

    /// The views of the project that the view shows on the same screen, outermost first.
    func shownViews(atMost limit: Int) -> [TypeID] {
        shownElements(atMost: limit).compactMap { element in
            if case .project(let type) = element.callee { type } else { nil }
        }
    }

    /// The views of the project with state of their own that the view shows on the same screen.
    func viewsWithState(atMost limit: Int, where isWanted: (ViewElement) -> Bool = { _ in true }) -> [ViewElement] {
        shownElements(atMost: limit) { element in
            guard case .project(let view) = element.callee else { return false }
            return index.keepsState(view) && isWanted(element)
        }
    }

    /// The first use of each view of the project that meets a condition.
    private func shownElements(atMost limit: Int, where isWanted: (ViewElement) -> Bool = { _ in true }) -> [ViewElement] {
        var (found, seen): ([ViewElement], Set<TypeID>) = ([], [])
        var screen = SameScreen()
        _ = screen.contains(self) { element in
            if case .project(let type) = element.callee, element.index.type(type).isView, !seen.contains(type),
                isWanted(element)
            {
                seen.insert(type)
                found.append(element)
            }
            return found.count >= limit
        }
        return found
    }
}

/// A search among the elements that a view shows on the same screen, with those of each member and view that it shows.
struct SameScreen {
    /// How many more elements to look at.
    private var budget = 400
    /// A row of badges shows the same view many times.
    private var seen: Set<ViewSite> = []

    mutating func contains(_ element: ViewElement, where isWanted: (ViewElement) -> Bool) -> Bool {
        if isWanted(element) { return true }
        guard budget > 0 else { return false }
        budget -= 1
        for child in element.children where element.kind != .call || element.shows(child) {
            if contains(child, where: isWanted) { return true }
        }
        guard element.targets.count == 1, seen.insert(element.targets[0]).inserted else { return false }
        return contains(ViewElement(element.index, element.targets[0]), where: isWanted)
    }
}

extension RuleContext {
    /// Whether a view is the page of a tab, maybe in a stack of screens. `.onAppear` and `.task` run again when the user comes
    /// back to the tab, and the state of the page is kept.
    func isPageOfTab(_ element: ViewElement) -> Bool {
        var budget = 12
        return isPageOfTab(element, &budget)
    }

    private func isPageOfTab(_ element: ViewElement, _ budget: inout Int) -> Bool {
        for place in placements.of(element) where !place.isPushed && !place.isRepeated {
            guard budget > 0, let container = place.container.map({ ViewElement(index, $0) }), !container.isInPreview else {
                continue
            }
            budget -= 1
            if container.isSwiftUI("Tab") || container.isSwiftUI("TabView") {
                let tabs = sequence(first: container, next: \.parent).first { $0.isSwiftUI("TabView") }
                if let tabs, !tabs.modifiers.contains(where: { $0.name == "tabViewStyle" }) { return true }
            } else if place.layout == .stack || place.layout == .single || container.isContainerOfScreens {
                if isPageOfTab(container, &budget) { return true }
            }
        }
        return false
    }
}
