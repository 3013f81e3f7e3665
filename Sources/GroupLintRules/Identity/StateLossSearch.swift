import GroupLintCore

extension StateLoss {
    /// What a modifier loses that replaces its subject: the modified view with the modifiers before. Modifiers after it keep
    /// running.
    init?(_ use: ModifierUse) {
        var search = StateLossSearch(use.element.index)
        let before = use.element.modifiers.prefix { $0.nameRange.start < use.modifier.nameRange.start }
        guard let found = search.find(use.element, before, depth: 0) else { return nil }
        self = found
    }

    /// What a view loses that two branches show.
    ///
    /// - Parameter reads: what the condition reads. A slider that changes the condition itself is replaced under the finger.
    /// - Parameter seesParts: whether what the bodies of other views show under a condition counts too.
    init?(
        _ view: ViewElement, reads: ArraySlice<ViewTree.Read>, seesParts: Bool = false, ignoring ignored: Set<Kind> = [],
        _ context: inout RuleContext
    ) {
        if view.isSwiftUI("Slider"), context.node(of: view)?.hasBinding(to: reads) ?? false {
            self.init(view, .touchedSlider, isOfProject: false)
            return
        }
        var search = StateLossSearch(view.index)
        search.seesParts = seesParts
        search.ignored = ignored
        guard let found = search.find(view, view.modifiers, depth: 0), found.kind != .touch else { return nil }
        self = found
    }

    /// What is lost of a view that a constant next to the element holds: `let layout = NotchLayout().padding()`.
    init?(constant value: SyntaxNode, of element: ViewElement) {
        var node = value.unwrapped
        while let modifier = ModifierCall(node) { node = modifier.base.unwrapped }
        let callee = CallExpr(node)?.callee ?? node
        guard callee.kind == .declReferenceExpr else { return nil }
        let (index, place) = (element.index, (element.path, callee.tokenRange))
        var search = StateLossSearch(index)
        if let type = index.resolveType(callee.name, file: element.site.file, in: element.owner) {
            guard index.type(type).isView, let found = search.find(in: type, depth: 0) else { return nil }
            self.init(place, found.kind, isOfProject: true)
        } else if let view = SwiftUICatalog.views[callee.name] {
            guard let kind = Kind(view) else { return nil }
            self.init(place, kind, isOfProject: false)
        } else {
            guard let found = search.find(element.builders(named: callee.name), depth: 0) else { return nil }
            self = found
        }
    }
}

/// The search for the most telling loss. Of several equal ones, the first counts.
private struct StateLossSearch {
    let index: ProjectIndex
    /// How many more elements to look at.
    private var budget = 400
    /// How many bodies of other views are being searched. What such a body shows only sometimes most often does not count.
    private var bodies = 0
    /// Whether it does. There is more to look at then.
    var seesParts = false {
        didSet { if seesParts { budget = 1600 } }
    }

    /// What does not count as a loss.
    var ignored: Set<StateLoss.Kind> = []

    init(_ index: ProjectIndex) {
        self.index = index
    }

    mutating func find(_ element: ViewElement, _ modifiers: ArraySlice<ViewTree.Modifier>, depth: Int) -> StateLoss? {
        guard depth < 6, budget > 0 else { return nil }
        budget -= 1
        if element.kind == .branch, bodies > 0, !seesParts { return image(behind: element, depth: depth) }
        var best = ownLoss(element, depth)
        // What a view of the project does with its closures is not known as well as its own state.
        if best?.isOfProject != true {
            for child in element.children where element.shows(child) || element.isTab(child) {
                guard var found = find(child, child.modifiers, depth: depth) else { continue }
                if element.kind == .branch, bodies > 0 || !element.isConstantBranch { found.isConditional = true }
                if best.map(found.tellsMore) ?? true { best = found }
            }
        }
        let isNamed = element.kind == .call || element.kind == .reference
        guard isNamed, !ignored.contains(.task), modifiers.contains(where: { $0.name == "task" && !$0.isConditional })
        else { return best }
        let task = StateLoss(element, .task, isOfProject: false)
        return best.map { task.tellsMore(than: $0) ? task : $0 } ?? task
    }

