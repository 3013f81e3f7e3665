import GroupLintCore

/// An arm of a branch that shows a scrolling view, and an action that runs in this arm or around the branch.
struct LoadedArm {
    let branch: ViewElement
    /// Position of the arm among those of the branch.
    let position: Int
    let list: ViewElement
    let place: Place
    /// Whether the scrolling view has rows for data. A page that says that loading failed has no position to lose.
    let showsData: Bool
    /// Whether the scrolling view has so many fixed views that they hardly fit on a screen.
    let isLong: Bool

    /// Whether the arm has a link to another screen. The modifiers around it run again when the user comes back from there.
    func pushesScreens(_ context: inout RuleContext) -> Bool {
        guard let arm = branch.children.dropFirst(position).first(where: { _ in true }) else { return false }
        var budget = 400
        if arm.pushesScreens(&budget) { return true }
        guard let code = branch.owner.flatMap({ TypeCode($0, &context) }) else { return false }
        if code.pushesByPath || code.pushesByBinding || code.pushesByRouter(branch.owner, &context) { return true }
        var views: [TypeID] = []
        arm.addViews(to: &views, atMost: Self.mostViews, &budget)
        return views.contains { view in
            guard let code = TypeCode(view, &context) else { return false }
            return code.pushesByRouter(view, &context)
        }
    }

    /// How many views of the project in an arm are searched for such calls.
    private static let mostViews = 24

    /// Whether the arm shows a value of a type of the project that is there once it is loaded: `if let profile`. A message or
    /// an error that an `if let` unwraps is no such value. The case of a `switch` has such a value if it is named so:
    /// `case .loaded(let recap)`.
    func showsLoadedValue(_ context: inout RuleContext) -> Bool {
        if let choice = context.node(of: branch).flatMap(SwitchExpr.init) {
            let label = choice.cases.dropFirst(position).first { _ in true }.flatMap(SwitchCase.init)?.label
            return label?.subtree.contains { $0.kind == .memberAccessExpr && Self.loaded.contains($0.name) } ?? false
        }
        guard let owner = branch.owner,
            let choice = context.node(of: branch).flatMap(IfExpr.init)?.chain.dropFirst(position).first(where: { _ in true })
        else { return false }
        return choice.conditionNodes.contains { condition in
            guard condition.kind == .optionalBindingCondition, let binding = BindingCondition(condition),
                let pattern = binding.pattern
            else { return false }
            let property = binding.value.map { StateProperty($0) } ?? StateProperty(root: pattern.name)
            guard let property, let type = context.index.valueType(of: property, in: owner) else { return false }
            return !context.index.inherits(type, from: Self.errors)
        }
    }

    private static let loaded = NameTable("loaded success content ready")
    private static let errors = NameTable("Error LocalizedError CustomNSError")

    /// The place of the `if` in a chain of `else if` whose condition reads a property; nil if none up to this arm does.
    func choiceRange(reading name: Name, _ context: inout RuleContext) -> SourceRange? {
        choice(reading: name, &context)?.node.tokens.first?.range
    }

    /// Whether that condition is also true for other reasons: `isLoading || isRefreshing`.
    func hasAlternatives(reading name: Name, _ context: inout RuleContext) -> Bool {
        choice(reading: name, &context)?.conditionNodes.contains { $0.subtree.contains { $0.tokenText == "||" } } ?? false
    }

    private func choice(reading name: Name, _ context: inout RuleContext) -> IfExpr? {
        context.node(of: branch).flatMap(IfExpr.init)?.chain.prefix(position + 1).first { choice in
            choice.conditionNodes.contains { $0.subtree.contains { $0.reads(name) } }
        }
    }

    /// Where the modifier with the action is.
    enum Place {
        /// On the scrolling view, on a view around it in the same arm, or in its content where that appears with it.
        case onList
        /// On a row of the scrolling view, or on content that is there under a condition.
        case inList
        /// On a view around the branch, on the same screen.
        case aroundBranch
        /// On a view around the scrolling view, whose rows are in the arm.
        case aroundRows
        /// On a navigation container around the branch, which does not appear again when the user comes back to a screen in it.
        case aroundNavigation
    }

