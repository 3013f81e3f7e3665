import GroupLintCore

/// A button or link whose label is a stack with a gap that takes no taps.
struct LabelGap {
    let control: ViewElement
    let gap: TapGap
    let ruleCase: RuleCase
    /// Whether the gap only centers a label around which nothing is drawn.
    private var isCentered: Bool { gap.isCentering && !control.modifiers.contains { $0.drawsArea } }
    /// The only view of the style of the project that the control has.
    private var style: ViewElement?
    /// The background that is drawn at times, and then takes the taps.
    private let background: RelatedLocation?
    /// Nil if the label is not one chain in this file.
    private let fix: Fix?

    init?(of control: ViewElement, _ context: inout RuleContext) {
        guard let label = control.labelSlot(context), let found = Self.gap(in: label, &context),
            context.isPointedAt(control), !context.isInTappableArea(control, after: 0), !context.isBarItem(control),
            !context.isAboveControls(control),
            !control.modifiers.contains(where: { $0.name == "onTapGesture" })
        else { return nil }
        switch context.look(of: control) {
        case .plain: ruleCase = control.hasShape ? UnreachableTapArea.shapeOutside : UnreachableTapArea.label
        case .custom(let body):
            guard context.keepsGaps(body) else { return nil }
            ruleCase = UnreachableTapArea.styled
            style = body.soleChild
        case .automatic, .borderless, .other: return nil
        }
        if control.name == "NavigationLink", control.mayBeRow(context) { return nil }
        self.control = control
        gap = found
        background = context.conditionalBackground(from: label.soleChild, to: found.stack)
        fix = style?.lastRoom == nil ? label.soleChild.flatMap { context.shape(after: $0) } : nil
    }

    /// The gap in a label: its one view is a stack, or it has a Spacer among several views.
    private static func gap(in label: ViewElement, _ context: inout RuleContext) -> TapGap? {
        label.soleChild.map { context.tapGap(in: $0) } ?? context.tapGap(inViewsOf: label)
    }

    /// Reports the gaps of a file, those in one stack of another view or member only once.
    static func report(_ gaps: [LabelGap], _ context: inout RuleContext) {
        let shared = Dictionary(grouping: gaps.filter { $0.gap.hops > 0 }, by: \.gap.stack.site)
        for gap in gaps {
            let same = gap.gap.hops == 0 ? [gap] : shared[gap.gap.stack.site] ?? []
            guard same.first?.control.site == gap.control.site else { continue }
            gap.report(with: same.dropFirst().map(\.control), &context)
        }
    }

    /// How many other places a report names.
    private static let mostOthers = 8

    /// - Parameter others: the other controls of the file with this stack.
    private func report(with others: [ViewElement], _ context: inout RuleContext) {
        let name = context.name(of: control) ?? "Button"
        guard let label = control.labelSlot(context) else { return }
        let view = gap.isLabel ? control : gap.hops == 0 ? nil : label.soleChild
        let advice = context.shapeAdvice(label, style) + gap.otherPlace(&context)
        let twins = others.prefix(Self.mostOthers).map { other in
            other.related("the same applies to this `\(context.name(of: other) ?? "Button")`")
        }
        context.report(
            isCentered ? UnreachableTapArea.centered : background == nil ? ruleCase : UnreachableTapArea.clear,
            ["taps": "taps", "stack": view.flatMap { context.name(of: $0) } ?? gap.stackName, "control": name],
            at: gap.hops == 0 && !gap.isLabel ? gap.stack.nameRange : control.nameRange,
            doubt: gap.hops == 0 ? nil : .throughOthers,
            help: others.isEmpty ? advice : "write `.contentShape(Rectangle())` \(gap.onePlace(&context))",
            related: gap.allRelated + (background.map { [$0] } ?? []) + twins, fix: others.isEmpty ? fix : nil)
    }
}

extension ViewElement {
    /// Whether the control is of a kind that works in widgets, where a tap beside it opens the app.
    var isWidgetControl: Bool { hasArgument("intent") || name == "Link" }

    /// Whether the row of a list may take the taps: the element is in a `Section`, or it is not known where it is.
    func mayBeRow(_ context: RuleContext) -> Bool {
        let places = context.placements.of(self)
        return places.isEmpty || places.contains { $0.layout.isRow }
            || sequence(first: self, next: \.parent).contains { $0.isSwiftUI("Section") }
    }

    fileprivate var hasShape: Bool { modifiers.contains { $0.name == .contentShape } }
}
