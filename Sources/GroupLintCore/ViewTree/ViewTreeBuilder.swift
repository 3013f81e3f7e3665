/// Builds the view tree of one file from its syntax. Each call of `addRoot` adds one body or builder.
struct ViewTreeBuilder {
    var arena = ViewTreeArena()
    /// Parameters and variables in scope, which hide members of the type.
    var locals: LocalNames = []
    /// Whether `self` is a view that modifiers apply to, as in extensions of View.
    var selfIsView = false
    /// The declaration of the type with the code, as a position in the file's types; -1 outside of types.
    var owner: Int32 = -1
    /// Whether the current statements go through a result builder.
    var isBuilder = true

    /// The facts about a member whose value becomes a root.
    struct Root {
        var name: Name
        var node: SyntaxNode
        var nameRange: SourceRange
        var flags: ViewTree.Flags
        var member: Int32 = -1
        var parameters: [Name] = []
        var selfIsView = false
    }

    /// Adds the value of a member, which the statements create. Returns the index of the root.
    mutating func addRoot(_ root: Root, _ statements: some Sequence<SyntaxNode>) -> Int32 {
        let id = arena.begin(.root, root.name, root.node.id, root.nameRange, root.flags)
        arena.update(id) { $0.link = root.member }
        locals = LocalNames(root.parameters)
        selfIsView = root.selfIsView
        isBuilder = root.flags.contains(.isBuilder) && !statements.contains { $0.returnsItself }
        addStatements(statements)
        arena.close()
        return id
    }

    // MARK: Statements

    mutating func addStatements(_ statements: some Sequence<SyntaxNode>) {
        let depth = locals.count
        let statements = Array(statements)
        for statement in statements {
            addStatement(statement, isOnly: statements.count == 1)
        }
        locals.truncate(to: depth)
    }

    /// Adds the views of a statement. Outside of builders, only a returned value or a single expression shows views.
    private mutating func addStatement(_ node: SyntaxNode, isOnly: Bool) {
        switch node.kind {
        case .variableDecl: addLocals(of: node)
        case .ifExpr: addIf(node)
        case .switchExpr: addSwitch(node)
        case .ifConfigDecl: addConfig(node)
        case .returnStmt: if let value = node.operand { addExpression(value) }
        case .doStmt: if !isBuilder, let body = DoStmt(node)?.body { addStatements(body.children()) }
        case .guardStmt: addGuard(node)
        // Of the other statements, only expressions show views.
        default:
            if node.kind.isExpression, isBuilder || isOnly { addExpression(node) }
        }
    }

    /// Adds `guard let x else { return A() }` outside of a result builder.
    private mutating func addGuard(_ node: SyntaxNode) {
        guard !isBuilder, let statement = GuardStmt(node) else { return }
        if let body = statement.body { addStatements(body.children()) }
        for condition in statement.conditions { addPatternLocals(condition) }
    }

    private mutating func addLocals(of node: SyntaxNode) {
        guard let variable = VariableDecl(node) else { return }
        for binding in variable.bindings.map(PatternBinding.init) {
            guard let pattern = binding.pattern else { continue }
            if variable.isLet, pattern.kind == .identifierPattern, let value = binding.initialValue?.unwrapped,
                value.isPlainCondition, case let reads = reads(of: value), !reads.isEmpty, reads.count <= Self.mostReads,
                !reads.contains(where: \.isLocal)
            {
                locals.append(pattern.name, reads: reads)
            } else {
                addPatternLocals(pattern)
            }
        }
    }

    /// A constant with more reads is not followed. Constants that name others twice would double them each time.
    private static let mostReads = 16

    private func reads(of value: SyntaxNode) -> [ViewTree.Read] {
        var reads = ConditionReads(locals: locals)
        reads.add(value)
        return reads.reads
    }

    /// Adds the names that a pattern, condition or case label brings into scope to `locals`.
    mutating func addPatternLocals(_ node: SyntaxNode) {
        for part in node.subtree where part.kind == .identifierPattern { locals.append(part.name) }
    }

    // MARK: Expressions

    mutating func addExpression(_ expression: SyntaxNode) {
        let node = expression.unwrapped
        switch node.kind {
        case .sequenceExpr: addSequence(Array(node.children()), node)
        case .ifExpr: addIf(node)
        case .switchExpr: addSwitch(node)
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .postfixIfConfigExpr, .subscriptCallExpr:
            addChain(node)
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
            .closureExpr, .discardAssignmentExpr, .missingExpr, .unknown:
            break
        default:
            _ = arena.begin(.opaque, .none, node.id, node.range)
            arena.close()
        }
    }

    /// Adds a branch for `a ? b : c`, nothing for an assignment, and an opaque element for other operators.
    private mutating func addSequence(_ parts: [SyntaxNode], _ node: SyntaxNode) {
        if parts.contains(where: { $0.kind == .assignmentExpr }) { return }
        addChoice(parts[...], node, depth: 0)
    }

    /// Most ternaries in a row, `a ? b : c ? d : …`, that become branches. Each is inside the one before.
    private static let mostTernaries = 256

    private mutating func addChoice(_ parts: ArraySlice<SyntaxNode>, _ node: SyntaxNode, depth: Int) {
        if depth < Self.mostTernaries, let index = parts.firstIndex(where: { $0.kind == .ternaryExpr }) {
            addTernary(parts, at: index, node, depth)
        } else {
            _ = arena.begin(.opaque, .none, node.id, node.range)
            arena.close()
        }
    }

    private mutating func addTernary(_ parts: ArraySlice<SyntaxNode>, at index: Int, _ node: SyntaxNode, _ depth: Int) {
        let ternary = parts[index]
        let mark = SourceRange(start: ternary.start, end: ternary.start + 1)
        let id = arena.begin(.branch, .none, node.id, mark, [.isTernary, .isExhaustive])
        var reads = ConditionReads(locals: locals)
        for part in parts[..<index] { reads.add(part) }
        arena.setReads(reads.reads, of: id)
        if let middle = TernaryExpr(ternary)?.middle {
            _ = arena.begin(.arm, .none, middle.id, middle.range)
            addExpression(middle)
            arena.close()
        }
        let rest = parts[(index + 1)...]
        if let first = rest.first {
            _ = arena.begin(.arm, .none, first.id, first.range)
            if rest.count == 1 { addExpression(first) } else { addChoice(rest, first, depth: depth + 1) }
            arena.close()
        }
        arena.close()
    }
}
