/// `if c { } else { }`.
package struct IfExpr {
    package let node: SyntaxNode

    @inline(__always)
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

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .guardStmt else { return nil }
        self.node = node
    }

    package var body: SyntaxNode? { node.child(node.slotCount - 1) }
    package var conditions: [SyntaxNode] { (0..<max(0, node.slotCount - 1)).compactMap { node.child($0) } }
}

/// `switch subject { case … }`.
package struct SwitchExpr {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .switchExpr else { return nil }
        self.node = node
    }

    package var subject: SyntaxNode? { node.child(0) }
    /// switchCase nodes, and ifConfigDecl nodes around some.
    package var cases: SyntaxNode.Children { node.children(from: 1) }
}

/// `@unknown case a, b: statements`.
package struct SwitchCase {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .switchCase else { return nil }
        self.node = node
    }

    package var attribute: SyntaxNode? { node.child(0) }
    /// A switchCaseLabel, whose children are items, or a switchDefaultLabel.
    package var label: SyntaxNode? { node.child(1) }
    package var statements: SyntaxNode.Children { node.children(from: 2) }
}

/// `pattern where condition` in a case label.
package struct SwitchCaseItem {
    package let node: SyntaxNode

    @inline(__always)
    package init(_ node: SyntaxNode) {
        self.node = node
    }

    package var pattern: SyntaxNode? { node.child(0) }
    package var whereClause: SyntaxNode? { node.child(1) }
}

/// `for pattern in sequence { }`.
package struct ForStmt {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .forStmt else { return nil }
        self.node = node
    }

    package var pattern: SyntaxNode? { node.child(0) }
}

/// `do { } catch { }`.
package struct DoStmt {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .doStmt else { return nil }
        self.node = node
    }

    package var body: SyntaxNode? { node.child(1) }
}

/// `let x = y` and `case p = y` as conditions.
package struct BindingCondition {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .optionalBindingCondition || node.kind == .matchingPatternCondition else { return nil }
        self.node = node
    }

    package var pattern: SyntaxNode? { node.child(0) }
    /// What is bound; nil for `let x`.
    package var value: SyntaxNode? { node.child(2)?.child(0) }
}

/// A pattern that is a value to compare with.
package struct ExpressionPattern {
    package let node: SyntaxNode

    @inline(__always)
    package init?(_ node: SyntaxNode) {
        guard node.kind == .expressionPattern else { return nil }
        self.node = node
    }

    package var expression: SyntaxNode? { node.child(0) }
}

extension SyntaxNode {
    /// Statements of a block, closure, case or clause of `#if`.
    package var statements: Children {
        switch kind {
        case .closureExpr, .ifConfigClause: children(from: 1)
        case .switchCase: children(from: 2)
        // Blocks have nothing but statements.
        default: children()
        }
    }

    /// The first statement of a block.
    package var firstStatement: SyntaxNode? {
        var statements = statements
        return statements.next()
    }

    /// The last statement of a block.
    package var lastStatement: SyntaxNode? { slotCount > 0 ? child(slotCount - 1) : nil }
}
