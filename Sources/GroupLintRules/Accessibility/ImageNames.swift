import GroupLintCore

/// The names of variables and properties that a file shows as a `Text`: `title` for `Text(filter.title)`.
private final class ShownNames: TreeFacts {
    var names = NameTable()

    init(_ tree: SyntaxTree) {
        for id in 0..<NodeID(tree.records.count) where tree.kind(of: id) == .functionCallExpr {
            guard let call = CallExpr(SyntaxNode(tree: tree, id: id)), call.callee?.name == "Text",
                let first = call.firstArgument, !first.hasLabel, let value = first.value?.unwrapped,
                value.kind == .declReferenceExpr || value.kind == .memberAccessExpr
            else { continue }
            names.insert(value.name, 0)
        }
    }
}

extension RuleContext {
    /// The parameter or the property that callers set and that names an image: `symbol` for `Image(systemName: symbol)`.
    mutating func passedName(of image: ViewElement) -> String? {
        guard let value = imageCall(of: image)?.firstArgument?.value?.unwrapped, let name = value.ownName else { return nil }
        if value.ancestors.lazy.compactMap(FunctionDecl.init).contains(where: { function in
            function.parameters?.children().contains { FunctionParameter($0).name == name } ?? false
        }) {
            return value.tokenText
        }
        guard let owner = image.owner, let id = index.members(of: owner, named: name).first, case let member = index.member(id),
            member.kind == .storedProperty, member.defaultValue == .none, member.wrapper.isNone
        else { return nil }
        return value.tokenText
    }

    /// Whether an image shows the element of a ForEach: `ForEach(symbols) { Image(systemName: $0) }`. To choose among symbols, a
    /// user needs the description of each, and one name for all says less.
    mutating func isElementOfRows(_ image: ViewElement) -> Bool {
        guard let value = imageCall(of: image)?.firstArgument?.value?.unwrapped, value.kind == .declReferenceExpr else {
            return false
        }
        let closure = value.ancestors.lazy.compactMap(ClosureExpr.init).first { closure in
            closure.parameterNames.contains(value.name) || (closure.signature == nil && value.name == "$0")
        }
        return closure?.node.callOfClosure?.callee?.name == "ForEach"
    }

    /// Whether the file of an image shows what names the image as a text too, so that it is a title.
    mutating func isNameShown(_ image: ViewElement) -> Bool {
        guard let tree = syntax(ofFile: image.path),
            let value = imageCall(of: image)?.firstArgument?.value?.unwrapped,
            value.kind == .declReferenceExpr || value.kind == .memberAccessExpr
        else { return false }
        return tree.facts(ShownNames.self).names.contains(value.name)
    }
}
