import GroupLintCore

extension SyntaxNode {
    /// `Date()...end`, `.now..<end`.
    var isRangeFromNow: Bool {
        guard let sequence = SequenceExpr(self), sequence.isBinary, let sign = sequence.sign?.tokenText,
            sign == "..." || sign == "..<", let start = sequence.left?.unwrapped
        else { return false }
        if let call = CallExpr(start) { return call.callee?.tokenText == "Date" && call.firstArgument == nil }
        guard let access = MemberAccessExpr(start), start.name == "now" else { return false }
        return access.base.map { $0.tokenText == "Date" } ?? true
    }

    /// Whether a condition around the code, or a `guard` before it, tests something: it may compare the dates.
    var isTested: Bool {
        var inner = self
        for ancestor in ancestors {
            if ancestor.kind == .switchExpr || ancestor.kind == .ternaryExpr { return true }
            if let branch = IfExpr(ancestor), branch.conditions.contains(where: \.tests) { return true }
            if let sequence = SequenceExpr(ancestor), sequence.elements.contains(where: { $0.kind == .ternaryExpr }) {
                return true
            }
            for statement in ancestor.statements where ancestor.holdsStatements {
                if statement.start >= inner.start { break }
                if let check = GuardStmt(statement), check.conditions.contains(where: \.tests) { return true }
            }
            if ancestor.kind.role == .nominalType { return false }
            inner = ancestor
        }
        return false
    }

    /// Whether the code is a body: of a function, a computed property, a closure.
    private var holdsStatements: Bool { kind == .codeBlock || kind == .accessorBlock || kind == .closureExpr }

    private var tests: Bool { kind != .optionalBindingCondition && kind != .availabilityCondition }

    /// The value of a local constant or of `if let name = value` that is in scope.
    func localValue(of name: Name) -> SyntaxNode? {
        for ancestor in ancestors {
            for condition in IfExpr(ancestor)?.conditions ?? [] {
                if let binding = BindingCondition(condition), binding.pattern?.name == name { return binding.value }
            }
            if ancestor.kind == .memberBlock { return nil }
            guard ancestor.holdsStatements else { continue }
            for statement in ancestor.statements where statement.start < start {
                for binding in VariableDecl(statement)?.bindings.map(PatternBinding.init) ?? []
                where binding.pattern?.name == name {
                    return binding.initialValue ?? binding.node
                }
            }
        }
        return nil
    }
}
