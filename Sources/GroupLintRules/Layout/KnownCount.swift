import GroupLintCore

/// The possible numbers of elements of a resolved collection, from the conditions around a node.
///
/// A set of counts is a bit mask: bit n means n elements, bit 63 means 63 or more.
struct KnownCount {
    let content: ResolvedContent

    typealias Counts = UInt64
    static let any: Counts = ~0
    /// The counts after a condition on the collection that is not understood: assumed to be enough.
    static let enough: Counts = 1 << 63

    static func atLeast(_ count: Int) -> Counts { count >= 63 ? enough : any << UInt64(max(0, count)) }
    static func exactly(_ count: Int) -> Counts { count >= 63 || count < 0 ? enough : 1 << UInt64(count) }

    /// The counts that are possible when control reaches a node. Apple documents that there is at least one section.
    func counts(of value: ResolvedContent.Value, at node: SyntaxNode) -> Counts {
        var counts = value.kind == .sections ? Self.atLeast(1) : Self.any
        var inner = node
        for scope in node.ancestors {
            counts &= self.counts(of: value.subject, in: scope, at: inner)
            if scope.kind == .functionDecl || scope.kind == .accessorBlock { break }
            inner = scope
        }
        return counts
    }

    private func counts(of subject: ResolvedContent.Subject, in scope: SyntaxNode, at inner: SyntaxNode) -> Counts {
        switch scope.kind {
        case .ifExpr: return branch(subject, scope, inner)
        case .guardStmt:
            let conditions = GuardStmt(scope)?.conditions ?? []
            return conditions.filter { $0.end <= inner.start && inner.kind != .codeBlock }
                .reduce(Self.any) { $0 & facts($1, subject).whenTrue }
        case .codeBlock, .closureExpr, .switchCase, .accessorBlock:
            var counts = scope.checks.prefix { $0.end <= inner.start }.reduce(Self.any) { $0 & behind($1, subject) }
            if scope.kind == .closureExpr { counts &= visited(subject, by: scope) }
            return counts
        case .switchExpr: return cases(subject, scope, inner)
        case .sequenceExpr: return operands(subject, Array(scope.children()), inner)
        // Other code does not limit the number of elements.
        default: return Self.any
        }
    }

    private func branch(_ subject: ResolvedContent.Subject, _ node: SyntaxNode, _ inner: SyntaxNode) -> Counts {
        guard let branch = IfExpr(node) else { return Self.any }
        if branch.elseBranch?.id != inner.id {
            return branch.conditions.filter { $0.end <= inner.start }
                .reduce(Self.any) { $0 & facts($1, subject).whenTrue }
        }
        return branch.conditions.reduce(0) { $0 | facts($1, subject).whenFalse }
    }

    /// The counts that are possible after `guard …` and after `if … { return }`.
    private func behind(_ statement: SyntaxNode, _ subject: ResolvedContent.Subject) -> Counts {
        if let check = GuardStmt(statement) {
            return check.conditions.reduce(Self.any) { $0 & facts($1, subject).whenTrue }
        }
        guard let branch = IfExpr(statement), branch.elseBranch == nil, branch.body?.leavesScope ?? false else {
            return Self.any
        }
        return branch.conditions.reduce(0) { $0 | facts($1, subject).whenFalse }
    }

    /// The counts that are possible in a closure: it runs for each element or position, so there is at least one.
    private func visited(_ subject: ResolvedContent.Subject, by closure: SyntaxNode) -> Counts {
        guard let call = closure.callOfClosure, let callee = call.callee else { return Self.any }
        if callee.name == .forEach, let data = RowData(call, content) {
            return data.value.subject.isPart(of: subject) ? Self.atLeast(data.first + 1) : Self.any
        }
        guard let base = MemberAccessExpr(callee)?.base,
            let data = RowData(base, content), data.value.subject.isPart(of: subject)
        else { return Self.any }
        return Self.atLeast(data.first + 1)
    }

    // MARK: Switches

    private func cases(_ subject: ResolvedContent.Subject, _ node: SyntaxNode, _ inner: SyntaxNode) -> Counts {
        guard let choice = SwitchExpr(node), let value = choice.subject, inner.kind == .switchCase else { return Self.any }
        let isCount = isCount(value, of: subject)
        guard isCount || isEmptiness(value, of: subject) else { return mentions(subject, value) ? Self.enough : Self.any }
        var left = Self.any
        for item in choice.cases {
            guard let label = SwitchCase(item)?.label, label.kind == .switchCaseLabel else { continue }
            let patterns = Array(label.children())
            let known = patterns.map { pattern(SwitchCaseItem($0).pattern, isCount) }
            if item.id == inner.id { return left & known.reduce(0, |) }
            for (pattern, counts) in zip(patterns, known) where SwitchCaseItem(pattern).whereClause == nil && counts != Self.any {
                left &= ~counts
            }
        }
        return left
    }

