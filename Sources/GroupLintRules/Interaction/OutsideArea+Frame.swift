import GroupLintCore

extension OutsideArea {
    /// A frame around a button whose label is a smaller image. It draws nothing, so it is there for the taps.
    init?(frameAround control: ViewElement, _ context: inout RuleContext) {
        let modifiers = Array(control.modifiers)
        guard let position = modifiers.firstIndex(where: { $0.name == .frame }),
            !modifiers[...position].contains(where: { $0.isConditional || $0.isOfProject || $0.name == .padding }),
            let image = control.labelSlot(context)?.soleChild, image.isSwiftUI("Image"),
            let call = context.call(of: modifiers[position], on: control), let frame = context.fixedSize(call),
            let length = context.length(ofImage: image), min(frame.width, frame.height) >= length + Self.noticedRoom
        else { return nil }
        self.init(control, modifiers, position...position)
    }

    private static let noticedRoom = 6

    /// Whether the area is a frame that draws nothing.
    var isFrame: Bool { range.count == 1 && drawing.name == .frame }
}

extension RuleContext {
    private static let symbolLength = 24
    /// More than any symbol in a font for text.
    private static let titleLength = 38

    /// The width and height of a frame, if both are known numbers.
    fileprivate mutating func fixedSize(_ call: CallExpr) -> (width: Int, height: Int)? {
        guard let width = points(call.argument("width")), let height = points(call.argument("height")) else { return nil }
        return (width, height)
    }

    /// About how wide and high an image is at most; nil if this is not known.
    fileprivate mutating func length(ofImage image: ViewElement) -> Int? {
        var (length, fontLength): (Int?, Int) = (nil, Self.symbolLength)
        for modifier in image.modifiers {
            guard !modifier.isConditional, !modifier.isOfProject, modifier.name != .padding, modifier.name != "scaleEffect" else {
                return nil
            }
            guard let call = call(of: modifier, on: image) else { continue }
            if modifier.name == "font", !call.isSmallFont { fontLength = Self.titleLength }
            guard modifier.name == .frame else { continue }
            guard length == nil, let size = fixedSize(call) else { return nil }
            length = max(size.width, size.height)
        }
        if let length { return length }
        let isSymbol = code(of: image).flatMap(CallExpr.init)?.argument("systemName") != nil
        return isSymbol && !image.modifiers.contains { $0.name == "resizable" } ? fontLength : nil
    }
}
