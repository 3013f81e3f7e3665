import GroupLintCore

/// Code that never runs or never changes, because it depends on a property that keeps its first value.
struct FixedCondition {
    let kind: Kind
    /// The `if`, or the call of `disabled`.
    let node: SyntaxNode

    enum Kind {
        /// The block of an `if` never runs.
        case branch
        /// The `else` of an `if` never runs.
        case otherBranch
        case disabled
    }

    /// The `if` for a message: `` `if isLoading` ``.
    func text(_ property: String) -> String {
        guard let conditions = IfExpr(node)?.conditions, let first = conditions.first, let last = conditions.last
        else { return "" }
        if let text = short(SourceRange(start: first.start, end: last.end)) { return "`if \(text)`" }
        let name = Name(property.utf8)
        guard let own = conditions.first(where: { $0.subtree.contains { $0.name == name } }), let text = short(own.range) else {
            return "an `if` with `\(property)`"
        }
        return "`if \(own == first ? "" : "…, ")\(text)\(own == last ? "" : ", …")`"
    }

    /// Code that is short enough for a message.
    private func short(_ range: SourceRange) -> String? {
        guard range.length <= 40 else { return nil }
        let text = node.tree.source.text(range)
        return text.contains { $0.isNewline || $0 == "`" } ? nil : text
    }

    func related(_ message: String) -> RelatedLocation {
        RelatedLocation(path: node.tree.source.path, range: node.range, message: message)
    }

    func argument(_ property: String) -> String { CallExpr(node)?.firstArgument?.value?.shortText ?? property }

    /// All conditions with a property, in the members that use it and that the project uses.
    static func all(
        of property: ProjectIndex.Property, _ uses: ArraySlice<PropertyUseSite>, _ value: FixedState.FirstValue,
        _ context: inout RuleContext
    ) -> [FixedCondition] {
        guard let tree = context.syntax() else { return [] }
        var members: [SyntaxNode] = []
        let data = context.data(of: property.type)
        // A member that only members without a use call never runs either.
        for site in uses where site.file == property.id.file && data.moments(of: site) != .unknown {
            guard Int(site.use.node) < tree.records.count, let member = tree.node(site.use.node)?.member else { continue }
            if !members.contains(member), !context.isInUnusedCode(member.start, tree) { members.append(member) }
        }
        return members.sorted { $0.start < $1.start }.flatMap { member in
            tree.nodes(named: property.name, inside: member.range).compactMap { id in
                tree.node(id).flatMap { FixedCondition($0, property.name, value) }
            }
        }.filter { condition in
            // The code does not run in a sheet that nothing opens either.
            !condition.node.ancestors.contains { $0.kind == .closureExpr && context.isNeverPresented($0, in: property.type) }
        }
    }

    /// - Parameter node: a reference to the property, or the pattern of `if let property`.
    private init?(_ node: SyntaxNode, _ name: Name, _ value: FixedState.FirstValue) {
        guard node.name == name else { return nil }
        // A parameter of a closure may have the same name.
        if node.kind != .memberAccessExpr, LocalValue(node) != nil { return nil }
        switch node.kind {
        case .identifierPattern:
            guard value == .absent, let condition = node.parent.flatMap(BindingCondition.init), condition.value == nil,
                condition.pattern == node
            else { return nil }
            self.init(of: condition.node, isTrue: false)
        case .declReferenceExpr: self.init(around: node, value)
        case .memberAccessExpr where MemberAccessExpr(node)?.base?.token?.keyword == .`self`: self.init(around: node, value)
        // No other node names the property.
        default: return nil
        }
    }

    /// Follows `!x`, `(x)`, `x && y` and `x == nil` outward to a condition.
    private init?(around reference: SyntaxNode, _ value: FixedState.FirstValue) {
        var isTrue: Bool?
        if case .bool(let flag) = value { isTrue = flag }
        var node = reference
        while let parent = node.parent {
            switch parent.kind {
            case .prefixOperatorExpr:
                guard parent.tokenText == "!", let known = isTrue else { return nil }
                isTrue = !known
            case .labeledExpr:
                guard let outer = parent.parent, outer.kind == .tupleExpr, outer.slotCount == 1 else {
                    self.init(disabledWith: parent, isTrue)
                    return
                }
                node = outer
                continue
            case .sequenceExpr:
                guard let result = parent.result(of: node, isTrue, isAbsent: value == .absent) else { return nil }
                isTrue = result
            case .initializerClause:
                // `if let found = error`
                guard value == .absent, isTrue == nil, let condition = parent.parent, condition.kind == .optionalBindingCondition
                else { return nil }
                self.init(of: condition, isTrue: false)
                return
            default:
                guard let isTrue else { return nil }
                self.init(of: node, isTrue: isTrue)
                return
            }
            node = parent
        }
        return nil
    }

    private init?(of condition: SyntaxNode, isTrue: Bool) {
        guard let branch = condition.parent.flatMap(IfExpr.init), branch.conditions.contains(condition) else { return nil }
        if isTrue, branch.elseBranch == nil || branch.conditions.count > 1 { return nil }
        kind = isTrue ? .otherBranch : .branch
        node = branch.node
    }

    /// `.disabled(isSaving)`
    private init?(disabledWith argument: SyntaxNode, _ isTrue: Bool?) {
        guard isTrue != nil, let call = argument.parent?.parent.flatMap(CallExpr.init), call.callee?.kind == .memberAccessExpr,
            call.callee?.name == "disabled"
        else { return nil }
        kind = .disabled
        node = call.node
    }
}

extension SyntaxNode {
    /// The member of a type that contains the node.
    fileprivate var member: SyntaxNode? {
        var node = self
        while let parent = node.parent {
            if parent.kind == .memberBlock { return node }
            node = parent
        }
        return nil
    }

    /// The value of `x && y` or `x == nil`, if an operand decides it.
    fileprivate func result(of operand: SyntaxNode, _ isTrue: Bool?, isAbsent: Bool) -> Bool? {
        let parts = Array(children())
        let operators = parts.filter { $0.kind == .binaryOperatorExpr }.map(\.tokenText)
        if isTrue == false, let position = parts.firstIndex(of: operand) {
            let neighbors = [position - 1, position + 1].filter(parts.indices.contains).map { parts[$0] }
            let isPart = neighbors.allSatisfy { $0.kind == .binaryOperatorExpr && $0.tokenText == "&&" }
            let isAnd = operators.allSatisfy(Self.tight.contains) && !parts.contains { $0.kind == .ternaryExpr }
            return isPart && isAnd ? false : nil
        }
        guard isAbsent, isTrue == nil, parts.count == 3, parts.contains(where: { $0.kind == .nilLiteralExpr }) else { return nil }
        return operators == ["=="] ? true : operators == ["!="] ? false : nil
    }

    /// Operators that bind at least as tight as `&&`.
    private static let tight = ["&&", "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%"]
}
