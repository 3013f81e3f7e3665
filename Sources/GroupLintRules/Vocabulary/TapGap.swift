import GroupLintCore

/// A part of a stack that takes no taps.
struct TapGap {
    /// The HStack or VStack, or the label whose views are in a row.
    let stack: ViewElement
    /// What makes the gap: the Spacer, or the frame that is larger than the views.
    let related: RelatedLocation
    /// Whether the frame makes the gap.
    let isFrame: Bool
    /// Whether Spacers at both ends of the stack only center its views.
    private(set) var isCentering = false
    /// Whether one Spacer at an end of an HStack only moves its views to the other end.
    private(set) var isAligning = false
    /// How many views and members are between the element that was asked for and the stack.
    let hops: Int

    /// `HStack` or `VStack`.
    var stackName: String { stack.name == "VStack" ? "VStack" : "HStack" }

    /// Whether the label has several views, and no stack around them.
    var isLabel: Bool { stack.kind == .slot }
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
        guard let views = element.stackedViews else { return nil }
        if let spacer = spacer(among: views, in: element) ?? innerSpacer(in: element, depth: 0) {
            var area = FilledTexts()
            if spacer.isAtEnd, area.haveAreas(views, hops: 0, &self) { return nil }
            return TapGap(
                stack: element, related: spacer.related("this `Spacer` takes no taps"), isFrame: false,
                isCentering: spacer.isCentering, isAligning: spacer.isAtEnd && element.name == "HStack",
                hops: hops)
        }
        guard let wide, hasOnlySmallViews(element) else { return nil }
        let related = RelatedLocation(
            path: element.path, range: wide.nameRange, message: "this makes the view larger than what it draws")
        return TapGap(stack: element, related: related, isFrame: true, hops: hops)
    }

    /// The gap in a label of several views, one of which is a Spacer: SwiftUI puts them into a row.
    mutating func tapGap(inViewsOf label: ViewElement) -> TapGap? {
        let views = Array(label.children.prefix(ViewElement.mostStackedViews))
        guard views.count > 1, let spacer = spacer(among: views, in: label) else { return nil }
        var area = FilledTexts()
        if spacer.isAtEnd, area.haveAreas(views, hops: 0, &self) { return nil }
        return TapGap(
            stack: label, related: spacer.related("this `Spacer` takes no taps"), isFrame: false,
            isCentering: spacer.isCentering, isAligning: spacer.isAtEnd, hops: 0)
    }

    /// A Spacer in an HStack inside of a stack, if nothing on the way makes the gap take taps.
    private mutating func innerSpacer(in stack: ViewElement, depth: Int) -> ViewElement? {
        guard depth < 4 else { return nil }
        for view in stack.stackedViews ?? [] where view.isSpacingStack || view.isSwiftUI(.group) {
            guard view.modifiers.allSatisfy({ touchArea(of: $0, on: view) == .unchanged }), let views = view.stackedViews else {
                continue
            }
            if view.name == "HStack", let found = spacer(among: views, in: view) { return found }
            if let found = innerSpacer(in: view, depth: depth + 1) { return found }
        }
        return nil
    }

    /// Whether all views of a stack are texts and symbols of their own size, views with a small frame, and Spacers, which draw
    /// nothing, also in stacks, branches and views of the project.
    mutating func hasOnlySmallViews(_ stack: ViewElement) -> Bool {
        var budget = 40
        return stack.stackedViews.map { isSmall($0, withSpacers: true, hops: 0, &budget) } ?? false
    }

    /// Whether a view is a text, a symbol, or a stack of them, with a small frame if it has one.
    mutating func isSmall(_ view: ViewElement) -> Bool {
        var budget = 40
        return isSmall([view], withSpacers: false, hops: 0, &budget)
    }

    private mutating func isSmall(_ views: [ViewElement], withSpacers: Bool, hops: Int, _ budget: inout Int) -> Bool {
        for view in views {
            budget -= 1
            guard budget > 0, hops < 4, !view.modifiers.contains(where: { $0.isConditional || $0.name == "overlay" })
            else { return false }
            if view.kind == .branch || view.kind == .arm {
                guard isSmall(Array(view.children), withSpacers: withSpacers, hops: hops, &budget) else { return false }
                continue
            }
            if withSpacers, view.isSwiftUI(.spacer) { continue }
            if view.modifiers.contains(where: { $0.name == .frame || $0.name == "resizable" }) {
                guard hasSmallFrame(view) else { return false }
                continue
            }
            if view.isSwiftUI("Text") || view.isSwiftUI("Image") || view.isSwiftUI("Label") || isSpinner(view) { continue }
            let inner = view.isSpacingStack || view.isSwiftUI(.group) ? view.stackedViews : view.shownView.map { [$0] }
            guard let inner, !inner.isEmpty, isSmall(inner, withSpacers: withSpacers, hops: hops + 1, &budget) else {
                return false
            }
        }
        return !views.isEmpty
    }

    /// `ProgressView()`, which turns around. One with a value is a line as wide as the container.
    private mutating func isSpinner(_ view: ViewElement) -> Bool {
        guard view.isSwiftUI("ProgressView"), !view.modifiers.contains(where: { $0.name == "progressViewStyle" }) else {
            return false
        }
        return code(of: view).flatMap(CallExpr.init)?.firstArgument == nil
    }

    /// Whether the last frame of a view makes it as small as an icon or a picture of a person.
    private mutating func hasSmallFrame(_ view: ViewElement) -> Bool {
        guard let frame = view.modifiers.last(where: { $0.name == .frame }), let call = call(of: frame, on: view) else {
            return false
        }
        return (["width", "height"] as [Name]).allSatisfy { label in
            call.argument(label)?.literalInteger.map { $0 <= Self.smallLength } ?? false
        }
    }

    private static let smallLength = 64

    /// The first Spacer with a flexible size among the views of a stack, if no view next to it may take all of the space.
    private mutating func spacer(among views: [ViewElement], in stack: ViewElement) -> ViewElement? {
        let found = views.first { $0.isSwiftUI(.spacer) && !$0.modifiers.contains { $0.name == .frame || $0.isConditional } }
        guard let found else { return nil }
        if stack.name == "VStack", isAsHighAsItsViews(stack) { return nil }
        let length = stack.name == "VStack" ? "maxHeight" : "maxWidth"
        for view in views where mayFill(view, Name(length.utf8), hops: 0) { return nil }
        return found
    }

    /// Whether a view takes all of the space that a stack has along its axis: a frame without a limit, a color, a reader of
    /// sizes, also in the body of a view of the project. Content that callers pass may do so.
    private mutating func mayFill(_ view: ViewElement, _ length: Name, hops: Int) -> Bool {
        guard hops < 4 else { return false }
        for modifier in view.modifiers.reversed() where modifier.name == .frame && !modifier.isConditional {
            guard let call = call(of: modifier, on: view) else { return true }
            if let value = call.argument(length)?.unwrapped { return value.literalInteger == nil }
            if let value = call.argument(length == "maxWidth" ? "width" : "height") {
                // `width: isNarrow ? nil : 80`
                return value.subtree.contains { $0.kind == .nilLiteralExpr }
            }
        }
        if view.kind == .reference, view.name == .content { return true }
        if case .swiftUI(let known) = view.callee { return known.traits.contains(.fills) && !view.isSwiftUI(.spacer) }
        return view.shownView.map { mayFill($0, length, hops: hops + 1) } ?? false
    }
}

