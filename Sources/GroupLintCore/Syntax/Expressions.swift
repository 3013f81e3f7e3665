/// `f(a, b) { } label: { }`.
public struct CallExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .functionCallExpr else { return nil }
        self.node = node
    }

    public var callee: SyntaxNode? { node.child(0) }
    public var argumentList: SyntaxNode? { node.child(1) }
    public var trailingClosure: SyntaxNode? { node.child(2) }
    /// Closures behind the first trailing one: multipleTrailingClosureElement nodes.
    public var labeledClosures: SyntaxNode.Children { node.children(from: 3) }

    public var arguments: Argument.List {
        Argument.List(nodes: argumentList?.children() ?? SyntaxNode.noChildren(of: node))
    }
    public var firstArgument: Argument? { argument(at: 0) }
    public var lastArgument: Argument? { argumentList.flatMap { argument(at: $0.slotCount - 1) } }

    public func argument(at position: Int) -> Argument? {
        position < 0 ? nil : argumentList?.child(position).map(Argument.init)
    }

    /// Value of the first argument with a label.
    public func argument(_ label: Name) -> SyntaxNode? {
        for argument in arguments where argument.label == label { return argument.value }
        return nil
    }

    /// Closure or value that a parameter gets, wherever it stands: in parentheses or behind them.
    public func value(_ label: Name) -> SyntaxNode? {
        if let value = argument(label) { return value }
        for closure in labeledClosures where closure.name == label { return LabeledClosure(closure).closure }
        return nil
    }
}

/// `label: value` or `value` in the parentheses or brackets of a call.
public struct Argument {
    public let node: SyntaxNode

    @inlinable @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var hasLabel: Bool { node.token != nil }
    /// `Name.none` without a label.
    public var label: Name { node.name }
    public var value: SyntaxNode? { node.child(0) }

    /// The arguments of a call in source order, made one by one.
    public struct List: Sequence, IteratorProtocol {
        @usableFromInline var nodes: SyntaxNode.Children

        @inlinable
        public mutating func next() -> Argument? { nodes.next().map { Argument($0) } }
    }
}

/// `label: { }` behind the first trailing closure.
public struct LabeledClosure {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var closure: SyntaxNode? { node.child(0) }
}

/// `base[a, b]`.
public struct SubscriptExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .subscriptCallExpr else { return nil }
        self.node = node
    }

    public var base: SyntaxNode? { node.child(0) }
    public var argumentList: SyntaxNode? { node.child(1) }
    public var firstArgument: Argument? { argumentList?.child(0).map(Argument.init) }
}

/// `base.name`, `.name`.
public struct MemberAccessExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .memberAccessExpr else { return nil }
        self.node = node
    }

    /// Nil for `.name`.
    public var base: SyntaxNode? { node.child(0) }
}

/// `a + b`, `a ? b : c`, `a = b`: operands and operators as written.
public struct SequenceExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .sequenceExpr else { return nil }
        self.node = node
    }

    public var elements: SyntaxNode.Children { node.children() }
    /// The first operand.
    public var left: SyntaxNode? { node.child(0) }
    /// The first operator.
    public var sign: SyntaxNode? { node.child(1) }
    /// The second operand.
    public var right: SyntaxNode? { node.child(2) }
    /// What follows the first operator.
    public var rest: SyntaxNode.Children { node.children(from: 2) }
    /// One operator between two operands.
    public var isBinary: Bool { node.slotCount == 3 }
}

/// `? middle :` between the condition and the last operand of a sequence.
public struct TernaryExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .ternaryExpr else { return nil }
        self.node = node
    }

    public var middle: SyntaxNode? { node.child(0) }
}

/// `\Root.a.b`.
public struct KeyPathExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .keyPathExpr else { return nil }
        self.node = node
    }

    public var components: SyntaxNode.Children { node.children(from: 1) }
}

/// `base` with `#if` behind it, around further links of the chain.
public struct PostfixIfConfigExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .postfixIfConfigExpr else { return nil }
        self.node = node
    }

    public var base: SyntaxNode? { node.child(0) }
    public var config: SyntaxNode? { node.child(1) }
}

/// `{ [captures] a, b in statements }`.
public struct ClosureExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .closureExpr else { return nil }
        self.node = node
    }

    public var signature: SyntaxNode? { node.child(0) }
    /// Nil when the closure does not name its parameters.
    public var parameterList: SyntaxNode? { signature?.child(2) }
    public var parameters: SyntaxNode.Children { parameterList?.children() ?? SyntaxNode.noChildren(of: node) }
    public var statements: SyntaxNode.Children { node.children(from: 1) }

    /// Names of the parameters as the body sees them.
    public var parameterNames: [Name] {
        guard let parameters = parameterList else { return [] }
        return parameters.children().map { parameter in
            parameter.kind == .functionParameter ? FunctionParameter(parameter).name : parameter.name
        }
    }
}

extension SyntaxNode {
    /// What a link of a chain is attached to: the base of `.name`, `[…]`, `?`, `!`, `<T>` and a postfix `#if`, the callee
    /// of a call. Nil for any other node.
    public var chainBase: SyntaxNode? {
        switch kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
            .genericSpecializationExpr, .postfixIfConfigExpr:
            child(0)
        default: nil
        }
    }

    /// `x` of `!x`, `x...`, `&x`, `try x`, `await x`, `return x` and the like. Nil for any other node.
    public var operand: SyntaxNode? {
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
    public var unwrapped: SyntaxNode {
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
    public var isCapitalized: Bool {
        guard let token, token.start < token.end else { return false }
        let byte = tree.source.bytes[Int(token.start)]
        return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }

    /// Range of the principal token.
    public var tokenRange: SourceRange { token?.range ?? SourceRange(start: start, end: start) }
}
