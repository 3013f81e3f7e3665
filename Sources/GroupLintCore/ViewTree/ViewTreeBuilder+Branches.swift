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
            locals.removeSubrange(depth...)
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
        locals.removeSubrange(depth...)
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
    let locals: [Name]
    private(set) var reads: [ViewTree.Read] = []

    init(locals: [Name]) {
        self.locals = locals
    }

    mutating func add(_ node: SyntaxNode) {
        // Not recursive: a chain of calls is as deep as it is long.
        var stack = [node]
        while let node = stack.popLast() {
            switch node.kind {
            case .declReferenceExpr:
                append(node, member: .none)
            case .memberAccessExpr:
                if let base = addMember(node) { stack.append(base) }
            case .optionalBindingCondition:
                // `if let x` reads the member `x`; `if let x = y` reads `y`.
                let condition = BindingCondition(node)
                if let value = condition?.value {
                    if !addPresence(value) { stack.append(value) }
                } else if let pattern = condition?.pattern, pattern.kind == .identifierPattern {
                    append(pattern, member: .none, isPresence: true)
                }
            case .matchingPatternCondition:
                if let value = BindingCondition(node)?.value { stack.append(value) }
            case .closureExpr, .availabilityCondition:
                break
            case .sequenceExpr:
                stack += addComparisons(node).reversed()
            default:
                stack += Array(node.children()).reversed()
            }
        }
    }

    /// Adds the reads of `x == nil` and `x != nil` in a sequence. Returns the other parts.
    private mutating func addComparisons(_ node: SyntaxNode) -> [SyntaxNode] {
        let parts = Array(node.children())
        var rest: [SyntaxNode] = []
        for (position, part) in parts.enumerated() {
            let isCompared = position + 2 < parts.count && parts[position + 2].kind == .nilLiteralExpr
            let isAlone = position == 0 || parts[position - 1].isLogicalOperator
            if isCompared, isAlone, addPresence(part) { continue }
            rest.append(part)
        }
        return rest
    }

    /// Adds a read that only tests a property for nil. False if the value is not a property.
    private mutating func addPresence(_ value: SyntaxNode) -> Bool {
        let value = value.unwrapped
        let isOwn = MemberAccessExpr(value)?.base?.token?.keyword == .`self`
        guard isOwn || value.kind == .declReferenceExpr else { return false }
        append(value, member: .none, isPresence: true)
        return true
    }

    /// Adds `a.b.c` and `self.a.b` as reads of (a, b). Returns the base if it is not a name and must be read separately.
    private mutating func addMember(_ node: SyntaxNode) -> SyntaxNode? {
        var path: [SyntaxNode] = []
        var current = node
        while current.kind == .memberAccessExpr || current.kind == .optionalChainingExpr
            || current.kind == .forceUnwrapExpr
        {
            if current.kind == .memberAccessExpr { path.append(current) }
            guard let base = current.chainBase else { return nil }
            current = base
        }
        guard current.kind == .declReferenceExpr else { return current }
        if current.token?.keyword == .`self`, let first = path.popLast() {
            append(first, member: path.last?.name ?? .none)
        } else {
            append(current, member: path.last?.name ?? .none)
        }
        return nil
    }

    private mutating func append(_ root: SyntaxNode, member: Name, isPresence: Bool = false) {
        let isLocal = root.kind == .memberAccessExpr ? false : locals.contains(root.name)
        reads.append(
            ViewTree.Read(
                root: root.name, member: member, isTypeMember: root.isCapitalized, isLocal: isLocal,
                isPresence: isPresence))
    }
}

extension SyntaxNode {
    /// Whether the node is `&&` or `||`, which bind less tightly than `==` and `!=`.
    fileprivate var isLogicalOperator: Bool {
        kind == .binaryOperatorExpr && (tokenText == "&&" || tokenText == "||")
    }
}
