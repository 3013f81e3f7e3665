extension ViewTreeBuilder {
    /// Adds an `if` as one branch: `if a { } else if b { } else { }` has three arms.
    mutating func addIf(_ node: SyntaxNode) {
        let keyword = SourceRange(start: node.start, end: node.start + 2)
        let id = arena.begin(.branch, .none, node.id, keyword, isBuilder ? [] : .isReturning)
        var reads = ConditionReads(locals: locals)
        var allAvailability = true
        var bindsPattern = false
        var current = IfExpr(node)
        var last = current
        while let branch = current {
            let depth = locals.count
            for condition in branch.conditions {
                if condition.kind != .availabilityCondition { allAvailability = false }
                if condition.kind == .optionalBindingCondition || condition.kind == .matchingPatternCondition {
                    bindsPattern = true
                }
                reads.add(condition)
                addPatternLocals(condition)
            }
            addArm(branch.body)
            locals.truncate(to: depth)
            last = branch
            current = branch.elseBranch.flatMap(IfExpr.init)
        }
        if let block = last?.elseBranch, block.kind == .codeBlock {
            addArm(block)
            arena.insert(.isExhaustive, in: id)
        }
        if allAvailability { arena.insert(.isAvailability, in: id) }
        if bindsPattern { arena.insert(.bindsPattern, in: id) }
        arena.setReads(reads.reads, of: id)
        arena.close()
    }

    private mutating func addArm(_ block: SyntaxNode?) {
        guard let block else { return }
        _ = arena.begin(.arm, .none, block.id, SourceRange(start: block.start, end: block.start + 1))
        addStatements(block.children())
        arena.close()
    }

    mutating func addSwitch(_ node: SyntaxNode) {
        let keyword = SourceRange(start: node.start, end: node.start + 6)
        var flags: ViewTree.Flags = [.isSwitch, .isExhaustive]
        if !isBuilder { flags.insert(.isReturning) }
        let id = arena.begin(.branch, .none, node.id, keyword, flags)
        var reads = ConditionReads(locals: locals)
        if let choice = SwitchExpr(node) {
            if let subject = choice.subject { reads.add(subject) }
            for item in choice.cases { addCase(item, of: id) }
        }
        arena.setReads(reads.reads, of: id)
        arena.close()
    }

    private mutating func addCase(_ node: SyntaxNode, of branch: Int32) {
        if node.kind == .ifConfigDecl {
            for clause in node.children() {
                for item in IfConfigClause(clause).elements { addCase(item, of: branch) }
            }
            return
        }
        guard let item = SwitchCase(node) else { return }
        if item.attribute != nil { arena.insert(.hasUnknownDefault, in: branch) }
        let depth = locals.count
        if let label = item.label {
            let before = locals.count
            addPatternLocals(label)
            if locals.count > before { arena.insert(.bindsPattern, in: branch) }
        }
        _ = arena.begin(.arm, .none, node.id, item.label?.range ?? node.range)
        addStatements(item.statements)
        arena.close()
        locals.truncate(to: depth)
    }

    /// Adds `#if DEBUG … #endif` among statements as a branch.
    mutating func addConfig(_ node: SyntaxNode) {
        let mark = SourceRange(start: node.start, end: node.start + 3)
        let id = arena.begin(.branch, .none, node.id, mark, .isConfig)
        for clause in node.children() {
            _ = arena.begin(.arm, .none, clause.id, clause.tokenRange)
            addStatements(IfConfigClause(clause).elements)
            arena.close()
            if IfConfigClause(clause).condition == nil { arena.insert(.isExhaustive, in: id) }
        }
        arena.close()
    }
}

/// Collects the names that a condition depends on.
struct ConditionReads {
    let locals: LocalNames
    private(set) var reads: [ViewTree.Read] = []

    init(locals: LocalNames) {
        self.locals = locals
    }

