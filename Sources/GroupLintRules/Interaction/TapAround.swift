import GroupLintCore

/// Views around a gap that take the taps on it.
extension RuleContext {
    private static let mostUses = 8
    private static let mostHops = 4

    /// Whether a tap on a gap in an element reaches something else: a later gesture of the element, or a view around it, that
    /// takes taps on its whole area. Of code with several uses, each use has to be in such a view.
    ///
    /// - Parameter count: number of the element's modifiers that are inside of the gap.
    mutating func isInTappableArea(_ element: ViewElement, after count: Int) -> Bool {
        isInTappableArea(element, after: count, hops: 0)
    }

    private mutating func isInTappableArea(_ element: ViewElement, after count: Int, hops: Int) -> Bool {
        if takesTaps(element, after: count) { return true }
        var current = element
        while let outer = current.parent {
            let content = current
            current = outer
            guard outer.kind == .call || outer.kind == .reference else { continue }
            // Content of a modifier, such as an overlay, is not in the area of its view.
            if content.kind == .slot, content.record.link >= 0 { return false }
            if outer.isTapControl, content.kind == .slot, placements.role(of: content) == .single { return true }
            // A tap beside the label selects the row.
            if outer.isSwiftUI("List"), outer.hasArgument("selection") { return true }
            if takesTaps(outer, after: 0) { return true }
        }
        guard hops < Self.mostHops else { return false }
        let shown = Array(current.uses.lazy.filter { !$0.isInPreview && $0.site != element.site }.prefix(Self.mostUses + 1))
        guard !shown.isEmpty, shown.count <= Self.mostUses else { return false }
        for use in shown {
            guard isInTappableArea(use, after: 0, hops: hops + 1) else { return false }
        }
        return true
    }

    /// Whether a gap in an element lets taps through to controls below: earlier views of a `ZStack`, without a background in
    /// between. A shape would cover them.
    mutating func isAboveControls(_ element: ViewElement, depth: Int = 0) -> Bool {
        var current = element
        var view = element
        while let outer = current.parent {
            if current.kind == .slot, current.record.link < 0, outer.isSwiftUI("ZStack") {
                var below = LabelControls(self)
                for sibling in current.children.prefix(while: { $0.site != view.site }) { below.look(at: sibling) }
                if !below.found.isEmpty || !below.tapped.isEmpty { return true }
            }
            // A background lets nothing through to what is further out.
            if outer.modifiers.contains(where: { touchArea(of: $0, on: outer) == .filled }) { return false }
            // A branch holds the view in its place.
            if current.kind != .slot { view = current }
            current = outer
        }
        guard depth < Self.mostMembers, let member = current.member, let owner = current.owner else { return false }
        let uses = index.references(to: index.member(member).name, in: owner).prefix(Self.mostMembers)
        return uses.contains { isAboveControls($0, depth: depth + 1) }
    }

    private static let mostMembers = 3

    /// Whether modifiers of an element make its whole area take taps and then react to them.
    private mutating func takesTaps(_ element: ViewElement, after count: Int) -> Bool {
        var isFilled = false
        for modifier in element.modifiers.dropFirst(count) {
            let name = modifier.name
            if isFilled, SwiftUICatalog.tapModifiers.contains(name) || SwiftUICatalog.gestureModifiers.contains(name) {
                return true
            }
            if touchArea(of: modifier, on: element) == .filled { isFilled = true }
        }
        return false
    }
}
