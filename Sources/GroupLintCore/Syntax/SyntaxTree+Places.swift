extension SyntaxTree {
    /// Nodes around a UTF-8 offset from the root to the first function body, outermost first.
    public func declarations(around offset: UInt32) -> [SyntaxNode] {
        var found = [root]
        let range = SourceRange(start: offset, end: offset + 1)
        while let next = found[found.count - 1].child(around: range),
            next.kind != .codeBlock, next.kind != .accessorBlock
        {
            found.append(next)
        }
        return found
    }

    /// The property or function whose name is at a range: a patternBinding, functionDecl or initializerDecl.
    public func declaration(at name: SourceRange) -> SyntaxNode? {
        var node = root
        while true {
            if node.kind == .patternBinding, PatternBinding(node).pattern?.tokenRange == name { return node }
            if FunctionDecl(node) != nil, node.tokenRange == name { return node }
            guard let inner = node.child(around: name) else { return nil }
            node = inner
        }
    }

    /// Names of the declarations around a UTF-8 offset, outermost first, joined by periods.
    public func scope(at offset: UInt32) -> String {
        var names: [String] = []
        for node in declarations(around: offset) {
            switch node.kind {
            case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .functionDecl, .initializerDecl:
                names.append(node.tokenText)
            case .extensionDecl: names.append(TypeDecl(node)?.extendedType?.text ?? "")
            case .patternBinding: names.append(PatternBinding(node).pattern?.tokenText ?? "")
            // Other nodes add no name to the scope.
            default: break
            }
        }
        return names.joined(separator: ".")
    }
}
