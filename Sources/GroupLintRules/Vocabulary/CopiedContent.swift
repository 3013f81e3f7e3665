import GroupLintCore

/// The views of a Group, Section or ForEach to which SwiftUI applies each of its modifiers.
struct CopiedContent {
    private let name: Name
    private let views: ViewContent
    /// The number of expressions like `a + b`, which `views` does not count.
    private let joined: Int
    /// Whether a part of the content alone may be several views at the same time: a ForEach, a branch with two views.
    private let hasLongPart: Bool
    private let hasHeader: Bool
    private let hasFooter: Bool
    /// Whether Sections in a Group have headers or footers, to which its modifiers apply as well.
    private let hasInnerEdges: Bool

    init(of subject: ViewElement) {
        name = subject.name
        views = ViewContent(of: subject)
        let parts = (subject.slot(.none) ?? subject.slot("content")).map { Array($0.children) } ?? []
        joined = parts.reduce(0) { $0 + ($1.kind == .opaque ? 1 : 0) }
        hasLongPart = views.rows == subject.site || parts.contains { ViewContent(of: $0).most > 1 }
        let isSection = subject.name == .section
        hasHeader = isSection && (subject.slot("header").map(Self.showsViews) ?? (subject.arguments.first?.label == .unlabeled))
        hasInnerEdges = parts.contains { part in
            part.isSwiftUI(.section)
                && (part.slot("header") != nil || part.slot("footer") != nil || part.arguments.first?.label == .unlabeled)
        }
        hasFooter = isSection && subject.slot("footer").map(Self.showsViews) ?? false
    }

    private static func showsViews(_ slot: ViewElement) -> Bool { ViewContent(of: slot).fewest > 0 }

    /// The header and the footer of a Section. Its modifiers apply to them as well.
    private var edges: Int { (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
    private var fewest: Int { views.fewest + joined + edges }

    /// The ForEach in the content.
    var rows: ViewSite? { views.rows }
    /// Whether there are several views at the same time, with any outcome of the branches.
    var hasSeveralViews: Bool { fewest > 1 || rows != nil }
    /// Whether some outcome of the branches certainly shows several views. Two `if` that exclude each other do not.
    var maySeveralViews: Bool { hasLongPart || (fewest > 0 && views.most + joined + edges > 1) }
    /// Whether a Group only holds one ForEach: then the modifier is intended for each row.
    var isRowsAlone: Bool { rows != nil && fewest < 2 }

    /// The views, as the object of a message: `each of the 2 views in this Group`.
    var text: String {
        let isCounted = views.fewest == views.most && !views.hasUnknown && rows == nil
        switch name {
        case .section:
            let edges = (hasHeader ? ["header"] : []) + (hasFooter ? ["footer"] : [])
            if isCounted, !edges.isEmpty {
                return "each of the \(fewest) views in this `Section` (\(edges.enumeration) included)"
            }
            return (["each row"] + edges.map { "the \($0)" }).enumeration + " of this `Section`"
        case .forEach: return "each view of this `ForEach`"
        default: return "each \(isCounted && !hasInnerEdges ? "of the \(fewest) views" : "view") in this `Group`"
        }
    }
}
