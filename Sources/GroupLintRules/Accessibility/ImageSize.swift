import GroupLintCore

/// The size of a small image.
enum ImageSize {
    /// A known frame, as text: `16 by 16`.
    case frame(String)
    /// A known frame in a larger one, which adds only space.
    case framed(String)
    /// A known frame that takes taps as a whole, because of a content shape or a background.
    case area(String)
    /// A symbol in the size of the text around it.
    case symbol
}

/// A frame with known numbers, of which the larger is the length.
private struct FixedFrame {
    let length: Int
    let text: String
}

extension RuleContext {
    /// The size of an image that is small for a finger; nil if it is larger or not known.
    mutating func smallSize(of image: ViewElement) -> ImageSize? {
        var (frame, isFramed, isFilled): (FixedFrame?, Bool, Bool) = (nil, false, false)
        var isSymbol = false
        if let call = code(of: image).flatMap(CallExpr.init) { isSymbol = call.argument("systemName") != nil }
        for modifier in image.modifiers {
            let area = touchArea(of: modifier, on: image)
            if area == .filled, frame != nil, let call = call(of: modifier, on: image), !call.node.text.contains("inset") {
                isFilled = true
                continue
            }
            guard !modifier.isConditional, area == .unchanged else { return nil }
            if Self.enlarging.contains(modifier.name) { return nil }
            guard let call = call(of: modifier, on: image) else { continue }
            if modifier.name == "font", !call.isSmallFont { return nil }
            guard modifier.name == .frame else { continue }
            guard !isFilled, let next = fixedFrame(call), next.length < Self.targetPoints else { return nil }
            if let frame { isFramed = next.length > frame.length }
            frame = frame ?? next
        }
        if let frame {
            if isFilled { return frame.length <= Self.narrowPoints ? .area(frame.text) : nil }
            if isFramed { return frame.length <= Self.smallPoints ? .framed(frame.text) : nil }
            return frame.length < Self.smallPoints ? .frame(frame.text) : nil
        }
        if !isSymbol || image.modifiers.contains(where: { $0.name == "resizable" }) { return nil }
        return .symbol
    }

    /// Apple asks for 44 points, and WCAG 2.2 for 24.
    private static let (targetPoints, smallPoints) = (44, 24)
    /// Areas above this length are small too, but common in apps.
    private static let narrowPoints = 30

    /// Whether the control, or a view around it in the same code, may make the font larger.
    mutating func mayHaveLargeFont(_ control: ViewElement) -> Bool {
        for view in sequence(first: control, next: \.parent) {
            for modifier in view.modifiers {
                if modifier.name == "imageScale" || modifier.name == "scaleEffect" { return true }
                guard modifier.name == "font", let call = call(of: modifier, on: view) else { continue }
                return !call.isSmallFont
            }
        }
        return false
    }

    /// Whether a symbol has a font that is smaller than text.
    mutating func hasTinyFont(_ image: ViewElement) -> Bool {
        image.modifiers.contains { $0.name == "font" && call(of: $0, on: image)?.isTinyFont ?? false }
    }

    /// The size of a frame with known numbers.
    private mutating func fixedFrame(_ call: CallExpr) -> FixedFrame? {
        let (first, second) = (points(call.argument("width")), points(call.argument("height")))
        guard call.arguments.allSatisfy({ $0.label == "width" || $0.label == "height" || $0.label == "alignment" }),
            let width = first ?? second, let height = second ?? first
        else { return nil }
        return FixedFrame(length: max(width, height), text: "\(width) by \(height)")
    }

    private static let enlarging = NameTable("padding imageScale scaleEffect scaledToFill dynamicTypeSize controlSize badge")
}

extension CallExpr {
    /// Whether the font is known to be about as large as text: `.body`, `.caption`, `.system(size: 14)`.
    var isSmallFont: Bool {
        guard let font = firstArgument?.value?.unwrapped else { return false }
        if let size = CallExpr(font)?.argument("size") { return size.literalInteger.map { $0 <= 20 } ?? false }
        return SwiftUICatalog.smallFonts.contains(font.name)
    }

    /// Whether the font is known to be smaller than text: `.caption`, `.system(size: 12)`.
    fileprivate var isTinyFont: Bool {
        guard let font = firstArgument?.value?.unwrapped else { return false }
        if let size = CallExpr(font)?.argument("size") { return size.literalInteger.map { $0 < 14 } ?? false }
        return ["footnote", "caption", "caption2"].contains(font.tokenText)
    }
}
