import GroupLintCore

extension PositionRows {
    /// What to write instead.
    var help: String {
        if data.isZipped { return "write `id: \\.1.id`" }
        if data.hasPositions { return "write `id: \\.element.id`" }
        let collection = collectionText ?? element + "s"
        if let part = part(of: collection) { return "write `ForEach(\(part)) { \(element) in … }`" }
        guard let edits = useEdits(collection) else {
            let index = names[0] == "$0" ? "index" : ClosureExpr(closure)?.parameters.first?.text ?? "index"
            return "write `ForEach(Array(\(collection).enumerated()), id: \\.element.id) { \(index), \(element) in … }`"
        }
        let loop = "write `ForEach(\(collection)) { \(element) in … }`"
        let ends = ["first", "last"].filter { end in edits.contains { $0.text.hasSuffix(".\(end)?.id") } }
        guard let end = ends.first else { return loop }
        return loop + ", and compare `\(element).id` with `\(collection).\(end)?.id`"
    }

    /// The part of the collection that the range takes; nil if it takes all of it: `dropFirst()` for `1..<subviews.count`.
    private func part(of collection: String) -> String? {
        var node = call.firstArgument?.value?.unwrapped
        while let call = node.flatMap(CallExpr.init), call.callee?.tokenText == "Array" {
            node = call.firstArgument?.value?.unwrapped
        }
        guard let node, SequenceExpr(node) != nil else { return nil }
        if data.coversAll(node) {
            return data.first == 0 ? nil : "\(collection).dropFirst(\(data.first == 1 ? "" : "\(data.first)"))"
        }
        return node.shortText.map { "\(collection)[\($0)]" }
    }
}
