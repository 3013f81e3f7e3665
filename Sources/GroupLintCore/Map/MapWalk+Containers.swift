/// What SwiftUI's containers do with their content.
extension MapWalk {
    mutating func visitSwiftUI(_ element: ViewElement, _ view: CatalogView, _ context: Context) {
        switch element.name {
        case "NavigationLink": visitLink(element, view, context)
        case "TabView": visitTabs(element, context)
        case "Tab": visitTab(element, context)
        case "NavigationSplitView": visitColumns(element, context)
        case "NavigationStack", "NavigationView": visitStack(element, context)
        default:
            if view.traits.contains(.isHost) || view.traits.contains(.startsEnvironment) {
                visitScene(element, view, context)
            } else if context.isHead, passes(element, view, context) {
                visitHead(element, view, context)
            } else if element.name == "ZStack", context.slot < 0 || !context.isHead {
                visitLayers(element, context)
            } else {
                visitRest(element, context)
            }
        }
    }

    /// Whether what fills the only content of a container fills the place of the container.
    private func passes(_ element: ViewElement, _ view: CatalogView, _ context: Context) -> Bool {
        if element.name == .forEach || element.name == "TabSection" {
            return context.slot >= 0 && slots[context.slot].kind == .tab
        }
        if SwiftUICatalog.views.isTransparent(element.name) { return true }
        // In a body, only what fills all of it can be a screen of its own.
        guard context.slot >= 0, !view.traits.contains(.lazy), !view.traits.contains(.control) else { return false }
        let content = element.slots.filter { slot in
            switch view.role(of: slot.name, hasArgument: element.hasArgument) {
            case .transparent, .formRows, .stack, .single: true
            default: false
            }
        }
        guard content.count == 1 else { return false }
        var children = content[0].children
        guard let only = children.next(), children.next() == nil else { return false }
        if only.kind == .call, case .project = only.callee { return true }
        return only.kind == .reference
    }

    private mutating func visitHead(_ element: ViewElement, _ view: CatalogView, _ context: Context) {
        for slot in element.slots {
            switch view.role(of: slot.name, hasArgument: element.hasArgument) {
            case .transparent, .repeated, .listRows, .formRows, .lazyRows, .stack, .nonView:
                visitChildren(of: slot, context)
            case .single where slot.name.isNone || slot.name == .content: visitChildren(of: slot, context)
            default: visitChildren(of: slot, context.asPart)
            }
        }
        visitModifiers(of: element, context.slot >= 0 ? context : context.asPart)
    }

    private mutating func visitLink(_ element: ViewElement, _ view: CatalogView, _ context: Context) {
        guard !(context.slot >= 0 && context.isHead) else { return visitRest(element, context) }
        for slot in element.slots {
            if view.role(of: slot.name, hasArgument: element.hasArgument) == .destination {
                open(slot, .init(kind: .link), element, source: unit(of: context))
            } else {
                visitChildren(of: slot, context.asPart)
            }
        }
        visitModifiers(of: element, context.asPart)
    }

    private mutating func visitTabs(_ element: ViewElement, _ context: Context) {
        guard !(context.slot >= 0 && context.isHead) else { return visitRest(element, context) }
        let source = unit(of: context.asPart)
        for slot in element.slots {
            for child in slot.children where child.kind != .slot {
                openTab(child, source, opener: element)
            }
        }
        visitModifiers(of: element, context.asPart)
    }

    private mutating func openTab(_ child: ViewElement, _ source: Int, opener: ViewElement) {
        let open = OpenSlot(
            source: source, kind: .tab, site: child.site, opener: opener.site, modifier: -1, isScreen: false)
        self.open(open) { walk, context in walk.visit(child, context) }
    }

    /// The layers of a stack, one of which may show the screens of a tab bar made by hand: `if selection == 0 { Home() } else …`.
    private mutating func visitLayers(_ element: ViewElement, _ context: Context) {
        for slot in element.slots {
            for child in slot.children where child.kind != .slot {
                guard child.choosesTab else {
                    visit(child, context.asPart)
                    continue
                }
                let source = unit(of: context.asPart)
                for arm in child.children {
                    for view in arm.children { openTab(view, source, opener: element) }
                }
            }
        }
        visitModifiers(of: element, context.asPart)
    }

    /// `Tab("Home", systemImage: "house") { Home() }`: the tab of the view around it, or a tab that a member returns.
    private mutating func visitTab(_ element: ViewElement, _ context: Context) {
        let isTab = context.slot >= 0 && context.isHead && slots[context.slot].kind == .tab
        for slot in element.slots {
            if slot.name == "label" {
                visitChildren(of: slot, isTab ? Context(unit: slots[context.slot].source) : context.asPart)
            } else if isTab {
                visitChildren(of: slot, context)
            } else {
                open(slot, .init(kind: .tab, isScreen: false), element, source: unit(of: context.asPart))
            }
        }
    }

    private mutating func visitColumns(_ element: ViewElement, _ context: Context) {
        guard !(context.slot >= 0 && context.isHead) else { return visitRest(element, context) }
        let source = unit(of: context.asPart)
        for slot in element.slots { open(slot, .init(kind: .column, isScreen: false), element, source: source) }
        visitModifiers(of: element, context.asPart)
    }

    /// The root of a stack fills the place of the stack; in a view with other content, it is a screen of its own.
    private mutating func visitStack(_ element: ViewElement, _ context: Context) {
        if context.slot >= 0, context.isHead {
            for slot in element.slots { visitChildren(of: slot, context) }
            return visitModifiers(of: element, context)
        }
        let source = unit(of: context.asPart)
        for slot in element.slots { open(slot, .init(kind: .root, isScreen: false), element, source: source) }
        visitModifiers(of: element, context.asPart)
    }

    /// Scenes, widgets and hosting controllers. A cell or an image that shows a view is not a screen.
    private mutating func visitScene(_ element: ViewElement, _ view: CatalogView, _ context: Context) {
        let isPart = element.name == "UIHostingConfiguration" || element.name == "ImageRenderer"
        let kind: WayKind =
            view.traits.contains(.isHost)
            ? .hosting : SwiftUICatalog.widgetConfigurations.contains(element.name) ? .widget : .window
        for slot in element.slots {
            if !isPart, view.role(of: slot.name, hasArgument: element.hasArgument) == .screen {
                open(slot, .init(kind: kind, isScreen: kind == .window), element, source: unit(of: context.asPart))
            } else {
                visitChildren(of: slot, context.asPart)
            }
        }
        visitModifiers(of: element, context.asPart)
    }
}

extension ViewElement {
    /// Whether the element is an `if` or `switch` that shows one of at least three views, by one value whose name says that it
    /// is a selection.
    fileprivate var choosesTab: Bool {
        guard kind == .branch, flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary]), let choice = reads.first,
            !choice.isLocal, reads.allSatisfy({ $0.root == choice.root && $0.member == choice.member })
        else { return false }
        guard Self.selections.contains(choice.member.isNone ? choice.root : choice.member) else { return false }
        var count = 0
        for arm in children {
            var views = arm.children
            guard views.next() != nil else { continue }
            if views.next() != nil { return false }
            count += 1
        }
        return count > 2
    }

    private static let selections = NameTable(
        """
        selection selected tab selectedTab currentTab activeTab selectedTabIndex selectedIndex currentIndex tabIndex \
        tabSelection selectedItem selectedPage selectedView selectedScreen selectedSection
        """)
}
