import GroupLintCore

/// Whether a view is shown in the row of a list, however deep in stacks.
enum RowPlace {
    /// In a row, a menu or another place that changes how controls react.
    case row
    /// On a screen outside of lists.
    case screen
    case unknown
}

extension RuleContext {
    /// Where a view is shown. One row among several places decides, then one unknown place.
    func rowPlace(of element: ViewElement) -> RowPlace {
        var budget = 24
        return rowPlace(of: element, &budget)
    }

    /// - Parameter budget: number of containers that may still be looked at.
    private func rowPlace(of element: ViewElement, _ budget: inout Int) -> RowPlace {
        var result = RowPlace.screen
        for place in placements.of(element) {
            let found: RowPlace
            switch place.layout {
            case .list, .form, .table, .menu, .nonView: found = .row
            case .screen: found = .screen
            case .unknown, .undecided: found = .unknown
            case .stack, .lazy, .single:
                budget -= 1
                if let list = place.lazyContainer, ViewElement(index, list).isSwiftUI("List") { return .row }
                guard budget > 0, let container = place.container else { return .unknown }
                found = rowPlace(of: ViewElement(index, container), &budget)
            }
            if case .row = found { return .row }
            if case .unknown = found { result = .unknown }
        }
        return result
    }
}
