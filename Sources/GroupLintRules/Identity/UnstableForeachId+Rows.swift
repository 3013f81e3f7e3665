import GroupLintCore

extension UnstableForeachId {
    /// Checks the data and the ids of the rows of a ForEach or List.
    func check(_ rows: ViewElement, _ call: CallExpr, _ data: SyntaxNode, _ context: inout RuleContext) {
        if let id = call.argument("id"), let path = KeyPathExpr(id), !rows.flags.contains(.hasFixedData) {
            let components = Array(path.components)
            if components.last?.name == "hashValue" {
                let value = components.count == 1 ? "\\.self" : String(id.text.dropLast(".hashValue".count))
                return context.report(
                    Self.hash, ["path": String(id.text.drop { $0 == "\\" || $0 == "." })], at: id.range,
                    help: "write `id: \(value)`, or the id of the element",
                    fix: Fix("identify the rows by the value itself", .unsafe, [Fix.Edit(id.range, value)]))
            }
        }
        if call.argument("id")?.text == "\\.self", let repeated = RepeatedElement(data, rows, &context) {
            return report(repeated, rows, &context)
        }
        if let shuffle = data.shuffle {
            context.report(
                Self.shuffled, ["collection": data.shortText ?? "shuffled()"], at: shuffle.range,
                help: "shuffle once, when the data is set, and keep the result in a `@State` property",
                related: shownPlace(of: rows, context))
        } else if !rows.isLayered, let collection = UnorderedData(data, rows, &context) {
            context.report(
                Self.unordered, ["collection": collection.text], at: data.range,
                help: "sort the elements first: `\(collection.text).sorted { … }`, or `.sorted()` for texts and numbers",
                related: collection.related + shownPlace(of: rows, context))
        } else if call.argument("id") == nil || call.argument("id")?.text == "\\.id",
            let rebuilt = RebuiltData(data, rows, &context)
        {
            context.report(
                losesRows(rows, &context) ? Self.rebuilt : Self.rebuiltRows, ["type": rebuilt.typeName], at: data.range,
                help: "keep the elements in a `@State` property or a model, or give `\(rebuilt.typeName)` an `id` that follows "
                    + "from its values",
                related: rebuilt.related + shownPlace(of: rows, context))
        }
    }

    private func report(_ repeated: RepeatedElement, _ rows: ViewElement, _ context: inout RuleContext) {
        // A stack around the rows makes all of them at once, also in a lazy container.
        let container = sequence(first: rows, next: \.parent).dropFirst().first { $0.kind == .call && !$0.isSwiftUI(.group) }
        let isLazy =
            !(container?.isStack ?? false)
            && context.placements.of(rows).contains { $0.layout.isRow || $0.lazyContainer != nil }
        context.report(
            rows.name == "List" || isLazy ? Self.repeatedLazily : Self.repeated, ["reason": repeated.reason],
            at: repeated.range,
            help:
                "use the positions of these fixed elements: `ForEach(Array(names.enumerated()), id: \\.offset) { _, name in … }`",
            related: repeated.related)
    }

    /// Whether a row keeps something that is lost when SwiftUI replaces it.
    private func losesRows(_ rows: ViewElement, _ context: inout RuleContext) -> Bool {
        rows.slots.contains { slot in
            slot.record.link < 0 && slot.children.contains { StateLoss($0, reads: [], &context) != nil }
        }
    }

    /// The first place that shows the view with the rows; empty if nothing is known to show it.
    private func shownPlace(of rows: ViewElement, _ context: RuleContext) -> [RelatedLocation] {
        let caller = context.placements.of(rows).compactMap(\.caller).first
        return caller.map { [ViewElement(context.index, $0).related("shown here")] } ?? []
    }
}

extension ViewElement {
    /// Whether the views lie on one another, so that their order is not seen.
    fileprivate var isLayered: Bool {
        sequence(first: self, next: \.parent).dropFirst().first { $0.kind == .call }?.isSwiftUI("ZStack") ?? false
    }
}
