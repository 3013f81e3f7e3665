import GroupLintCore

/// What is shown beside an image.
extension ViewElement {
    /// A text in the same stack, with nothing but texts and space between the two.
    var neighborText: ViewElement? {
        guard let slot = parent, slot.kind == .slot, slot.record.link < 0, let stack = slot.parent,
            stack.isSwiftUI("HStack") || stack.isSwiftUI("VStack")
        else { return nil }
        let views = Array(slot.children.prefix(Self.mostNeighbors))
        guard let place = views.firstIndex(where: { $0.site == site }) else { return nil }
        let isBetween = { (view: ViewElement) in ["Spacer", "Divider"].contains { view.isSwiftUI($0) } }
        let neighbors = [views[(place + 1)...].first { !isBetween($0) }, views[..<place].last { !isBetween($0) }]
        return neighbors.compactMap(\.self).first { $0.isSwiftUI("Text") }
    }

    private static let mostNeighbors = 64

    /// The text at the start of the `VStack` right after the view in an `HStack`: the title of what the view is a picture of.
    var headingBeside: ViewElement? {
        guard let slot = parent, slot.kind == .slot, slot.record.link < 0, slot.parent?.isSwiftUI("HStack") ?? false,
            !isAfterText(in: slot), let stack = nextSibling, stack.isSwiftUI("VStack"),
            let text = stack.slots.first(where: { _ in true })?.children.first(where: { _ in true }), text.isSwiftUI("Text")
        else { return nil }
        return text
    }

    /// The view that shows an image on a shape, and nothing else: a `ZStack`, or the shape with the image in its overlay.
    var plate: ViewElement? {
        guard let slot = parent, slot.kind == .slot, let stack = slot.parent else { return nil }
        if slot.record.link >= 0 {
            let isPlate =
                slot.modifierOfContent == "overlay" && slot.soleChild?.site == site && Self.shapes.contains(stack.name)
                && stack.isSwiftUI(stack.name) && stack.children.count { $0.kind == .slot && $0.record.link >= 0 } == 1
            return isPlate ? stack : nil
        }
        guard stack.isSwiftUI("ZStack"),
            slot.children.prefix(Self.mostNeighbors).allSatisfy({ other in
                other.site == site || Self.shapes.contains(other.name) && other.isSwiftUI(other.name)
            })
        else { return nil }
        return stack
    }

    private static let shapes = NameTable("Circle Capsule Ellipse Rectangle RoundedRectangle")

    /// Whether the stack shows other images too: a text is then the heading of all, and does not say what each shows.
    var hasImagesBeside: Bool {
        guard let slot = parent else { return false }
        return slot.children.prefix(Self.mostNeighbors).contains { other in
            other.site != site && (other.isSwiftUI("Image") || other.isAssetImage)
        }
    }

    /// Whether the view stands right before a text in an `HStack`, like the bullet of an item.
    var isBeforeText: Bool {
        guard let slot = parent, slot.parent?.isSwiftUI("HStack") ?? false, nextSibling?.isSwiftUI("Text") ?? false else {
            return false
        }
        return !isAfterText(in: slot)
    }

    /// Whether a text comes right before the view. Between two texts, it is a word: "Tap" [key] "to begin".
    private func isAfterText(in slot: ViewElement) -> Bool {
        slot.children.prefix(Self.mostNeighbors).contains { $0.isSwiftUI("Text") && $0.nextSibling?.site == site }
    }
}
