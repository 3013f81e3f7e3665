import GroupLintCore

/// The search for the arms around a view with a modifier, and for those in it.
struct LoadedArmSearch {
    private(set) var found: [LoadedArm] = []
    /// The scrolling view that has the modifier, or that contains it.
    private var list: ViewElement?
    private var place = LoadedArm.Place.onList
    /// Whether the way outward has passed the place of a row.
    private var isRow = false
    /// Whether it has passed rows for data.
    private var hasPassedRows = false
    /// The arms with these rows on the way to the scrolling view.
    private var rowArms: [(branch: ViewElement, arm: ViewElement)] = []
    /// How many more elements to look at.
    private var budget = 400

    private static let mostReferences = 3
    private static let mostArms = 8

    init(_ element: ViewElement) {
        list = nil
        list = scrollingView(in: element, depth: 0)?.list
    }

    // MARK: Outward

    /// Goes from a view to the branches around it, also where a member is shown.
    mutating func climb(_ element: ViewElement, depth: Int) {
        var current = element
        while let parent = current.parent {
            if current.kind == .slot, !parent.shows(current) { return }
            if parent.kind == .arm, let branch = parent.parent {
                if let list { add(branch, parent, list, place) } else { pass(parent, branch) }
            }
            isRow = isRow || parent.makesRows
            hasPassedRows = hasPassedRows || (parent.isSwiftUI(.forEach) && parent.hasRowData && !parent.hasFixedRows)
            if parent.scrolls { enter(parent) }
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
            let outer = (list, place, isRow, hasPassedRows, rowArms)
            climb(use, depth: depth + 1)
            (list, place, isRow, hasPassedRows, rowArms) = outer
        }
    }

    /// Notes an arm on the way to the scrolling view.
    private mutating func pass(_ arm: ViewElement, _ branch: ViewElement) {
        isRow = true
        if hasPassedRows { rowArms.append((branch, arm)) }
    }

    private mutating func enter(_ scrolling: ViewElement) {
        if list == nil {
            for passed in rowArms { add(passed.branch, passed.arm, scrolling, .inRows) }
        }
        (list, place) = (scrolling, isRow ? .inList : .onList)
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
                guard let found = scrollingView(in: arm, depth: 0) else { continue }
                // A screen that is pushed inside of the arm does not cover what is around the branch.
                let isAround = place == .aroundBranch && !found.isInContainer
                add(element, arm, found.list, isAround ? place : .aroundNavigation)
            }
        }
        for child in element.children where element.kind != .call || element.shows(child) {
            descend(child, place, depth: depth + 1)
        }
        if let target = element.ownTarget { descend(target, place, depth: depth + 4) }
    }

    /// Adds the branch whose arms have the rows of a scrolling view, if nothing comes after it.
    private mutating func addRows(
        in element: ViewElement, of list: ViewElement, _ outer: LoadedArm.Place, isAlone: Bool = true, depth: Int
    ) {
        guard outer == .aroundBranch, depth < 24, budget > 0, element.kind != .branch else { return }
        budget -= 1
        let content = element.children.filter { element.kind != .call || element.shows($0) }
        let isAlone = isAlone && content.count == 1
        if let target = element.ownTarget {
            addRows(in: target, of: list, outer, isAlone: isAlone, depth: depth + 4)
        } else if let last = content.last, last.kind == .branch {
            for arm in last.children where arm.hasRows(depth: 0) {
                add(last, arm, list, isAlone ? .aroundRows : .besideRows)
            }
        } else if let last = content.last {
            addRows(in: last, of: list, outer, isAlone: isAlone, depth: depth + 1)
        }
    }

    // MARK: Both

    private mutating func add(_ branch: ViewElement, _ arm: ViewElement, _ list: ViewElement, _ place: LoadedArm.Place) {
        guard branch.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary]),
            let position = branch.children.enumerated().first(where: { $0.element.site == arm.site })?.offset
        else { return }
        // These arms were found by their rows.
        let showsData = place == .inRows || place == .besideRows || showsData(list, depth: 0)
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

    /// The first scrolling view that an element shows, and whether tabs or a navigation container in the element have it; nil if
    /// there is none.
    private mutating func scrollingView(in element: ViewElement, depth: Int) -> (list: ViewElement, isInContainer: Bool)? {
        if element.scrolls { return (element, false) }
        guard depth < 28, budget > 0 else { return nil }
        budget -= 1
        let isContainer = element.isNavigationContainer || element.isSwiftUI("TabView")
        for child in element.children where element.kind != .call || element.shows(child) {
            if let found = scrollingView(in: child, depth: depth + 1) { return (found.list, isContainer || found.isInContainer) }
        }
        guard let target = element.targets.first, element.targets.count == 1 else { return nil }
        return scrollingView(in: ViewElement(element.index, target), depth: depth + 6)
    }
}

extension ViewElement {
    /// The content of a member of the same view that the element shows.
    fileprivate var ownTarget: ViewElement? {
        guard kind == .reference, let owner, let target = targets.first.map({ ViewElement(index, $0) }) else { return nil }
        return target.owner == owner ? target : nil
    }

    /// Whether an arm has rows for data, maybe in a stack, or in a branch for data that are empty.
    fileprivate func hasRows(depth: Int) -> Bool {
        children.contains { child in
            if child.isSwiftUI(.forEach) { return child.hasRowData && !child.hasFixedRows }
            guard depth < 4 else { return false }
            if child.kind == .branch { return child.children.contains { $0.hasRows(depth: depth + 1) } }
            return child.isSwiftUI("LazyVStack") || child.isSwiftUI("LazyVGrid") || child.isSwiftUI("VStack")
                || child.isSwiftUI(.group)
                ? child.children.contains { $0.kind == .slot && $0.hasRows(depth: depth + 1) } : false
        }
    }

    /// Whether the views in the element appear one by one while the user scrolls.
    fileprivate var makesRows: Bool {
        guard kind == .call, case .swiftUI(let view) = callee else { return false }
        return view.traits.contains(.lazy) || name == "List" || name == "Form" || name == "Table"
    }

    /// Whether the view is one of SwiftUI that scrolls: a List, a Form, a ScrollView.
    var scrolls: Bool {
        guard kind == .call, case .swiftUI(let view) = callee else { return false }
        return view.traits.contains(.scrolls)
    }
}
