import GroupLintCore

/// The size of a small image.
enum ImageSize {
    /// A literal frame, as text: `16 by 16`.
    case frame(String)
    /// A symbol in the size of the text around it.
    case symbol
}

extension RuleContext {
    /// The size of an image that is smaller than 24 points; nil if it is larger or not known.
    mutating func smallSize(of image: ViewElement) -> ImageSize? {
        var size: ImageSize?
        var isSymbol = false
        if let call = code(of: image).flatMap(CallExpr.init) { isSymbol = call.argument("systemName") != nil }
        for modifier in image.modifiers {
            guard !modifier.isConditional, touchArea(of: modifier, on: image) == .unchanged else { return nil }
            if Self.enlarging.contains(modifier.name) { return nil }
            guard let call = call(of: modifier, on: image) else { continue }
            if modifier.name == "font", !call.isSmallFont { return nil }
            guard modifier.name == .frame else { continue }
            guard let text = call.smallFrame else { return nil }
            size = size ?? .frame(text)
        }
        if size == nil, image.modifiers.contains(where: { $0.name == "resizable" }) { return nil }
        return size ?? (isSymbol ? .symbol : nil)
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

    private static let enlarging = NameTable("padding imageScale scaleEffect scaledToFill dynamicTypeSize controlSize badge")
}

extension CallExpr {
    /// The size of a frame with literal numbers below 24 points.
    fileprivate var smallFrame: String? {
        let numbers = ["width", "height"].map { label in argument(label)?.literalInteger }
        guard arguments.allSatisfy({ $0.label == "width" || $0.label == "height" }),
            let width = numbers[0] ?? numbers[1], let height = numbers[1] ?? numbers[0], max(width, height) < 24
        else { return nil }
        return "\(width) by \(height)"
    }

    /// Whether the font is known to be about as large as text: `.body`, `.caption`, `.system(size: 14)`.
    fileprivate var isSmallFont: Bool {
        guard let font = firstArgument?.value?.unwrapped else { return false }
        if let size = CallExpr(font)?.argument("size") { return size.literalInteger.map { $0 <= 20 } ?? false }
        return SwiftUICatalog.smallFonts.contains(font.name)
    }
}
