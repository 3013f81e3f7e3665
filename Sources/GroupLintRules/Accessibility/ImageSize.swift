import GroupLintCore

/// The size of a small image.
enum ImageSize {
    /// A known frame, as text: `16 by 16`.
    case frame(String)
    /// A known frame in a larger one, which adds only space.
    case framed(String, isLarge: Bool)
    /// A symbol in the size of the text, in a larger frame, which adds only space.
    case surrounded(String)
    /// A known frame that takes taps as a whole, because of a content shape or a background.
    case area(String)
    /// A symbol in the size of the text around it.
    case symbol
    /// A symbol of less than half its height, such as a chevron, in the size of the text or of a title.
    case narrow

    /// Whether a frame as large as a finger is around it.
    var isSurrounded: Bool {
        switch self {
        case .surrounded, .framed(_, isLarge: true): true
        case .frame, .framed, .area, .symbol, .narrow: false
        }
    }
}

/// A frame with known numbers, of which the larger is the length.
private struct FixedFrame {
    let width: Int
    let height: Int
    /// Whether the code gives both. Of an image that keeps its own size, a missing one is not known.
    let isWhole: Bool
    var length: Int { max(width, height) }
    var text: String { "\(width) by \(height)" }
}

extension RuleContext {
    /// The size of an image that is small for a finger; nil if it is larger or not known.
    ///
    /// - Parameter count: number of the image's modifiers that count; nil for all.
    mutating func smallSize(of image: ViewElement, upTo count: Int? = nil) -> ImageSize? {
        var (frame, outer, isFilled): (FixedFrame?, FixedFrame?, Bool) = (nil, nil, false)
        let modifiers = image.modifiers.prefix(count ?? .max)
        if let length = paddedLength(of: image, modifiers) {
            return length <= Self.narrowPoints ? .area("about \(length) by \(length)") : nil
        }
        let isNarrow = isNarrowSymbol(image)
        for modifier in modifiers {
            let area = touchArea(of: modifier, on: image)
            if area == .filled, frame != nil, let call = call(of: modifier, on: image), !call.node.text.contains("inset") {
                isFilled = true
                continue
            }
            guard !modifier.isConditional, area == .unchanged else { return nil }
            if Self.enlarging.contains(modifier.name) { return nil }
            guard let call = call(of: modifier, on: image) else { continue }
            // What is hidden until the pointer is over it is for a pointer.
            if modifier.name == "opacity", call.mayHide { return nil }
            if modifier.name == "font", !call.isSmallFont, !(isNarrow && call.isTitleFont) { return nil }
            guard modifier.name == .frame else { continue }
            guard !isFilled, let next = fixedFrame(call) else { return nil }
            if let first = frame {
                guard next.isWhole else { return nil }
                outer = next.length > first.length ? next : nil
            }
            frame = frame ?? next
        }
        let isSymbol =
            code(of: image).flatMap(CallExpr.init)?.argument("systemName") != nil
            && !modifiers.contains { $0.name == "resizable" }
        guard let frame else { return isNarrow ? .narrow : isSymbol ? .symbol : nil }
        if isFilled {
            let area = outer ?? frame
            return area.length <= Self.narrowPoints ? .area(area.text) : nil
        }
        if let outer {
            let isLarge = outer.length >= Self.targetPoints
            return frame.length <= Self.smallPoints ? .framed(frame.text, isLarge: isLarge) : nil
        }
        if frame.length < Self.smallPoints { return .frame(frame.text) }
        let isAround = isSymbol && frame.isWhole && min(frame.width, frame.height) >= Self.narrowPoints
        return isAround && !mayBeFilled(image, modifiers) ? .surrounded(frame.text) : nil
    }

    /// Whether an image is a chevron to a side, which is about half as wide as high.
    private mutating func isNarrowSymbol(_ image: ViewElement) -> Bool {
        guard !image.modifiers.contains(where: { $0.name == "resizable" }),
            let name = code(of: image).flatMap(CallExpr.init)?.argument("systemName")?.firstLiteral
        else { return false }
        return ["left", "right", "backward", "forward"].contains { name == "chevron.\($0)" }
    }

    /// The length of a symbol with a known font and a padding on all edges, which takes taps as a whole, because of a content
    /// shape or a background after the padding. Nil for other images.
    private mutating func paddedLength(of image: ViewElement, _ modifiers: ArraySlice<ViewTree.Modifier>) -> Int? {
        guard modifiers.contains(where: { $0.name == .padding }),
            code(of: image).flatMap(CallExpr.init)?.argument("systemName") != nil
        else { return nil }
        var (font, padding, isFilled): (Int?, Int?, Bool) = (nil, nil, false)
        for modifier in modifiers {
            switch touchArea(of: modifier, on: image) {
            case .unknown: return nil
            case .filled where padding == nil: return nil
            case .filled: isFilled = true
            case .unchanged: break
            }
            guard let call = call(of: modifier, on: image) else { continue }
            if modifier.name == "font" {
                font = call.systemSize
            } else if modifier.name == .padding {
                guard padding == nil, !isFilled, let edge = call.arguments.first, call.arguments.count == 1, !edge.hasLabel,
                    let length = edge.value?.literalInteger
                else { return nil }
                padding = length
            } else if modifier.name == .frame || modifier.name == "resizable" || Self.enlarging.contains(modifier.name) {
                return nil
            }
        }
        guard let font, let padding, isFilled else { return nil }
        // Symbols are about a fifth larger than their font.
        return font * 6 / 5 + padding * 2
    }