    /// The counts that match a pattern: `0`, `2...`, `1...3`, `true`.
    private func pattern(_ pattern: SyntaxNode?, _ isCount: Bool) -> Counts {
        guard let node = pattern.flatMap(ExpressionPattern.init)?.expression else { return Self.any }
        if !isCount {
            guard node.kind == .booleanLiteralExpr else { return Self.any }
            return node.text == "true" ? Self.exactly(0) : Self.atLeast(1)
        }
        if let count = node.literalInteger { return Self.exactly(count) }
        if node.kind == .postfixOperatorExpr, let low = node.operand?.literalInteger { return Self.atLeast(low) }
        if node.kind == .prefixOperatorExpr, let high = node.operand?.literalInteger {
            return ~Self.atLeast(node.tokenText == "..." ? high + 1 : high)
        }
        guard let range = SequenceExpr(node), let low = range.left?.literalInteger,
            let high = range.right?.literalInteger
        else { return Self.any }
        return Self.atLeast(low) & ~Self.atLeast(range.sign?.tokenText == "..." ? high + 1 : high)
    }

    // MARK: Operators

    /// The counts that the operands before `inner` leave: `!s.isEmpty && …`, `s.count > 1 ? … : …`.
    private func operands(_ subject: ResolvedContent.Subject, _ parts: [SyntaxNode], _ inner: SyntaxNode) -> Counts {
        guard let position = parts.firstIndex(where: { $0.id == inner.id }) else { return Self.any }
        var counts = Self.any
        var start = 0
        for index in parts.indices where index <= position && parts[index].kind == .ternaryExpr {
            let condition = facts(parts[start..<index], subject)
            counts &= index == position ? condition.whenTrue : condition.whenFalse
            start = index + 1
        }
        guard parts[position].kind != .ternaryExpr else { return counts }
        var before = parts[start..<position]
        while let index = before.lastIndex(where: { Self.isLogical($0) }) {
            let isAnd = before[index].tokenText == "&&"
            let left = before[..<index]
            // `a || b && here`: b is true, a is false.
            let from = isAnd ? left.lastIndex { $0.tokenText == "||" && Self.isLogical($0) }.map { $0 + 1 } : nil
            let known = facts(left[(from ?? left.startIndex)...], subject)
            counts &= isAnd ? known.whenTrue : known.whenFalse
            before = left[..<(from ?? left.startIndex)]
        }
        return counts
    }

    static func isLogical(_ node: SyntaxNode) -> Bool {
        node.kind == .binaryOperatorExpr && (node.tokenText == "&&" || node.tokenText == "||")
    }
}

/// The statements of blocks that may leave them: `guard …` and `if … { return }`. Each access in a long block asks for them.
private final class LeavingStatements: TreeFacts {
    private(set) var byBlock: [NodeID: [NodeID]] = [:]

    init(_ tree: SyntaxTree) {
        for id in 0..<NodeID(tree.records.count) where tree.kind(of: id) == .guardStmt || tree.kind(of: id) == .ifExpr {
            if let block = SyntaxNode(tree: tree, id: id).parent { byBlock[block.id, default: []].append(id) }
        }
        byBlock = byBlock.mapValues { $0.sorted { tree.records[Int($0)].start < tree.records[Int($1)].start } }
    }
}

extension SyntaxNode {
    /// Its statements that may leave it, in source order.
    fileprivate var checks: [SyntaxNode] {
        (tree.facts(LeavingStatements.self).byBlock[id] ?? []).map { SyntaxNode(tree: tree, id: $0) }
    }
}

extension ResolvedContent.Subject {
    /// Whether the elements of this collection are also elements of the other.
    func isPart(of other: ResolvedContent.Subject) -> Bool {
        guard root == other.root, path.hasPrefix(other.path) else { return false }
        let rest = path.dropFirst(other.path.count)
        return rest.isEmpty || rest.hasPrefix("[")
            || ResolvedContent.derivedNames.contains { rest.hasPrefix("." + $0) }
    }
}