extension ViewElement {
    /// Whether a Spacer and another one are the ends of a stack without Spacers between its views. With Spacers in both
    /// directions, the view is a tile.
    fileprivate var isCentering: Bool {
        let views = parent.map { Array($0.children) } ?? []
        guard views.first?.site == site, views.last?.isSwiftUI(.spacer) ?? false else { return false }
        let isTile = views.contains { $0.isSpacingStack && $0.slots.contains { $0.children.contains { $0.isSwiftUI(.spacer) } } }
        return !isTile && views.count { $0.isSwiftUI(.spacer) } == 2
    }

    /// Whether a Spacer is the first or last view of a stack, without another Spacer of a flexible size.
    fileprivate var isAtEnd: Bool {
        let views = parent.map { Array($0.children) } ?? []
        guard views.first?.site == site || views.last?.site == site else { return false }
        return views.count { $0.isSwiftUI(.spacer) && !$0.modifiers.contains { $0.name == .frame } } == 1
    }

    var isSpacingStack: Bool { kind == .call && SwiftUICatalog.spacingStacks.contains(name) && isSwiftUI(name) }

    /// The views of a stack; nil for more than a label has. Many buttons may have one large view as their label.
    fileprivate var stackedViews: [ViewElement]? {
        let found = Array(slots.lazy.flatMap(\.children).prefix(Self.mostStackedViews + 1))
        return found.count > Self.mostStackedViews ? nil : found
    }

    fileprivate static let mostStackedViews = 100

    /// The one view that a view of the project, a member or a Group shows.
    var shownView: ViewElement? {
        if isSwiftUI(.group) { return slots.first { $0.name.isNone }?.soleChild }
        let found = targets
        return found.count == 1 ? ViewElement(index, found[0]).soleChild : nil
    }

    /// The only view of a builder or slot.
    var soleChild: ViewElement? {
        var only: ViewElement?
        for child in children where child.kind != .slot || child.record.link < 0 {
            if only != nil { return nil }
            only = child
        }
        return only
    }
}

/// Whether all texts of a stack are on backgrounds that can be seen, like a bubble or a banner: a Spacer beside them is not a
/// part of what looks like a button.
private struct FilledTexts {
    private var isFound = false
    private var budget = 40

    mutating func haveAreas(_ views: [ViewElement], hops: Int, _ context: inout RuleContext) -> Bool {
        areFilled(views, hops: hops, &context) && isFound
    }

    private mutating func areFilled(_ views: [ViewElement], hops: Int, _ context: inout RuleContext) -> Bool {
        for view in views {
            budget -= 1
            guard budget > 0, hops < 6 else { return false }
            if view.isSwiftUI(.spacer) || view.isSwiftUI("Image") { continue }
            if view.modifiers.contains(where: { context.touchArea(of: $0, on: view) == .filled }) {
                isFound = true
                continue
            }
            let inner =
                view.kind == .branch || view.kind == .arm
                ? Array(view.children)
                : view.isSpacingStack || view.isSwiftUI(.group) ? view.stackedViews : view.shownView.map { [$0] }
            guard let inner, !inner.isEmpty, areFilled(inner, hops: hops + 1, &context) else { return false }
        }
        return true
    }
}
