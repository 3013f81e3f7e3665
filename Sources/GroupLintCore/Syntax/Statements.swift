/// `if c { } else { }`.
public struct IfExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .ifExpr else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(node.slotCount - 2) }
    /// A codeBlock or another ifExpr.
    public var elseBranch: SyntaxNode? { node.child(node.slotCount - 1) }
    public var conditions: [SyntaxNode] { (0..<max(0, node.slotCount - 2)).compactMap { node.child($0) } }
}

/// `guard c else { }`.
public struct GuardStmt {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .guardStmt else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(node.slotCount - 1) }
    public var conditions: [SyntaxNode] { (0..<max(0, node.slotCount - 1)).compactMap { node.child($0) } }
}

/// `switch subject { case … }`.
public struct SwitchExpr {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .switchExpr else { return nil }
        self.node = node
    }

    public var subject: SyntaxNode? { node.child(0) }
    /// switchCase nodes, and ifConfigDecl nodes around some.
    public var cases: SyntaxNode.Children { node.children(from: 1) }
}

/// `@unknown case a, b: statements`.
public struct SwitchCase {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .switchCase else { return nil }
        self.node = node
    }

    public var attribute: SyntaxNode? { node.child(0) }
    /// A switchCaseLabel, whose children are items, or a switchDefaultLabel.
    public var label: SyntaxNode? { node.child(1) }
    public var statements: SyntaxNode.Children { node.children(from: 2) }
}

/// `pattern where condition` in a case label.
public struct SwitchCaseItem {
    public let node: SyntaxNode

    @inline(__always)
    public init(_ node: SyntaxNode) {
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
    public var whereClause: SyntaxNode? { node.child(1) }
}

/// `for pattern in sequence { }`.
public struct ForStmt {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .forStmt else { return nil }
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
}

/// `do { } catch { }`.
public struct DoStmt {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .doStmt else { return nil }
        self.node = node
    }

    public var body: SyntaxNode? { node.child(1) }
}

/// `let x = y` and `case p = y` as conditions.
public struct BindingCondition {
    public let node: SyntaxNode

    @inline(__always)
    public init?(_ node: SyntaxNode) {
        guard node.kind == .optionalBindingCondition || node.kind == .matchingPatternCondition else { return nil }
        self.node = node
    }

    public var pattern: SyntaxNode? { node.child(0) }
    /// What is bound; nil for `let x`.
    public var value: SyntaxNode? { node.child(2)?.child(0) }
}

/// A pattern that is a value to compare with.
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
    /// Statements of a block, closure, case or clause of `#if`.
    public var statements: Children {
        switch kind {
        case .closureExpr, .ifConfigClause: children(from: 1)
        case .switchCase: children(from: 2)
        // Blocks have nothing but statements.
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
