import GroupLintCore

extension IndexedRows {
    /// What to write instead.
    func help(_ context: inout RuleContext) -> String {
        let element = isIdentifiable(context)
        if hasElements {
            // `zip` gives pairs without labels.
            let path = isZipped ? "\\.1.id" : "\\.element.id"
            return element == false
                ? "give the elements an `id` that they keep, and write `id: \(path)`" : "write `id: \(path)`"
        }
        guard let text = collection.shortText else { return "iterate over the elements themselves, identified by their ids" }
        let container = self.element.isSwiftUI(.forEach) ? "ForEach" : "List"
        let loop = edits ? "`\(container)($\(text)) { $item in … }`" : "`\(container)(\(text)) { item in … }`"
        return element == true ? "write \(loop)" : "give the elements an `id` that they keep, and write \(loop)"
    }

    func fix(_ context: RuleContext) -> Fix? {
        guard let id, hasElements, id.text == "\\.offset", isIdentifiable(context) == true else { return nil }
        return Fix("identify the rows by the id of their element", .safe, [Fix.Edit(id.range, "\\.element.id")])
    }

    /// Whether the elements are `Identifiable`; nil if their type is not known.
    private func isIdentifiable(_ context: RuleContext) -> Bool? {
        let index = context.index
        guard var owner = element.owner else { return nil }
        if path.count == 2 {
            guard case .project(let type) = index.valueType(of: path[0], in: owner) else { return nil }
            owner = type
        }
        guard case let found = index.members(of: owner, named: path[path.count - 1]), found.count == 1,
            case let member = index.member(found[0]), member.type.flags.contains(.isCollection),
            let type = index.resolveType(member.type.name, file: found[0].file, in: owner)
        else { return nil }
        return index.inheritance(of: type).contains("Identifiable")
    }
}
