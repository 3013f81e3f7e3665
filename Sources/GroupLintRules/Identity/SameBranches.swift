import GroupLintCore

/// The branches of one `if` or `switch` that have the same code.
struct SameBranches {
    /// The first view of each such branch, in source order; at least two.
    private(set) var views: [ViewElement] = []

    private struct Arm {
        var view: ViewElement
        var node: SyntaxNode
        var hash: UInt64
    }

    /// Nil if no two arms show the same. In an `if` with several conditions only neighbors count: with a condition between
    /// them, they cannot become one. The `default` of a `switch` has to show something, so it counts only as one more.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        let isSwitch = branch.flags.contains(.isSwitch)
        var arms: [Arm?] = []
        for arm in branch.children { arms.append(Self.arm(arm, &context)) }
        guard let start = Self.firstRepeated(arms, isSwitch: isSwitch), let first = arms[start] else { return nil }
        for arm in arms[start...] {
            if let arm, arm.hash == first.hash, arm.node.hasSameCode(as: first.node) {
                views.append(arm.view)
            } else if !isSwitch {
                break
            }
        }
        if views.count < 2 { return nil }
    }

    /// Nil for an arm that shows nothing or uses what its condition brings into scope.
    private static func arm(_ arm: ViewElement, _ context: inout RuleContext) -> Arm? {
        guard let node = context.node(of: arm), let view = arm.children.first(where: { _ in true }),
            view.name != .emptyView, view.kind == .call || view.kind == .reference, !node.mentions(node.boundNames)
        else { return nil }
        return Arm(view: view, node: node, hash: node.codeHash)
    }

    /// Position of the first arm whose code another one repeats, judged by hashes.
    private static func firstRepeated(_ arms: [Arm?], isSwitch: Bool) -> Int? {
        var seen: [UInt64: Int] = [:]
        for (position, arm) in arms.enumerated() {
            guard let arm, !arm.node.isDefaultCase else { continue }
            if let other = seen[arm.hash], isSwitch || other == position - 1 { return other }
            seen[arm.hash] = position
        }
        return nil
    }
}

extension SyntaxNode {
    /// Whether two branches or closures hold the same code, apart from braces and case labels.
    func hasSameCode(as other: SyntaxNode) -> Bool {
        guard kind == .switchCase, other.kind == .switchCase else { return hasSameTokens(as: other) }
        let (left, right) = (Array(statements), Array(other.statements))
        return left.count == right.count && zip(left, right).allSatisfy { $0.hasSameTokens(as: $1) }
    }

    /// Whether the branch is the `default` of a `switch`, which has to show something.
    fileprivate var isDefaultCase: Bool { SwitchCase(self)?.label?.kind == .switchDefaultLabel }

    /// The names that the condition or label of a branch brings into scope.
    var boundNames: [Name] {
        if kind == .switchCase { return SwitchCase(self)?.label?.patternNames ?? [] }
        guard let branch = parent.flatMap(IfExpr.init), branch.body == self else { return [] }
        return branch.conditions.flatMap(\.patternNames)
    }

    private var patternNames: [Name] { subtree.filter { $0.kind == .identifierPattern }.map(\.name) }
}