    /// The arms around a view that has a modifier, and those of the branches in it, outermost first. Needs no syntax.
    static func all(of element: ViewElement) -> [LoadedArm] {
        var search = LoadedArmSearch(element)
        search.climb(element, depth: 0)
        let outer = search.found.count
        search.descend(element, .aroundBranch, depth: 0)
        // An outer branch takes its content away before an inner one decides.
        return search.found[..<outer].reversed() + search.found[outer...]
    }

    /// The arms around a view that shows rows for data in a scrolling view, innermost first. Needs no syntax.
    static func around(_ element: ViewElement) -> [LoadedArm] {
        var search = LoadedArmSearch(element)
        search.climb(element, depth: 0)
        return search.found.filter { $0.place == .onList && $0.showsData }
    }
}

private struct LoadedArmSearch {
    private(set) var found: [LoadedArm] = []
    /// The scrolling view that has the modifier, or that contains it.
    private var list: ViewElement?
    private var place = LoadedArm.Place.onList
    /// Whether the way outward has passed the place of a row.
    private var isRow = false
    /// How many more elements to look at.
    private var budget = 400

    private static let mostReferences = 3
    private static let mostArms = 8

    init(_ element: ViewElement) {
        list = nil
        list = scrollingView(in: element, depth: 0)
    }

    // MARK: Outward

    /// Goes from a view to the branches around it, also where a member is shown.
    mutating func climb(_ element: ViewElement, depth: Int) {
        var current = element
        while let parent = current.parent {
            if current.kind == .slot, !parent.shows(current) { return }
            if parent.kind == .arm, let branch = parent.parent {
                if let list { add(branch, parent, list, place) } else { isRow = true }
            }
            isRow = isRow || parent.makesRows
            if parent.scrolls { (list, place) = (parent, isRow ? .inList : .onList) }
            current = parent
        }
        guard depth < 3, found.isEmpty, let member = current.member, let owner = current.owner,
            current.flags.isDisjoint(with: [.isPreview, .isLoose, .isNonView])
        else { return }
        let name = current.index.member(member).name
        let uses =
            name == .body
            ? current.index.calls(of: owner, atMost: Self.mostReferences + 1).filter { !$0.isInPreview }
            : Array(current.index.references(to: name, in: owner))
        guard uses.count <= (name == .body ? 1 : Self.mostReferences) else { return }
        for use in uses where found.isEmpty {
            let (outerList, outerPlace) = (list, place)
            climb(use, depth: depth + 1)
            (list, place) = (outerList, outerPlace)
        }
    }

    // MARK: Inward

    /// Goes from a view to the branches in it, but not into scrolling views.
    mutating func descend(_ element: ViewElement, _ outer: LoadedArm.Place, depth: Int) {
        guard depth < 24, budget > 0, found.count < Self.mostArms else { return }
        if element.scrolls { return addRows(in: element, of: element, outer, depth: depth) }
        budget -= 1
        let place = element.isNavigationContainer ? .aroundNavigation : outer
        if element.kind == .branch {
            for arm in element.children {
                if let list = scrollingView(in: arm, depth: 0) { add(element, arm, list, place) }
            }
        }
        for child in element.children where element.kind != .call || element.shows(child) {
            descend(child, place, depth: depth + 1)
        }
        guard element.kind == .reference, let owner = element.owner else { return }
        for target in element.targets.prefix(1) {
            let root = ViewElement(element.index, target)
            if root.owner == owner { descend(root, place, depth: depth + 4) }
        }
    }

    /// Adds the branches whose arms have all rows of a scrolling view.
    private mutating func addRows(
        in element: ViewElement, of list: ViewElement, _ outer: LoadedArm.Place, depth: Int
    ) {
        guard outer == .aroundBranch, depth < 24, budget > 0 else { return }
        budget -= 1
        let content = element.children.filter { element.kind != .call || element.shows($0) }
        // Beside other views the rows are a part of what scrolls.
        guard content.count == 1 else { return }
        if element.kind == .branch { return }
        if content[0].kind == .branch {
            for arm in content[0].children where arm.children.contains(where: { $0.isSwiftUI(.forEach) && $0.hasRowData }) {
                add(content[0], arm, list, .aroundRows)
            }
        } else {
            addRows(in: content[0], of: list, outer, depth: depth + 1)
        }
    }

