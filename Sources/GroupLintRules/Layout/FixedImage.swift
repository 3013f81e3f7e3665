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
