import GroupLintCore

/// A part of a stack that takes no taps.
struct TapGap {
    /// The HStack or VStack.
    let stack: ViewElement
    /// What makes the gap: the Spacer, or the frame that is larger than the views.
    let related: RelatedLocation
    /// Whether the frame makes the gap.
    let isFrame: Bool
    /// How many views and members are between the element that was asked for and the stack.
    let hops: Int

    /// `HStack` or `VStack`.
    var stackName: String { stack.name == "HStack" ? "HStack" : "VStack" }
}

extension RuleContext {
    /// The gap in an element that takes no taps: a stack with a Spacer or a wide frame, and no shape or fill around it.
    ///
    /// - Parameter count: number of the element's modifiers that count; nil for all.
    mutating func tapGap(in element: ViewElement, upTo count: Int? = nil, hops: Int = 0) -> TapGap? {
        guard hops < 5 else { return nil }
        var wide: ViewTree.Modifier?
        for modifier in element.modifiers.prefix(count ?? .max) {
            guard touchArea(of: modifier, on: element) == .unchanged else { return nil }
            if modifier.name == .frame, call(of: modifier, on: element)?.isWideFrame ?? false { wide = modifier }
        }
        guard element.isSpacingStack else {
            return element.shownView.flatMap { tapGap(in: $0, hops: hops + 1) }
        }
        if let spacer = spacer(among: element.slots.flatMap { Array($0.children) }) {
            return TapGap(
                stack: element, related: spacer.related("this `Spacer` takes no taps"), isFrame: false, hops: hops)
        }
        guard let wide, element.hasOnlySmallViews else { return nil }
        let related = RelatedLocation(
            path: element.path, range: wide.nameRange, message: "this frame is larger than the views in the stack")
        return TapGap(stack: element, related: related, isFrame: true, hops: hops)
    }

    /// The first Spacer with a flexible size among the views of a stack.
    mutating func spacer(among views: [ViewElement]) -> ViewElement? {
        views.first { $0.isSwiftUI(.spacer) && !$0.modifiers.contains { $0.name == .frame || $0.isConditional } }
    }
}

extension ViewElement {
    var isSpacingStack: Bool { kind == .call && SwiftUICatalog.spacingStacks.contains(name) && isSwiftUI(name) }

    /// The one view that a view of the project, a member or a Group shows.
    var shownView: ViewElement? {
        if isSwiftUI(.group) { return slots.first { $0.name.isNone }?.soleChild }
        let found = targets
        return found.count == 1 ? ViewElement(index, found[0]).soleChild : nil
    }

    /// The only view of a builder or slot.
    var soleChild: ViewElement? {
        let shown = children.filter { $0.kind != .slot || $0.record.link < 0 }
        return shown.count == 1 ? shown[0] : nil
    }

    /// Whether all views of a stack are texts and symbols of their own size.
    fileprivate var hasOnlySmallViews: Bool {
        let views = slots.flatMap { Array($0.children) }
        return !views.isEmpty
            && views.allSatisfy { view in
                (view.isSwiftUI("Text") || view.isSwiftUI("Image") || view.isSwiftUI("Label"))
                    && !view.modifiers.contains { $0.name == .frame || $0.name == "resizable" || $0.isConditional }
            }
    }
}
