import GroupLintCore

/// Counts the views of a page that scrolls.
struct LongPage {
    /// Whether the page has so many fixed views that they hardly fit on a screen.
    private(set) var fillsScreen = false
    /// How many more texts, images and controls the page needs. A page that says that there is nothing, or that loading failed,
    /// has fewer.
    private var missing = 15
    /// How many more elements to look at.
    private var budget = 200

    init(_ list: ViewElement) { count(list, depth: 0) }

    private mutating func count(_ element: ViewElement, depth: Int) {
        guard !fillsScreen, depth < 24, budget > 0, element.kind != .branch else { return }
        budget -= 1
        if element.kind == .call, case .swiftUI(let view) = element.callee, view.traits.isDisjoint(with: [.blank, .fills]),
            !element.isSpacingStack
        {
            missing -= 1
        }
        fillsScreen = missing <= 0
        for child in element.children where !fillsScreen && (element.kind != .call || element.shows(child)) {
            count(child, depth: depth + 1)
        }
        guard let target = element.targets.first, element.targets.count == 1 else { return }
        count(ViewElement(element.index, target), depth: depth + 4)
    }
}