    // MARK: Both

    private mutating func add(_ branch: ViewElement, _ arm: ViewElement, _ list: ViewElement, _ place: LoadedArm.Place) {
        guard branch.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary]),
            let position = branch.children.enumerated().first(where: { $0.element.site == arm.site })?.offset
        else { return }
        let showsData = showsData(list, depth: 0)
        found.append(
            LoadedArm(
                branch: branch, position: position, list: list, place: place, showsData: showsData,
                isLong: !showsData && LongPage(list).fillsScreen))
    }

    /// Whether a view shows rows for data, and not only fixed views, like a page that says that loading failed.
    private mutating func showsData(_ element: ViewElement, depth: Int) -> Bool {
        let takesData = element.isSwiftUI(.forEach) || element.isSwiftUI("List") || element.isSwiftUI("Table")
        if takesData, element.hasRowData { return true }
        guard depth < 24, budget > 0 else { return false }
        budget -= 1
        for child in element.children where element.kind != .call || element.shows(child) {
            if showsData(child, depth: depth + 1) { return true }
        }
        guard let target = element.targets.first, element.targets.count == 1 else { return false }
        return showsData(ViewElement(element.index, target), depth: depth + 6)
    }

    /// The first scrolling view that an element shows; nil if there is none.
    private mutating func scrollingView(in element: ViewElement, depth: Int) -> ViewElement? {
        if element.scrolls { return element }
        guard depth < 16, budget > 0 else { return nil }
        budget -= 1
        for child in element.children where element.kind != .call || element.shows(child) {
            if let found = scrollingView(in: child, depth: depth + 1) { return found }
        }
        guard let target = element.targets.first, element.targets.count == 1 else { return nil }
        return scrollingView(in: ViewElement(element.index, target), depth: depth + 6)
    }
}

extension SyntaxNode {
    /// Whether the node is a property with this name, of the view or of a model.
    fileprivate func reads(_ name: Name) -> Bool {
        (kind == .declReferenceExpr || kind == .memberAccessExpr) && self.name == name
    }
}

extension ProjectIndex {
    /// The type of the project whose value a property of a view, or of a model that it holds, has; nil if it is another one.
    fileprivate func valueType(of property: StateProperty, in owner: TypeID) -> TypeID? {
        let holder = property.member.isNone ? owner : modelType(of: property.root, in: owner)
        guard let holder, let place = type(holder).home,
            case let found = members(of: holder, named: property.member.isNone ? property.root : property.member),
            found.count == 1
        else { return nil }
        return resolveType(member(found[0]).writtenType, file: place.file, in: holder)
    }
}

extension ViewElement {
    /// Whether the views in the element appear one by one while the user scrolls.
    fileprivate var makesRows: Bool {
        guard kind == .call, case .swiftUI(let view) = callee else { return false }
        return view.traits.contains(.lazy) || name == "List" || name == "Form" || name == "Table"
    }

    fileprivate var isNavigationContainer: Bool {
        guard kind == .call, case .swiftUI(let view) = callee else { return false }
        switch view.role(of: .none, hasArgument: { _ in false }) {
        case .navigationStack, .navigationView, .splitSidebar, .splitColumn: return true
        default: return false
        }
    }

    /// Whether the view is one of SwiftUI that scrolls: a List, a Form, a ScrollView.
    var scrolls: Bool {
        guard kind == .call, case .swiftUI(let view) = callee else { return false }
        return view.traits.contains(.scrolls)
    }
}

extension LoadedArm {
    /// Whether several branches show the member that the list is in.
    func isInSeveralBranches(_ index: ProjectIndex) -> Bool {
        guard let member = list.member.map({ index.member($0).name }), member != .body else { return false }
        return branch.children.filter { arm in arm.descendants.contains { $0.name == member } }.count > 1
    }
}
