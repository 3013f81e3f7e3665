/// `f(a, b) { } label: { }`.
package struct CallExpr {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .functionCallExpr else { return nil }
        self.node = node
    }

    package var callee: SyntaxNode? { node.child(0) }
    package var argumentList: SyntaxNode? { node.child(1) }
    package var trailingClosure: SyntaxNode? { node.child(2) }
    /// Closures behind the first trailing one: multipleTrailingClosureElement nodes.
    package var labelledClosures: SyntaxNode.Children { node.children(from: 3) }

    /// Value of the first argument with a label.
    package func argument(_ label: Name) -> SyntaxNode? {
        guard let list = argumentList else { return nil }
        for argument in list.children() where argument.name == label { return argument.child(0) }
        return nil
    }

    /// Closure or value that a parameter gets, wherever it stands: in parentheses or behind them.
    package func value(_ label: Name) -> SyntaxNode? {
        if let value = argument(label) { return value }
        for closure in labelledClosures where closure.name == label { return closure.child(0) }
        return nil
    }
}

/// `{ [captures] a, b in statements }`.
package struct ClosureExpr {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .closureExpr else { return nil }
        self.node = node
    }

    package var signature: SyntaxNode? { node.child(0) }
    package var statements: SyntaxNode.Children { node.children(from: 1) }

    /// Names of the parameters as the body sees them.
    package var parameterNames: [Name] {
        guard let parameters = signature?.child(2) else { return [] }
        return parameters.children().map { parameter in
            parameter.kind == .functionParameter ? FunctionParameter(parameter).name : parameter.name
        }
    }
}

/// `if c { } else { }`.
package struct IfExpr {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .ifExpr else { return nil }
        self.node = node
    }

    package var body: SyntaxNode? { node.child(node.slotCount - 2) }
    /// A codeBlock or another ifExpr.
    package var elseBranch: SyntaxNode? { node.child(node.slotCount - 1) }
    package var conditions: [SyntaxNode] { (0..<max(0, node.slotCount - 2)).compactMap { node.child($0) } }
}

/// `guard c else { }`.
package struct GuardStmt {
    package let node: SyntaxNode

    package init?(_ node: SyntaxNode) {
        guard node.kind == .guardStmt else { return nil }
        self.node = node
    }

    package var body: SyntaxNode? { node.child(node.slotCount - 1) }
    package var conditions: [SyntaxNode] { (0..<max(0, node.slotCount - 1)).compactMap { node.child($0) } }
}

extension SyntaxNode {
    /// The node inside parentheses, `try`, `await`, `return` and the like.
    package var unwrapped: SyntaxNode {
        var node = self
        while true {
            switch node.kind {
            case .tryExpr, .awaitExpr, .unsafeExpr, .returnStmt, .forceUnwrapExpr, .optionalChainingExpr:
                guard let inner = node.child(0) else { return node }
                node = inner
            case .tupleExpr where node.slotCount == 1:
                guard let inner = node.child(0)?.child(0) else { return node }
                node = inner
            default:
                return node
            }
        }
    }

    /// Whether the principal token starts with an upper-case ASCII letter.
    package var isCapitalised: Bool {
        guard let token, token.start < token.end else { return false }
        let byte = tree.source.bytes[Int(token.start)]
        return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }

    /// Range of the principal token.
    package var tokenRange: SourceRange { token?.range ?? SourceRange(start: start, end: start) }
}
