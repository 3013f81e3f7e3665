/// An `if` statement or expression: `if c { } else { }`.
public struct IfExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .ifExpr else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(node.slotCount - 2) }
    /// The code after `else`: a codeBlock or another ifExpr; nil if there is none.
    public var elseBranch: SyntaxNode? { node.child(node.slotCount - 1) }
    public var conditions: [SyntaxNode] { Array(conditionNodes) }
    /// This `if` and those after its `else`, in order: `if a { } else if b { }` has two.
    public var chain: some Sequence<IfExpr> { sequence(first: self) { $0.elseBranch.flatMap(IfExpr.init) } }
    /// The conditions, created one at a time.
    public var conditionNodes: SyntaxNode.Children { node.children(upTo: node.slotCount - 2) }
}

/// A `guard` statement: `guard c else { }`.
public struct GuardStmt {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .guardStmt else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(node.slotCount - 1) }
    public var conditions: [SyntaxNode] { Array(node.children(upTo: node.slotCount - 1)) }
}

/// A `switch` statement or expression: `switch subject { case … }`.
public struct SwitchExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .switchExpr else { return nil }
        self.node = node
    }

    public var subject: SyntaxNode? { node.child(0) }
    /// switchCase nodes, and ifConfigDecl nodes that contain switchCase nodes.
    public var cases: SyntaxNode.Children { node.children(from: 1) }
}

/// A case of a `switch`: `@unknown case a, b: statements`.
public struct SwitchCase {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .switchCase else { return nil }
        self.node = node
    }

    public var attribute: SyntaxNode? { node.child(0) }
    /// The label: a switchCaseLabel, whose children are switchCaseItem nodes, or a switchDefaultLabel.
    public var label: SyntaxNode? { node.child(1) }
    public var statements: SyntaxNode.Children { node.children(from: 2) }
}

/// A pattern in a case label: `pattern where condition`.
public struct SwitchCaseItem {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
    public var whereClause: SyntaxNode? { node.child(1) }
}

/// A `for` loop: `for pattern in sequence { }`.
public struct ForStmt {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .forStmt else { return nil }
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
    public var sequence: SyntaxNode? { node.child(2) }
}

/// A `do` statement: `do { } catch { }`.
public struct DoStmt {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .doStmt else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(1) }
}

/// A condition that binds or matches a value: `let x = y` or `case p = y`.
public struct BindingCondition {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .optionalBindingCondition || node.kind == .matchingPatternCondition else { return nil }
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
    /// The value after `=`; nil for `let x`.
    public var value: SyntaxNode? { node.child(2, 0) }
}

/// A pattern that is an expression to compare with.
public struct ExpressionPattern {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .expressionPattern else { return nil }
        self.node = node
    }

    public var expression: SyntaxNode? { node.child(0) }
}

extension SyntaxNode {
    /// Statements of a block, closure, `switch` case or `#if` clause.
    public var statements: Children {
        switch kind {
        case .closureExpr, .ifConfigClause: children(from: 1)
        case .switchCase: children(from: 2)
        // All children of a block are statements.
        default: children()
        }
    }

    /// The first statement of a block.
    public var firstStatement: SyntaxNode? {
        var statements = statements
        return statements.next()
    }

    /// The last statement of a block.
    public var lastStatement: SyntaxNode? { slotCount > 0 ? child(slotCount - 1) : nil }
}
