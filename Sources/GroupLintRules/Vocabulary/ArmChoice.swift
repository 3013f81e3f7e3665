import GroupLintCore

/// Decides which arms of a branch may be shown for a value of one property.
struct ArmChoice {
    let branch: SyntaxNode
    let code: ViewCode

    /// How many more values to look for.
    private final class Budget {
        var left = 256
    }

    /// A property of which only one of two values matters for conditions.
    private struct Flag {
        let property: StateProperty
        let values: [KnownValue]
    }

    /// How many flags with unknown values are tried with both.
    private static let mostFlags = 4

    /// The positions of the arms that may be shown, -1 for none; nil if it is not known.
    func positions(_ property: StateProperty, _ value: KnownValue) -> Set<Int>? {
        var flags: [Flag] = []
        var found: Set<Int> = []
        // Flags show up while conditions are read: an arm before may ask for further ones.
        var round = 0
        repeat {
            let known = flags
            found = []
            for choice in 0..<(1 << known.count) {
                let values = known.indices.map { (known[$0].property, known[$0].values[(choice >> $0) & 1]) }
                guard let arms = arms(property, value, values, &flags) else { return nil }
                found.formUnion(arms)
            }
            if flags.count == known.count { return found }
            round += 1
        } while round <= Self.mostFlags && flags.count <= Self.mostFlags
        return nil
    }

    /// The arms for known values of flags. Adds the flags that it asks for and does not know.
    private func arms(
        _ property: StateProperty, _ value: KnownValue, _ known: [(StateProperty, KnownValue)], _ flags: inout [Flag]
    ) -> Set<Int>? {
        var asked = flags
        // Getters may read each other many times.
        let budget = Budget()
        let conditions = KnownCondition { name in
            if let found = self.value(of: name, property, value, depth: 0, budget) { return found }
            if let flag = known.first(where: { $0.0 == name }) { return flag.1 }
            if !asked.contains(where: { $0.property == name }), let flag = flag(name) { asked.append(flag) }
            return nil
        }
        defer { flags = asked }
        guard branch.kind == .ifExpr else { return conditions.choice(branch).map { [$0.position ?? -1] } }
        var (found, position): (Set<Int>, Int) = ([], 0)
        var current = IfExpr(branch)
        while let arm = current {
            let holds = conditions.holds(all: arm.conditions)
            if holds != false { found.insert(position) }
            if holds == true { return found }
            position += 1
            if let block = arm.elseBranch, block.kind == .codeBlock { return found.union([position]) }
            current = arm.elseBranch.flatMap(IfExpr.init)
        }
        return found.union([-1])
    }

    /// The values of a `Bool`, or of a string, of which only matters whether it is empty. Nil for other properties.
    private func flag(_ name: StateProperty) -> Flag? {
        let type = name.member.isNone ? code.view : code.model(name.root)
        guard let binding = type?.property(name.member.isNone ? name.root : name.member) else { return nil }
        if binding.type?.text == "Bool" || binding.initialValue?.kind == .booleanLiteralExpr {
            return Flag(property: name, values: [.boolean(false), .boolean(true)])
        }
        let isString = binding.type?.text == "String" || binding.initialValue?.kind == .stringLiteralExpr
        return isString ? Flag(property: name, values: [.empty, .present]) : nil
    }

    /// The value of a property if another one has a value: the same, or one that is computed from it.
    private func value(
        of asked: StateProperty, _ property: StateProperty, _ value: KnownValue, depth: Int, _ budget: Budget
    ) -> KnownValue? {
        if asked == property { return value }
        guard budget.left > 0 else { return nil }
        budget.left -= 1
        let type = asked.member.isNone ? code.view : code.model(asked.root)
        guard depth < 3, let getter = type?.property(asked.member.isNone ? asked.root : asked.member)?.getter,
            let conditions = Self.conditions(of: getter)
        else { return nil }
        let inner = KnownCondition { name in
            let isOwn = asked.member.isNone
            guard isOwn || name.member.isNone else { return nil }
            let path = isOwn ? name : StateProperty(root: asked.root, member: name.root)
            return self.value(of: path, property, value, depth: depth + 1, budget)
        }
        return inner.holds(all: conditions).map { .boolean($0) }
    }

    /// What must hold for a getter to be true: `return a`, also after `guard b else { return false }`, and of a constant before
    /// it. Nil for other code.
    static func conditions(of getter: SyntaxNode) -> [SyntaxNode]? {
        var conditions: [SyntaxNode] = []
        var constants: [Name: SyntaxNode] = [:]
        var isComplete = false
        for statement in getter.statements {
            guard !isComplete else { return nil }
            if let check = GuardStmt(statement) {
                guard let exit = check.body?.statements.first(where: { _ in true }), exit.kind == .returnStmt,
                    exit.children().first(where: { _ in true })?.text == "false"
                else { return nil }
                conditions += check.conditions
            } else if let constant = VariableDecl(statement)?.onlyBinding, let name = constant.pattern?.name {
                constants[name] = constant.initialValue
            } else if IfExpr(statement) != nil, !constants.isEmpty, !statement.decides {
                continue
            } else {
                isComplete = true
                let value = statement.kind == .returnStmt ? statement.children().first { _ in true } : statement
                guard let value else { return nil }
                conditions.append(value.kind == .declReferenceExpr ? constants[value.name] ?? value : value)
            }
        }
        guard isComplete, constants.isEmpty || !conditions.contains(where: { $0.mentions(Array(constants.keys)) }) else {
            return nil
        }
        return conditions
    }
}

extension SyntaxNode {
    /// Whether code may end the body around it, or set something: not for `if isLocked { print("locked") }`.
    fileprivate var decides: Bool {
        subtree.contains { $0.kind == .returnStmt || $0.kind == .throwStmt || $0.writtenTarget != nil }
    }
}