    /// The image that a view shows if it has an address: `if let url { AsyncImage(url: url) }`.
    private mutating func image(behind branch: ViewElement, depth: Int) -> StateLoss? {
        guard branch.flags.contains(.bindsPattern), !branch.flags.contains(.isSwitch),
            let arm = branch.children.first(where: { _ in true }), let found = find(arm, [], depth: depth)
        else { return nil }
        return found.kind == .image ? found : nil
    }

    private mutating func ownLoss(_ element: ViewElement, _ depth: Int) -> StateLoss? {
        switch element.callee {
        case .swiftUI(let view):
            guard var kind = StateLoss.Kind(view), !(kind == .screens || kind == .state) || !element.keepsValueOutside else {
                return nil
            }
            if kind == .screens, !element.pushesScreens { kind = .state }
            if kind == .scrollPosition, !element.mayScroll { return nil }
            if ignored.contains(kind) { return nil }
            return StateLoss(element, kind, isOfProject: false)
        case .project(let type):
            guard element.index.type(type).isView, let found = find(in: type, depth: depth) else { return nil }
            var loss = StateLoss(element, found.kind, isOfProject: true)
            loss.isPartial = found.isPartial
            return loss
        case .unknown:
            if element.kind == .reference {
                return element.targets.isEmpty
                    ? findContent(of: element, depth: depth) : find(element.targets, depth: depth)
            }
            guard element.kind == .call else { return nil }
            // `Header()` may be a function.
            return find(element.builders(named: element.name), depth: depth)
        }
    }

    /// The most telling that a view of the project keeps itself or in its body.
    mutating func find(in type: TypeID, depth: Int) -> (kind: StateLoss.Kind, isPartial: Bool)? {
        let own = ownKind(of: type).map { (kind: $0, isPartial: false) }
        guard own?.kind != .platformView, own?.kind != .plainPlatformView else { return own }
        bodies += 1
        defer { bodies -= 1 }
        let inner = index.body(of: type).flatMap { find([$0], depth: depth) }.map { (kind: $0.kind, isPartial: !$0.isCertain) }
        guard let own, let inner else { return own ?? inner }
        if inner.isPartial, own.kind.isNoticed { return own }
        return inner.kind.rawValue < own.kind.rawValue ? inner : own
    }

    /// What a view type keeps in its own storage: state, or the view of another framework.
    private func ownKind(of type: TypeID) -> StateLoss.Kind? {
        if index.inherits(type, from: SwiftUICatalog.representables) {
            // Inside another view it most often is a label or a background.
            let isPlain = bodies > 0 || index.members(of: type, named: "makeCoordinator").isEmpty
            return isPlain ? .plainPlatformView : .platformView
        }
        let state = index.storedProperties(of: type).map(index.member).filter(\.isState)
        if state.isEmpty { return nil }
        guard state.contains(where: \.isLasting) else { return .touch }
        // A view inside another one may get what it loads from there.
        if bodies == 0, let body = index.body(of: type), ViewElement(index, body).startsTask { return .loading }
        // The caller may keep an object that it passes.
        let mayMake = !index.initializers(of: type).isEmpty
        let makes = state.contains { $0.wrapper == "StateObject" && (mayMake || $0.defaultValue != .none) }
        return makes ? .object : .state
    }

    /// What the value of a member loses.
    mutating func find(_ builders: [ViewSite], depth: Int) -> StateLoss? {
        guard builders.count == 1 else { return nil }
        return find(ViewElement(index, builders[0]), [], depth: depth + 1)
    }

    /// What the content loses that the callers of a container pass: `content()`.
    private mutating func findContent(of reference: ViewElement, depth: Int) -> StateLoss? {
        // Inside the body of another view, the content is that of the call, which is searched there.
        guard bodies == 0 else { return nil }
        for content in reference.contentFromCallers {
            if let found = find(content, [], depth: depth + 1), found.isNoticed { return found }
        }
        return nil
    }
}

