import GroupLintCore

/// Follows the statements of a struct's initializer and finds the changes of `@State` that are lost.
///
/// While a stored property has no value yet, Swift takes `x = v` for the first value of the state behind `x`, even if `x` has a
/// default. When all properties have values, it calls the setter, and the setter of a state that belongs to no view yet stores
/// nothing.
struct InitializerWalk {
    /// A change that is lost.
    struct Loss {
        var property: StructStorage.Property
        /// `x` or `self.x`.
        var target: SyntaxNode
        /// The whole statement without `try`.
        var statement: SyntaxNode
        /// Whether the initializer gave the property a value before.
        var isSetBefore: Bool
        /// The parameter with this value, in `x = parameter`.
        var parameter: FunctionParameter?
        /// Whether the value is the property itself: `self.x = x` without a parameter `x`.
        var isOwnValue: Bool
    }

    private(set) var losses: [Loss] = []
    private let storage: StructStorage
    private let parameters: [FunctionParameter]
    /// Names that may mean a parameter or a local variable.
    private let locals: NameTable
    private var setHere: Set<Name> = []
    private var isUnknown = false

    /// Properties without a value at some point.
    private typealias Missing = [Name]

    init(_ initializer: FunctionDecl, _ storage: StructStorage) {
        self.storage = storage
        parameters = initializer.parameters?.children().map(FunctionParameter.init) ?? []
        guard let body = initializer.body else {
            locals = NameTable()
            return
        }
        var names = initializer.parameterNames
        var assigned = NameTable()
        for node in body.subtree {
            if node.kind == .identifierPattern { names.append(node.name) }
            guard let target = node.writtenTarget, node.kind == .sequenceExpr else { continue }
            if let name = target.storedName ?? target.ownName { assigned.insert(name, 0) }
        }
        locals = NameTable(names)
        // A property that the initializer does not assign has a value, because the code compiles.
        let missing = storage.properties.filter { !$0.hasValue && assigned.contains($0.name) }.map(\.name)
        _ = walk(body.children(), missing)
        if isUnknown { losses = [] }
    }

    /// What is missing after the statements; nil if they leave the initializer.
    private mutating func walk(_ statements: SyntaxNode.Children, _ missing: Missing) -> Missing? {
        var missing = missing
        for statement in statements {
            guard let next = step(statement, missing) else { return nil }
            missing = next
        }
        return missing
    }

    private mutating func step(_ statement: SyntaxNode, _ missing: Missing) -> Missing? {
        switch statement.kind {
        case .returnStmt, .throwStmt: return nil
        case .sequenceExpr: return assign(statement, missing)
        case .functionCallExpr: return call(statement, missing)
        case .tryExpr, .awaitExpr, .labeledStmt:
            return statement.children().first { _ in true }.flatMap { step($0, missing) } ?? missing
        case .ifExpr: return choose(IfExpr(statement).map { [$0.body, $0.elseBranch] } ?? [], missing)
        case .guardStmt:
            if let body = GuardStmt(statement)?.body { _ = walk(body.children(), missing) }
            return missing
        case .switchExpr: return choose(SwitchExpr(statement).map { $0.cases.map { $0 } } ?? [], missing)
        case .doStmt: return choose(statement.children().compactMap(\.block), missing)
        case .forStmt, .whileStmt, .repeatStmt:
            for part in statement.children() where part.kind == .codeBlock { _ = walk(part.children(), missing) }
            return missing
        case .ifConfigDecl: return choose(statement.children().map { $0 } + [nil], missing)
        // Other statements give no property a value.
        default: return missing
        }
    }

    /// What is missing after one of several blocks; an empty branch changes nothing.
    private mutating func choose(_ branches: [SyntaxNode?], _ missing: Missing) -> Missing? {
        var ends: [Missing] = []
        let before = setHere
        var after = before
        defer { setHere = after }
        for branch in branches {
            setHere = before
            defer { after.formUnion(setHere) }
            guard let branch else {
                ends.append(missing)
                continue
            }
            let end = branch.kind == .ifExpr ? step(branch, missing) : walk(branch.statements, missing)
            if let end { ends.append(end) }
        }
        return ends.isEmpty ? nil : missing.filter { name in ends.contains { $0.contains(name) } }
    }

    // MARK: Changes

    private mutating func assign(_ statement: SyntaxNode, _ missing: Missing) -> Missing {
        guard let target = statement.writtenTarget?.unwrapped else { return missing }
        if target.kind == .declReferenceExpr, target.token?.keyword == .`self` { isUnknown = true }
        if let name = target.storedName, let property = storage.property(name) { return give(property, missing) }
        guard let property = property(changedAt: target) else { return missing }
        let isWhole = target.ownName != nil && SequenceExpr(statement)?.sign?.kind == .assignmentExpr
        if isWhole, missing.contains(property.name) { return give(property, missing) }
        change(property, target, statement, missing)
        return missing
    }

    private mutating func call(_ statement: SyntaxNode, _ missing: Missing) -> Missing? {
        guard let callee = statement.chainBase else { return missing }
        // Another initializer gives every property a value, and Swift then keeps later assignments.
        if callee.token?.keyword == .`init`, MemberAccessExpr(callee)?.base?.token?.keyword == .`self` { isUnknown = true }
        if callee.name == "fatalError" || callee.name == "preconditionFailure" { return nil }
        if let target = statement.writtenTarget, let property = property(changedAt: target) {
            change(property, target, statement, missing)
        }
        return missing
    }

    /// The property that a statement changes in whole or in part: `x`, `self.x`, `x[0]`, `x.y`.
    private func property(changedAt target: SyntaxNode) -> StructStorage.Property? {
        guard let path = target.ownPath, let property = storage.property(path[0]) else { return nil }
        return target.startsWithSelf || !locals.contains(path[0]) ? property : nil
    }

    private mutating func give(_ property: StructStorage.Property, _ missing: Missing) -> Missing {
        setHere.insert(property.name)
        return missing.filter { $0 != property.name }
    }

    private mutating func change(
        _ property: StructStorage.Property, _ target: SyntaxNode, _ statement: SyntaxNode, _ missing: Missing
    ) {
        guard property.isState, missing.isEmpty, target.ownName != nil || property.isCollection else { return }
        let value = SequenceExpr(statement).flatMap { $0.isBinary ? $0.right : nil }
        let isLocal = value.map { !$0.startsWithSelf && locals.contains($0.ownName ?? .none) } ?? false
        losses.append(
            Loss(
                property: property, target: target, statement: statement, isSetBefore: setHere.contains(property.name),
                parameter: isLocal ? parameters.first { $0.name == value?.ownName } : nil,
                isOwnValue: !isLocal && value?.ownName == property.name))
    }
}

extension SyntaxNode {
    /// The block of `do` or `catch`, in the list of parts of the statement.
    fileprivate var block: SyntaxNode? {
        if kind == .codeBlock { return self }
        return kind == .catchClause ? lastStatement : nil
    }

    /// Whether a chain starts with `self`.
    var startsWithSelf: Bool {
        var current = unwrapped
        while let base = current.chainBase { current = base.unwrapped }
        return current.token?.keyword == .`self`
    }
}

extension StructStorage.Property {
    /// Whether the value is an array, dictionary or set, which a change of an element changes too.
    fileprivate var isCollection: Bool {
        if let type = binding.type { return type.kind == .arrayType || type.kind == .dictionaryType || type.name == "Set" }
        return binding.initialValue.map { $0.kind == .arrayExpr || $0.kind == .dictionaryExpr } ?? false
    }
}
