extension ViewElement {
    /// The slots of one modifier of the element, in source order.
    ///
    /// The slots of an element are in the order of its modifiers, so the first one is found without a look at all of them: a view
    /// may have thousands of modifiers, and rules ask for the slots of each.
    ///
    /// - Parameter modifier: the modifier's index in `views.modifiers`.
    public func slots(ofModifier modifier: Int) -> ModifierSlots {
        ModifierSlots(first: firstChild(atOrAfter: Int32(modifier)), modifier: Int32(modifier))
    }

    /// See `ViewElement.slots(ofModifier:)`.
    public struct ModifierSlots: Sequence, IteratorProtocol {
        fileprivate var first: ViewElement?
        fileprivate let modifier: Int32

        public mutating func next() -> ViewElement? {
            guard let slot = first, slot.record.link == modifier else { return nil }
            first = slot.nextSibling
            return slot
        }
    }

    /// The first child that belongs to a modifier or to one after it.
    private func firstChild(atOrAfter modifier: Int32) -> ViewElement? {
        let elements = views.elements
        let end = record.end
        var low = site.element + 1
        var high = end
        while low < high {
            var child = low + (high - low) / 2
            while elements[Int(child)].parent != site.element { child = elements[Int(child)].parent }
            if elements[Int(child)].link < modifier { low = elements[Int(child)].end } else { high = child }
        }
        return low < end ? ViewElement(index, ViewSite(file: site.file, element: low)) : nil
    }
}