    /// Apple asks for 44 points, and WCAG 2.2 for 24.
    private static let (targetPoints, smallPoints) = (44, 24)
    /// Areas above this length are small too, but common in apps. A symbol in the size of the text is smaller.
    private static let narrowPoints = 30

    /// Whether a condition decides what is drawn behind or above an image.
    private mutating func mayBeFilled(_ image: ViewElement, _ modifiers: ArraySlice<ViewTree.Modifier>) -> Bool {
        modifiers.contains { modifier in
            guard SwiftUICatalog.fillModifiers.contains(modifier.name) else { return false }
            return call(of: modifier, on: image)?.node.subtree.contains { $0.kind == .ternaryExpr || $0.kind == .ifExpr } ?? true
        }
    }

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

    /// Whether a symbol has a font of at most the size of text.
    mutating func hasTinyFont(_ image: ViewElement) -> Bool {
        image.modifiers.contains { $0.name == "font" && call(of: $0, on: image)?.isTinyFont ?? false }
    }

    /// The size of a frame with known numbers.
    private mutating func fixedFrame(_ call: CallExpr) -> FixedFrame? {
        let (first, second) = (points(call.argument("width")), points(call.argument("height")))
        if call.arguments.allSatisfy({ $0.label == "width" || $0.label == "height" || $0.label == "alignment" }),
            let width = first ?? second, let height = second ?? first
        {
            return FixedFrame(width: width, height: height, isWhole: first != nil && second != nil)
        }
        guard call.arguments.allSatisfy({ $0.label == "minWidth" || $0.label == "minHeight" || $0.label == "alignment" }),
            let width = points(call.argument("minWidth")), let height = points(call.argument("minHeight")),
            min(width, height) >= Self.narrowPoints
        else { return nil }
        return FixedFrame(width: width, height: height, isWhole: true)
    }

    private static let enlarging = NameTable("padding imageScale scaleEffect scaledToFill dynamicTypeSize controlSize badge")
}

extension CallExpr {
    /// Whether the font is known to be about as large as text: `.body`, `.caption`, `.system(size: 14)`.
    var isSmallFont: Bool {
        guard let font = fontStart else { return false }
        if let size = CallExpr(font)?.argument("size") { return size.literalInteger.map { $0 <= 20 } ?? false }
        return SwiftUICatalog.smallFonts.contains(font.name)
    }

    /// Whether the view is only visible below a pointer: `.opacity(isHovered ? 1 : 0)`.
    fileprivate var mayHide: Bool {
        guard let value = firstArgument?.value, value.text.lowercased().contains("hover") else { return false }
        return value.subtree.contains { $0.kind == .ternaryExpr } && value.subtree.contains { $0.literalInteger == 0 }
    }

    /// Whether the font is known to be at most that of a title: `.title2`, `.system(size: 22)`.
    fileprivate var isTitleFont: Bool {
        if let size = systemSize { return size <= 24 }
        return fontStart.map { ["title2", "title3"].contains($0.tokenText) } ?? false
    }

    /// The size of a font with a known one: `.system(size: 14)`.
    fileprivate var systemSize: Int? { fontStart.flatMap(CallExpr.init)?.argument("size")?.literalInteger }

    /// The font before what changes only its weight or form: `.body` of `.body.weight(.semibold)`.
    private var fontStart: SyntaxNode? {
        var font = firstArgument?.value?.unwrapped
        while let call = font.flatMap(CallExpr.init), let callee = call.callee, Self.fontForms.contains(callee.name),
            let base = callee.chainBase
        {
            font = base
        }
        guard let style = font.flatMap(CallExpr.init), style.callee?.name == "system", let first = style.firstArgument,
            !first.hasLabel
        else { return font }
        return first.value?.unwrapped
    }

    private static let fontForms = NameTable("weight bold italic monospaced monospacedDigit width leading")

    /// Whether the font is known to be smaller than text, or has at most its size: `.caption`, `.system(size: 16)`.
    fileprivate var isTinyFont: Bool {
        guard let font = fontStart else { return false }
        if let size = CallExpr(font)?.argument("size") { return size.literalInteger.map { $0 <= 17 } ?? false }
        return ["footnote", "caption", "caption2"].contains(font.tokenText)
    }
}
