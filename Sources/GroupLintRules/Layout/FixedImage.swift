import GroupLintCore

/// An `Image` that keeps its own size at a modifier of its chain.
enum FixedImage {
    case symbol
    case picture
    /// A picture with a frame.
    case framedPicture

    /// Nil if the image may take another size, or is not known well enough.
    init?(_ image: ViewElement, until scaling: ViewTree.Modifier, _ context: inout RuleContext) {
        guard image.isSwiftUI("Image"), !image.isInPreview, !scaling.isConditional,
            let first = context.node(of: image).flatMap(CallExpr.init)?.firstArgument,
            Self.sources.contains(first.hasLabel ? first.label : .unlabeled),
            !context.index.addsInitializer(first.hasLabel ? first.label : .unlabeled, to: "Image", for: image.site.file)
        else { return nil }
        var hasFrame = false
        var isBefore = true
        for modifier in image.modifiers {
            if modifier.name == "resizable" { return nil }
            if modifier.nameRange == scaling.nameRange { isBefore = false }
            if modifier.name == "frame" {
                if isBefore, !context.isExactFrame(modifier) { return nil }
                hasFrame = true
            } else if isBefore, !SwiftUICatalog.imageLooks.contains(modifier.name) {
                return nil
            }
        }
        self = first.label == "systemName" ? .symbol : hasFrame ? .framedPicture : .picture
    }

    /// Labels of the first argument in SwiftUI's initializers.
    private static let sources: [Name] = [.unlabeled, "systemName", "uiImage", "nsImage", "decorative"]
}

extension RuleContext {
    /// Whether a frame has no flexible length: it then offers what it was given.
    fileprivate mutating func isExactFrame(_ modifier: ViewTree.Modifier) -> Bool {
        guard let call = node(of: modifier).flatMap(CallExpr.init) else { return false }
        return call.arguments.allSatisfy { ["width", "height", "alignment"].contains($0.label) }
    }
}

extension ViewElement {
    /// Whether this is an image without a shape of its own that a frame has given a width and a height before a modifier.
    func isStretched(before scaling: ViewTree.Modifier, _ context: inout RuleContext) -> Bool {
        guard isSwiftUI("Image"), !isInPreview, !scaling.isConditional else { return false }
        var (isResizable, isFramed) = (false, false)
        for modifier in modifiers {
            if modifier.nameRange == scaling.nameRange { return isFramed }
            guard !modifier.isConditional else { return false }
            if modifier.name == "resizable" {
                isResizable = true
            } else if modifier.name == "frame" {
                guard isResizable, !isFramed, context.isWholeFrame(modifier) else { return false }
                isFramed = true
            } else {
                let keepsSize = SwiftUICatalog.imageLooks.contains(modifier.name)
                if !keepsSize || SwiftUICatalog.scalingModifiers.contains(modifier.name) { return false }
            }
        }
        return false
    }
}

extension RuleContext {
    /// Whether a frame sets both lengths.
    fileprivate mutating func isWholeFrame(_ modifier: ViewTree.Modifier) -> Bool {
        guard let call = node(of: modifier).flatMap(CallExpr.init) else { return false }
        return ["width", "height"].allSatisfy { label in call.argument(label).map { $0.kind != .nilLiteralExpr } ?? false }
    }
}
