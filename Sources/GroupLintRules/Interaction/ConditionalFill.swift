import GroupLintCore

/// A padding or a frame in a label, around which a background is drawn only under a condition. Otherwise it takes no taps.
struct ConditionalFill {
    /// The padding or frame.
    let room: RelatedLocation
    /// The background.
    let background: RelatedLocation
    /// Whether the room is a frame as wide as the container.
    let isWide: Bool
}

extension RuleContext {
    /// The room in the label of a control that takes taps only while a background is drawn.
    ///
    /// - Parameter style: the only view in the style of the control; nil if the style draws nothing.
    mutating func conditionalFill(in label: ViewElement, style: ViewElement?) -> ConditionalFill? {
        guard let view = label.soleChild else { return nil }
        var search = ConditionalFillSearch()
        search.add(view, hops: 0, &self)
        // The first member is the label itself: `configuration.label`.
        if search.found == nil, let style { search.addChain(of: style, skipping: 1, &self) }
        return search.isFilled ? nil : search.found
    }

    /// The padding or frame in the label of a control that draws nothing, neither always nor at times.
    mutating func emptyRoom(in label: ViewElement) -> LabelRoom? {
        guard let view = label.soleChild else { return nil }
        var search = ConditionalFillSearch()
        search.add(view, hops: 0, &self)
        return search.isFilled || search.found != nil ? nil : search.room
    }
}

extension RuleContext {
    /// A background that is clear at times, on the way from the view in a label to the stack that it shows.
    mutating func conditionalBackground(from view: ViewElement?, to stack: ViewElement) -> RelatedLocation? {
        var current = view
        for _ in 0..<5 {
            guard let view = current else { return nil }
            for modifier in view.modifiers where modifier.name == "background" && !modifier.isConditional {
                if call(of: modifier, on: view)?.isDrawnUnderCondition ?? false {
                    return modifier.related("a condition decides whether this is drawn", view)
                }
            }
            current = view.site == stack.site ? nil : view.shownView
        }
        return nil
    }
}

private struct ConditionalFillSearch {
    private(set) var found: ConditionalFill?
    /// Whether something may take taps everywhere.
    private(set) var isFilled = false
    private(set) var room: LabelRoom?

    mutating func add(_ view: ViewElement, hops: Int, _ context: inout RuleContext) {
        if view.isSpacingStack {
            isFilled = isFilled || !context.hasOnlySmallViews(view)
        } else if view.kind == .branch {
            isFilled = isFilled || !context.isSmall(view)
        } else if !view.isSwiftUI("Text"), !view.isSwiftUI("Image"), !view.isSwiftUI("Label") {
            guard hops < 3, let shown = view.shownView else {
                isFilled = true
                return
            }
            add(shown, hops: hops + 1, &context)
        }
        addChain(of: view, &context)
    }

    mutating func addChain(of view: ViewElement, skipping count: Int = 0, _ context: inout RuleContext) {
        var isResizable = false
        for modifier in view.modifiers.dropFirst(count) where !isFilled {
            guard modifier.name != "resizable" else {
                isResizable = true
                continue
            }
            if modifier.name == "background", !modifier.isConditional, let call = context.call(of: modifier, on: view),
                call.isDrawnUnderCondition
            {
                guard let room else { continue }
                found =
                    found
                    ?? ConditionalFill(
                        room: room.place, background: modifier.related("a condition decides whether this is drawn", view),
                        isWide: room.isWide)
                continue
            }
            isFilled = context.touchArea(of: modifier, on: view) != .unchanged
            guard modifier.name == .padding || modifier.name == .frame, let call = context.call(of: modifier, on: view) else {
                continue
            }
            if modifier.name == .frame, isResizable {
                isResizable = false
            } else if call.enlarges(modifier.name) || call.isWideFrame {
                let isFirst = room == nil || call.isWideFrame && !(room?.isWide ?? false)
                guard isFirst else { continue }
                room = LabelRoom(
                    modifier: modifier, place: modifier.related("this makes the room around it", view), isWide: call.isWideFrame)
            }
        }
    }
}

extension CallExpr {
    /// Whether a background is a color in one case and clear or missing in another: `isOn ? .blue : .clear`, `if isOn { … }`.
    /// What depends on the pointer is drawn where the pointer is.
    fileprivate var isDrawnUnderCondition: Bool {
        if let content = trailingClosure.flatMap(ClosureExpr.init), let first = content.node.firstStatement.flatMap(IfExpr.init) {
            return content.node.lastStatement == first.node && first.elseBranch == nil && !first.node.followsPointer
        }
        guard isHollow else { return false }
        let choices = node.subtree.compactMap { SequenceExpr($0)?.choice }
        return choices.contains { $0.isClear != $1.isClear }
    }
}

extension SequenceExpr {
    /// The two values of a ternary without another ternary.
    fileprivate var choice: (SyntaxNode, SyntaxNode)? {
        let parts = Array(elements)
        guard let last = parts.last, parts.filter({ $0.kind == .ternaryExpr }).count == 1, parts.count > 2,
            let middle = TernaryExpr(parts[parts.count - 2])?.middle
        else { return nil }
        return (middle, last)
    }
}

extension SyntaxNode {
    fileprivate var isClear: Bool { unwrapped.name == "clear" }
}