    mutating func add(_ node: SyntaxNode) {
        let tree = node.tree
        // Not recursive: a chain of calls is as deep as it is long.
        var stack = [node.id]
        while let id = stack.popLast() {
            switch tree.kind(of: id) {
            case .declReferenceExpr:
                append(id, in: tree)
            case .memberAccessExpr:
                addMember(id, in: tree, &stack)
            case .optionalBindingCondition:
                // `if let x` reads the member `x`; `if let x = y` reads `y`.
                let condition = BindingCondition(SyntaxNode(tree: tree, id: id))
                if let value = condition?.value {
                    if !addPresence(value.id, in: tree) { stack.append(value.id) }
                } else if let pattern = condition?.pattern, pattern.kind == .identifierPattern {
                    append(pattern.id, isPresence: true, in: tree)
                }
            case .matchingPatternCondition:
                if let value = BindingCondition(SyntaxNode(tree: tree, id: id))?.value { stack.append(value.id) }
            case .closureExpr, .availabilityCondition:
                break
            case .sequenceExpr:
                addComparisons(id, in: tree, &stack)
            default:
                tree.pushChildren(of: id, to: &stack)
            }
        }
    }

    /// Adds the reads of `x == nil` and `x != nil` in a sequence. Pushes the other parts.
    private mutating func addComparisons(_ id: NodeID, in tree: SyntaxTree, _ stack: inout [NodeID]) {
        let parts = SyntaxNode(tree: tree, id: id).children().map(\.id)
        let first = stack.count
        for (position, part) in parts.enumerated() {
            let isCompared = position + 2 < parts.count && tree.kind(of: parts[position + 2]) == .nilLiteralExpr
            if isCompared, position == 0 || SyntaxNode(tree: tree, id: parts[position - 1]).isLogicalOperator,
                addPresence(part, in: tree)
            {
                continue
            }
            stack.append(part)
        }
        stack[first...].reverse()
    }

    /// Adds a read that only tests a property for nil. False if the value is not a property.
    private mutating func addPresence(_ value: NodeID, in tree: SyntaxTree) -> Bool {
        let value = tree.unwrapped(value)
        if tree.kind(of: value) != .declReferenceExpr {
            guard tree.kind(of: value) == .memberAccessExpr else { return false }
            let base = tree.chainBase(of: value)
            guard base != .none, tree.token(of: base)?.keyword == .`self` else { return false }
        }
        append(value, isPresence: true, in: tree)
        return true
    }

    /// Adds `a.b.c` and `self.a.b.c` as reads of (a, b, c). Pushes the base if it is not a name and must be read separately.
    private mutating func addMember(_ id: NodeID, in tree: SyntaxTree, _ stack: inout [NodeID]) {
        // The first three names after the root.
        var (first, second, third) = (NodeID.none, NodeID.none, NodeID.none)
        var current = id
        while true {
            switch tree.kind(of: current) {
            case .memberAccessExpr: (first, second, third) = (current, first, second)
            case .optionalChainingExpr, .forceUnwrapExpr: break
            case .declReferenceExpr:
                if tree.token(of: current)?.keyword == .`self`, first != .none {
                    append(first, member: second, detail: third, in: tree)
                } else {
                    append(current, member: first, detail: second, in: tree)
                }
                return
            // The chain starts with a call or another expression.
            default:
                stack.append(current)
                return
            }
            current = tree.chainBase(of: current)
            if current == .none { return }
        }
    }

    private mutating func append(
        _ root: NodeID, member: NodeID = .none, detail: NodeID = .none, isPresence: Bool = false, in tree: SyntaxTree
    ) {
        let name = tree.name(of: root)
        let isLocal = tree.kind(of: root) == .memberAccessExpr ? false : locals.contains(name)
        if isLocal, member == .none, let values = locals.reads(of: name) {
            reads += values
            return
        }
        reads.append(
            ViewTree.Read(
                root: name, member: member == .none ? .none : tree.name(of: member), isTypeMember: tree.isCapitalized(root),
                isLocal: isLocal, isPresence: isPresence, detail: detail == .none ? .none : tree.name(of: detail)))
    }
}

extension SyntaxNode {
    /// Whether the node is `&&` or `||`, which bind less tightly than `==` and `!=`.
    fileprivate var isLogicalOperator: Bool {
        kind == .binaryOperatorExpr && (tokenText == "&&" || tokenText == "||")
    }
}
