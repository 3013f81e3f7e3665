import GroupLintCore

/// Two branches of one `if` or `switch` that have the same code.
struct SameBranches {
    let first: ViewElement
    let second: ViewElement

    /// Nil if no two arms show the same. In an `if` with several conditions only neighbors count: with a condition between
    /// them, they cannot become one.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        var seen: [UInt64: ViewElement] = [:]
        var last: UInt64?
        for arm in branch.children {
            guard let node = context.node(of: arm), let view = arm.children.first(where: { _ in true }),
                view.name != .emptyView, view.kind == .call || view.kind == .reference, !node.mentions(node.boundNames),
                !node.isDefaultCase
            else {
                last = nil
                continue
            }
            let hash = node.codeHash
            let other = branch.flags.contains(.isSwitch) || last == hash ? seen[hash] : nil
            if let other, context.node(of: other)?.hasSameCode(as: node) ?? false {
                guard let shown = other.children.first(where: { _ in true }) else { return nil }
                (first, second) = (shown, view)
                return
            }
            seen[hash] = arm
            last = hash
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

    /// A hash of the tokens of a branch, without the label of a case.
    fileprivate var codeHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in kind == .switchCase ? Array(statements) : [self] {
            for token in part.tokens {
                for byte in tree.source.bytes[Int(token.start)..<Int(token.end)] {
                    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
                }
                hash = (hash ^ 0x20) &* 0x100_0000_01B3
            }
        }
        return hash
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
