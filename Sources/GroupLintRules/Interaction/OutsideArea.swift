import GroupLintCore

/// A button that looks larger than its label: a padding or a frame after it, and then a background or a border.
struct OutsideArea {
    let control: ViewElement
    /// The first modifier that makes the area larger, and the one that draws it. The same modifier of the project may do both.
    let enlarging: ViewTree.Modifier
    let drawing: ViewTree.Modifier
    /// Positions of these modifiers in the chain.
    let range: ClosedRange<Int>
    /// The padding or frame in the label that takes no taps, if nothing after the button makes the area larger.
    private(set) var room: LabelRoom?
    /// The padding or frame in the body of the modifier of the project that makes the area.
    private(set) var inside: RelatedLocation?

    init?(of control: ViewElement, _ context: inout RuleContext) {
        var first: Int?
        /// The first padding or frame, which belongs into the label with the others.
        var start: Int?
        let modifiers = Array(control.modifiers)
        // Most chains have nothing of this, and their code need not be parsed.
        guard modifiers.contains(where: { $0.isOfProject || Self.enlargements.contains($0.name) }),
            modifiers.contains(where: { $0.isOfProject || Self.drawings.contains($0.name) })
        else { return nil }
        for (position, modifier) in modifiers.enumerated() {
            guard !modifier.isConditional, !Self.ending.contains(modifier.name) else { return nil }
            if modifier.isOfProject, let place = context.placeOfArea(in: modifier, on: control) {
                self.init(control, modifiers, position...position)
                inside = place
                return
            }
            guard !modifier.isOfProject,
                Self.enlargements.contains(modifier.name) || Self.drawings.contains(modifier.name),
                let call = context.call(of: modifier, on: control)
            else { continue }
            if call.fillsScreen { return nil }
            if first == nil, Self.enlargements.contains(modifier.name) {
                start = start ?? position
                let isSized = call.isFixed(modifier.name) && context.hasSizedLabel(control)
                if call.enlarges(modifier.name), !isSized { first = start }
            }
            let isRounded = modifiers[position...].contains { Self.roundings.contains($0.name) }
            guard call.draws(modifier.name, isRounded: isRounded) else { continue }
            guard let first else { return nil }
            self.init(control, modifiers, first...position)
            return
        }
        return nil
    }

    init(
        _ control: ViewElement, _ modifiers: [ViewTree.Modifier], _ range: ClosedRange<Int>, room: LabelRoom? = nil
    ) {
        self.control = control
        self.room = room
        enlarging = modifiers[range.lowerBound]
        drawing = modifiers[range.upperBound]
        self.range = range
    }

    static let enlargements = NameTable("padding frame")
    static let drawings = NameTable("background overlay border glassEffect")
    static let roundings = NameTable("cornerRadius clipShape")
    /// Modifiers after which the chain is about something else than the look of the button.
    static let ending = NameTable(
        "onTapGesture gesture highPriorityGesture simultaneousGesture opacity hidden toolbar listRowBackground tabItem")
}

extension CallExpr {
    /// Whether a padding or frame makes the area larger on both sides. A few points do not matter.
    func enlarges(_ name: Name) -> Bool {
        if name == .padding {
            guard let first = firstArgument?.value?.unwrapped else { return true }
            if first.kind == .arrayExpr || SwiftUICatalog.singleEdges.contains(first.name) { return false }
            if let points = lastArgument?.value?.literalInteger, points < Self.noticedPoints { return false }
            return CallExpr(first)?.argument("leading") == nil
        }
        return name == .frame && argument("alignment") == nil && argumentList != nil
    }

    private static let noticedPoints = 6

    /// Whether a modifier is a frame with a fixed width or height, which may be smaller than the label.
    fileprivate func isFixed(_ name: Name) -> Bool {
        name == .frame && ["minWidth", "maxWidth", "minHeight", "maxHeight"].allSatisfy { argument($0) == nil }
    }

    /// Whether a frame takes the height of the screen, so what follows is the background of the screen.
    fileprivate var fillsScreen: Bool { argument("maxHeight")?.unwrapped.tokenText == "infinity" }

