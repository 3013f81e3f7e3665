import GroupLintCore

/// The content of a row that is not always the same number of views.
struct VariableRow {
    private let content: ViewContent
    /// The branch or the ForEach that changes the number, or the `AnyView`.
    let evidence: ViewElement?
    let isErased: Bool
    /// Whether the row is one view, and sometimes a line below it.
    let isDecoration: Bool

    init?(_ slot: ViewElement) {
        content = ViewContent(of: slot)
        let views = Array(slot.children)
        guard !views.contains(where: { $0.isSwiftUI(.section) || $0.holdsSection }) else { return nil }
        if let erased = views.first, views.count == 1, erased.isSwiftUI(.anyView) {
            (evidence, isErased, isDecoration) = (erased, true, false)
            return
        }
        guard !content.hasUnknown, content.fewest != content.most, let site = content.branch ?? content.rows else { return nil }
        (evidence, isErased) = (ViewElement(slot.index, site), false)
        isDecoration = content.fewest > 0 && views.contains { $0.kind == .branch && $0.showsDivider }
    }

    var countText: String {
        if content.most >= ViewContent.manyViews { return "any number of views" }
        return content.fewest + 1 == content.most
            ? "\(content.fewest) or \(content.most) views" : "\(content.fewest) to \(content.most) views"
    }

    /// Whether a `ForEach` in the row decides the number.
    var isLoop: Bool { !isErased && content.most >= ViewContent.manyViews }

    /// - Parameters:
    ///   - container: the lazy container.
    ///   - isList: whether each view is a row of a list or table, with its own separator and actions.
    func help(in container: String, isList: Bool) -> String {
        if isErased { return "use a `@ViewBuilder` function or a view type instead of `AnyView`" }
        let stack = container == "LazyHStack" ? "HStack" : "VStack"
        let effect =
            isList
            ? ", which makes them one row"
            : container.hasSuffix("Stack")
                ? " with the alignment and spacing of the `\(container)`" : ", which makes them one cell"
        if isDecoration { return "put the view and its divider in one `\(stack)`\(effect)" }
        if content.most >= ViewContent.manyViews {
            return "make one flat collection of all rows, or put the inner `ForEach` into a `Section`"
        }
        return content.fewest == 0
            ? "filter the elements before the loop, so that each of them has a row"
            : "put the views of each element in one `\(stack)`\(effect)"
    }
}

extension ViewElement {
    /// Whether a branch shows sections, or a view of the project does.
    fileprivate var holdsSection: Bool {
        // Views may show each other many times.
        var budget = 400
        return holdsSection(depth: 0, &budget)
    }

    private func holdsSection(depth: Int, _ budget: inout Int) -> Bool {
        if isSwiftUI(.section) { return true }
        guard depth < 6, budget > 0 else { return false }
        budget -= 1
        switch kind {
        case .branch, .arm, .root: return children.contains { $0.holdsSection(depth: depth + 1, &budget) }
        case .call where isSwiftUI(.group) || isSwiftUI(.forEach):
            return slots.contains { slot in
                slot.children.contains { $0.holdsSection(depth: depth + 1, &budget) }
            }
        case .call, .reference: return targets.contains { ViewElement(index, $0).holdsSection(depth: depth + 1, &budget) }
        case .typeMember, .slot, .opaque: return false
        }
    }

    /// Whether all that a branch shows is a line.
    fileprivate var showsDivider: Bool {
        children.allSatisfy { arm in
            arm.children.allSatisfy { $0.isSwiftUI("Divider") || $0.isSwiftUI("Spacer") || $0.isSwiftUI(.emptyView) }
        }
    }
}
