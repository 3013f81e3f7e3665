import GroupLintCore

/// Counts the views of a page that scrolls.
struct LongPage {
    /// Whether the page has so many fixed views that they hardly fit on a screen.
    private(set) var fillsScreen = false
    /// How many more texts, images and controls the page needs, in halves: those under a condition count half. A page that says
    /// that there is nothing, or that loading failed, has fewer.
    private var missing = 30
    /// How many more elements to look at.
    private var budget = 200

    init(_ list: ViewElement) { count(list, isSure: true, depth: 0) }

    private mutating func count(_ element: ViewElement, isSure: Bool, depth: Int) {
        guard !fillsScreen, depth < 24, budget > 0 else { return }
        budget -= 1
        if element.kind == .branch { return countArms(element, depth: depth) }
        if element.kind == .call, case .swiftUI(let view) = element.callee, view.traits.isDisjoint(with: [.blank, .fills]),
            !element.isSpacingStack
        {
            missing -= isSure ? 2 : 1
        }
        fillsScreen = missing <= 0
        for child in element.children where !fillsScreen && (element.kind != .call || element.shows(child)) {
            count(child, isSure: isSure, depth: depth + 1)
        }
        guard let target = element.targets.first, element.targets.count == 1 else { return }
        count(ViewElement(element.index, target), isSure: isSure, depth: depth + 4)
    }

    /// Counts the arm with the most views.
    private mutating func countArms(_ branch: ViewElement, depth: Int) {
        let before = missing
        var least = before
        for arm in branch.children {
            missing = before
            count(arm, isSure: false, depth: depth + 1)
            least = min(least, missing)
        }
        missing = least
        fillsScreen = missing <= 0
    }
}
