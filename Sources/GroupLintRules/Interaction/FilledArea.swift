import GroupLintCore

/// An image that fills a frame and is clipped, up to the control or gesture that takes its taps.
struct FilledArea {
    /// The view with the gesture, or the control.
    private(set) var target: ViewElement
    private(set) var gesture: ViewTree.Modifier?
    private(set) var clip: ViewTree.Modifier

    init?(of image: ViewElement, _ context: inout RuleContext) {
        guard let start = image.modifiers.firstIndex(where: { context.fills($0, on: image) }) else { return nil }
        var hasFrame = false
        var clip: ViewTree.Modifier?
        var current = image
        var modifiers = image.modifiers[(start + 1)...]
        while true {
            for modifier in modifiers {
                if modifier.isOfProject || modifier.isConditional || Self.ending.contains(modifier.name) { return nil }
                if modifier.name == .frame {
                    guard let isLarge = context.isLargeFrame(modifier, on: current) else { return nil }
                    hasFrame = hasFrame || isLarge
                } else if hasFrame, clip == nil, Self.clips.contains(modifier.name) {
                    clip = modifier
                } else if let clip, modifier.name == "onTapGesture" {
                    (target, gesture, self.clip) = (current, modifier, clip)
                    return
                }
            }
            guard let outer = current.viewAround else { return nil }
            if outer.isTapControl, outer.isSwiftUI("Button") || outer.isSwiftUI("NavigationLink") {
                guard let clip, !outer.modifiers.contains(where: { Self.ending.contains($0.name) || $0.isOfProject }),
                    context.isInLabel(current)
                else { return nil }
                (target, self.clip) = (outer, clip)
                return
            }
            guard outer.isRemoteImage || Self.containers.contains(outer.name) && outer.isSwiftUI(outer.name) else { return nil }
            current = outer
            modifiers = outer.modifiers
        }
    }

    /// Modifiers that limit the taps, or that may do so.
    private static let ending = NameTable("contentShape allowsHitTesting disabled mask drawingGroup hidden")
    private static let clips = NameTable("clipped clipShape cornerRadius")
    /// Containers in which the image is as wide as the cell.
    private static let containers = NameTable("ZStack VStack Group")
}

extension ViewElement {
    /// The view whose own content shows this one, through branches.
    fileprivate var viewAround: ViewElement? {
        var current = parent
        while let element = current, element.kind == .branch || element.kind == .arm { current = element.parent }
        guard let slot = current, slot.kind == .slot, slot.record.link < 0 else { return nil }
        return slot.parent
    }
}

extension RuleContext {
    /// Whether the element is an image that may have any proportions: loaded, or of a file or a library. Those in the catalog of
    /// the project are made for their place.
    mutating func isPicture(_ element: ViewElement) -> Bool {
        if element.isRemoteImage { return true }
        if element.isSwiftUI("Image") {
            let label = code(of: element).flatMap(CallExpr.init)?.firstArgument?.label
            return label == "uiImage" || label == "nsImage"
        }
        guard element.kind == .reference, element.flags.contains(.isLocal),
            element.modifiers.contains(where: { $0.name == "resizable" })
        else { return false }
        return sequence(first: element, next: \.parent).contains { $0.isRemoteImage }
    }

    /// `.scaledToFill()`, `.aspectRatio(contentMode: .fill)`
    fileprivate mutating func fills(_ modifier: ViewTree.Modifier, on image: ViewElement) -> Bool {
        if modifier.name == "scaledToFill" { return true }
        return modifier.name == "aspectRatio" && call(of: modifier, on: image)?.argument("contentMode")?.name == "fill"
    }

    /// Whether a frame has a size of its own that is not small. Nil for a small one.
    fileprivate mutating func isLargeFrame(_ modifier: ViewTree.Modifier, on view: ViewElement) -> Bool? {
        guard let call = call(of: modifier, on: view) else { return nil }
        let sizes = ["width", "height"].compactMap { call.argument($0)?.literalInteger }
        if sizes.count == 2, sizes.allSatisfy({ $0 < Self.smallPoints }) { return nil }
        return call.arguments.contains { $0.label != "alignment" }
    }

    private static let smallPoints = 70

    /// Whether the view is all of each cell of a stack or grid.
    func hasNeighbors(_ view: ViewElement) -> Bool {
        placements.of(view).contains { place in
            guard place.layout == .stack || place.layout == .lazy, let site = place.repetition,
                case let rows = ViewElement(index, site), rows.isSwiftUI(.forEach)
            else { return false }
            return placements.of(rows).contains { $0.layout == place.layout && $0.container == place.container }
        }
    }
}
