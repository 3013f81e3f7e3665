import GroupLintCore

/// A padding or a frame in a label that draws nothing.
struct LabelRoom {
    let modifier: ViewTree.Modifier
    let place: RelatedLocation
    /// Whether it is a frame as wide as the container.
    let isWide: Bool
}

extension OutsideArea {
    /// A background or border around a button, which fills the room that its label has: `Text("Save").padding()` in a plain
    /// button takes taps on the text only.
    init?(drawnAround control: ViewElement, _ context: inout RuleContext) {
        let modifiers = Array(control.modifiers)
        guard let position = modifiers.firstIndex(where: { Self.drawings.contains($0.name) }),
            !modifiers[...position].contains(where: { $0.isConditional || $0.isOfProject || Self.ending.contains($0.name) }),
            !modifiers[..<position].contains(where: { Self.enlargements.contains($0.name) }),
            let call = context.call(of: modifiers[position], on: control),
            !context.isInteractiveGlass(modifiers[position], on: control)
        else { return nil }
        let isRounded = modifiers[position...].contains { Self.roundings.contains($0.name) }
        // A stack with a gap is what `unreachable_tap_area` speaks of.
        guard call.draws(modifiers[position].name, isRounded: isRounded), let label = control.labelSlot(context),
            let room = context.emptyRoom(in: label), label.soleChild.flatMap({ context.tapGap(in: $0) }) == nil
        else { return nil }
        self.init(control, modifiers, position...position, room: room)
    }
}

extension RuleContext {
    /// Whether only what the label of a control draws takes taps, and nothing around the control takes the others.
    mutating func keepsGaps(around control: ViewElement, _ file: ViewFile) -> Bool {
        switch look(of: control) {
        case .plain: break
        case .custom(let body): guard keepsGaps(body) else { return false }
        case .automatic, .borderless, .other: return false
        }
        return !(control.name == "NavigationLink" && control.mayBeRow(self)) && !(file.mayShowWidgets && control.isWidgetControl)
            && !isInTappableArea(control, after: 0)
    }
}