extension StateLoss.Kind {
    /// What a view of SwiftUI keeps; nil if nothing. A lazy stack keeps nothing itself, unlike its rows and the ScrollView
    /// around it.
    fileprivate init?(_ view: CatalogView) {
        let isLazyStack = view.traits.contains(.lazy) && !view.traits.contains(.data)
        guard view.traits.contains(.stateful), !isLazyStack else { return nil }
        let content = view.role(of: .none, hasArgument: { _ in false })
        let isNavigation = content == .navigationStack || content == .navigationView
        let traits = view.traits
        self =
            traits.contains(.edits)
            ? .text
            : traits.contains(.loads)
                ? .image : traits.contains(.scrolls) ? .scrollPosition : isNavigation ? .screens : .state
    }
}

extension ViewElement {
    /// Whether a child is part of the view on screen: not the content of a modifier, a menu or another screen.
    func shows(_ child: ViewElement) -> Bool {
        guard child.kind == .slot else { return true }
        guard child.record.link < 0 else { return false }
        if case .project(let type) = callee { return ContentParameter.name(of: child, in: self, type) != "destination" }
        guard case .swiftUI(let view) = callee else { return true }
        switch view.role(of: child.name, hasArgument: hasArgument) ?? .unknown {
        case .action, .nonView, .destination, .menu, .screen, .unknown: return false
        case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .navigationStack,
            .navigationView, .splitSidebar, .splitColumn:
            return true
        }
    }

    /// Whether a child is the content of a tab, which a TabView keeps. Another screen is it only for layout.
    fileprivate func isTab(_ child: ViewElement) -> Bool { isSwiftUI("Tab") && child.record.link < 0 }

    /// Whether the view or a view in it has a `.task`, apart from the bodies of other views and from branches.
    fileprivate var startsTask: Bool {
        modifiers.contains { $0.name == "task" && !$0.isConditional }
            || (kind != .branch && children.contains(where: \.startsTask))
    }

    /// Whether a link or destination is written in the view.
    fileprivate var pushesScreens: Bool {
        (kind == .call && name == "NavigationLink") || modifiers.contains { $0.name == "navigationDestination" }
            || children.contains(where: \.pushesScreens)
    }

    /// Whether the view may have a scroll position of its own: scrolling is not off, no binding keeps the position, and its rows
    /// are not just a few fixed ones.
    fileprivate var mayScroll: Bool {
        if modifiers.contains(where: { $0.name == "scrollDisabled" || $0.name == "scrollPosition" }) { return false }
        guard name == "List" || name == "Form", !hasRowData else { return true }
        let content = ViewContent(inside: self)
        return content.hasUnknown || content.most > Self.fewRows
    }

    private static let fewRows = 10

    /// Whether a binding keeps the value of the view outside of it: `NavigationStack(path: $path)`.
    fileprivate var keepsValueOutside: Bool { arguments.contains { Self.bindings.contains($0.label) } }

    private static let bindings = NameTable("path isExpanded position coordinateRegion selection")

    /// What callers pass as the content that a reference shows: `content()` in a container of the project.
    fileprivate var contentFromCallers: [ViewElement] {
        guard kind == .reference, !flags.contains(.isLocal), !flags.contains(.isSelf), let owner,
            index.type(owner).isView, index.storedProperties(of: owner).contains(where: { index.member($0).name == name })
        else { return [] }
        return index.calls(of: owner).lazy.filter { !$0.isInPreview }.prefix(8).compactMap { call in
            let slots = Array(call.slots)
            return slots.first { $0.name == name } ?? (slots.count == 1 ? slots.first { $0.name == .none } : nil)
        }
    }

    /// Whether the view's own state is made from what the caller passes, so another view is a new start on purpose.
    var makesStateFromInput: Bool {
        guard case .project(let type) = callee else { return false }
        let hasInitializer = !index.initializers(of: type).isEmpty
        return index.storedProperties(of: type).map(index.member).contains { property in
            guard property.wrapper == "State" || property.wrapper == "StateObject" else { return false }
            return arguments.contains { $0.label == property.name } || (hasInitializer && property.defaultValue == .none)
        }
    }
}

extension SyntaxNode {
    /// Whether the call takes a binding to one of the values: `Slider(value: $volume)`.
    fileprivate func hasBinding(to reads: ArraySlice<ViewTree.Read>) -> Bool {
        let roots = reads.map(\.root)
        return subtree.contains { part in
            part.isProjection && roots.contains(Name(part.tokenText.dropFirst().utf8))
        }
    }
}