    /// Whether a modifier of SwiftUI draws the area, so that it looks like a part of the button.
    ///
    /// - Parameter isRounded: whether a later modifier makes the corners round, which a screen does not have.
    func draws(_ name: Name, isRounded: Bool = false) -> Bool {
        if name == "border" || name == "glassEffect" { return true }
        guard name == "background" || name == "overlay",
            let content = trailingClosure ?? value("content") ?? firstArgument?.value
        else { return false }
        let names = content.subtree.filter { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr }
        // Round corners are those of a button.
        let isRound =
            (isRounded || argument("in") != nil) && !names.contains { $0.name == "clear" }
            || names.contains { Self.roundings.contains($0.name) }
        if !isRound, names.contains(where: { SwiftUICatalog.screenBackgrounds.contains($0.name) || $0.namesScreenBackground }) {
            return false
        }
        return name == "background" || names.contains { SwiftUICatalog.strokes.contains($0.name) }
    }

    private static let roundings = NameTable("cornerRadius RoundedRectangle Capsule Circle")
}

extension SyntaxNode {
    /// Whether the name is that of a color of the project for screens: `listBackground`, but not `secondaryBackground`.
    fileprivate var namesScreenBackground: Bool {
        let text = tokenText
        return text.hasSuffix("Background") && !text.hasPrefix("secondary") && !text.hasPrefix("tertiary")
    }
}

extension RuleContext {
    /// Where a modifier of the project, or one that it applies, adds a padding or frame before a background or border; nil if
    /// it does not.
    ///
    /// - Parameter inner: the view in a modifier of the project that applies this one; nil if the control itself has it.
    fileprivate mutating func placeOfArea(
        in modifier: ViewTree.Modifier, on control: ViewElement, inner: ViewElement? = nil, depth: Int = 0
    ) -> RelatedLocation? {
        for body in (inner ?? control).bodies(of: modifier) {
            guard let view = body.soleChild, view.isModifiedView else { return nil }
            var place: RelatedLocation?
            for modifier in view.modifiers where !modifier.isConditional {
                if modifier.isOfProject, depth < 3,
                    let found = placeOfArea(in: modifier, on: control, inner: view, depth: depth + 1)
                {
                    return found
                }
                guard let call = call(of: modifier, on: view) else { continue }
                if call.fillsScreen { return nil }
                if call.draws(modifier.name) { return place }
                guard place == nil, call.enlarges(modifier.name),
                    !(call.isFixed(modifier.name) && hasSizedLabel(control))
                else { continue }
                place = RelatedLocation(
                    path: view.path, range: modifier.nameRange, message: "this makes the area larger than the label")
            }
        }
        return nil
    }

    /// Whether the label of a control is text and symbols, without a background of its own.
    mutating func hasBareLabel(_ control: ViewElement) -> Bool {
        guard let label = control.labelSlot(self) else {
            return control.slots.allSatisfy { placements.role(of: $0) != .single }
        }
        return isBare(Array(label.children), hops: 0)
    }

    /// Whether a padding or a frame in the label of a control makes it larger than its texts and symbols.
    fileprivate mutating func hasSizedLabel(_ control: ViewElement) -> Bool {
        guard let label = control.labelSlot(self) else { return false }
        return isSized(Array(label.children), hops: 0)
    }

    private func isSized(_ views: [ViewElement], hops: Int) -> Bool {
        views.contains { view in
            if view.modifiers.contains(where: { $0.name == .padding || $0.name == .frame }) { return true }
            let inner = view.isSpacingStack ? view.slots.flatMap { Array($0.children) } : view.shownView.map { [$0] } ?? []
            return hops < 5 && isSized(inner, hops: hops + 1)
        }
    }

    private mutating func isBare(_ views: [ViewElement], hops: Int) -> Bool {
        for view in views {
            guard hops < 5, view.kind == .call || view.kind == .reference || view.kind == .branch else { return false }
            if view.kind == .branch {
                let arms = view.children.map { Array($0.children) }
                guard arms.allSatisfy({ $0.isEmpty || isBare($0, hops: hops + 1) }) else { return false }
                continue
            }
            guard view.modifiers.allSatisfy({ touchArea(of: $0, on: view) == .unchanged }) else { return false }
            if Self.bareViews.contains(view.name), view.isSwiftUI(view.name) { continue }
            let inner = view.isSpacingStack ? view.slots.flatMap { Array($0.children) } : view.shownView.map { [$0] }
            guard let inner, isBare(inner, hops: hops + 1) else { return false }
        }
        return !views.isEmpty
    }

    private static let bareViews = NameTable("Text Image Label Spacer ProgressView")
}
