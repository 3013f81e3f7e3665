import GroupLintCore

extension RuleContext {
    private static let mostHops = 3
    private static let columns = NameTable("ScrollView List Form LazyVStack LazyVGrid")

    /// Whether a view is no higher than what it shows, so that a `Spacer` in it has its least height: it is in a column that
    /// scrolls, and no frame around it sets a height. Source: a scroll view proposes no length along its axis.
    mutating func isAsHighAsItsViews(_ element: ViewElement, hops: Int = 0) -> Bool {
        for outer in sequence(first: element, next: \.parent) {
            if outer.modifiers.contains(where: { mayHeighten($0, outer) }) { return false }
            guard outer.kind == .call, outer.site != element.site, Self.columns.contains(outer.name), outer.isSwiftUI(outer.name)
            else { continue }
            let axes = outer.isSwiftUI("ScrollView") ? code(of: outer).flatMap(CallExpr.init)?.firstArgument?.value : nil
            if axes?.subtree.contains(where: { $0.name == "horizontal" }) ?? false { continue }
            return true
        }
        let uses = element.uses
        guard hops < Self.mostHops, !uses.isEmpty, uses.count <= 16 else { return false }
        for use in uses where !isAsHighAsItsViews(use, hops: hops + 1) { return false }
        return true
    }

    /// Whether a modifier may make a view higher: a frame with a height, a ratio, or one of the project.
    mutating func mayHeighten(_ modifier: ViewTree.Modifier, _ element: ViewElement) -> Bool {
        if modifier.isOfProject { return true }
        switch modifier.name {
        case "aspectRatio", "scaledToFit", "scaledToFill", "containerRelativeFrame": return true
        case .frame:
            guard let call = call(of: modifier, on: element) else { return true }
            return ["height", "minHeight", "idealHeight", "maxHeight"].contains { call.argument($0) != nil }
        default: return false
        }
    }
}
