import GroupLintCore

extension RuleContext {
    /// The call that creates an image: the view itself, or what a constant of a type holds, as for `Icons.close` with
    /// `static let close = Image("close")`. Nil if the view is not known to be an image.
    mutating func imageCall(of element: ViewElement) -> CallExpr? {
        guard let node = syntax(ofFile: element.path)?.node(element.node) else { return nil }
        if element.kind == .call { return CallExpr(node) }
        return element.kind == .typeMember ? constant(node)?.imageCall : nil
    }

    /// The name of an image: a literal, or the literal that a constant of a type holds, as for `Symbols.close`.
    mutating func imageName(_ value: SyntaxNode) -> String? { value.firstLiteral ?? constant(value.unwrapped)?.firstLiteral }

    /// The value of a constant of a type, `Icons.close`, or what its getter returns.
    private mutating func constant(_ node: SyntaxNode) -> SyntaxNode? {
        guard !node.isCapitalized, let base = MemberAccessExpr(node)?.base, let type = index.uniqueType(base.name),
            case let found = index.members(of: type, named: node.name), found.count == 1,
            case let member = index.member(found[0]), member.flags.contains(.isStatic),
            let declaration = syntax(ofFile: index.files[Int(found[0].file)].path)?.declaration(at: member.nameRange)
        else { return nil }
        let binding = PatternBinding(declaration)
        return (binding.initialValue ?? binding.getter?.onlyStatement)?.unwrapped
    }
}

extension SyntaxNode {
    fileprivate var onlyStatement: SyntaxNode? {
        let first = Array(statements.prefix(2))
        return first.count == 1 ? first[0] : nil
    }

    /// The call of `Image` in `Image("a")` and `Image("a").resizable()`.
    fileprivate var imageCall: CallExpr? {
        var current = self
        while let call = CallExpr(current), let callee = call.callee {
            if current.swiftUICallee?.name == "Image" { return call }
            guard callee.kind == .memberAccessExpr, SwiftUICatalog.imageMethods.contains(callee.name), let base = callee.chainBase
            else { return nil }
            current = base
        }
        return nil
    }
}
