import GroupLintCore

/// What an argument means in the type of the caller: `selected` for `item` in `if let item = selected { Detail(item: item) }`.
struct PassedValue {
    /// The names of the value, a property of the caller's type first.
    private(set) var path: [Name]
    /// Whether an `if let` or a `switch` around the call unwraps the value.
    private(set) var isUnwrapped = false
    /// The `ForEach` or `List` whose element is passed; `path` is then the collection.
    private(set) var rows: CallExpr?
    /// The names after the element of a row.
    private(set) var elementMembers: [Name] = []

    init(path: [Name], isUnwrapped: Bool) {
        self.path = path
        self.isUnwrapped = isUnwrapped
    }

    /// The value of an argument, or the values that it is computed from: `selected` and `tab` in `selected == tab`.
    static func all(
        in value: SyntaxNode, of argument: ViewTree.Argument, _ element: ViewElement, _ call: SyntaxNode
    ) -> [PassedValue] {
        if value.simplePath != nil { return PassedValue(value, at: call).map { [$0] } ?? [] }
        if let table = SubscriptExpr(value.unwrapped)?.base, table.simplePath != nil {
            return PassedValue(table, at: call).flatMap { $0.rows == nil ? [$0] : nil } ?? []
        }
        guard !value.subtree.contains(where: { $0.kind == .closureExpr || $0.kind == .subscriptCallExpr }) else { return [] }
        return element.views.reads(of: argument).filter { !$0.isLocal && !$0.isTypeMember }.map { read in
            PassedValue(path: read.member.isNone ? [read.root] : [read.root, read.member], isUnwrapped: false)
        }
    }

    /// Nil if the value is computed, or a parameter or variable whose value is not known.
    init?(_ value: SyntaxNode, at call: SyntaxNode) {
        guard let path = value.simplePath else { return nil }
        self.path = path
        for node in call.ancestors {
            if TypeDecl(node) != nil { return }
            guard follow(node, around: call) else { return nil }
        }
    }

    /// Replaces the first name if the node declares it. Returns whether the value is still known.
    private mutating func follow(_ node: SyntaxNode, around call: SyntaxNode) -> Bool {
        let name = path[0]
        if let closure = ClosureExpr(node) {
            if node.tree.facts(DeclaredNames.self).contain(name, of: node, closure.statements) { return false }
            return closure.declares(name) ? enterRows(closure) : true
        }
        if let branch = IfExpr(node) {
            guard branch.body?.range.contains(call.range) ?? false else { return true }
            for condition in branch.conditions.reversed() {
                if !unwrap(condition) { return false }
            }
            return true
        }
        if let match = SwitchCase(node) {
            guard match.label?.subtree.contains(where: { $0.kind == .identifierPattern && $0.name == name }) ?? false else {
                return true
            }
            guard let subject = node.parent.flatMap(SwitchExpr.init)?.subject?.simplePath else { return false }
            (path, isUnwrapped) = (subject, true)
            return true
        }
        if let function = FunctionDecl(node) { return !function.parameterNames.contains(name) }
        if node.kind == .codeBlock || node.kind == .accessorBlock {
            return !node.tree.facts(DeclaredNames.self).contain(name, of: node, node.children())
        }
        return true
    }

    private mutating func unwrap(_ condition: SyntaxNode) -> Bool {
        guard let binding = BindingCondition(condition), let pattern = binding.pattern,
            pattern.subtree.contains(where: { $0.kind == .identifierPattern && $0.name == path[0] })
        else { return true }
        isUnwrapped = true
        guard pattern.kind == .identifierPattern else { return false }
        guard let value = binding.value else { return true }
        guard let outer = value.simplePath else { return false }
        path = outer + path.dropFirst()
        return true
    }

    private mutating func enterRows(_ closure: ClosureExpr) -> Bool {
        guard rows == nil, let call = closure.node.callOfClosure, let callee = call.callee,
            callee.name == "ForEach" || callee.name == "List", let data = call.firstArgument?.value,
            let collection = data.projectedPath ?? data.simplePath
        else { return false }
        rows = call
        elementMembers = Array(path.dropFirst())
        path = collection
        return true
    }
}

extension ClosureExpr {
    fileprivate func declares(_ name: Name) -> Bool {
        parameterNames.contains(name)
            || parameters.contains { parameter in
                parameter.tokens.contains { token in
                    token.kind == .identifier && Name(node.tree.source.bytes, in: Int(token.start + 1)..<Int(token.end)) == name
                        && node.tree.source.bytes[Int(token.start)] == UInt8(ascii: "$")
                }
            }
    }
}

/// The variables that the statements of closures and blocks declare, as far as rules asked: many calls of one block ask.
private final class DeclaredNames: TreeFacts {
    private var known: [NodeID: NameTable] = [:]

    init(_ tree: SyntaxTree) {}

    /// Whether a statement of a block declares a name.
    func contain(_ name: Name, of block: SyntaxNode, _ statements: some Sequence<SyntaxNode>) -> Bool {
        if let names = known[block.id] { return names.contains(name) }
        var names = NameTable()
        for statement in statements {
            for pattern in statement.declaredPatterns { names.insert(pattern.name, 0) }
        }
        known[block.id] = names
        return names.contains(name)
    }
}

extension SyntaxNode {
    /// The patterns of the variables that a statement declares for those after it.
    fileprivate var declaredPatterns: [SyntaxNode] {
        if let variable = VariableDecl(self) { return variable.bindings.compactMap { PatternBinding($0).pattern } }
        return GuardStmt(self)?.conditions.compactMap { BindingCondition($0)?.pattern } ?? []
    }
}
