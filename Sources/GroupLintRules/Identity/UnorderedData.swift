import GroupLintCore

/// Data of rows without an order of its own: a dictionary, its keys and values, or a set.
struct UnorderedData {
    /// The collection as written.
    let text: String
    let related: [RelatedLocation]

    init?(_ data: SyntaxNode, _ rows: ViewElement, _ context: inout RuleContext) {
        guard let collection = data.unsortedBase, let path = collection.simplePath, path.count <= 2,
            let text = collection.shortText
        else { return nil }
        let isPart = collection.parent.map { $0.kind == .memberAccessExpr && Self.parts.contains($0.name) } ?? false
        let found: SyntaxNode
        if path.count == 1, case .typed(let type)? = collection.kind == .declReferenceExpr ? LocalValue(collection) : nil {
            guard type.hasNoOrder(isPart) else { return nil }
            found = type
        } else {
            guard let declared = collection.declaredType(path, rows, &context), declared.hasNoOrder(isPart) else { return nil }
            found = declared
        }
        self.text = isPart ? collection.parent?.shortText ?? text : text
        related = [found.related("has no order")]
    }

    fileprivate static let parts = NameTable("keys values")
}

extension SyntaxNode {
    /// `names` in `Array(names)`, `Array(names.keys)`, `names.keys.map { … }`; nil if the data is sorted or another value.
    fileprivate var unsortedBase: SyntaxNode? {
        var node = unwrapped
        while true {
            if let call = CallExpr(node), let callee = call.callee {
                if callee.kind == .declReferenceExpr, callee.name == "Array", let first = call.firstArgument, !first.hasLabel {
                    guard let value = first.value else { return nil }
                    node = value.unwrapped
                } else if callee.kind == .memberAccessExpr, Self.steps.contains(callee.name), let base = callee.chainBase {
                    node = base.unwrapped
                } else {
                    return nil
                }
            } else if node.kind == .memberAccessExpr, UnorderedData.parts.contains(node.name), let base = node.chainBase {
                node = base.unwrapped
            } else {
                return node == unwrapped ? nil : node
            }
        }
    }

    private static let steps = NameTable("map compactMap filter enumerated")

    /// The written type of a property of the type with the rows, or of the type of such a property.
    fileprivate func declaredType(_ path: [Name], _ rows: ViewElement, _ context: inout RuleContext) -> SyntaxNode? {
        guard var owner = rows.owner else { return nil }
        if path.count == 2 {
            guard let type = baseType(path[0], in: owner, rows, context) else { return nil }
            owner = type
        }
        guard let binding = context.declaration(of: path[path.count - 1], in: owner), binding.kind == .patternBinding else {
            return nil
        }
        return PatternBinding(binding).type
    }

    /// The type of the value that has a collection: of a parameter or local variable with a written type, or of a property.
    private func baseType(_ name: Name, in owner: TypeID, _ rows: ViewElement, _ context: RuleContext) -> TypeID? {
        if let base = chainBase?.unwrapped, base.kind == .declReferenceExpr, let local = LocalValue(base) {
            guard case .typed(let type) = local, type.kind == .identifierType else { return nil }
            return context.index.resolveType(type.name, file: rows.site.file, in: owner)
        }
        guard case .project(let type) = context.index.valueType(of: name, in: owner) else { return nil }
        return type
    }

    /// Whether a written type is a dictionary or a set.
    ///
    /// - Parameter isPart: whether only the keys or values are shown, so that it must be a dictionary.
    fileprivate func hasNoOrder(_ isPart: Bool) -> Bool {
        kind == .dictionaryType || (kind == .identifierType && (name == "Dictionary" || (!isPart && name == "Set")))
    }
}
