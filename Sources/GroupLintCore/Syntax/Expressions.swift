/// `f(a, b) { } label: { }`.
package struct CallExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .functionCallExpr else { return nil }
        self.node = node
    }

    package var callee: SyntaxNode? { node.child(0) }
    package var argumentList: SyntaxNode? { node.child(1) }
    package var trailingClosure: SyntaxNode? { node.child(2) }
    /// Closures behind the first trailing one: multipleTrailingClosureElement nodes.
    package var labelledClosures: SyntaxNode.Children { node.children(from: 3) }

    package var arguments: Argument.List {
        Argument.List(nodes: argumentList?.children() ?? SyntaxNode.noChildren(of: node))
    }
    package var firstArgument: Argument? { argument(at: 0) }
    package var lastArgument: Argument? { argumentList.flatMap { argument(at: $0.slotCount - 1) } }

    package func argument(at position: Int) -> Argument? {
        position < 0 ? nil : argumentList?.child(position).map(Argument.init)
    }

    /// Value of the first argument with a label.
    package func argument(_ label: Name) -> SyntaxNode? {
        for argument in arguments where argument.label == label { return argument.value }
        return nil
    }

    /// Closure or value that a parameter gets, wherever it stands: in parentheses or behind them.
    package func value(_ label: Name) -> SyntaxNode? {
        if let value = argument(label) { return value }
        for closure in labelledClosures where closure.name == label { return LabeledClosure(closure).closure }
        return nil
    }
}

/// `label: value` or `value` in the parentheses or brackets of a call.
package struct Argument {
    package let node: SyntaxNode

    @inline(__always)
    package init(_ node: SyntaxNode) {
        self.node = node
    }

    package var hasLabel: Bool { node.token != nil }
    /// `Name.none` without a label.
    package var label: Name { node.name }
    package var value: SyntaxNode? { node.child(0) }

    /// The arguments of a call in source order, made one by one.
    package struct List: Sequence, IteratorProtocol {
        var nodes: SyntaxNode.Children

        package mutating func next() -> Argument? { nodes.next().map(Argument.init) }
    }
}

/// `label: { }` behind the first trailing closure.
package struct LabeledClosure {
    package let node: SyntaxNode

    @inline(__always)
    package init(_ node: SyntaxNode) {
        self.node = node
    }

    package var closure: SyntaxNode? { node.child(0) }
}

/// `base[a, b]`.
package struct SubscriptExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .subscriptCallExpr else { return nil }
        self.node = node
    }

    package var base: SyntaxNode? { node.child(0) }
    package var argumentList: SyntaxNode? { node.child(1) }
    package var firstArgument: Argument? { argumentList?.child(0).map(Argument.init) }
}

/// `base.name`, `.name`.
package struct MemberAccessExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .memberAccessExpr else { return nil }
        self.node = node
    }

    /// Nil for `.name`.
    package var base: SyntaxNode? { node.child(0) }
}

/// `a + b`, `a ? b : c`, `a = b`: operands and operators as written.
package struct SequenceExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .sequenceExpr else { return nil }
        self.node = node
    }

    package var elements: SyntaxNode.Children { node.children() }
    /// The first operand.
    package var left: SyntaxNode? { node.child(0) }
    /// The first operator.
    package var sign: SyntaxNode? { node.child(1) }
    /// The second operand.
    package var right: SyntaxNode? { node.child(2) }
    /// What follows the first operator.
    package var rest: SyntaxNode.Children { node.children(from: 2) }
    /// One operator between two operands.
    package var isBinary: Bool { node.slotCount == 3 }
}

/// `? middle :` between the condition and the last operand of a sequence.
package struct TernaryExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .ternaryExpr else { return nil }
        self.node = node
    }

    package var middle: SyntaxNode? { node.child(0) }
}

/// `\Root.a.b`.
package struct KeyPathExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .keyPathExpr else { return nil }
        self.node = node
    }

    package var components: SyntaxNode.Children { node.children(from: 1) }
}

/// `base` with `#if` behind it, around further links of the chain.
package struct PostfixIfConfigExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .postfixIfConfigExpr else { return nil }
        self.node = node
    }

    package var base: SyntaxNode? { node.child(0) }
    package var config: SyntaxNode? { node.child(1) }
}

/// `{ [captures] a, b in statements }`.
package struct ClosureExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .closureExpr else { return nil }
        self.node = node
    }

    package var signature: SyntaxNode? { node.child(0) }
    /// Nil when the closure does not name its parameters.
    package var parameterList: SyntaxNode? { signature?.child(2) }
    package var parameters: SyntaxNode.Children { parameterList?.children() ?? SyntaxNode.noChildren(of: node) }
    package var statements: SyntaxNode.Children { node.children(from: 1) }

    /// Names of the parameters as the body sees them.
    package var parameterNames: [Name] {
        guard let parameters = parameterList else { return [] }
        return parameters.children().map { parameter in
            parameter.kind == .functionParameter ? FunctionParameter(parameter).name : parameter.name
        }
    }
}

extension SyntaxNode {
    /// What a link of a chain is attached to: the base of `.name`, `[…]`, `?`, `!`, `<T>` and a postfix `#if`, the callee
    /// of a call. Nil for any other node.
    package var chainBase: SyntaxNode? {
        switch kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
            .genericSpecializationExpr, .postfixIfConfigExpr:
            child(0)
        default: nil
        }
    }

    /// `x` of `!x`, `x...`, `&x`, `try x`, `await x`, `return x` and the like. Nil for any other node.
    package var operand: SyntaxNode? {
        switch kind {
        case .prefixOperatorExpr, .postfixOperatorExpr, .inOutExpr, .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr,
            .copyExpr, .borrowExpr, .packExpansionExpr, .packElementExpr, .returnStmt, .throwStmt, .yieldStmt,
            .discardStmt:
            child(0)
        // Of the other statements some have one child too, but it is not an operand.
        default: nil
        }
    }

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
            // Nothing else is looked through.
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
