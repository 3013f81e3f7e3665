/// A call: `f(a, b) { } label: { }`.
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
    /// The labeled closures after the first trailing closure: multipleTrailingClosureElement nodes.
    public var labeledClosures: SyntaxNode.Children { node.children(from: 3) }

    public var arguments: Argument.List {
        Argument.List(nodes: argumentList?.children() ?? SyntaxNode.noChildren(of: node))
    }
    public var firstArgument: Argument? { argument(at: 0) }
    public var lastArgument: Argument? { argumentList.flatMap { argument(at: $0.slotCount - 1) } }

    public func argument(at position: Int) -> Argument? {
        position < 0 ? nil : argumentList?.child(position).map(Argument.init)
    }

    /// Value of the first argument in parentheses with the given label.
    public func argument(_ label: Name) -> SyntaxNode? {
        for argument in arguments where argument.label == label { return argument.value }
        return nil
    }

    /// The closures that the call gets, in the parentheses and after them.
    public var closures: [SyntaxNode] {
        let values = arguments.compactMap(\.value).filter { $0.kind == .closureExpr }
        return values + [trailingClosure].compactMap { $0 } + labeledClosures.compactMap { LabeledClosure($0).closure }
    }

    /// Value or closure with the given label, in the parentheses or among the labeled trailing closures.
    public func value(_ label: Name) -> SyntaxNode? {
        if let value = argument(label) { return value }
        for closure in labeledClosures where closure.name == label { return LabeledClosure(closure).closure }
        return nil
    }
}

/// An argument in the parentheses or brackets of a call: `label: value` or `value`.
public struct Argument {
    public let node: SyntaxNode

    @inlinable @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var hasLabel: Bool { node.token != nil }
    /// The label; `Name.none` if there is none.
    public var label: Name { node.name }
    public var value: SyntaxNode? { node.child(0) }

    /// The arguments of a call in source order, created one at a time.
    public struct List: Sequence, IteratorProtocol {
        @usableFromInline var nodes: SyntaxNode.Children

        @inlinable
        public mutating func next() -> Argument? { nodes.next().map { Argument($0) } }
    }
}

/// A labeled closure after the first trailing closure: `label: { }`.
public struct LabeledClosure {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var closure: SyntaxNode? { node.child(0) }
}

/// A subscript: `base[a, b]`.
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

/// A member access: `base.name` or `.name`.
public struct MemberAccessExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .memberAccessExpr else { return nil }
        self.node = node
    }

    /// The base; nil for `.name`.
    public var base: SyntaxNode? { node.child(0) }
}

/// Operands and operators in source order: `a + b`, `a ? b : c`, `a = b`.
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
    /// All operands and operators after the first operator.
    public var rest: SyntaxNode.Children { node.children(from: 2) }
    /// Whether there is one operator between two operands.
    public var isBinary: Bool { node.slotCount == 3 }
}

/// The part `? middle :` of a ternary expression, between the condition and the last operand of the sequence.
public struct TernaryExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .ternaryExpr else { return nil }
        self.node = node
    }

    public var middle: SyntaxNode? { node.child(0) }
}

/// A key path: `\Root.a.b`.
public struct KeyPathExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .keyPathExpr else { return nil }
        self.node = node
    }

    public var components: SyntaxNode.Children { node.children(from: 1) }
}

/// A postfix `#if` in a chain: `base` followed by `#if … #endif` around more member accesses.
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

/// A closure: `{ [captures] a, b in statements }`.
public struct ClosureExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .closureExpr else { return nil }
        self.node = node
    }

    public var signature: SyntaxNode? { node.child(0) }
    public var hasSignature: Bool { node.tree.child(of: node.id, 0) != .none }
    /// The list of parameters; nil if the closure does not name them.
    public var parameterList: SyntaxNode? { node.child(0, 2) }
    public var parameters: SyntaxNode.Children { parameterList?.children() ?? SyntaxNode.noChildren(of: node) }
    public var statements: SyntaxNode.Children { node.children(from: 1) }
    /// The captured values: closureCapture nodes.
    public var captures: SyntaxNode.Children { node.child(0, 1)?.children() ?? SyntaxNode.noChildren(of: node) }

    /// Names of the parameters in the body.
    public var parameterNames: [Name] {
        guard let parameters = parameterList else { return [] }
        return parameters.children().map { parameter in
            parameter.kind == .functionParameter ? FunctionParameter(parameter).name : parameter.name
        }
    }
}

/// A captured value of a closure: `weak a` or `a = b`.
public struct ClosureCapture {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    /// The value after `=`; nil for `[a]`.
    public var value: SyntaxNode? { node.child(0) }
}

extension SyntaxNode {
    /// The part of a chain before this node: the base of `.name`, `[…]`, `?`, `!`, `<T>` and a postfix `#if`, and the callee
    /// of a call. Nil for any other node.
    public var chainBase: SyntaxNode? {
        switch kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
            .genericSpecializationExpr, .postfixIfConfigExpr:
            child(0)
        default: nil
        }
    }

    /// The operand: `x` in `!x`, `x...`, `&x`, `try x`, `await x`, `return x` and similar nodes. Nil for any other node.
    public var operand: SyntaxNode? {
        switch kind {
        case .prefixOperatorExpr, .postfixOperatorExpr, .inOutExpr, .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr,
            .copyExpr, .borrowExpr, .packExpansionExpr, .packElementExpr, .returnStmt, .throwStmt, .yieldStmt,
            .discardStmt:
            child(0)
        // Some other statements have one child too, but it is not an operand.
        default: nil
        }
    }

    /// The node without the parentheses, `try`, `await`, `unsafe`, `return`, `!` and `?` around it.
    public var unwrapped: SyntaxNode { SyntaxNode(tree: tree, id: tree.unwrapped(id)) }

    /// Whether the principal token starts with an upper-case ASCII letter.
    public var isCapitalized: Bool { tree.isCapitalized(id) }

    /// Range of the principal token.
    public var tokenRange: SourceRange { token?.range ?? SourceRange(start: start, end: start) }
}
