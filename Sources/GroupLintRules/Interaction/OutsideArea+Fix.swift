import GroupLintCore

extension RuleContext {
    /// Moves the modifiers that make and draw the area to the end of the label, if only such modifiers are between them.
    mutating func moveIntoLabel(_ area: OutsideArea) -> Fix? {
        let modifiers = Array(area.control.modifiers)
        let last = lastMoved(area)
        guard modifiers[area.range.lowerBound...last].allSatisfy(Self.movable),
            let label = area.control.labelSlot(self)?.soleChild, label.kind != .branch, let labelEnd = chainEnd(of: label),
            let labelStart = node(of: label), let first = node(of: area.enlarging).flatMap(ModifierCall.init),
            let end = node(of: modifiers[last])?.end, labelEnd <= first.base.end
        else { return nil }
        let tree = first.node.tree
        let moved = SourceRange(start: first.base.end, end: end)
        guard !tree.hasComment(in: moved) else { return nil }
        var chain = tree.source.text(SourceRange(start: first.dot, end: end))
        let lines = SourceLines(tree.source)
        if needsShape(area) {
            let isBroken = lines.startsLine(labelStart.start)
            chain += (isBroken ? lines.lineBreak + lines.indentationText(first.dot) : "") + ".contentShape(Rectangle())"
        }
        let text = lines.moved(chain, from: first.dot, toLabel: labelStart.start)
        return Fix(
            "move the modifiers into the label", .unsafe,
            [Fix.Edit(SourceRange(start: labelEnd, end: labelEnd), text), Fix.Edit(moved, "")])
    }

    /// The last modifier that moves into the label: a border around what is drawn moves too, and room around it stays outside.
    func lastMoved(_ area: OutsideArea) -> Int {
        let modifiers = Array(area.control.modifiers)
        var last = area.range.upperBound
        while !area.isFrame, last + 1 < modifiers.count, Self.movable(modifiers[last + 1]) {
            // Behind a further padding, a background belongs to what is around the area.
            let isPadded = modifiers[...last].dropFirst(area.range.upperBound + 1).contains { $0.name == "padding" }
            if isPadded, modifiers[last + 1].name == "background" { break }
            last += 1
        }
        while last > area.range.upperBound, ["padding", .frame].contains(modifiers[last].name) { last -= 1 }
        return last
    }

    /// Whether nothing or only a border is drawn around the area, so that taps go through the label.
    mutating func needsShape(_ area: OutsideArea) -> Bool {
        area.isFrame || area.drawing.name == "overlay" || area.drawing.name == "border" || area.drawing.name == "glassEffect"
            || call(of: area.drawing, on: area.control)?.isHollow ?? false
    }

    private static func movable(_ modifier: ViewTree.Modifier) -> Bool {
        !modifier.isConditional && SwiftUICatalog.labelModifiers.contains(modifier.name)
    }
}

extension SourceLines {
    /// The text of a chain, on lines of their own below a label that starts a line; else on the line of the label.
    fileprivate func moved(_ text: String, from offset: UInt32, toLabel start: UInt32) -> String {
        guard startsLine(start) else { return text }
        let inner = indentationText(start) + "    "
        return lineBreak + inner + replaced(text, from: indentationText(offset), to: inner)
    }
}
